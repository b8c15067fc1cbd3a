import { CONCEDE } from '@tavern/engine';
import { randomMatch as anyMatch, type RandomMoment } from '../../../test/table/random-match.ts';
import { game } from '../../rules/game.ts';
import type { Skirmish } from '../../rules/types.ts';

export { EYES } from '../../../test/table/random-match.ts';

const GIVES_UP = 150;

export const randomMatch = (seed: number): Generator<RandomMoment<Skirmish>> =>
  anyMatch(game, seed, (options, rng) => {
    // Players who pass half of the time would seldom meet anything: the pass is the first option.
    if (rng.int(GIVES_UP) === 0) return CONCEDE;
    return rng.int(3) > 0 ? options.at(-1 - rng.int(options.length)) : rng.pick(options);
  });
