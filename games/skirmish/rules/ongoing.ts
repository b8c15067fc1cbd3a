import type { Seat } from '@tavern/engine';
import { cards, type Ongoing } from './catalog.ts';
import { type CardId, rivalOf, type SlotEffect, slotAt } from './state.ts';
import type { M } from './types.ts';

/** FS-029: several stack, and there is no limit. */
export function addEffect(m: M, owner: Seat, slot: number, card: CardId): void {
  const { state } = m;
  state.lastId += 1;
  const effect: SlotEffect = { id: state.lastId, card, owner, since: state.round };
  slotAt(state, slot).effects.push(effect);
  m.emit({ type: 'effectAdded', slot, effect: { ...effect }, by: card });
}

/** Removes the effects for which `goes` is true, oldest first. `by`: the card that removes them; null where they fade. */
export function removeEffects(m: M, slot: number, goes: (effect: SlotEffect) => boolean, by: CardId | null): void {
  const { effects } = slotAt(m.state, slot);
  for (const effect of effects.filter(goes)) {
    effects.splice(effects.indexOf(effect), 1);
    m.emit({ type: 'effectRemoved', slot, effect: { ...effect }, by });
  }
}

/** Does the effect act on this unit? `own`: the unit and the effect have the same owner (C-21). */
const concerns = ({ affects }: Ongoing, own: boolean): boolean => affects === 'both' || (affects === 'owner') === own;

/** What a slot does to or for a unit of `seat`: the effects of its owner first, then the rival's, each oldest first (H-13). */
export function ongoingAt(m: M, on: Ongoing['on'], seat: Seat, slot: number, unit: number): void {
  const { effects } = slotAt(m.state, slot);
  if (effects.length === 0) return;
  for (const owner of [seat, rivalOf(seat)]) {
    for (const effect of effects) {
      const { ongoing } = cards.get(effect.card);
      if (effect.owner !== owner || ongoing?.on !== on || !concerns(ongoing, owner === seat)) continue;
      m.later({ do: 'effect', on: 'ongoing', card: effect.card, seat: owner, slot, unit, target: null, amount: 0 });
    }
  }
}
