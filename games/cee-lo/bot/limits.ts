import type { Pool } from './pool-chances.ts';
import type { Fighter } from './round-facts.ts';

/** How closely a round is looked at: the unit in which HP are counted, and the most rerolls, Wild Dice and Ace Savers that are looked at. */
export interface Limits {
  readonly unit: number;
  readonly rerolls: number;
  readonly wilds: number;
  readonly aces: number;
}

const ALL = Number.POSITIVE_INFINITY;
export const EXACT: Limits = { unit: 1, rerolls: ALL, wilds: ALL, aces: ALL };

/** About as many as a machine from some years ago settles in a third of a second. */
const MOST_CELLS = 200_000;
/** Plans for an endless run ask about dozens of rounds to come, none of which is certain: a glance has to do. */
const A_GLANCE = 12_000;
const FREE_THROWS = 4;
const SOFT_BLOWS = 3;
const COARSEST = 16;

/**
 * Every round of five is looked at exactly with what a sensible run buys. Far into an endless run, with hundreds of HP and a bag full of
 * powerups, that would take minutes; there HP are counted in bundles, and of a dozen rerolls only the first few are reckoned with.
 */
export function limitsFor(fighter: Fighter, pool: Pool, cells = MOST_CELLS): Limits {
  const { rules, damage, hp } = fighter;
  const { enemyHp, rerolls, wilds, aces } = pool;
  const blows = Math.ceil(enemyHp / damage) * (rules.softInstants ? SOFT_BLOWS : 1) * (rules.mercy ? 2 : 1);
  const needed = (at: Limits): number =>
    blows * (at.rerolls + 1) * (at.wilds + 1) * (at.aces + 1) * Math.ceil(hp / at.unit) * FREE_THROWS;
  const closest: Limits = { unit: 1, rerolls, wilds, aces };
  if (needed(closest) <= cells) return EXACT;
  let limits: Limits | null = closest;
  let last = closest;
  while (limits !== null && needed(limits) > cells) {
    last = limits;
    limits = coarser(limits, hp);
  }
  return limits ?? last;
}

export const planningLimits = (fighter: Fighter, pool: Pool): Limits =>
  limitsFor(fighter, pool, fighter.rules.endless ? A_GLANCE : MOST_CELLS);

/** The simplification that costs the least accuracy; null: there is none left. */
function coarser(limits: Limits, hp: number): Limits | null {
  const { unit, rerolls, wilds, aces } = limits;
  if (aces > 1) return { ...limits, aces: 1 };
  if (hp / (unit + 1) >= COARSEST) return { ...limits, unit: unit + 1 };
  if (rerolls > 2) return { ...limits, rerolls: rerolls - 1 };
  return wilds > 2 ? { ...limits, wilds: wilds - 1 } : null;
}
