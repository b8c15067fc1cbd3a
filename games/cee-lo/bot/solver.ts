import { attackOf, softLoss } from '../rules/blows.ts';
import { analyse, type Result } from '../rules/dice.ts';
import { enemyDamage } from '../rules/economy.ts';
import { AUTO_REROLLS } from '../rules/house-rules.ts';
import type { State } from '../rules/state.ts';
import { wildFaces } from '../rules/steps/turn.ts';
import { type Chance, enemyOdds, throwOdds } from './throw-odds.ts';

/** All that decides how a round ends from here: who has what left. */
export interface Standing {
  readonly hp: number;
  readonly enemyHp: number;
  readonly rerolls: number;
  readonly wilds: number;
  readonly aces: number;
  readonly auto: number;
  readonly wasHit: boolean;
}

export type Act = 'attack' | 'defend' | 'reroll' | { readonly die: number; readonly face: number };

/** Beyond so many turns nothing is worth counting: hardly a round lasts five. */
const HORIZON = 7;
const BEYOND = 0.5;
const ENEMY = enemyOdds();

/** The chance to win a round that is played as well as it can be: exact over all dice, up to the horizon. */
export class RoundSolver {
  private readonly player: Pick<State, 'rules' | 'owned' | 'damage' | 'hp'>;
  private readonly enemyMax: number;
  private readonly throws: readonly Chance[];
  private readonly wilder: ReadonlyMap<
    string,
    readonly { readonly die: number; readonly face: number; readonly dice: readonly number[] }[]
  >;
  private readonly turns = new Map<number, number>();
  private readonly thrown = new Map<number, number>();
  /** How much of a won round is HP left: nothing, where it is healed before the next. */
  private readonly worthOfHp: number;

  constructor(player: Pick<State, 'rules' | 'owned' | 'damage' | 'hp'>, enemyMax: number) {
    this.player = player;
    this.enemyMax = enemyMax;
    this.throws = throwOdds(player);
    this.worthOfHp = player.rules.carryWounds ? 0.3 : 0;
    this.wilder = new Map();
  }

  /** At the start of the player's turn. */
  playerTurn(at: Standing, depth = HORIZON): number {
    if (depth === 0) return BEYOND;
    return this.throwing(at, depth);
  }

  /** At the start of the enemy's. */
  enemyTurn(now: Standing, depth = HORIZON): number {
    const at = this.player.rules.autoRerolls === 'perRound3' ? now : { ...now, auto: AUTO_REROLLS };
    const key = keyOf(at, depth);
    const known = this.turns.get(key);
    if (known !== undefined) return known;
    let value = 0;
    for (const { result, p } of ENEMY) value += p * this.enemyThrew(at, result, depth);
    this.turns.set(key, value);
    return value;
  }

  private won(hp: number): number {
    return 1 - this.worthOfHp * (1 - hp / this.player.hp);
  }

  private enemyThrew(at: Standing, result: Result, depth: number): number {
    const { rules, damage, hp: most } = this.player;
    if (result.type === 'cursed') {
      const enemyHp = rules.softInstants ? at.enemyHp - softLoss(this.enemyMax) : 0;
      return enemyHp <= 0 ? this.won(at.hp) : this.playerTurn({ ...at, enemyHp }, depth - 1);
    }
    if (result.type === 'instant-win' && !rules.softInstants) return 0;
    const blow = result.type === 'instant-win' ? softLoss(most) : enemyDamage(damage, result.value);
    const spared = rules.mercy && !at.wasHit && blow >= at.hp;
    const hp = spared ? 1 : at.hp - blow;
    return hp <= 0 ? 0 : this.playerTurn({ ...at, hp, wasHit: true }, depth - 1);
  }

  /** The dice are about to fall. */
  throwing(at: Standing, depth = HORIZON): number {
    const key = keyOf(at, depth);
    const known = this.thrown.get(key);
    if (known !== undefined) return known;
    let value = 0;
    let none = 0;
    for (const chance of this.throws) {
      if (chance.result.type === 'none') none += chance.p;
      else value += chance.p * this.landed(at, chance.dice, chance.result, depth);
    }
    if (none > 0) value = this.freeThrows ? value / (1 - none) : value + none * this.noScore(at, depth);
    this.thrown.set(key, value);
    return value;
  }

