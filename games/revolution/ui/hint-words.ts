import { optionText, say } from '@tavern/engine';
import type { TableSpeech } from '@tavern/kit';
import type { HintWords } from '@tavern/kit/hint/use-hint.ts';
import type { RevolutionOption } from '../rules/types.ts';
import { option as optionWords } from '../text/tell/options.ts';
import type { RevolutionProps } from './show/props.ts';

/** Old Owl's hint for any question. */
export const hintWords = ({ t, tell }: TableSpeech, question: RevolutionProps['question']): HintWords => ({
  ask: t('hint.ask'),
  thinking: t('hint.thinking'),
  nothing: t('hint.nothing'),
  mark: t('hint.mark'),
  would(option, why) {
    if (question === null) return t('hint.nothing');
    const what = optionText(optionWords(option as RevolutionOption, question.ask));
    return tell(why === null ? say('hint.would', { what }) : say('hint.would.because', { what, why }));
  },
});
