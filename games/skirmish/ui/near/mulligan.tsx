import { say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { ActButton, Acts, sending } from '@tavern/kit/acts/index.ts';
import type { CardId } from '../../rules/state.ts';
import { type MulliganOption, swapped } from '../../rules/steps/mulligan.ts';
import { cardSay } from '../../text/tell/words.ts';
import type { SkirmishProps } from '../show/props.ts';

const sorted = (cards: readonly CardId[]): string => [...cards].sort().join();

/** The option that puts back exactly these cards. */
export const swapOf = (options: readonly MulliganOption[], marked: readonly CardId[]): MulliganOption | undefined =>
  options.find((option) => sorted(swapped(option)) === sorted(marked));

interface MulliganProps extends Pick<SkirmishProps, 'question'> {
  readonly marked: readonly CardId[];
}

/** Puts back the marked cards, or keeps all. */
export function Mulligan({ question, marked }: MulliganProps) {
  const { t, tell } = useWords();
  const options = (question?.options ?? []).filter((option) => option.do === 'keep' || option.do === 'swap');
  const option = swapOf(options, marked);
  if (option === undefined) return null;
  return (
    <Acts className="war-acts" aria-label={t('war.mulligan')}>
      <ActButton
        act={{
          ...sending(option),
          label: option.do === 'keep' ? t('option.keep') : tell(say('option.swap', { cards: swapped(option).map(cardSay) })),
          kind: 'primary',
          icon: option.do === 'keep' ? 'poker-hand' : 'card-draw',
          key: 'k',
        }}
      />
    </Acts>
  );
}
