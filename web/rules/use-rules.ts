import { useEffect, useState } from 'react';
import { packOf } from '../links/pack.ts';
import { useSpeech } from '../words/words.ts';
import { type Section, sectionsOf } from './sections.ts';

export interface GameRules {
  readonly name: string;
  readonly about: string;
  readonly sections: readonly Section[];
}

/** undefined: not there yet; null: there is no such game. A game that cannot be fetched is for the screen around to deal with. */
export function useRules(game: string): GameRules | null | undefined {
  const { language } = useSpeech();
  const [told, setTold] = useState<{ readonly key: string; readonly rules: GameRules | null } | { readonly error: unknown }>();
  const key = `${language} ${game}`;
  useEffect(() => {
    let wanted = true;
    packOf(game).then(
      (pack) => {
        if (!wanted) return;
        const words = pack?.texts[language];
        const rules = words && {
          name: words['game.name'] ?? game,
          about: words['game.about'] ?? '',
          sections: sectionsOf(words),
        };
        setTold({ key, rules: rules ?? null });
      },
      (error: unknown) => wanted && setTold({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [game, language, key]);
  if (told !== undefined && 'error' in told) throw told.error;
  return told?.key === key ? told.rules : undefined;
}
