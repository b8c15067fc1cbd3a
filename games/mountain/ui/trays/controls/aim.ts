import type { MountainOption, MountainQuestion } from '../../words/look.ts';

const PRESSES: readonly string[] = ['once', 'steady', 'end'];
const RETREAT_KEY = PRESSES.length + 1;
/** Behind those of any targets. */
const CAST_KEY = '9';

/** Attacks have the same keys for every target; all other options are numbered. */
export function keyOf(option: MountainOption, index: number): string {
  if (option.do === 'cast') return CAST_KEY;
  if (option.do === 'attack') return `${PRESSES.indexOf(option.press) + 1}`;
  return option.do === 'retreat' ? `${RETREAT_KEY}` : `${index + 1}`;
}

/** The key that aims at the nth possible target: after the keys of the attacks. */
export const aimKey = (nth: number): string => `${RETREAT_KEY + 1 + nth}`;

/** The possible targets, in the order of their keys. */
export const targetsOf = ({ options }: MountainQuestion): readonly number[] => [
  ...new Set(options.flatMap((option) => (option.do === 'attack' ? [option.target] : []))),
];
