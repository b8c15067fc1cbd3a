import type { Flat, Say, Types } from '@tavern/engine';
import { useState } from 'react';
import { announce } from '../announcer/announcer.tsx';
import type { Advice, GameTableProps } from '../game-table.ts';

export interface HintWords {
  /** The button's label. */
  readonly ask: string;
  readonly thinking: string;
  readonly nothing: string;
  /** The words on the act that the house would choose. */
  readonly mark: string;
  /** The hint as a sentence, with the reason where there is one. */
  readonly would: (option: Flat, why: Say | null) => string;
}

export interface Hint {
  /** What the house would do; null until it has been asked and has answered. */
  readonly option: Flat | null;
  /** The house's answer in words; null: nobody has asked yet. */
  readonly said: string | null;
  readonly mark: string;
  readonly label: string;
  /** Null: nobody asks, because this is a decision of the past. */
  readonly ask: (() => void) | null;
}

/** The question that was asked about, and the house's answer; undefined: it is still thinking. */
interface HintState {
  readonly question: number;
  readonly advice: Advice | null | undefined;
}

/**
 * What the house would do, on demand. The next question clears it. Null: not at this table, or nothing is asked. At a decision of the past, the option that
 * was taken has the mark instead.
 */
export function useHint<T extends Types>(
  { hint, question, past }: Pick<GameTableProps<T>, 'hint' | 'question' | 'past'>,
  { ask: label, thinking, nothing, mark, would }: HintWords,
): Hint | null {
  const [asked, setAsked] = useState<HintState | null>(null);
  if (past != null) return question === null ? null : { option: past.taken, said: past.said, mark: past.mark, label, ask: null };
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
