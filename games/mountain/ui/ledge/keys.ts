import type { ItemId, Slot } from '../../rules/state.ts';
import type { LedgeControl, Offer } from './controls.ts';

type Gear = { readonly [slot in Slot]: ItemId | null };

/** Keys of the items that can be used, after the six of the bar. */
const ITEM_KEYS = ['7', '8', '9', '0'] as const;

const LIT: ReadonlySet<string> = new Set(['use', 'play', 'drop']);

/**
 * An item is lit if it can be used, played, dropped from a full backpack, or equipped in an empty slot. Swapping equipment is not urgent,
 * so it does not count.
 */
export const isUsable = ({ lit }: Offer, gear: Gear): boolean =>
  lit.some((option) => LIT.has(option.do) || (option.do === 'equip' && gear[option.slot] === null));

/** The first few usable items get a key each, from left to right; the rest are reached by Tab. */
export function keysFor(
  controls: readonly LedgeControl[],
  offer: (control: LedgeControl) => Offer,
  gear: Gear,
): ReadonlyMap<string, string> {
  const usable = controls.filter((control) => control.in !== 'bar' && isUsable(offer(control), gear));
  return new Map(
    usable.flatMap((control, index) => {
      const key = ITEM_KEYS[index];
      return key === undefined ? [] : [[nameOf(control), key]];
    }),
  );
}

/** A unique name for a control. */
export const nameOf = (control: LedgeControl): string => Object.values(control).join(':');
