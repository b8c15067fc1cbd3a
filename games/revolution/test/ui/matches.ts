import { randomMatch as anyMatch, type RandomMoment } from '../../../test/table/random-match.ts';
import { game } from '../../rules/game.ts';
import type { Revolution } from '../../rules/types.ts';

export { EYES } from '../../../test/table/random-match.ts';

export const randomMatch = (seed: number): Generator<RandomMoment<Revolution>> =>
  anyMatch(game, seed, (options, rng) => {
    // Face-up where that is possible, most of the time: face-down cards do nothing that could be looked at.
    const open = options.filter((option) => option.do !== 'place' || option.face === 'up');
    return rng.pick(open.length > 0 && rng.int(4) > 0 ? open : options);
  });
