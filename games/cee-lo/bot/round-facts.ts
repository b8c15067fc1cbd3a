import { attackOf, softLoss } from '../rules/blows.ts';
import { analyse, type Result, scores } from '../rules/dice.ts';
import { enemyDamage } from '../rules/economy.ts';
import { AUTO_REROLLS } from '../rules/house-rules.ts';
import { enemyOdds, throwOdds } from '../rules/odds/throw-odds.ts';
import type { State } from '../rules/state.ts';
import { wildFaces } from '../rules/steps/turn.ts';
import { ACES, HANDS, handOf } from './hands.ts';
import { WildHands } from './wild-hands.ts';

/** A player who fights: what they throw with, how hard they hit and how many HP they have at most. */
export type Fighter = Pick<State, 'rules' | 'owned' | 'damage' | 'hp'>;

const ENEMY = enemyOdds();

/** A hand, or several that come to the same, and how likely. */
export interface Fall {
  readonly p: number;
  readonly hand: number;
  /** It is 1-1-1, and an Ace Saver takes it. */
  readonly saved: boolean;
}

/** What does not change during a round, in the form in which the solver wants it. Hands go by their place in `HANDS`. */
export class RoundFacts {
  readonly soft: boolean;
  readonly mercy: boolean;
  /** A throw without score is thrown again for ever. */
  readonly free: boolean;
  /** Free throws have to last for the round. */
  readonly scarce: boolean;
  /** Free throws left: 0 to one less than this. Where they are free for ever nobody counts them. */
  readonly layers: number;
  /** The unit in which the player's HP are counted; 1 is exact. */
  readonly unit: number;
  /** Most HP, and what 1-2-3 costs, in units. */
  readonly most: number;
  readonly curse: number;
  readonly enemyCurse: number;
  /** The chance of each hand, of each enemy's blow, and of its 1-2-3. */
  readonly chance: readonly number[];
  readonly blows: readonly { readonly p: number; readonly by: number }[];
  readonly enemyCursed: number;
  readonly instant: number;
  readonly cursed: number;
  readonly none: number;
  readonly results: readonly Result[];
  readonly damage: readonly number[];
  readonly heal: readonly number[];
  readonly wild: WildHands;
  private readonly known = new Map<number, readonly Fall[]>();

  constructor(fighter: Fighter, enemyMax: number, unit = 1) {
    const { rules, owned, damage, hp } = fighter;
    const inUnits = (points: number): number => Math.max(1, Math.round(points / unit));
    this.unit = unit;
    this.soft = rules.softInstants;
    this.mercy = rules.mercy;
    this.free = owned['guaranteed-point'] > 0 || rules.autoRerolls === 'unlimited';
    this.scarce = rules.autoRerolls === 'perRound3' && !this.free;
    this.layers = this.free ? 1 : AUTO_REROLLS + 1;
    this.most = Math.ceil(hp / unit);
    this.curse = inUnits(softLoss(hp));
    this.enemyCurse = softLoss(enemyMax);
    this.results = HANDS.map((dice) => analyse(dice, owned['point-boost']));
    this.damage = this.results.map((result) => attackOf(fighter, result));
    this.heal = this.results.map(({ type, value }) => Math.round((value * (type === 'trips' ? 5 : 3)) / unit));
    this.wild = new WildHands(this.results, (face) => wildFaces(fighter, face));
    const thrown = new Map(throwOdds(fighter).map(({ dice, p }) => [handOf(dice), p]));
    this.chance = HANDS.map((_, hand) => thrown.get(hand) ?? 0);
    const chanceOf = (type: Result['type']): number => sum(this.chance.filter((_, hand) => this.results[hand]?.type === type));
    this.instant = chanceOf('instant-win');
    this.cursed = chanceOf('cursed');
    this.none = chanceOf('none');
    this.enemyCursed = sum(ENEMY.filter(({ result }) => result.type === 'cursed').map(({ p }) => p));
    const blowOf = ({ type, value }: Result): number =>
      type === 'instant-win' ? (this.soft ? this.curse : Number.POSITIVE_INFINITY) : inUnits(enemyDamage(damage, value));
    this.blows = merged(
      ENEMY.filter(({ result }) => result.type !== 'cursed').map(({ result, p }) => ({ p, by: blowOf(result) })),
    );
  }

  /** What may fall and leaves a choice: hands that come to the same are taken together. `aces`: 1-1-1 is saved. */
  falls(wilds: number, aces: boolean): readonly Fall[] {
    const key = wilds * 2 + (aces ? 1 : 0);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = new Map<string, { p: number; hand: number; saved: boolean }>();
    for (const [hand, result] of this.results.entries()) {
      const p = this.chance[hand] ?? 0;
      if (p === 0 || !scores(result)) continue;
      const saved = aces && hand === ACES;
      const turned = Array.from({ length: wilds }, (_, used) => this.wild.after(hand, used + 1, aces));
      const same = saved ? 'saved' : JSON.stringify([result, turned]);
      const other = found.get(same);
      if (other === undefined) found.set(same, { p, hand, saved });
      else other.p += p;
    }
    const falls = [...found.values()];
    this.known.set(key, falls);
    return falls;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function merged(blows: readonly { readonly p: number; readonly by: number }[]): { p: number; by: number }[] {
  const all = new Map<number, number>();
  for (const { p, by } of blows) all.set(by, (all.get(by) ?? 0) + p);
  return [...all].map(([by, p]) => ({ p, by }));
}
