import type { Packet, Seat } from '@tavern/engine';
import type { Event, EventOf } from '../rules/events.ts';
import { type CardId, rivalOf } from '../rules/state.ts';
import type { Revolution } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { battleEvents } from './battle.ts';
import { shown } from './cards.ts';
import type { Instances } from './instances.ts';
import { each, playerOf } from './players.ts';
import { choosing, destinationOf, laidOut, type Open } from './selection.ts';
import type { ShownCard } from './shapes/card.ts';
import type { EventData, Happened } from './shapes/event.ts';
import type { Phase } from './shapes/names.ts';

type Trigger = EventData<'CARD_EFFECT_TRIGGERED'>;
type Reason = EventData<'PHASE_CHANGE'>['reason'];

/** Tells what one player has seen in the document's events (RR-067..RR-086). It remembers what an event needs of those before it. */
export class Telling {
  /** The selection that is open. */
  open: Open | null = null;
  private readonly instances: Instances;
  /** The phase that events have told last. A draw phase passes into the main phase without an event. */
  private phase: Phase = 'BOTH_JOINED';
  private selections = 0;
  private mover: Seat | null = null;
  private decks: readonly string[] = [];
  /** The card by which somebody has just drawn: two cards drawn by it are one effect. */
  private drawing: CardId | null = null;

  constructor(instances: Instances) {
    this.instances = instances;
  }

  /** A match that did not begin at its beginning: everything before it is unknown, and no news. */
  beginAt(phase: Phase, mover: Seat | null): void {
    this.phase = phase;
    this.mover = mover;
  }

  tell(event: Event, view: View): Happened[] {
    const told = this.told(event, view);
    this.drawing = event.type === 'drew' ? event.by : null;
    return told;
  }

  /** At the end of a step: h-2 asks without an event of its own. */
  asked({ question, waiting, view }: Packet<Revolution>): Happened[] {
    const chooser = waiting.find(({ kind }) => kind === 'choose');
    if (chooser === undefined || this.open !== null) return [];
    const search = view.search;
    const ask = choosing(question);
    if (search !== null) return this.begin({ seat: search.seat, source: search.by, to: search.to, count: search.count }, ask);
    const targets = (['top', 'left', 'right'] as const).filter((zone) => this.instances.at(rivalOf(chooser.seat), zone) !== null);
    const count = ask?.targets.length ?? targets.length;
    return this.begin({ seat: chooser.seat, source: 'h-2', to: null, count }, ask);
  }

  private told(event: Event, view: View): Happened[] {
    switch (event.type) {
      case 'started':
        this.decks = event.decks;
        return [];
      case 'round':
        return this.round(event);
      case 'dealt':
        return [{ type: 'INITIAL_HAND_DEALT', data: { ...this.handOf(event), count: event.count } }];
      case 'redrew':
        return [
          { type: 'PLAYER_READY', data: { playerId: playerOf(event.seat), redraw: event.redrawn } },
          ...(event.redrawn ? [{ type: 'HAND_REDRAWN' as const, data: this.handOf(event) }] : []),
        ];
      case 'turn':
      case 'skipped':
        return this.turn(event, view);
      case 'drew':
      case 'noDraw':
        return this.drawn(event, view);
      case 'vacant':
        return [filled(event.seat, event.zone, true)];
      case 'placed':
        return this.placed(event);
      case 'searched':
        return this.searched(event, view);
      case 'found':
        return this.found(event, view);
      case 'aimed':
        return this.aimed(event);
      case 'neutralised': {
        const target = this.instances.at(event.seat, 'help');
        return [triggered(rivalOf(event.seat), event.by, 'neutralizeEffect', { target, count: 1 })];
      }
      case 'looked':
        return [triggered(event.seat, 'h-15', 'revealHand', { count: event.count, seenCards: event.cards })];
      case 'squareFull':
        return this.squareFull(event, view);
      case 'revealed':
        return this.revealed(event, view);
      case 'battle':
        return battleEvents(event, view, this.instances);
      case 'cleared':
        return this.goTo('END_PHASE', 'roundOver');
      case 'ended':
        return this.goTo('GAME_OVER', event.how);
    }
    return event satisfies never;
  }

