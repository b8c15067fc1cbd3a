import { type Blocked, type Say, same, say } from '@tavern/engine';
import type { Slot } from '../../rules/state.ts';
import type { LedgeOption, LedgeQuestion } from './question.ts';

/** The bar of actions, in the order of their keys 1 to 6 (KM-039). */
export const ACTIONS = ['move', 'sleep', 'duel', 'trade', 'loot', 'end'] as const;
export type ActionName = (typeof ACTIONS)[number];

/** Where an option is chosen: a button of the bar, an item in a slot or in the backpack, a kept card. */
export type LedgeControl =
  | { readonly in: 'bar'; readonly action: ActionName }
  | { readonly in: 'gear'; readonly slot: Slot }
  | { readonly in: 'pack'; readonly item: string }
  | { readonly in: 'kept'; readonly card: string };

/** Every option has a control: there is something to press for each option that the rules offer in `turn` and `after`. */
function ledgeControlsOf(option: LedgeOption): readonly LedgeControl[] {
  switch (option.do) {
    case 'move':
    case 'sleep':
    case 'duel':
    case 'trade':
    case 'loot':
    case 'end':
      return [{ in: 'bar', action: option.do }];
    case 'use':
    case 'drop':
    case 'equip':
      return [{ in: 'pack', item: option.item }];
    case 'play':
      return [{ in: 'kept', card: option.card }];
    case 'unequip':
      return [{ in: 'gear', slot: option.slot }];
    case 'swap':
      return [
        { in: 'gear', slot: 'left' },
        { in: 'gear', slot: 'right' },
      ];
  }
}

/** What a control offers now, and what is blocked, with the reasons. */
export interface Offer {
  readonly lit: readonly LedgeOption[];
  readonly dark: readonly Blocked<LedgeOption>[];
  /** Used where no single option has a reason. */
  readonly why: Say | null;
}

/** What one control offers for this question. */
export function offerAt(question: LedgeQuestion, control: LedgeControl): Offer {
  const isHere = (option: LedgeOption): boolean => ledgeControlsOf(option).some((each) => same(each, control));
  const lit = question.options.filter(isHere);
  const dark = question.blocked.filter(({ option }) => isHere(option));
  return { lit, dark, why: lit.length + dark.length > 0 ? null : unasked(question, control) };
}

/** The rules give no reason for what nobody would expect now; the table still says why not. */
function unasked({ kind }: LedgeQuestion, control: LedgeControl): Say {
  if (control.in === 'bar') {
    if (control.action === 'loot') return say('blocked.loot.nobody');
    if (control.action === 'move' || control.action === 'sleep') return say('ledge.why.acted');
    return say('blocked.alone');
  }
  return say(kind === 'after' ? 'ledge.why.after' : 'ledge.why.nothing');
}

/** While another player is asked, or something else. */
export const resting = (why: Say): Offer => ({ lit: [], dark: [], why });

/** All reasons, each once. */
export function reasonsOf({ dark, why }: Offer): readonly Say[] {
  const reasons = [...dark.map((each) => each.why), ...(why === null ? [] : [why])];
  return reasons.filter((reason, index) => reasons.findIndex((each) => same(each, reason)) === index);
}
