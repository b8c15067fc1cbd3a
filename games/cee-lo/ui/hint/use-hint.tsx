import './hint.css';
import { cardName, type Flat, type Json, type Say, say } from '@tavern/engine';
import { announce, Button } from '@tavern/kit';
import { type ReactNode, useState } from 'react';
import { powerups } from '../../rules/catalog.ts';
import type { PowerupId } from '../../rules/state.ts';
import type { AlleyProps } from '../index.tsx';

export interface Hint {
  /** The button to ask with, and what came of it; null: not at this table, or nothing is asked. */
  readonly button: ReactNode;
  /** What the house would do; null until it has been asked and has thought. */
  readonly option: Flat | null;
}

/** What was asked about one question, and what the house said; undefined: it still thinks. */
interface Asked {
  readonly question: number;
  readonly option: Flat | null | undefined;
}

/** What the house would do, on demand. It is forgotten with the question. */
export function useHint({ hint, question, speech: { t, tell } }: Pick<AlleyProps, 'hint' | 'question' | 'speech'>): Hint {
  const [asked, setAsked] = useState<Asked | null>(null);
  if (hint === null || question === null) return NONE;
  const about = question.id;
  const ask = (): void => {
    setAsked({ question: about, option: undefined });
    const answered = (option: Flat | null): void => {
      setAsked((now) => (now?.question === about ? { question: about, option } : now));
      announce(option === null ? t('scene.hint.nothing') : tell(wouldSay(option)));
    };
    hint().then(answered, () => answered(null));
  };
  const option = asked?.question === about ? asked.option : null;
  if (asked?.question !== about)
    return {
      option: null,
      button: (
        <Button className="hint" icon="owl" hotkey="h" onPress={ask}>
          {t('scene.hint')}
        </Button>
      ),
    };
  const words =
    option === undefined ? t('scene.hint.thinking') : option === null ? t('scene.hint.nothing') : tell(wouldSay(option));
  return {
    option: option ?? null,
    button: <p className="hint-said m-parch">{words}</p>,
  };
}

const NONE: Hint = { button: null, option: null };

/** What the house would do, as a sentence. */
function wouldSay(option: Flat): Say {
  const { do: act, item, die, face } = option as { do: string; item?: PowerupId; die?: number; face?: number };
  if (item !== undefined) return say('scene.hint.buy', { item: cardName(powerups.get(item)) as unknown as Json });
  if (die !== undefined && face !== undefined) return say('scene.hint.wild', { n: die + 1, face });
  return say(`scene.hint.${act}`);
}