  private round({ round, leaders, first, why }: EventOf<'round'>): Happened[] {
    const common = {
      leaders: each((seat): ShownCard => {
        const leader = leaders[seat];
        if (leader === undefined) throw new Error(`nobody leads for seat ${seat}`);
        return shown(leader, leader);
      }),
      firstPlayer: playerOf(first),
      reason: why,
    };
    this.mover = null;
    if (round > 1) return [{ type: 'NEXT_ROUND_START', data: { round, ...common } }];
    const decks = each((seat) => this.decks[seat] ?? '');
    return [{ type: 'GAME_STARTED', data: { ...common, decks } }, ...this.goTo('READY_PHASE', 'gameStarted')];
  }

  private turn({ type, seat, turn }: EventOf<'turn' | 'skipped'>, { round }: View): Happened[] {
    const first: Happened[] =
      this.phase === 'READY_PHASE'
        ? [{ type: 'GAME_PHASE_START', data: { phase: 'MAIN_PHASE', round, currentPlayer: playerOf(seat) } }]
        : [];
    const oldPlayer = this.mover === null ? null : playerOf(this.mover);
    this.mover = seat;
    return [...first, { type: 'TURN_SWITCH', data: { oldPlayer, newPlayer: playerOf(seat), turn, skipped: type === 'skipped' } }];
  }

  private drawn(event: EventOf<'drew' | 'noDraw'>, view: View): Happened[] {
    const { seat, by } = event;
    const none = event.type === 'noDraw';
    const effect = by === null || this.drawing === by ? [] : [triggered(seat, by, 'drawCards', { count: none ? 0 : 1 })];
    const reason: Reason = this.phase === 'READY_PHASE' ? 'bothReady' : this.phase === 'END_PHASE' ? 'nextRound' : 'turn';
    // Without a card there is nothing to acknowledge: it is the main phase at once.
    if (none) return by === null ? this.goTo('MAIN_PHASE', reason) : effect;
    const card = event.card === null ? null : this.newest(seat, event.card, view);
    const drawn: Happened = { type: 'CARD_DRAWN', data: { playerId: playerOf(seat), card, by, deckCount: event.deck } };
    if (by !== null) return [...effect, drawn];
    const phases = this.goTo('DRAW_PHASE', reason);
    this.phase = 'MAIN_PHASE';
    return [...phases, drawn];
  }

  private placed({ seat, zone, face, by, card }: EventOf<'placed'>): Happened[] {
    const id = this.instances.at(seat, zone);
    return [
      {
        type: 'CARD_PLAYED',
        data: {
          playerId: playerOf(seat),
          card: card === null || id === null ? null : shown(card, id),
          zone,
          isFaceDown: face === 'down',
          by,
        },
      },
      filled(seat, zone, false),
    ];
  }

  private searched({ seat, by, count }: EventOf<'searched'>, { search }: View): Happened[] {
    const effect = triggered(seat, by, 'searchCard', { count });
    if (count === 0 || search === null) return [effect];
    const laid = this.instances.searched(seat).map((id, index) => shown(search.cards?.[index] ?? by, id));
    return [effect, ...this.begin({ seat, source: by, to: search.to, count }, null, search.cards === null ? null : laid)];
  }

  private found({ seat, by, card, to, bottom }: EventOf<'found'>, view: View): Happened[] {
    const copy = card === null ? null : to === 'hand' ? this.newest(seat, card, view) : this.copyAt(seat, to, card);
    return this.end({ seat, source: by, destination: destinationOf(to), card: copy, targetZone: null, returned: bottom });
  }

  private aimed({ seat, zone, card }: EventOf<'aimed'>): Happened[] {
    const target = zone === null ? null : this.instances.at(rivalOf(seat), zone);
    const copy = card === null || target === null ? null : shown(card, target);
    return [
      ...this.end({ seat, source: 'h-2', destination: null, card: copy, targetZone: zone, returned: 0 }),
      triggered(seat, 'h-2', 'powerNullification', { target, count: zone === null ? 0 : 1 }),
    ];
  }

