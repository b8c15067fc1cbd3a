import type { Flat, Types } from '@tavern/engine';
import { useState } from 'react';
import { announce } from '../announcer/announcer.tsx';
import type { GameTableProps } from '../game-table.ts';

export interface HintWords {
  /** On the button. */
  readonly ask: string;
  readonly thinking: string;
  readonly nothing: string;
  /** On what the house would do. */
  readonly mark: string;
  /** What the house would do, as a sentence. */
  readonly would: (option: Flat) => string;
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
  readonly option: Flat | null | undefined;
}

/** What the house would do, on demand. It is forgotten with the question. Null: not at this table, or nothing is asked. */
export function useHint<T extends Types>(
  { hint, question }: Pick<GameTableProps<T>, 'hint' | 'question'>,
  { ask: label, thinking, nothing, mark, would }: HintWords,
): Hint | null {
  const [asked, setAsked] = useState<Asked | null>(null);
  if (hint === null || question === null) return null;
  const about = question.id;
  const saying = (option: Flat | null): string => (option === null ? nothing : would(option));
  const ask = (): void => {
    setAsked({ question: about, option: undefined });
    const answered = (option: Flat | null): void => {
      setAsked((now) => (now?.question === about ? { question: about, option } : now));
      announce(saying(option));
    };
    hint().then(answered, () => answered(null));
  };
  if (asked?.question !== about) return { option: null, said: null, mark, label, ask };
  const { option } = asked;
  return { option: option ?? null, said: option === undefined ? thinking : saying(option), mark, label, ask };
}
