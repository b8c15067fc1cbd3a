import type { Toll } from '../toll.ts';
import { hitChance } from './hit-chance.ts';
import { type Blow, lossesAgainst } from './hits.ts';
import { livesAfter } from './lives.ts';

/** What the hero of a fight adds to the dice. */
export interface FightNumbers {
  readonly attack: number;
  readonly defence: number;
  /** The last lives are a Monk's recovery, as many as this. */
  readonly recovers?: number;
  /** What changes every loss (H-55). */
  readonly toll?: Toll;
}

export const NO_TOLL: Toll = { frail: 0, padding: 0 };

/** An enemy as it stands; 0 HP: beaten. */
export interface Opponent {
  readonly attack: number;
  readonly defence: number;
  readonly hp: number;
  /** HP that its hit costs: 1, if nothing is said. */
  readonly damage?: number;
}

/** Which enemy is struck: each round the one that promises most, or a chosen one until it falls and then the first that stands. */
export type Aim = 'best' | 'in-order';

/** How a fight ends. Exact: a small Markov chain over everybody's HP. */
export interface FightOdds {
  readonly win: number;
  /** Lives at the end on average, where a defeat counts as none. */
  readonly left: number;
  /** The place of the enemy to strike first. */
  readonly target: number;
}

export const blowOf = ({ attack, damage = 1 }: Opponent): Blow => ({ attack, damage });

const LOST: FightOdds = { win: 0, left: 0, target: 0 };

/** To win counts most; among equal chances, what it costs. */
const rank = ({ win, left }: FightOdds): number => win + 0.03 * left;

const nextTarget = (hp: readonly number[], target: number): number =>
  (hp[target] ?? 0) > 0 ? target : hp.findIndex((each) => each > 0);

/** One kind of fight: fixed numbers, enemies and aim, solved for any lives and HP as they are asked for. */
export class FightSolver {
  private readonly strikes: readonly number[];
  private readonly solved = new Map<number, FightOdds>();
  private readonly blows = new Map<number, readonly number[]>();
  private readonly defence: number;
  private readonly recovers: number;
  private readonly toll: Toll;
  private readonly enemies: readonly Opponent[];
  private readonly aim: Aim;

  constructor({ attack, defence, recovers = 0, toll = NO_TOLL }: FightNumbers, enemies: readonly Opponent[], aim: Aim) {
    this.defence = defence;
    this.recovers = recovers;
    this.toll = toll;
    this.enemies = enemies;
    this.aim = aim;
    this.strikes = enemies.map((enemy) => hitChance(attack - enemy.defence));
  }

  /** `target` is the enemy to strike first where they are struck in order. A hero who falls with the last enemy has lost (H-16). */
  odds(lives: number, hp: readonly number[], target: number): FightOdds {
    if (lives <= 0) return LOST;
    const next = nextTarget(hp, target);
    if (next < 0) return { win: 1, left: lives, target: 0 };
    // HP and places of enemies are single digits.
    const key = hp.reduce((sum, each) => sum * 10 + each, lives) * 10 + (this.aim === 'best' ? 0 : next);
    const known = this.solved.get(key);
    if (known !== undefined) return known;
    const odds = this.aim === 'best' ? this.best(lives, hp) : this.striking(lives, hp, next);
    this.solved.set(key, odds);
    return odds;
  }

  /** The same for a hero who stumbles: nobody is struck in the first round (C-01). */
  stumbling(lives: number, hp: readonly number[], target: number): FightOdds {
    let win = 0;
    let left = 0;
    for (const [lost, chance] of this.blowsOf(hp).entries()) {
      const then = this.odds(livesAfter(lives, lost, this.recovers), hp, target);
      win += chance * then.win;
      left += chance * then.left;
    }
    return { win, left, target };
  }

  private best(lives: number, hp: readonly number[]): FightOdds {
    let best: FightOdds | null = null;
    for (let target = 0; target < hp.length; target++) {
      if (hp[target] === 0) continue;
      const odds = this.striking(lives, hp, target);
      if (best === null || rank(odds) > rank(best)) best = odds;
    }
    return best ?? LOST;
  }

  private striking(lives: number, hp: readonly number[], target: number): FightOdds {
    const strike = this.strikes[target] as number;
    const blows = this.blowsOf(hp);
    const struck = hp.with(target, (hp[target] as number) - 1);
    let win = 0;
    let left = 0;
    for (let lost = 0; lost < blows.length; lost++) {
      const chance = blows[lost] as number;
      const after = livesAfter(lives, lost, this.recovers);
      const hit = this.odds(after, struck, target);
      win += chance * strike * hit.win;
      left += chance * strike * hit.left;
      if (lost === 0) continue;
      const missed = this.odds(after, hp, target);
      win += chance * (1 - strike) * missed.win;
      left += chance * (1 - strike) * missed.left;
    }
    // A round in which nothing happens is played again, so it only scales the others.
    const something = 1 - (blows[0] as number) * (1 - strike);
    return something <= 0 ? { ...LOST, target } : { win: win / something, left: left / something, target };
  }

  /** The chances to lose 0, 1, 2 ... lives to those who stand. */
  private blowsOf(hp: readonly number[]): readonly number[] {
    const standing = hp.reduce((mask, each, index) => (each > 0 ? mask | (1 << index) : mask), 0);
    let blows = this.blows.get(standing);
    if (blows === undefined) {
      const strikers = this.enemies.filter((_, index) => (hp[index] as number) > 0);
      blows = lossesAgainst(this.defence, strikers.map(blowOf), this.toll);
      this.blows.set(standing, blows);
    }
    return blows;
  }
}
