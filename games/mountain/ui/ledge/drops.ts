import { findOption, type Say, sameOption, say } from '@tavern/engine';
import { slotsFor } from '../../rules/pack.ts';
import type { ItemId, Slot } from '../../rules/state.ts';
import type { PlayerView } from '../../rules/view.ts';
import type { LedgeOption, LedgeQuestion } from './question.ts';

/** Where an item can be dropped. */
export const TARGETS = ['left', 'right', 'armour', 'pack'] as const satisfies readonly (Slot | 'pack')[];
export type Target = (typeof TARGETS)[number];

/** The item being dragged: from a slot of the gear, or out of the backpack. */
export interface Dragged {
  readonly item: ItemId;
  readonly from: Slot | 'pack';
}

/** What dropping it there would do; `null`: nothing, it is there already. */
export type Landing = { readonly option: LedgeOption } | { readonly why: Say } | null;

const isHand = (target: Target): boolean => target === 'left' || target === 'right';

/** The option that a drop stands for (KM-058). */
function meant({ item, from }: Dragged, target: Target, player: PlayerView): LedgeOption | Say | null {
  if (from === target) return null;
  if (target === 'pack') return from === 'pack' ? null : { do: 'unequip', slot: from };
  if (!slotsFor(item).includes(target)) return say(isHand(target) ? 'ledge.drop.hand' : 'ledge.drop.armour');
  if (from !== 'pack') return player.left === player.right ? say('ledge.drop.same') : { do: 'swap' };
  if (player[target] === item) return say('ledge.drop.same');
  // Two hands with the same item, or both empty, are one choice to the rules: the left one.
  const slot = target === 'right' && player.left === player.right ? 'left' : target;
  return { do: 'equip', item, slot };
}

/** The option, or why not. Items can be moved only in the player's own turn. */
export function landingOf(dragged: Dragged, target: Target, player: PlayerView, question: LedgeQuestion | null): Landing {
  const wanted = meant(dragged, target, player);
  if (wanted === null) return null;
  if ('key' in wanted) return { why: wanted };
  if (question === null) return { why: say('ledge.why.wait') };
  const option = findOption(question.options, wanted);
  if (option !== null) return { option };
  return { why: question.blocked.find((each) => sameOption(each.option, wanted))?.why ?? say(lateOr(question)) };
}

const lateOr = ({ kind }: LedgeQuestion): string => (kind === 'after' ? 'blocked.nextTurn' : 'ledge.why.nothing');
