import type { Fighter } from '../../bot/round-facts.ts';
import type { Standing } from '../../bot/solver.ts';
import { attackOf, softLoss } from '../../rules/blows.ts';
import { analyse, type Result } from '../../rules/dice.ts';
import { enemyDamage } from '../../rules/economy.ts';
import { enemyOdds, throwOdds } from '../../rules/odds/throw-odds.ts';
import { wildFaces } from '../../rules/steps/turn.ts';

/** What is remembered, beside dice as a number of three digits. */
const ENEMY_TURN = 0;
const THROW = 1;

/** A round as one would write it down: every throw, every choice, turn after turn. After `turns` turns it gives up and says `beyond`. */
export function slowRound(fighter: Fighter, enemyMax: number, beyond: number) {
  const { rules, owned, damage, hp: most } = fighter;
  const free = owned['guaranteed-point'] > 0 || rules.autoRerolls === 'unlimited';
  const throws = throwOdds(fighter);
  const enemy = enemyOdds();
  const known = new Map<number, number>();

  const remembered = (what: number, at: Standing, turns: number, count: () => number): number => {
    const { hp, enemyHp, rerolls, wilds, aces, auto, wasHit } = at;
    const small = [turns, rerolls, wilds, aces, auto, wasHit ? 1 : 0].reduce((key, each) => key * 16 + each, 0);
    const key = ((small * 64 + hp) * 64 + enemyHp) * 1_000 + what;
    const value = known.get(key) ?? count();
    known.set(key, value);
    return value;
  };

  function enemyTurn(now: Standing, turns: number): number {
    const at = rules.autoRerolls === 'perRound3' ? now : { ...now, auto: 3 };
    return remembered(ENEMY_TURN, at, turns, () => enemy.reduce((sum, { result, p }) => sum + p * struck(at, result, turns), 0));
  }

  function struck(at: Standing, { type, value }: Result, turns: number): number {
    if (type === 'cursed') {
      const enemyHp = rules.softInstants ? at.enemyHp - softLoss(enemyMax) : 0;
      return enemyHp <= 0 ? 1 : playerTurn({ ...at, enemyHp }, turns - 1);
    }
    if (type === 'instant-win' && !rules.softInstants) return 0;
    const blow = type === 'instant-win' ? softLoss(most) : enemyDamage(damage, value);
    const hp = rules.mercy && !at.wasHit && blow >= at.hp ? 1 : at.hp - blow;
    return hp <= 0 ? 0 : playerTurn({ ...at, hp, wasHit: true }, turns - 1);
  }

  function playerTurn(at: Standing, turns: number): number {
    return turns === 0 ? beyond : throwing(at, turns);
  }

  function throwing(at: Standing, turns: number): number {
    return remembered(THROW, at, turns, () => {
      const none = throws.reduce((sum, { result, p }) => (result.type === 'none' ? sum + p : sum), 0);
      const some = throws.reduce(
        (sum, { dice, result, p }) => (result.type === 'none' ? sum : sum + p * landed(at, dice, result, turns)),
        0,
      );
      return free ? some / (1 - none) : none === 0 ? some : some + none * noScore(at, turns);
    });
  }

  function noScore(at: Standing, turns: number): number {
    if (at.auto > 0) return throwing({ ...at, auto: at.auto - 1 }, turns);
    const bust = enemyTurn(at, turns);
    return at.rerolls > 0 ? Math.max(bust, throwing({ ...at, rerolls: at.rerolls - 1 }, turns)) : bust;
  }

  function landed(at: Standing, dice: readonly number[], result: Result, turns: number): number {
    if (result.type === 'instant-win') return 1;
    if (result.type === 'none') return free ? throwing(at, turns) : noScore(at, turns);
    if (result.type === 'cursed') {
      const hp = rules.softInstants ? at.hp - softLoss(most) : 0;
      return hp <= 0 ? 0 : enemyTurn({ ...at, hp }, turns);
    }
    if (dice.every((die) => die === 1) && at.aces > 0)
      return landed({ ...at, aces: at.aces - 1 }, [6, 6, 6], { type: 'trips', value: 6 }, turns);
    return remembered(Number([...dice].sort((a, b) => a - b).join('')), at, turns, () => best(at, dice, result, turns));
  }

  function best(at: Standing, dice: readonly number[], result: Result, turns: number): number {
    const enemyHp = at.enemyHp - attackOf(fighter, result);
    const hp = Math.min(most, at.hp + result.value * (result.type === 'trips' ? 5 : 3));
    return Math.max(
      enemyHp <= 0 ? 1 : enemyTurn({ ...at, enemyHp }, turns),
      enemyTurn({ ...at, hp }, turns),
      at.rerolls > 0 ? throwing({ ...at, rerolls: at.rerolls - 1 }, turns) : 0,
      ...(at.wilds > 0 ? turned(dice).map((then) => landed({ ...at, wilds: at.wilds - 1 }, then, says(then), turns)) : []),
    );
  }

  const says = (dice: readonly number[]): Result => analyse(dice, owned['point-boost']);
  const turned = (dice: readonly number[]): number[][] =>
    dice.flatMap((value, die) => wildFaces(fighter, value).map((face) => dice.map((each, at) => (at === die ? face : each))));

  return { playerTurn, enemyTurn };
}
