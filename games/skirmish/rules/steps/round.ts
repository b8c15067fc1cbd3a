import { type Seat, seat, seatsOf } from '@tavern/engine';
import { drawCards } from '../draw.ts';
import type { UnitAt } from '../events.ts';
import { asUnitAt, unitAt } from '../field.ts';
import { drawnIn, hasFaded } from '../house-rules.ts';
import { removeEffects } from '../ongoing.ts';
import { endMatch } from '../outcome.ts';
import { playerAt, rivalOf, SLOTS, type State, slotAt } from '../state.ts';
import type { M, SkirmishQuestions, SkirmishSteps } from '../types.ts';

export interface RoundSteps {
  'match.begin': object;
  'round.begin': { first: Seat };
  'round.clear': object;
}

export interface RoundQuestions {
  /** H-24: both look at what the round brought. */
  next: { round: number; option: { do: 'next' } };
}

/** C-01, `roundStart`. After a tied round both rules give it to the other player. */
function firstInNext(state: State): Seat {
  const { players, first, rules } = state;
  const [a = 0, b = 0] = players.map(({ vp }) => vp);
  if (rules.roundStart === 'alternate' || a === b) return rivalOf(first);
  return seat(a < b ? 0 : 1);
}

/** FS-027: units go to their owners' discard piles and do not die. Left to right, so the rightmost is on top. */
function clearField(m: M): void {
  const { state } = m;
  const units: UnitAt[] = [];
  for (const slot of SLOTS) {
    for (const owner of seatsOf(2)) {
      const unit = unitAt(state, owner, slot);
      if (unit === null) continue;
      units.push(asUnitAt({ unit, seat: owner, slot }));
      playerAt(state, owner).discard.push(unit.card);
    }
    slotAt(state, slot).units = [null, null];
  }
  if (units.length > 0) m.emit({ type: 'cleared', units });
}

export const roundSteps: SkirmishSteps<RoundSteps> = {
  /** FS-032. */
  'match.begin'(m) {
    const first = seat(m.rng.int(2));
    m.state.first = first;
    m.emit({ type: 'started', first, decks: m.state.players.map(({ deckId }) => deckId) });
    m.next({ do: 'round.begin', first });
  },

  /** FS-031, FS-037. */
  'round.begin'(m, { first }) {
    const { state } = m;
    state.round += 1;
    state.first = first;
    state.current = first;
    for (const slot of state.slots) slot.winner = null;
    for (const player of state.players) {
      player.total += player.vp;
      player.vp = 0;
      player.passed = false;
      player.played = 0;
    }
    const asks = state.round === 1 && state.rules.mulligan;
    state.phase = asks ? 'mulligan' : 'playing';
    const draws = drawnIn(state.round);
    m.emit({ type: 'round', round: state.round, first, draws });
    const order = [first, rivalOf(first)];
    const short = order.filter((each) => !drawCards(m, each, draws, null));
    if (short.length > 0 && state.rules.deckOut === 'lose') return ranOut(m, short);
    if (asks) m.ask(order, { kind: 'mulligan' });
    m.next({ do: 'turn', seat: first });
  },

  'round.clear'(m) {
    const first = firstInNext(m.state);
    clearField(m);
    for (const slot of SLOTS) removeEffects(m, slot, (effect) => hasFaded(m.state, effect), null);
    m.next({ do: 'round.begin', first });
  },
};

/** H-01, `deckOut: lose`: where both decks are empty at the same draw, nobody wins. */
function ranOut(m: M, [loser, ...more]: readonly Seat[]): void {
  if (loser === undefined) return;
  if (more.length > 0) endMatch(m, null, 'decks');
  else endMatch(m, rivalOf(loser), 'deck');
}

export const roundQuestions: SkirmishQuestions<RoundQuestions> = {
  next: { clock: 'pause', options: () => [{ do: 'next' }] },
};
