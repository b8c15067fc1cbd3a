import { scores } from '../rules/dice.ts';
import { ACES, SIXES } from './hands.ts';
import type { RoundFacts } from './round-facts.ts';

/** All that decides how a round ends from here, except the player's own HP and free throws. */
export interface Pool {
  readonly enemyHp: number;
  readonly rerolls: number;
  readonly wilds: number;
  readonly aces: number;
  readonly wasHit: boolean;
}

/** A hand that may fall and leaves a choice. */
interface OpenHand {
  readonly p: number;
  /** The best act that is not defending; and by how much defending heals, where it is allowed. */
  readonly otherwise: Float64Array;
  readonly heal: number | null;
}

/** Sweeps over the HP of a pool stop when nothing moves by more than this, or after this many sweeps. */
const STILL = 1e-7;
const MOST_SWEEPS = 400;

/**
 * The chance to win from every HP and with every number of free throws, for one pool: in each list first those without a free throw, by HP,
 * then those with one, and so on. They depend on each other: healing leads from low HP to high HP, and blows lead back. So a pool is
 * solved by sweeping over it until nothing moves. An act that spends something leads to another pool, which `pools` knows.
 */
export class PoolChances {
  /** Before the player throws. */
  readonly thrown: Float64Array;
  /** Before the enemy does. Free throws count here only where they have to last for the round. */
  readonly enemy: Float64Array;
  private readonly facts: RoundFacts;
  private readonly pool: Pool;
  private readonly pools: (pool: Pool) => PoolChances;
  private readonly size: number;
  private readonly rerolled: PoolChances | null;
  private readonly plainly = new Map<number, Float64Array>();

  constructor(facts: RoundFacts, pool: Pool, pools: (pool: Pool) => PoolChances) {
    this.facts = facts;
    this.pool = pool;
    this.pools = pools;
    this.size = facts.most + 1;
    this.thrown = new Float64Array(facts.layers * this.size);
    this.enemy = new Float64Array((facts.scarce ? facts.layers : 1) * this.size);
    this.rerolled = pool.rerolls > 0 ? pools({ ...pool, rerolls: pool.rerolls - 1 }) : null;
    this.settle();
  }

  /** Where the enemy's values for a number of free throws begin. */
  enemyAt(layer: number): number {
    return this.facts.scarce ? layer * this.size : 0;
  }

  /** Dice have landed like this. */
  landed(hand: number): Float64Array {
    const { pool } = this;
    if (hand === ACES && pool.aces > 0) return this.pools({ ...pool, aces: pool.aces - 1 }).landed(SIXES);
    const values = this.plain(hand);
    const { type } = this.result(hand);
    return pool.wilds > 0 && (type === 'point' || type === 'trips') ? this.orWild(Float64Array.from(values), hand) : values;
  }

