import { type Seat, seat } from '@tavern/engine';
import { cards } from '../catalog.ts';
import { unitAt } from '../field.ts';
import { tooMany } from '../house-rules.ts';
import { ongoingAt } from '../ongoing.ts';
import { endMatch, matchCheck } from '../outcome.ts';
import { playerAt, SLOTS, type State, slotAt } from '../state.ts';
import type { SkirmishSteps } from '../types.ts';
import { askForDiscards } from './discard.ts';

/** H-09: three steps of the queue. Slot winners are fixed first; Conquer may still change VP. */
export interface ResolveSteps {
  'resolve.slots': object;
  'resolve.conquer': object;
  'resolve.finish': object;
  'round.limit': object;
  'round.trim': object;
}

/** FS-033: the higher power, or the only unit; equals and empty slots have no winner. */
function slotWinner([a, b]: readonly (number | null)[]): Seat | null {
  const [mine, theirs] = [a ?? -1, b ?? -1];
  return mine === theirs ? null : seat(mine > theirs ? 0 : 1);
}

const vpOf = ({ players }: State): number[] => players.map(({ vp }) => vp);

export const resolveSteps: SkirmishSteps<ResolveSteps> = {
  'resolve.slots'(m) {
    const { state } = m;
    for (const index of SLOTS) {
      const slot = slotAt(state, index);
      const powers = slot.units.map((unit) => unit?.power ?? null);
      slot.winner = slotWinner(powers);
      if (slot.winner !== null) playerAt(state, slot.winner).vp += 1;
      m.emit({ type: 'slot', slot: index, winner: slot.winner, powers, vp: vpOf(state) });
    }
    m.later({ do: 'resolve.conquer' });
  },

  /** FS-034: left to right; the unit first, then the effects of its slot. */
  'resolve.conquer'(m) {
    const { state } = m;
    for (const slot of SLOTS) {
      const { winner } = slotAt(state, slot);
      const unit = winner === null ? null : unitAt(state, winner, slot);
      if (winner === null || unit === null) continue;
      if (cards.get(unit.card).conquer !== undefined)
        m.later({ do: 'effect', on: 'conquer', card: unit.card, seat: winner, slot, unit: unit.id, target: null, amount: 0 });
      ongoingAt(m, 'conquer', winner, slot, unit.id);
    }
    m.later({ do: 'resolve.finish' });
  },

  /** FS-035, then the match check; the round stays as it is until both go on (C-08). */
  'resolve.finish'(m) {
    const { state } = m;
    if (!m.idle) return m.later({ do: 'resolve.finish' });
    const [a = 0, b = 0] = vpOf(state);
    const winner = a === b ? null : seat(a > b ? 0 : 1);
    if (winner === null) state.ties += 1;
    else playerAt(state, winner).won += 1;
    state.phase = 'ended';
    const won = state.players.map((player) => player.won);
    m.emit({ type: 'roundEnded', round: state.round, winner, vp: [a, b], won, ties: state.ties });
    const over = matchCheck(state);
    if (over !== null) return endMatch(m, over.winner, over.how);
    m.next({ do: 'round.limit' });
  },

  /** C-24, `handLimit`: before the pause, so that the pause is the last thing of a round. */
  'round.limit'(m) {
    for (const player of m.state.players) {
      player.owed = tooMany(m.state.rules, player);
      player.owedTo = player.owed === 0 ? null : 'limit';
    }
    m.next({ do: 'round.trim' });
  },

  'round.trim'(m) {
    if (askForDiscards(m)) return m.next({ do: 'round.trim' });
    m.ask([seat(0), seat(1)], { kind: 'next', round: m.state.round });
    m.next({ do: 'round.clear' });
  },
};
