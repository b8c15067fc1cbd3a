import { aimAt, aimable } from '../aim.ts';
import type { ChooseOption, Questions } from '../options.ts';
import { blockedFinds, finish, searchOptions } from '../search.ts';
import type { RevolutionQuestions } from '../types.ts';

/** RR-042, RR-043, RR-045: what a search has found, or whom h-2 aims at. Nothing else can be done meanwhile. */
export const chooseQuestions: RevolutionQuestions<Pick<Questions, 'choose'>> = {
  choose: {
    clock: 'prompt',
    options: (state, { by, targets }): readonly ChooseOption[] =>
      by === 'h-2' ? aimable(targets.map(({ zone }) => zone)) : searchOptions(state),
    blocked: (state, { by }) => (by === 'h-2' ? [] : blockedFinds(state)),
    answer(m, seat, option) {
      if (option.do === 'aim') aimAt(m, seat, option.zone);
      else finish(m, seat, option.do === 'take' ? option.card : null);
    },
  },
};
