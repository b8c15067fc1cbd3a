import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { knowing, knowingAll, tipKey } from './tips.ts';

export interface Tips {
  /** What a newcomer is told about a kind of question; null: nothing. */
  readonly about: (kind: string) => string | null;
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
    about: (kind) => {
      const key = tipKey(words, { tips, coached }, game, kind);
      return key === null ? null : t(key);
    },
    known: (kind) => know(knowing(coached, game, kind)),
    noMore: () => set({ tips: false }),
  };
}
