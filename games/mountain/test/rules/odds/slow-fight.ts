import type { Hero } from '../../../rules/odds/fight-odds.ts';
import type { Opponent } from '../../../rules/odds/fight-solver.ts';

const FACES = [1, 2, 3, 4, 5, 6];

interface Ending {
  readonly win: number;
  readonly left: number;
}

/**
 * A fight counted face by face, with wards, HP and recovery kept apart as rules/harm.ts does: slow, and made of nothing that the
 * solver is made of. `order` is the enemies in the order in which they are struck; without it each round strikes the best.
 */
export function slowFight(hero: Hero, fighting: readonly Opponent[], order?: readonly number[]): Ending {
  const known = new Map<string, Ending>();
  const counted = new Map<string, ReturnType<typeof rounds>>();
  const roundsOf = (me: Hero, them: readonly Opponent[], target: number): ReturnType<typeof rounds> => {
    const key = `${target} ${them.map(({ hp }) => hp > 0).join()}`;
    const before = counted.get(key) ?? rounds(me, them, target);
    counted.set(key, before);
    return before;
  };
  const fought = (me: Hero, them: readonly Opponent[]): Ending => {
    const standing = (order ?? [...them.keys()]).filter((at) => (them[at]?.hp ?? 0) > 0);
    if (standing.length === 0) return { win: 1, left: me.wards + me.hp + me.recovers };
    const key = JSON.stringify([me, them]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const ways = (order === undefined ? standing : standing.slice(0, 1)).map((at) => struck(me, them, at));
    const ending = ways.reduce((best, way) => (way.win + 0.03 * way.left > best.win + 0.03 * best.left ? way : best));
    known.set(key, ending);
    return ending;
  };
  const struck = (me: Hero, them: readonly Opponent[], target: number): Ending => {
    const sum = { win: 0, left: 0, again: 0 };
    for (const [[hit, hits], chance] of roundsOf(me, them, target)) {
      const then =
        me.stumbles || !hit
          ? them
          : them.map((opponent, at) => (at === target ? { ...opponent, hp: opponent.hp - 1 } : opponent));
      const still = hurt({ ...me, stumbles: false }, hits);
      if (still === null) continue;
      if (then === them && hits === 0 && !me.stumbles) {
        sum.again += chance;
        continue;
      }
      const { win, left } = fought(still, then);
      sum.win += chance * win;
      sum.left += chance * left;
    }
    return sum.again === 1 ? { win: 0, left: 0 } : { win: sum.win / (1 - sum.again), left: sum.left / (1 - sum.again) };
  };
  return fought(hero, fighting);
}

/** Every throw of a round: whether the target is hit, and how many HP the blows against the hero take. */
function rounds(me: Hero, them: readonly Opponent[], target: number): [[hit: boolean, hits: number], number][] {
  const aimed = them[target] as Opponent;
  const attackers = them.filter(({ hp }) => hp > 0);
  const found = new Map<string, [[boolean, number], number]>();
  const threw = (hit: boolean, guard: number, hits: number, left: readonly Opponent[]): void => {
    const [next, ...rest] = left;
    if (next !== undefined) {
      for (const die of FACES) threw(hit, guard, hits + (die + next.attack > guard + me.defence ? (next.damage ?? 1) : 0), rest);
      return;
    }
    const entry = found.get(`${hit} ${hits}`) ?? [[hit, hits], 0];
    entry[1] += 1;
    found.set(`${hit} ${hits}`, entry);
  };
  for (const mine of FACES)
    for (const theirs of FACES) for (const guard of FACES) threw(mine + me.attack > theirs + aimed.defence, guard, 0, attackers);
  const all = 6 ** (3 + attackers.length);
  return [...found.values()].map(([what, ways]) => [what, ways / all]);
}

/** Null: knocked out. A Berserker loses one more, a Padded Coat takes one off what is more than one (H-55). */
function hurt(me: Hero, blows: number): Hero | null {
  const { frail = 0, padding = 0 } = me.toll ?? {};
  let hits = blows === 0 ? 0 : blows + frail;
  if (hits > 1) hits -= padding;
  const wards = Math.max(0, me.wards - hits);
  const hp = Math.max(0, me.hp - (hits - (me.wards - wards)));
  if (hp > 0) return { ...me, wards, hp };
  return me.recovers > 0 ? { ...me, wards, hp: me.recovers, recovers: 0 } : null;
}