  private squareFull({ asked }: EventOf<'squareFull'>, { round }: View): Happened[] {
    return [
      { type: 'ALL_MAIN_ZONES_FILLED', data: { round, maySeal: asked.map(playerOf) } },
      // RR-023: where nobody can seal a card there is no such phase.
      ...(asked.length === 0 ? [] : this.goTo('SP_PHASE', 'allMainZonesFilled')),
    ];
  }

  private revealed({ cards }: EventOf<'revealed'>, { round }: View): Happened[] {
    const vacant = cards.flatMap((card, index) => (card === null ? [playerOf(index as Seat)] : []));
    const copies = each((seat) => this.copyAt(seat, 'sp', cards[seat] ?? null));
    return [
      { type: 'ALL_SP_ZONES_FILLED', data: { round, vacant } },
      { type: 'SP_CARDS_REVEALED', data: { round, cards: copies } },
      ...this.goTo('BATTLE_PHASE', 'allSpZonesFilled'),
    ];
  }

  private goTo(phase: Phase, reason: Reason): Happened[] {
    const oldPhase = this.phase;
    this.phase = phase;
    return oldPhase === phase ? [] : [{ type: 'PHASE_CHANGE', data: { oldPhase, newPhase: phase, reason } }];
  }

  private begin(open: Omit<Open, 'id'>, ask: ReturnType<typeof choosing>, laid?: ShownCard[] | null): Happened[] {
    this.selections += 1;
    const id = `selection_${this.selections}`;
    this.open = { id, ...open };
    const cards =
      laid ?? (ask === null ? null : laidOut(ask, this.instances).map((copy) => shown(copy.replace(/#.*$/, '') as CardId, copy)));
    return [
      {
        type: 'CARD_SELECTION_REQUIRED',
        data: {
          selectionId: id,
          playerId: playerOf(open.seat),
          source: open.source,
          destination: destinationOf(open.to),
          cards,
          cardCount: open.count,
        },
      },
    ];
  }

  private end({
    seat,
    ...rest
  }: Omit<EventData<'CARD_SELECTION_COMPLETED'>, 'selectionId' | 'playerId'> & { seat: Seat }): Happened[] {
    const { open } = this;
    this.open = null;
    // h-2 had nothing to aim at: nobody was asked.
    if (open === null) return [];
    return [{ type: 'CARD_SELECTION_COMPLETED', data: { selectionId: open.id, playerId: playerOf(seat), ...rest } }];
  }

  private handOf({ seat, cards }: { readonly seat: Seat; readonly cards: readonly CardId[] | null }): EventData<'HAND_REDRAWN'> {
    const hand = this.instances.hand(seat);
    return {
      playerId: playerOf(seat),
      cards: cards === null ? null : cards.map((card, index) => shown(card, hand[index] ?? card)),
    };
  }

  /** What came into a hand last is its last card. */
  private newest(seat: Seat, card: CardId, view: View): ShownCard {
    const index = view.players[seat]?.hand?.lastIndexOf(card) ?? -1;
    return shown(card, this.instances.hand(seat)[index] ?? card);
  }

  private copyAt(seat: Seat, zone: 'sp' | 'help' | null, card: CardId | null): ShownCard | null {
    const id = zone === null ? null : this.instances.at(seat, zone);
    return card === null || id === null ? null : shown(card, id);
  }
}

const filled = (seat: Seat, zone: EventData<'ZONE_FILLED'>['zone'], isVacant: boolean): Happened => ({
  type: 'ZONE_FILLED',
  data: { playerId: playerOf(seat), zone, isVacant },
});

const triggered = (
  seat: Seat,
  source: CardId,
  effectType: Trigger['effectType'],
  { target = null, count, seenCards = null }: Pick<Trigger, 'count'> & Partial<Pick<Trigger, 'target' | 'seenCards'>>,
): Happened => ({
  type: 'CARD_EFFECT_TRIGGERED',
  data: { playerId: playerOf(seat), source, effectType, target, count, seenCards },
});
