import type { Args, Opt } from '@tavern/engine';
import type { VultureQuestions } from '../rules/steps/vultures.ts';
import { best } from './best.ts';
import type { Sight } from './sight.ts';
import { gainFrom, gearItems, lossOf } from './worth.ts';

export type VultureOption = Opt<VultureQuestions['vulture']>;

/** Too little to be worth the trouble. */
const TRIFLE = 0.05;

/** What a thing of theirs brings me, together with what they will miss. */
function itemGain(sight: Sight, loser: number, item: string): number {
  const { me, weights } = sight;
  const { player, share } = sight.rival(loser);
  return gainFrom(me, [item], weights) + share * lossOf(player, item, weights);
}

/** A random one is worth what they are worth on average: I see them all lying there (KM-033). */
function grabGain(sight: Sight, loser: number): number {
  const pack = sight.rival(loser).player.pack ?? [];
  return pack.reduce((sum, item) => sum + itemGain(sight, loser, item), 0) / Math.max(1, pack.length);
}

/** Whom to take from, if anybody has something for me (`vultures`). */
export function scavenge<O extends { readonly do: string }>(sight: Sight, options: readonly O[]): O | null {
  const worth = (option: O): number => {
    if (option.do !== 'loot' || !('with' in option)) return 0;
    const loser = Number(option.with);
    const gear = gearItems(sight.rival(loser).player).map((item) => itemGain(sight, loser, item));
    return Math.max(grabGain(sight, loser), ...gear);
  };
  const choice = best(options, worth);
  return choice !== null && worth(choice) > TRIFLE ? choice : null;
}

export const chooseVulture = (
  sight: Sight,
  options: readonly VultureOption[],
  { loser }: Args<VultureQuestions['vulture']>,
): VultureOption | null => best(options, (option) => vultureWorth(sight, loser, option));

export function vultureWorth(sight: Sight, loser: number, option: VultureOption): number {
  if (option.do === 'spare') return TRIFLE;
  return option.do === 'grab' ? grabGain(sight, loser) : itemGain(sight, loser, option.item);
}
