import type { Opt } from '@tavern/engine';
import { onBoard } from '../rules/board.ts';
import type { LandingQuestions } from '../rules/steps/landing.ts';
import { fighterOf } from './fighter.ts';
import { landing, stepCost } from './landing.ts';
import type { Sight } from './sight.ts';

type ArriveOption = Opt<LandingQuestions['arrive']>;

/** Before the tile resolves: the tile in reach that is worth most, less what the step costs (KM-127, KM-143, KM-158). */
export function chooseArrival(sight: Sight, options: readonly ArriveOption[]): ArriveOption {
  const me = fighterOf(sight.me);
  const { at } = sight.me;
  const worth = (option: ArriveOption): number =>
    option.do === 'stay' ? landing(sight, me, at) : landing(sight, me, onBoard(at + option.by)) - stepCost(sight, option.card);
  return best(options, worth);
}

function best<O>(options: readonly O[], worth: (option: O) => number): O {
  let [found] = options as readonly [O];
  let most = worth(found);
  for (const option of options.slice(1)) {
    const each = worth(option);
    if (each <= most) continue;
    most = each;
    found = option;
  }
  return found;
}
