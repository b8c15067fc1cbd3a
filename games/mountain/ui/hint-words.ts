import { optionText, say } from '@tavern/engine';
import type { TableSpeech } from '@tavern/kit';
import type { HintWords } from '@tavern/kit/hint/use-hint.ts';
import { tellOption } from '../text/tell/options.ts';
import type { MountainProps } from './show/props.ts';
import type { MountainOption } from './words/look.ts';

/** The house's hint for any question of the mountain. */
export function hintWords({ t, tell }: TableSpeech, question: MountainProps['question']): HintWords {
  return {
    ask: t('hint.ask'),
    thinking: t('hint.thinking'),
    nothing: t('hint.nothing'),
    mark: t('hint.mark'),
    would(option, why) {
      if (question === null) return t('hint.nothing');
      const what = optionText(tellOption(option as MountainOption, question.ask));
      return tell(why === null ? say('hint.would', { what }) : say('hint.would.because', { what, why }));
    },
  };
}
