import type { Seat } from '@tavern/engine';
import { cards, type Target } from '../catalog.ts';
import { asUnitAt, targeted, unitAt } from '../field.ts';
import { takeFromHand } from '../hand.ts';
import { MOST_PLAYS, playsLeft } from '../house-rules.ts';
import { blockedPlays, playOptions } from '../plays.ts';
import { type CardId, handSize, playerAt, rivalOf, type Slot, type State } from '../state.ts';
import type { M, SkirmishQuestions, SkirmishSteps } from '../types.ts';
import { askForDiscards } from './discard.ts';

export interface TurnSteps {
  turn: { seat: Seat };
  'turn.end': object;
}

export type PlayOption = { do: 'play'; card: CardId; slot: number | null; target: Target | null } | { do: 'pass' };

export interface TurnQuestions {
  /** `units`: the cards on the field, seat by seat and left to right, so that options can be put into words. */
  play: { seat: Seat; units: readonly (CardId | null)[]; option: PlayOption };
}

function fieldOf({ slots }: State): (CardId | null)[] {
  const [a, b, c, d] = slots as [Slot, Slot, Slot, Slot];
  const card = ({ units }: Slot, seat: number): CardId | null => units[seat]?.card ?? null;
  return [card(a, 0), card(b, 0), card(c, 0), card(d, 0), card(a, 1), card(b, 1), card(c, 1), card(d, 1)];
}

function pass(m: M, seat: Seat, why: 'chosen' | 'empty' | 'limit'): void {
  playerAt(m.state, seat).passed = true;
  m.emit({ type: 'passed', seat, why });
  m.next({ do: 'turn.end' });
}

function beginTurn(m: M, seat: Seat): void {
  const { state } = m;
  const changed = state.current !== seat;
  state.current = seat;
  state.turn += 1;
  state.effects = 0;
  if (changed) m.emit({ type: 'priority', seat });
  const player = playerAt(state, seat);
  if (handSize(player) === 0) pass(m, seat, 'empty');
  else if (player.played >= MOST_PLAYS) pass(m, seat, 'limit');
  else m.ask(seat, { kind: 'play', seat, units: fieldOf(state) });
}

export const turnSteps: SkirmishSteps<TurnSteps> = {
  turn: (m, { seat }) => beginTurn(m, seat),

  /** C-05, C-07: when no effect waits any more and all discards are made. A player who has passed is left out. */
  'turn.end'(m) {
    const { state } = m;
    if (!m.idle) return m.later({ do: 'turn.end' });
    if (askForDiscards(m)) return m.next({ do: 'turn.end' });
    const { current } = state;
    const rival = rivalOf(current);
    if (!playerAt(state, rival).passed) beginTurn(m, rival);
    else if (!playerAt(state, current).passed) beginTurn(m, current);
    else m.later({ do: 'resolve.slots' });
  },
};

function play(m: M, seat: Seat, { card, slot, target }: Extract<PlayOption, { do: 'play' }>): void {
  const { state } = m;
  const player = playerAt(state, seat);
  takeFromHand(player, card);
  player.played += 1;
  state.inPlay = { seat, card };
  const at = targeted(state, seat, target);
  m.emit({ type: 'played', seat, card, slot, at: at === null ? null : asUnitAt(at), left: playsLeft(player.played) });
  if (cards.get(card).kind === 'action') {
    m.later({ do: 'effect', on: 'play', card, seat, slot: slot ?? -1, unit: 0, target, amount: 0 });
    m.later({ do: 'spend', seat, card });
  } else {
    const place = slot ?? 0;
    if (unitAt(state, seat, place) !== null) m.later({ do: 'sacrifice', seat, slot: place, by: card });
    m.later({ do: 'deploy', seat, card, slot: place, target });
  }
}

export const turnQuestions: SkirmishQuestions<TurnQuestions> = {
  play: {
    options: (state, _ask, seat) => playOptions(state, seat),
    blocked: (state, _ask, seat) => blockedPlays(state, seat),
    /** H-16. */
    fallback: () => ({ do: 'pass' }),
    answer(m, seat, option) {
      if (option.do === 'pass') pass(m, seat, 'chosen');
      else play(m, seat, option);
    },
  },
};
