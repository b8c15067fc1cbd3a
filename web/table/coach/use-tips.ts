import type { Lesson } from '@tavern/kit';
import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { knowing, knowingAll, tipOn } from './tips.ts';

/** A note to show now. */
interface Tip {
  readonly kind: string;
  readonly text: string;
  /** The answer that proves the player knows it; null: any answer. */
  readonly by: string | null;
}

export interface Tips {
  /** The note about a kind of question; null: none. A lesson of the moment comes first. */
  readonly on: (kind: string, lesson: Lesson | null) => Tip | null;
  /** Call it when the note was read or its question answered. It is not shown again. */
  readonly known: (kind: string) => void;
  readonly noMore: () => void;
}

/** Notes to a newcomer at a game's table. `over`: a match has been played to its end here. */
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
