import { optionText, say } from '@tavern/engine';
import type { TableSpeech } from '@tavern/kit';
import type { HintWords } from '@tavern/kit/hint/use-hint.ts';
import type { SkirmishOption } from '../rules/types.ts';
import { option as optionWords } from '../text/tell/options.ts';
import type { SkirmishProps } from './show/props.ts';

/** The house's hint for any question. */
export const hintWords = ({ t, tell }: TableSpeech, question: SkirmishProps['question']): HintWords => ({
  ask: t('hint.ask'),
  thinking: t('hint.thinking'),
  nothing: t('hint.nothing'),
  mark: t('hint.mark'),
  would: (option) =>
    question === null
      ? t('hint.nothing')
      : tell(say('hint.would', { what: optionText(optionWords(option as SkirmishOption, question.ask)) })),
});
