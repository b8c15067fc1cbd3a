import { type Seat, same } from '@tavern/engine';
import { classes, luckCards, treasures } from './catalog.ts';
import type { Event } from './events.ts';
import { itemOffered } from './offers.ts';
import { SLOTS } from './pack.ts';
import type { ItemId, Offered, Player, State, Trade } from './state.ts';

// What an answer told must account for what it changed. It is counted here a second time, by what cards and classes say and by nothing that the rules do with it.

/** Throws where HP went otherwise than was told, where words of a trade did anything, or where a trade moved something that was not offered or not accepted. */
export function account(before: State, events: readonly Event[], after: State): void {
  const health = new Health(before, after);
  for (const event of events) health.hear(event);
  health.close();
  if (events.some(({ type }) => type === 'wished' || type === 'refused')) onlyWords(before, after);
  if (events.some(({ type }) => type === 'traded') && before.trade !== null) {
    byBoth(before.trade, events);
    asOffered(before, before.trade, after);
  }
}

function insist(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(what());
}

/** From how many HP at once a Padded Coat helps. */
const MUCH = 2;

/** What a number of HP comes to for one of this class, in this padding (KM-172, H-55). */
function lossFor({ class: hero }: Player, padding: number, hp: number): number {
  const whole = hp + classes.get(hero).frail;
  return whole >= MUCH ? Math.max(1, whole - padding) : whole;
}

const worn = (player: Player): ItemId[] => SLOTS.flatMap((slot) => (player[slot] === null ? [] : [player[slot]]));
const paddingOf = (player: Player): number => worn(player).reduce((sum, item) => sum + treasures.get(item).padding, 0);

/** The number of HP that a card names as its loss; null: it is no card, or names none. */
function lossOn(card: string): number | null {
  const found = [...luckCards.all, ...treasures.all].find(({ id }) => id === card) as { readonly loss?: unknown } | undefined;
  return typeof found?.loss === 'number' ? found.loss : null;
}

/** Everybody's HP, by what is told of them. */
class Health {
  private readonly before: State;
  private readonly after: State;
  private readonly hp: number[];
  /** Hits of the round that was told last, which have not been accounted for. */
  private readonly hits = new Map<Seat, number>();
  private readonly warded = new Map<Seat, number>();

  constructor(before: State, after: State) {
    this.before = before;
    this.after = after;
    this.hp = before.players.map(({ hp }) => hp);
  }

  hear(event: Event): void {
    switch (event.type) {
      case 'fightRound':
        this.settle();
        this.hits.set(
          event.seat,
          event.foes.reduce((sum, { hits, damage }) => sum + (hits ? damage : 0), 0),
        );
        break;
      case 'duelRound':
        this.settle();
        for (const { seat, fled, struck } of event.fighters) this.hits.set(seat, fled ? 0 : struck);
        break;
      case 'warded': {
        const { ward = 0 } = treasures.get(event.item);
        this.warded.set(event.seat, (this.warded.get(event.seat) ?? 0) + event.count * ward);
        break;
      }
      case 'hurt':
        this.lose(
          event.seat,
          event.from === 'fight' || event.from === 'duel' ? (this.hits.get(event.seat) ?? 0) : lossOn(event.from),
          event.lost,
        );
        insist(
          this.hp[event.seat] === event.hp,
          () => `seat ${event.seat} is told to have ${event.hp} HP, and has ${this.hp[event.seat]}`,
        );
        break;
      case 'healed':
        this.hp[event.seat] = (this.hp[event.seat] ?? 0) + event.by;
        break;
      case 'recovered':
      case 'slept':
        this.hp[event.seat] = event.hp;
        break;
      default:
    }
  }

  /** The end of the answer. */
  close(): void {
    this.settle();
    for (const [seat, { hp }] of this.after.players.entries())
      insist(hp === this.hp[seat], () => `seat ${seat} has ${hp} HP, and was told to have ${this.hp[seat]}`);
  }

  private settle(): void {
    for (const [seat, hits] of this.hits) if (hits > 0) this.lose(seat, hits, 0);
    this.hits.clear();
    this.warded.clear();
  }

  private lose(seat: Seat, amount: number | null, lost: number): void {
    const hp = this.hp[seat] ?? 0;
    const [was, is] = [this.before.players[seat], this.after.players[seat]];
    if (was === undefined || is === undefined) throw new Error(`there is no seat ${seat}`);
    // Where the padding itself changed in this answer, it is not known whether before or after the hit.
    if (amount !== null && paddingOf(was) === paddingOf(is)) {
      const due = Math.min(hp, Math.max(0, lossFor(was, paddingOf(was), amount) - (this.warded.get(seat) ?? 0)));
      insist(lost === due, () => `seat ${seat}, a ${was.class}, lost ${lost} HP instead of ${due}`);
    }
    this.hp[seat] = hp - lost;
    this.hits.delete(seat);
    this.warded.delete(seat);
  }
}

/** Wishes and refusals move nothing, end nothing and lift no acceptance. */
function onlyWords(before: State, after: State): void {
  const deeds = ({ players, trade }: State) => ({
    players,
    trade: trade && { offers: trade.offers, accepted: trade.accepted, rev: trade.rev },
  });
  insist(same(deeds(before), deeds(after)), () => 'words of a trade did something');
}

/** Before, or with this answer. */
function byBoth({ a, b, accepted }: Trade, events: readonly Event[]): void {
  for (const [side, seat] of [a, b].entries())
    insist(
      accepted[side] === true || events.some((event) => event.type === 'accepted' && event.seat === seat),
      () => `seat ${seat} has not accepted a trade that changed hands`,
    );
}

const sorted = (items: readonly ItemId[]): string => [...items].sort().join();

/** Each side has what it had, without its own offers, and with those of the other. */
function asOffered({ players }: State, { a, b, offers }: Trade, after: State): void {
  const [first, second] = [players[a], players[b]];
  if (first === undefined || second === undefined) throw new Error('a trade of nobody');
  const gave = (offers[0] as Offered[]).map((each) => itemOffered(first, each));
  const got = (offers[1] as Offered[]).map((each) => itemOffered(second, each));
  for (const [seat, had, less, more] of [
    [a, first, gave, got],
    [b, second, got, gave],
  ] as const) {
    const rest = [...worn(had), ...had.pack];
    for (const item of less) rest.splice(rest.indexOf(item), 1);
    const now = after.players[seat];
    const has = now === undefined ? [] : [...worn(now), ...now.pack];
    insist(
      sorted(has) === sorted([...rest, ...more]),
      () => `seat ${seat} has ${sorted(has)} after a trade instead of ${sorted([...rest, ...more])}`,
    );
  }
}
