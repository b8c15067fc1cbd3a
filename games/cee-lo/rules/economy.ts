import { powerups } from './catalog.ts';
import { isLastRound, type Rules } from './house-rules.ts';
import type { PowerupId, State } from './state.ts';

// CL-036.
export const START_GOLD = 20;
export const START_HP = 50;
export const START_DAMAGE = 5;
export const REROLLS = 1;

/** CL-041: by how much each purchase makes everything dearer. */
export const INFLATION = 1.02;
/** CL-040. */
export const STACKING = 1.4;
export const SINGLE = 1.5;
/** House rule `luckPrices`. */
const LUCK_PRICE = 20;

/** CL-024, CL-051: manual rerolls that a round begins with. */
export const rerollsPerRound = ({ owned }: Pick<State, 'owned'>): number => REROLLS + owned['extra-reroll'];

type Purse = Pick<State, 'rules' | 'owned' | 'purchases'>;

/** C-05: always from the base price, so that nothing is ever applied twice. */
export function priceOf(purse: Purse, id: PowerupId): number {
  const { rules, purchases } = purse;
  const { stacks } = powerups.get(id);
  return Math.round(basePrice(rules, id) * (stacks ? STACKING : SINGLE) ** boughtOf(purse, id) * INFLATION ** purchases);
}

/** What the first copy costs in a run that has bought nothing. */
export function basePrice({ luckPrices }: Rules, id: PowerupId): number {
  const { price, category } = powerups.get(id);
  return luckPrices && category === 'luck' ? LUCK_PRICE : price;
}

/** How often something was bought. A First Strike that was used counts too, though it is gone; nothing else is ever used up. */
export function boughtOf({ owned, purchases }: Pick<State, 'owned' | 'purchases'>, id: PowerupId): number {
  if (id !== 'first-strike') return owned[id];
  const lasting = Object.entries(owned).reduce((sum, [other, n]) => (other === id ? sum : sum + n), 0);
  return Math.max(owned[id], purchases - lasting);
}

/** C-09: a second copy of most things has no effect. */
export const hasEnough = ({ rules, owned }: Pick<State, 'rules' | 'owned'>, id: PowerupId): boolean =>
  owned[id] > 0 && !stacksUnder(rules, id);

/** Whether further copies do anything. */
export const stacksUnder = ({ stackEverything }: Rules, id: PowerupId): boolean => {
  const { stacks, piles } = powerups.get(id);
  return stacks || (stackEverything && piles);
};

/** C-07: where throwing again is free without end, Guaranteed Point would do nothing. */
export const isSold = ({ autoRerolls }: Rules, id: PowerupId): boolean =>
  id !== 'guaranteed-point' || autoRerolls !== 'unlimited';

/** How many kinds of powerups the shop has. */
export const soldUnder = (rules: Rules): number => powerups.all.filter(({ id }) => isSold(rules, id)).length;

export interface Reward {
  gold: number;
  hp: number;
  damage: number;
}

/** CL-037, CL-038, C-01. */
export const rewardOf = (round: number): Reward => ({
  gold: 15 + 5 * round,
  hp: 3 + Math.floor((round - 1) / 2),
  damage: 2 + Math.floor((round - 1) / 2),
});

/** Where `tougher` is plainly on: the numbers of the first Fair Table. Records of that time say only `true`, so these stay for ever. */
export const TOUGHER = [175, 250, 300, 225, 200] as const;

/** `tougher`: the rival's HP in percent, round by round; the last counts from there on. */
export function percentIn({ tougher }: Pick<Rules, 'tougher'>, round: number): number {
  if (tougher === false) return 100;
  const percents = tougher === true ? TOUGHER : tougher.split('-').map(Number);
  return percents[Math.min(round, percents.length) - 1] ?? 100;
}

/** CL-057, C-03: by most HP, and never less for a wounded player. */
export function enemyHpIn({ rules, hp }: Pick<State, 'rules' | 'hp'>, round: number): number {
  const plain = 15 + 5 * round + 2 * round * round + Math.max(0, Math.floor((hp - START_HP) / 2));
  return Math.floor((plain * percentIn(rules, round)) / 100);
}

/** CL-030, CL-058, H-02: four fifths of the player's base damage, by what the dice say, rounded down. */
export const enemyDamage = (damage: number, value: number): number => Math.floor((damage * 4 * value) / 5);

/** H-15: what a scored run is worth. */
export function scoreOf({ chapters, gold, rules, over }: State): number {
  const won = chapters.filter((chapter) => chapter.won).length;
  const last = chapters.at(-1);
  const left = over === 'won' && last !== undefined && isLastRound(rules, chapters.length) ? last.hp : 0;
  return 1000 * won + 10 * left + gold;
}

/** Ties go to the side that needed fewer turns. */
export const turnsOf = ({ chapters }: State): number => chapters.reduce((sum, { turns }) => sum + turns, 0);