  private get freeThrows(): boolean {
    return this.player.owned['guaranteed-point'] > 0 || this.player.rules.autoRerolls === 'unlimited';
  }

  private noScore(at: Standing, depth: number): number {
    if (at.auto > 0) return this.throwing({ ...at, auto: at.auto - 1 }, depth);
    const bust = this.enemyTurn(at, depth);
    return at.rerolls > 0 ? Math.max(bust, this.throwing({ ...at, rerolls: at.rerolls - 1 }, depth)) : bust;
  }

  /** Dice that count, before anything is chosen. */
  private landed(at: Standing, dice: readonly number[], result: Result, depth: number): number {
    const { rules, hp: most } = this.player;
    if (result.type === 'instant-win') return this.won(at.hp);
    if (result.type === 'cursed') {
      const hp = rules.softInstants ? at.hp - softLoss(most) : 0;
      return hp <= 0 ? 0 : this.enemyTurn({ ...at, hp }, depth);
    }
    if (result.type === 'trips' && result.value === 1 && at.aces > 0)
      return this.best({ ...at, aces: at.aces - 1 }, [6, 6, 6], { type: 'trips', value: 6 }, depth);
    return this.best(at, dice, result, depth);
  }

  private best(at: Standing, dice: readonly number[], result: Result, depth: number): number {
    let value = Math.max(this.value(at, 'attack', dice, result, depth), this.value(at, 'defend', dice, result, depth));
    if (at.rerolls > 0) value = Math.max(value, this.value(at, 'reroll', dice, result, depth));
    if (at.wilds > 0) for (const act of this.wildActs(dice)) value = Math.max(value, this.value(at, act, dice, result, depth));
    return value;
  }

  private wildActs(
    dice: readonly number[],
  ): readonly { readonly die: number; readonly face: number; readonly dice: readonly number[] }[] {
    const key = dice.join('');
    const known = this.wilder.get(key);
    if (known !== undefined) return known;
    const acts = dice.flatMap((value, die) =>
      value === dice[die - 1]
        ? []
        : wildFaces(this.player, value).map((face) => ({
            die,
            face,
            dice: dice.map((each, index) => (index === die ? face : each)).sort((a, b) => a - b),
          })),
    );
    (this.wilder as Map<string, typeof acts>).set(key, acts);
    return acts;
  }

  /** What an act on these dice is worth. */
  value(at: Standing, act: Act, dice: readonly number[], result: Result, depth = HORIZON): number {
    const { hp: most } = this.player;
    if (act === 'attack') {
      const enemyHp = at.enemyHp - attackOf(this.player, result);
      return enemyHp <= 0 ? this.won(at.hp) : this.enemyTurn({ ...at, enemyHp }, depth);
    }
    if (act === 'defend') {
      const hp = Math.min(most, at.hp + result.value * (result.type === 'trips' ? 5 : 3));
      return this.enemyTurn({ ...at, hp }, depth);
    }
    if (act === 'reroll') return this.throwing({ ...at, rerolls: at.rerolls - 1 }, depth);
    const then = dice.map((each, index) => (index === act.die ? act.face : each));
    const after = { ...at, wilds: at.wilds - 1 };
    const says = analyse(then, this.player.owned['point-boost']);
    return says.type === 'none'
      ? this.freeThrows
        ? this.throwing(after, depth)
        : this.noScore(after, depth)
      : this.landed(after, then, says, depth);
  }
}

/** One number for one standing: HP below 1,024, the enemy below a million, a handful of everything else. */
function keyOf({ hp, enemyHp, rerolls, wilds, aces, auto, wasHit }: Standing, depth: number): number {
  const small = (((rerolls * 16 + wilds) * 8 + aces) * 4 + auto) * 2 + (wasHit ? 1 : 0);
  return ((depth * 1024 + hp) * 1_048_576 + enemyHp) * 16_384 + small;
}
