import type { Seat } from '@tavern/engine';
import { type Card, cards, type Effect, type Target } from '../catalog.ts';
import { bury, lookForDeaths } from '../deaths.ts';
import type { Cause } from '../events.ts';
import { asUnitAt, findUnit, unitAt } from '../field.ts';
import { MOST_EFFECTS } from '../house-rules.ts';
import { ongoingAt } from '../ongoing.ts';
import { type CardId, playerAt, slotAt } from '../state.ts';
import type { M, SkirmishSteps } from '../types.ts';

/** All of these are put off with `later`: first in, first out (FS-003). The last one that a play itself puts off (`deploy`, `spend`) ends the turn. */
export interface EffectSteps {
  sacrifice: { seat: Seat; slot: number; by: CardId };
  deploy: { seat: Seat; card: CardId; slot: number; target: Target | null };
  effect: Effect & { on: 'play' | 'deploy' | 'death' | 'conquer' | 'changed' | 'ongoing' };
  die: { seat: Seat; slot: number; unit: number; cause: Cause; by: CardId | null };
  spend: { seat: Seat; card: CardId };
}

const hookOf = (card: Card, on: EffectSteps['effect']['on']) => (on === 'ongoing' ? card.ongoing?.run : card[on]);

/** FS-054: the Conquer of a unit, or of the slot that it has won. */
const isConquest = ({ ongoing }: Card, on: EffectSteps['effect']['on']): boolean =>
  on === 'conquer' || (on === 'ongoing' && ongoing?.on === 'conquer');

/** H-04: false once one play has set off too many effects; the rest of them is dropped. */
function withinLimit(m: M, card: CardId): boolean {
  const { state } = m;
  state.effects += 1;
  if (state.effects === MOST_EFFECTS + 1) m.emit({ type: 'dropped', card, most: MOST_EFFECTS });
  return state.effects <= MOST_EFFECTS;
}

export const effectSteps: SkirmishSteps<EffectSteps> = {
  /** FS-022, FS-024. */
  sacrifice(m, { seat, slot, by }) {
    const unit = unitAt(m.state, seat, slot);
    if (unit !== null) bury(m, { unit, seat, slot }, 'sacrifice', by);
  },

  /** FS-026: the unit is placed, then the slot acts, then the unit. */
  deploy(m, { seat, card, slot, target }) {
    const { state } = m;
    const { power, deploy } = cards.get(card);
    state.lastId += 1;
    const unit = state.lastId;
    state.inPlay = null;
    slotAt(state, slot).units[seat] = { id: unit, card, power, changes: [] };
    m.emit({ type: 'deployed', seat, slot, unit, card, power });
    ongoingAt(m, 'deploy', seat, slot, unit);
    if (deploy !== undefined) m.later({ do: 'effect', on: 'deploy', card, seat, slot, unit, target, amount: 0 });
    m.later({ do: 'turn.end' });
  },

  /** Only these change power, so deaths are looked for after each of them (FS-023). */
  effect(m, effect) {
    if (!withinLimit(m, effect.card)) return;
    const card = cards.get(effect.card);
    if (isConquest(card, effect.on)) tellConquest(m, effect);
    hookOf(card, effect.on)?.(m, effect);
    lookForDeaths(m);
  },

  die(m, { seat, slot, unit: id, cause, by }) {
    const unit = unitAt(m.state, seat, slot);
    if (unit?.id === id) bury(m, { unit, seat, slot }, cause, by);
  },

  /** C-29: an action reaches the discard pile after its effect. */
  spend(m, { seat, card }) {
    m.state.inPlay = null;
    playerAt(m.state, seat).discard.push(card);
    m.emit({ type: 'spent', seat, card });
    m.later({ do: 'turn.end' });
  },
};

function tellConquest(m: M, { slot, unit, card }: EffectSteps['effect']): void {
  const at = findUnit(m.state, slot, unit);
  if (at !== null) m.emit({ type: 'conquered', ...asUnitAt(at), by: card });
}
