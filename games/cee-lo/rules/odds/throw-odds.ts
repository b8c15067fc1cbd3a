import '../cards/index.ts';
import { powerups } from '../catalog.ts';
import { analyse, FACES, type Result, scores } from '../dice.ts';
import { nothingOwned, type Owned, type State } from '../state.ts';
import { loadedDice } from '../throwing.ts';

/** One way in which three dice can land, in order of size, and how likely it is. */
export interface Chance {
  readonly dice: readonly number[];
  readonly result: Result;
  readonly p: number;
}

type Thrower = Pick<State, 'rules' | 'owned'>;
const HIGH = [4, 5, 6] as const;
const sorted = (dice: readonly number[]): number[] => [...dice].sort((a, b) => a - b);

/** Everything that one throw of the player can come to, all luck included and nothing saved yet. Exact: every case is counted. */
export function throwOdds({ rules, owned }: Thrower): Chance[] {
  const odds = new Map<string, { dice: number[]; p: number }>();
  const add = (dice: readonly number[], p: number): void => {
    if (p === 0) return;
    const key = sorted(dice).join('');
    const known = odds.get(key);
    if (known === undefined) odds.set(key, { dice: sorted(dice), p });
    else known.p += p;
  };
  const each = facesOf({ rules, owned });
  for (const [a, pa] of each[0])
    for (const [b, pb] of each[1]) for (const [c, pc] of each[2]) lucky([a, b, c], pa * pb * pc, owned, add);
  return [...odds.values()].map(({ dice, p }) => ({ dice, p, result: analyse(dice, owned['point-boost']) }));
}

type Faces = readonly (readonly [face: number, p: number])[];

/** Each die by itself: loaded, high, or plain. */
function facesOf(thrower: Thrower): [Faces, Faces, Faces] {
  const loaded = loadedDice(thrower);
  const high = thrower.owned['high-roller'] > 0;
  const plain: Faces = high ? HIGH.map((face) => [face, 1 / 3]) : FACES.map((face) => [face, 1 / 6]);
  const die = (index: number): Faces => (index < loaded ? [[6, 1]] : plain);
  return [die(0), die(1), die(2)];
}

const chance = (id: 'lucky-clover' | 'devils-ward', owned: Owned): number =>
  Math.min(1, ((powerups.get(id).by ?? 0) * owned[id]) / 100);

/** Lucky Clover, then Devil's Ward, as rules/throwing.ts has them. */
function lucky(dice: readonly number[], p: number, owned: Owned, add: (dice: readonly number[], p: number) => void): void {
  const works = chance('lucky-clover', owned);
  const lowest = Math.min(...dice);
  const die = dice.indexOf(lowest);
  if (works === 0 || lowest >= 4) return warded(dice, p, owned, add);
  warded(dice, p * (1 - works), owned, add);
  for (const to of HIGH) {
    const then = dice.map((each, index) => (index === die ? to : each));
    const spoilt = scores(analyse(dice)) && analyse(then).type === 'none';
    warded(spoilt ? dice : then, (p * works) / 3, owned, add);
  }
}

function warded(dice: readonly number[], p: number, owned: Owned, add: (dice: readonly number[], p: number) => void): void {
  const works = chance('devils-ward', owned);
  if (works === 0 || analyse(dice).type !== 'cursed') return add(dice, p);
  add(dice, p * (1 - works));
  for (const [die, from] of dice.entries())
    for (const to of FACES)
      if (to !== from)
        add(
          dice.map((each, index) => (index === die ? to : each)),
          (p * works) / 15,
        );
}

/** The enemy's, once it counts: points by value, trips by value, 4-5-6 and 1-2-3. */
export function enemyOdds(): Chance[] {
  const plain = throwOdds({ rules: {} as State['rules'], owned: nothingOwned() }).filter(({ result }) => result.type !== 'none');
  const whole = plain.reduce((sum, { p }) => sum + p, 0);
  return plain.map((each) => ({ ...each, p: each.p / whole }));
}
