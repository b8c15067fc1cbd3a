import type { Rng } from '@tavern/engine';
import { powerups } from './catalog.ts';
import { analyse, type Result, scores } from './dice.ts';
import type { Change } from './events.ts';
import type { Fight, Owned, Side, State } from './state.ts';
import type { M } from './types.ts';

const DICE = 3;
const LOW = 4;

/** H-15: every throw has its own stream, so that what was bought or looked at never shifts the dice of another. */
export function streamOf({ round }: Pick<State, 'round'>, { turns, throws }: Fight, side: Side, what = ''): string {
  return `r${round}.t${turns[side]}.${side}.${throws}${what}`;
}

export const plainThrow = (rng: Rng): number[] => Array.from({ length: DICE }, () => rng.die(6));

/** H-07. */
const chanceOf = (id: 'lucky-clover' | 'devils-ward', owned: Owned): number =>
  Math.min(100, (powerups.get(id).by ?? 0) * owned[id]);

/** C-09: how many dice are loaded. */
export const loadedDice = ({ rules, owned }: Pick<State, 'rules' | 'owned'>): number =>
  Math.min(DICE, rules.stackEverything ? owned['loaded-dice'] : Math.min(1, owned['loaded-dice']));

/** The player's throw: Loaded Dice, High Roller, Lucky Clover, Devil’s Ward, in this order (H-05), before anything is judged (CL-055). */
export function playerThrow(m: M, fight: Fight): { thrown: number[]; dice: number[]; changes: Change[] } {
  const { state } = m;
  const stream = (what = ''): Rng => m.dice(streamOf(state, fight, 'player', what));
  const thrown = plainThrow(stream());
  const dice = [...thrown];
  const changes: Change[] = [];
  const change = (by: Change['by'], die: number, to: number): void => {
    const from = dice[die] ?? to;
    dice[die] = to;
    if (from !== to) changes.push({ by, die, from, to });
  };
  for (let die = 0; die < loadedDice(state); die++) change('loaded-dice', die, 6);
  if (state.owned['high-roller'] > 0) {
    const high = stream('.high');
    for (let die = 0; die < DICE; die++) {
      const to = LOW + high.int(3);
      if ((dice[die] ?? LOW) < LOW) change('high-roller', die, to);
    }
  }
  if (state.owned['lucky-clover'] > 0) clover(dice, state.owned, stream('.clover'), change);
  if (state.owned['devils-ward'] > 0 && analyse(dice).type === 'cursed') {
    const ward = stream('.ward');
    if (ward.chance(chanceOf('devils-ward', state.owned), 100)) {
      // C-12: one of the other five faces, so that 1-2-3 is really broken.
      const die = ward.int(DICE);
      change('devils-ward', die, otherFace(dice[die] ?? 1, ward.int(5)));
    }
  }
  return { thrown, dice, changes };
}

/** CL-052, H-06: the lowest die below 4, unless that would spoil a throw that counts. */
function clover(
  dice: readonly number[],
  owned: Owned,
  rng: Rng,
  change: (by: 'lucky-clover', die: number, to: number) => void,
): void {
  const works = rng.chance(chanceOf('lucky-clover', owned), 100);
  const to = LOW + rng.int(3);
  const lowest = Math.min(...dice);
  if (!works || lowest >= LOW) return;
  const die = dice.indexOf(lowest);
  const then = dice.map((each, index) => (index === die ? to : each));
  const spoilt = scores(analyse(dice)) && analyse(then).type === 'none';
  if (!spoilt) change('lucky-clover', die, to);
}

const otherFace = (face: number, pick: number): number => (pick + 1 < face ? pick + 1 : pick + 2);

/** C-09: how many 1-1-1 a round can be saved. */
export const acesLeft = ({ rules, owned }: Pick<State, 'rules' | 'owned'>, { acesUsed }: Fight): number =>
  (rules.stackEverything ? owned['ace-saver'] : Math.min(1, owned['ace-saver'])) - acesUsed;

/** What the player's dice say; an Ace Saver turns 1-1-1 into 6-6-6 on the spot (CL-047, H-09). */
export function judge(state: State, fight: Fight, dice: number[]): { result: Result; saved: boolean } {
  const saved = !dice.some((die) => die !== 1) && acesLeft(state, fight) > 0;
  if (saved) {
    fight.acesUsed += 1;
    dice.fill(6);
  }
  return { result: analyse(dice, state.owned['point-boost']), saved };
}
