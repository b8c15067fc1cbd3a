import type { ItemId, Slot } from '../../rules/state.ts';
import type { Control, Offer } from './controls.ts';

type Gear = { readonly [slot in Slot]: ItemId | null };

/** Keys of the things that can be used, after the six of the bar. */
const THING_KEYS = ['7', '8', '9', '0'] as const;

const LIT: ReadonlySet<string> = new Set(['use', 'play', 'drop']);

/** Used up, played, dropped where there is too much, or put where nothing is yet: what a thing is lit for. To change over is no hurry. */
export const isUsable = ({ lit }: Offer, gear: Gear): boolean =>
  lit.some((option) => LIT.has(option.do) || (option.do === 'equip' && gear[option.slot] === null));

/** The first few usable things get a key each, from left to right; the rest are reached by Tab. */
export function keysFor(
  controls: readonly Control[],
  offer: (control: Control) => Offer,
  gear: Gear,
): ReadonlyMap<string, string> {
  const usable = controls.filter((control) => control.in !== 'bar' && isUsable(offer(control), gear));
  return new Map(
    usable.flatMap((control, index) => {
      const key = THING_KEYS[index];
      return key === undefined ? [] : [[nameOf(control), key]];
    }),
  );
}

/** One word for a control. */
export const nameOf = (control: Control): string => Object.values(control).join(':');
