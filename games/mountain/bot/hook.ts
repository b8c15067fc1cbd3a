import { FINAL } from '../rules/board.ts';
import type { TurnOption } from '../rules/steps/turn.ts';
import type { Sight } from './sight.ts';
import { cardWorth } from './weights.ts';

/** Up to the nearest player ahead: for a good part of a move, or to reach somebody who is about to win (KM-184). */
export function throwHook(sight: Sight, options: readonly TurnOption[]): TurnOption | null {
  const hook = options.find((option) => option.do === 'use' && option.item === 'grappling-hook');
  if (hook === undefined) return null;
  const { me, rivals, weights, claimants } = sight;
  const ahead = rivals.filter(({ player }) => player.at > me.at && !player.invisible).map(({ player }) => player.at);
  const to = Math.min(...ahead);
  const last = to === FINAL && claimants.length > 0;
  return last || to - me.at > cardWorth(weights, 'grappling-hook') ? hook : null;
}
