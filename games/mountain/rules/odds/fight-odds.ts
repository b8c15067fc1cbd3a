import { hitChance } from './hit-chance.ts';
import { hitsAgainst } from './hits.ts';

/** Whoever fights enemies, with all that keeps them on their feet. */
export interface Hero {
  readonly attack: number;
  readonly defence: number;
  readonly hp: number;
  /** Losses that Wardstones prevent. */
  readonly wards: number;
  /** HP that a Monk is restored to, once; 0: nothing of the kind. */
  readonly recovers: number;
  /** The next attack is lost. */
  readonly stumbles: boolean;
}

/** An enemy as it stands; 0 HP: beaten. */
export interface Opponent {
  readonly attack: number;
  readonly defence: number;
  readonly hp: number;
}

/** The chance to strike this one in the next round. */
export const strikeChance = ({ attack, stumbles }: Hero, { defence }: Opponent): number =>
  stumbles ? 0 : hitChance(attack - defence);

/** The chance that this one strikes in the next round. */
export const dangerOf = ({ defence }: Hero, { attack }: Opponent): number => hitChance(attack - defence);

/** The chances of 0, 1, 2 ... hits in a round by those who stand. */
const blowsOf = ({ defence }: Hero, foes: readonly Opponent[]): readonly number[] =>
  hitsAgainst(
    defence,
    foes.filter(({ hp }) => hp > 0).map(({ attack }) => attack),
  );

/** The chance that anybody strikes in the next round: one Defence roll against them all (H-19). */
export function anyDanger(hero: Hero, foes: readonly Opponent[]): number {
  const [none = 1, ...some] = blowsOf(hero, foes);
  // Exactly 0 and exactly 1 where it is that, which sixths added up are not.
  return none === 0 ? 1 : some.reduce((sum, chance) => sum + chance, 0);
}

/** One round's hits are one loss: wards first, then HP, then the Monk's recovery (H-40). Null: knocked out. */
function after(hero: Hero, hits: number): Hero | null {
  const warded = Math.min(hero.wards, hits);
  const hp = Math.max(0, hero.hp - (hits - warded));
  if (hp > 0) return { ...hero, wards: hero.wards - warded, hp };
  return hero.recovers > 0 ? { ...hero, wards: hero.wards - warded, hp: hero.recovers, recovers: 0 } : null;
}

const nextTarget = (foes: readonly Opponent[], target: number): number =>
  (foes[target]?.hp ?? 0) > 0 ? target : foes.findIndex(({ hp }) => hp > 0);

/**
 * The chance to win if `target` is attacked until it falls, then the first who still stands, and so on to the end: exact, over every HP
 * that both sides can come to. Who falls in the same round as the last enemy has lost (H-16).
 */
export function winChance(hero: Hero, foes: readonly Opponent[], target: number): number {
  const solved = new Map<string, number>();
  const blows = new Map<string, readonly number[]>();
  const blowsBy = (them: readonly Opponent[]): readonly number[] => {
    const standing = them.map(({ hp }) => hp > 0).join();
    const known = blows.get(standing) ?? blowsOf(hero, them);
    blows.set(standing, known);
    return known;
  };
  const solve = (me: Hero, them: readonly Opponent[], at: number): number => {
    if (at < 0) return 1;
    const key = [me.hp, me.wards, me.recovers, me.stumbles, at, ...them.map(({ hp }) => hp)].join();
    const known = solved.get(key);
    if (known !== undefined) return known;
    const chance = round(me, them, at);
    solved.set(key, chance);
    return chance;
  };
  const round = (me: Hero, them: readonly Opponent[], at: number): number => {
    const foe = them[at];
    if (foe === undefined) throw new Error(`there is no enemy ${at} to attack`);
    const strike = strikeChance(me, foe);
    const struck = them.with(at, { ...foe, hp: foe.hp - 1 });
    const steady = { ...me, stumbles: false };
    let win = 0;
    for (const [hits, chance] of blowsBy(them).entries()) {
      const still = after(steady, hits);
      if (chance === 0 || still === null) continue;
      win += chance * strike * solve(still, struck, nextTarget(struck, at));
      // A round in which nothing happens is fought again: it only scales the others.
      if (hits > 0 || me.stumbles) win += chance * (1 - strike) * solve(still, them, at);
    }
    const nothing = me.stumbles ? 0 : (blowsBy(them)[0] ?? 1) * (1 - strike);
    return nothing >= 1 ? 0 : win / (1 - nothing);
  };
  return solve(hero, foes, nextTarget(foes, target));
}
