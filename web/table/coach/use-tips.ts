import type { Lesson } from '@tavern/kit';
import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { knowing, knowingAll, tipOn } from './tips.ts';

/** Something that a newcomer is told now. */
interface Tip {
  readonly kind: string;
  readonly text: string;
  /** The answer that shows it is known; null: any. */
  readonly by: string | null;
}

export interface Tips {
  /** What a newcomer is told about a kind of question; null: nothing. A lesson of the moment comes first. */
  readonly on: (kind: string, lesson: Lesson | null) => Tip | null;
  /** Read, or answered: it is not told again. */
  readonly known: (kind: string) => void;
  readonly noMore: () => void;
}

/** Words to a newcomer at a game's table. `over`: a match has been played to its end here. */
export function useTips(game: string, over: boolean): Tips {
  const { t, words } = useSpeech();
  const { tips, coached, set } = useSettings();
  const know = (now: readonly string[]): void => {
    if (now !== coached) set({ coached: now });
  };
  const end = useEffectEvent(() => know(knowingAll(words, coached, game)));
  useEffect(() => {
    if (over) end();
  }, [over]);
  return {
    on: (kind, lesson) => {
      const tip = tipOn(words, { tips, coached }, game, kind, lesson);
      return tip === null ? null : { kind: tip.kind, by: tip.by, text: t(tip.key) };
    },
    known: (kind) => know(knowing(coached, game, kind)),
    noMore: () => set({ tips: false }),
  };
}