  private settle(): void {
    const choices = this.choices();
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
      this.letEnemy();
      if (this.letPlayer(choices) < STILL) break;
    }
    this.letEnemy();
  }

  private letEnemy(): void {
    const { facts, pool, size, enemy } = this;
    const after = pool.wasHit ? this.thrown : this.pools({ ...pool, wasHit: true }).thrown;
    const left = pool.enemyHp - facts.enemyCurse;
    const cursed = facts.soft && left > 0 ? this.pools({ ...pool, enemyHp: left }).thrown : null;
    const spared = facts.mercy && !pool.wasHit;
    for (let start = 0; start < enemy.length; start += size) {
      const turn = facts.scarce ? start : (facts.layers - 1) * size;
      for (let hp = 1; hp < size; hp++) {
        let value = facts.enemyCursed * (cursed === null ? 1 : (cursed[turn + hp] as number));
        for (const { p, by } of facts.blows) {
          if (hp > by) value += p * (after[turn + hp - by] as number);
          else if (spared && by !== Number.POSITIVE_INFINITY) value += p * (after[turn + 1] as number);
        }
        enemy[start + hp] = value;
      }
    }
  }

  /** Gives by how much anything moved. */
  private letPlayer(choices: readonly OpenHand[]): number {
    const { facts, size, thrown, enemy } = this;
    const { instant, cursed, none, most } = facts;
    let moved = 0;
    for (let layer = 0; layer < facts.layers; layer++) {
      const start = this.enemyAt(layer);
      for (let hp = 1; hp < size; hp++) {
        const at = layer * size + hp;
        let value = instant + cursed * this.cursed(layer, hp);
        for (const { p, otherwise, heal } of choices) {
          const other = otherwise[at] as number;
          const healed = heal === null ? 0 : (enemy[start + (hp + heal < most ? hp + heal : most)] as number);
          value += p * (healed > other ? healed : other);
        }
        value = facts.free ? value / (1 - none) : value + none * this.noScore(layer, hp);
        const by = Math.abs(value - (thrown[at] as number));
        if (by > moved) moved = by;
        thrown[at] = value;
      }
    }
    return this.pool.wasHit ? moved : 0;
  }

  private choices(): OpenHand[] {
    const { facts, pool } = this;
    return facts.falls(pool.wilds, pool.aces > 0).map(({ p, hand, saved }) => ({
      p,
      otherwise: saved ? this.landed(hand) : this.orWild(this.struck(hand), hand),
      heal: saved ? null : (facts.heal[hand] ?? 0),
    }));
  }

  /** Without a Wild Die. */
  private plain(hand: number): Float64Array {
    const known = this.plainly.get(hand);
    if (known !== undefined) return known;
    const { facts, size } = this;
    const { type, value } = this.result(hand);
    const values = scores({ type, value }) ? this.struck(hand) : new Float64Array(facts.layers * size);
    for (let layer = 0; layer < facts.layers; layer++)
      for (let hp = 1; hp < size; hp++) {
        const at = layer * size + hp;
        if (type === 'instant-win') values[at] = 1;
        else if (type === 'cursed') values[at] = this.cursed(layer, hp);
        else if (type === 'none') values[at] = this.noScore(layer, hp);
        else values[at] = Math.max(values[at] as number, this.healed(layer, hp, facts.heal[hand] ?? 0));
      }
    this.plainly.set(hand, values);
    return values;
  }

  /** Attack or throw again, whichever is better. */
  private struck(hand: number): Float64Array {
    const { facts, pool, size } = this;
    const values = new Float64Array(facts.layers * size);
    const left = pool.enemyHp - (facts.damage[hand] ?? 0);
    const then = left > 0 ? this.pools({ ...pool, enemyHp: left }) : null;
    if (then === null) return values.fill(1);
    for (let layer = 0; layer < facts.layers; layer++) {
      const start = then.enemyAt(layer);
      for (let hp = 1; hp < size; hp++) values[layer * size + hp] = then.enemy[start + hp] as number;
    }
    if (this.rerolled !== null) better(values, this.rerolled.thrown);
    return values;
  }

  private orWild(values: Float64Array, hand: number): Float64Array {
    const { facts, pool } = this;
    for (let used = 1; used <= pool.wilds; used++) {
      const then = this.pools({ ...pool, wilds: pool.wilds - used });
      for (const to of facts.wild.after(hand, used, pool.aces > 0))
        better(values, to === ACES && pool.aces > 0 ? then.landed(to) : then.plain(to));
    }
    return values;
  }

  private healed(layer: number, hp: number, heal: number): number {
    return this.enemy[this.enemyAt(layer) + Math.min(this.facts.most, hp + heal)] as number;
  }

  private cursed(layer: number, hp: number): number {
    const { soft, curse } = this.facts;
    return soft && hp > curse ? (this.enemy[this.enemyAt(layer) + hp - curse] as number) : 0;
  }

  private noScore(layer: number, hp: number): number {
    const { facts, size, rerolled } = this;
    if (facts.free) return this.thrown[hp] as number;
    if (layer > 0) return this.thrown[(layer - 1) * size + hp] as number;
    const bust = this.enemy[hp] as number;
    return rerolled === null ? bust : Math.max(bust, rerolled.thrown[hp] as number);
  }

  private result(hand: number) {
    return this.facts.results[hand] ?? { type: 'none' as const, value: 0 };
  }
}

function better(values: Float64Array, others: Float64Array): void {
  for (let at = 0; at < values.length; at++)
    if ((others[at] as number) > (values[at] as number)) values[at] = others[at] as number;
}
