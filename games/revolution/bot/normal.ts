import type { AskedPacket, Bot } from '@tavern/bots';
import type { Option } from '@tavern/engine';
import '../rules/cards/index.ts';
import type { ChooseOption, PlaceOption, RedrawOption, SecretOption } from '../rules/options.ts';
import type { Revolution } from '../rules/types.ts';
import { chooseBest } from './choose.ts';
import { LEANINGS } from './leanings.ts';
import { choosePlace } from './place.ts';
import { chooseRedraw } from './redraw.ts';
import { chooseSecret } from './secret.ts';
import { NORMAL, type Weights } from './weights.ts';

const player = (weights: Weights): Bot<Revolution> => ({
  inManner: (manner) => player({ ...weights, ...LEANINGS[manner] }),
  choose({ view, question: { ask, options } }: AskedPacket<Revolution>, seat, rng): Option<Revolution> | null {
    // The kind settles what the options are, but not for the type checker.
    switch (ask.kind) {
      case 'redraw':
        return chooseRedraw(view, seat, options as readonly RedrawOption[], rng);
      case 'place':
        return choosePlace(view, seat, options as readonly PlaceOption[], rng, weights);
      case 'choose':
        return chooseBest(view, seat, options as readonly ChooseOption[], rng, weights);
      case 'secret':
        return chooseSecret(view, seat, options as readonly SecretOption[], rng, weights);
      case 'next':
        return options[0] ?? null;
    }
  },
});

/** Plans the round against what the rival may have, and keeps cards for the leaders to come. */
export const normal: Bot<Revolution> = player(NORMAL);
