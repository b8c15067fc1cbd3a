import type { Wishes } from './wishes.ts';

/** When a list has come to its end, and in an endless run for as long as it lasts. */
const AND_THEN: Wishes = [
  'wild-die',
  'high-roller',
  'extra-reroll',
  'point-boost',
  'loaded-dice',
  'guaranteed-point',
  'first-strike',
  'point-boost',
  'double-down',
  'lucky-clover',
  'devils-ward',
  'ace-saver',
];
const FOR_EVER: Wishes = Array.from({ length: 4 }, () => AND_THEN).flat();

/**
 * The best plans under some twenty sets of house rules, as `lab plans` finds them. Which of them is best here and now is worked
 * out every time.
 */
const BEST: readonly Wishes[] = [
  ['high-roller', 'first-strike', 'wild-die', 'wild-die'],
  ['high-roller', 'first-strike', 'first-strike', 'wild-die', 'first-strike'],
  ['extra-reroll', 'loaded-dice', 'wild-die', 'guaranteed-point', 'point-boost', 'first-strike'],
  ['extra-reroll', 'loaded-dice', 'wild-die', 'guaranteed-point', 'wild-die'],
  ['extra-reroll', 'loaded-dice', 'wild-die', 'point-boost', 'high-roller'],
  ['extra-reroll', 'wild-die', 'loaded-dice', 'guaranteed-point', 'point-boost', 'first-strike'],
  ['high-roller', 'extra-reroll', 'wild-die', 'extra-reroll', 'first-strike'],
  ['high-roller', 'extra-reroll', 'wild-die', 'point-boost', 'first-strike'],
  ['high-roller', 'extra-reroll', 'point-boost', 'point-boost', 'extra-reroll', 'first-strike'],
  ['high-roller', 'point-boost', 'wild-die', 'point-boost', 'first-strike'],
  ['high-roller', 'first-strike', 'wild-die', 'point-boost', 'first-strike'],
  ['loaded-dice', 'first-strike', 'wild-die', 'first-strike', 'point-boost', 'first-strike'],
  ['loaded-dice', 'point-boost', 'first-strike', 'first-strike', 'extra-reroll', 'first-strike'],
  ['point-boost', 'point-boost', 'wild-die', 'loaded-dice', 'extra-reroll', 'first-strike'],
];

export const LISTS: readonly Wishes[] = BEST.map((wishes) => [...wishes, ...FOR_EVER]);
