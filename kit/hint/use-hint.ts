import type { Flat, Say, Types } from '@tavern/engine';
import { useState } from 'react';
import { announce } from '../announcer/announcer.tsx';
import type { Advice, GameTableProps } from '../game-table.ts';

export interface HintWords {
  /** On the button. */
  readonly ask: string;
  readonly thinking: string;
  readonly nothing: string;
  /** On what the house would do. */
  readonly mark: string;
  /** What the house would do, as a sentence, with its reason where it gives one. */
  readonly would: (option: Flat, why: Say | null) => string;
}

export interface Hint {
  /** What the house would do; null until it has been asked and has thought. */
  readonly option: Flat | null;
  /** What came of asking; null: nobody has asked yet. */
  readonly said: string | null;
  readonly mark: string;
  readonly label: string;
  readonly ask: () => void;
}

/** What was asked about one question, and what the house said; undefined: it still thinks. */
interface Asked {
  readonly question: number;
  readonly advice: Advice | null | undefined;
}

/** What the house would do, on demand. It is forgotten with the question. Null: not at this table, or nothing is asked. */
export function useHint<T extends Types>(
  { hint, question }: Pick<GameTableProps<T>, 'hint' | 'question'>,
  { ask: label, thinking, nothing, mark, would }: HintWords,
): Hint | null {
  const [asked, setAsked] = useState<Asked | null>(null);
  if (hint === null || question === null) return null;
  const about = question.id;
  const saying = (advice: Advice | null): string => (advice === null ? nothing : would(advice.option, advice.why));
  const ask = (): void => {
    setAsked({ question: about, advice: undefined });
    const answered = (advice: Advice | null): void => {
      setAsked((now) => (now?.question === about ? { question: about, advice } : now));
      announce(saying(advice));
    };
    hint().then(answered, () => answered(null));
  };
  if (asked?.question !== about) return { option: null, said: null, mark, label, ask };
  const { advice } = asked;
  return { option: advice?.option ?? null, said: advice === undefined ? thinking : saying(advice), mark, label, ask };
}
