import { handOf } from './hands.ts';
import { EXACT, type Limits } from './limits.ts';
import { type Pool, PoolChances } from './pool-chances.ts';
import { type Fighter, RoundFacts } from './round-facts.ts';

/** All that decides how a round ends from here: who has what left. */
export interface Standing extends Pool {
  readonly hp: number;
  /** Throws without score that are still free. */
  readonly auto: number;
}

export type Act = 'attack' | 'defend' | 'reroll' | { readonly die: number; readonly face: number };

/** The chance to win a round that is played as well as it can be: exact over all dice, however long it lasts. */
export class RoundSolver {
  private readonly facts: RoundFacts;
  private readonly limits: Limits;
  private readonly settled = new Map<number, PoolChances>();

  constructor(fighter: Fighter, enemyMax: number, limits = EXACT) {
    this.facts = new RoundFacts(fighter, enemyMax, limits.unit);
    this.limits = limits;
  }

  /** At the start of the player's turn. */
  playerTurn(at: Standing): number {
    return this.throwing(this.facts.scarce ? at : { ...at, auto: this.facts.layers - 1 });
  }

  /** At the start of the enemy's. */
  enemyTurn(at: Standing): number {
    const chances = this.chances(at);
    return chances.enemy[chances.enemyAt(this.layer(at)) + this.hp(at)] ?? 0;
  }

  /** The dice are about to fall. */
  throwing(at: Standing): number {
    return this.chances(at).thrown[this.place(at)] ?? 0;
  }

  /** What an act on these dice, which score, is worth. */
  value(at: Standing, act: Act, dice: readonly number[]): number {
    const { facts } = this;
    const hand = handOf(dice);
    if (act === 'attack') {
      const enemyHp = at.enemyHp - (facts.damage[hand] ?? 0);
      return enemyHp <= 0 ? 1 : this.enemyTurn({ ...at, enemyHp });
    }
    if (act === 'defend') {
      const chances = this.chances(at);
      return chances.enemy[chances.enemyAt(this.layer(at)) + Math.min(facts.most, this.hp(at) + (facts.heal[hand] ?? 0))] ?? 0;
    }
    if (act === 'reroll') return this.throwing({ ...at, rerolls: at.rerolls - 1 });
    const then = dice.map((each, index) => (index === act.die ? act.face : each));
    return this.chances({ ...at, wilds: at.wilds - 1 }).landed(handOf(then))[this.place(at)] ?? 0;
  }

  private hp({ hp }: Standing): number {
    return Math.min(this.facts.most, Math.ceil(hp / this.facts.unit));
  }

  private layer({ auto }: Standing): number {
    return Math.min(auto, this.facts.layers - 1);
  }

  private place(at: Standing): number {
    return this.layer(at) * (this.facts.most + 1) + this.hp(at);
  }

  private readonly chances = ({ enemyHp, rerolls, wilds, aces, wasHit }: Pool): PoolChances => {
    const pool: Pool = {
      enemyHp,
      rerolls: Math.min(rerolls, this.limits.rerolls),
      wilds: Math.min(wilds, this.limits.wilds),
      aces: Math.min(aces, this.limits.aces),
      wasHit: wasHit || !this.facts.mercy,
    };
    const key = (((enemyHp * 256 + pool.rerolls) * 256 + pool.wilds) * 256 + pool.aces) * 2 + (pool.wasHit ? 1 : 0);
    const known = this.settled.get(key);
    if (known !== undefined) return known;
    const chances = new PoolChances(this.facts, pool, this.chances);
    this.settled.set(key, chances);
    return chances;
  };
}
