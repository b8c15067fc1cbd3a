import { FINAL } from '../rules/board.ts';
import type { TurnOption } from '../rules/steps/turn.ts';
import type { Sight } from './sight.ts';
import { cardWorth } from './weights.ts';

const using = (options: readonly TurnOption[], item: string): TurnOption | undefined =>
  options.find((option) => option.do === 'use' && option.item === item);

/** Up to the nearest player ahead, for a good part of a move (KM-184). */
export function throwHook({ me, rivals, weights }: Sight, options: readonly TurnOption[]): TurnOption | null {
  const hook = using(options, 'grappling-hook');
  if (hook === undefined) return null;
  const ahead = rivals.flatMap(({ player: { at, invisible } }) => (at > me.at && at < FINAL && !invisible ? [at] : []));
  return Math.min(...ahead) - me.at > cardWorth(weights, 'grappling-hook') ? hook : null;
}

const FALL = 3;

/** The horn is for those who are about to win; else for a leader whose fall is worth it (KM-184). */
export function blowHorn({ me, rivals, weights, claimants }: Sight, options: readonly TurnOption[]): TurnOption | null {
  const horn = using(options, 'avalanche-horn');
  if (horn === undefined) return null;
  if (claimants.length > 0) return horn;
  const ahead = rivals.filter(({ player: { at, invisible } }) => at > me.at && !invisible);
  const top = Math.max(...ahead.map(({ player }) => player.at));
  const gain = ahead.reduce((sum, { player, share }) => sum + (player.at === top ? share * FALL : 0), 0);
  return gain > cardWorth(weights, 'avalanche-horn') ? horn : null;
}
