import { MAGIC_RING, type StealOption } from '../rules/steps/steal.ts';
import type { TurnOption } from '../rules/steps/turn.ts';
import { best } from './best.ts';
import type { Rival, Sight } from './sight.ts';
import { cardWorth } from './weights.ts';
import { gainFrom, gearItems, hiddenWorth, lossOf } from './worth.ts';

/** A carried item that nobody can see, as much as they are worth on average. */
export const blindCatch = ({ weights }: Sight, { player }: Rival): number =>
  player.carried === 0 ? 0 : hiddenWorth({ ...player, pack: null }, weights) / player.carried;

/** What I gain by it, and what the other loses. */
export function stealWorth(sight: Sight, option: StealOption): number {
  if (option.do === 'spare') return 0;
  const rival = sight.rival(option.loser);
  const { me, weights } = sight;
  if (option.item === null) return blindCatch(sight, rival) * (1 + rival.share);
  return gainFrom(me, [option.item], weights) + rival.share * lossOf(rival.player, option.item, weights);
}

export const chooseSteal = (sight: Sight, options: readonly StealOption[]): StealOption | null =>
  best(options, (option) => stealWorth(sight, option));

/** The ring is used where somebody on my tile has something better than the ring itself (KM-173). */
export function rob(sight: Sight, options: readonly TurnOption[]): TurnOption | null {
  const ring = options.find((option) => option.do === 'use' && option.item === MAGIC_RING);
  if (ring === undefined) return null;
  const here = sight.rivals.filter(({ player }) => player.at === sight.me.at && !player.invisible);
  const catches = here.flatMap((rival): StealOption[] => [
    ...gearItems(rival.player).map((item) => ({ do: 'steal' as const, loser: rival.seat, item })),
    { do: 'steal', loser: rival.seat, item: null },
  ]);
  const most = Math.max(0, ...catches.map((option) => stealWorth(sight, option)));
  return most > cardWorth(sight.weights, MAGIC_RING) ? ring : null;
}
