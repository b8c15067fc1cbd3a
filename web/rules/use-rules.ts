import type { Language } from '@tavern/engine';
import { useEffect, useState } from 'react';
import { packOf } from '../links/pack.ts';
import { useSpeech } from '../words/words.ts';
import { type Section, sectionsOf } from './sections.ts';

export interface GameRules {
  readonly name: string;
  readonly about: string;
  readonly sections: readonly Section[];
}

async function rulesOf(game: string, language: Language): Promise<GameRules | null> {
  const pack = await packOf(game);
  if (pack === null) return null;
  const words = { ...pack.texts[language], ...(await pack.book?.())?.[language] };
  return { name: words['game.name'] ?? game, about: words['game.about'] ?? '', sections: sectionsOf(words) };
}

/** undefined: not there yet; null: there is no such game. A game that cannot be fetched is for the screen around to deal with. */
export function useRules(game: string): GameRules | null | undefined {
  const { language } = useSpeech();
  const [told, setTold] = useState<{ readonly key: string; readonly rules: GameRules | null } | { readonly error: unknown }>();
  const key = `${language} ${game}`;
  useEffect(() => {
    let wanted = true;
    rulesOf(game, language).then(
      (rules) => wanted && setTold({ key, rules }),
      (error: unknown) => wanted && setTold({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [game, language, key]);
  if (told !== undefined && 'error' in told) throw told.error;
  return told?.key === key ? told.rules : undefined;
}
