import type { Language } from '@tavern/engine';
import { useEffect, useState } from 'react';
import { packOf } from '../model/pack.ts';
import { gameWords, useSpeech } from '../words/words.ts';
import { type Section, sectionsOf } from './sections.ts';

export interface GameRules {
  readonly name: string;
  readonly about: string;
  readonly sections: readonly Section[];
}

async function rulesOf(game: string, language: Language, neutral: boolean, inForce: object | null): Promise<GameRules | null> {
  const pack = await packOf(game);
  if (pack === null) return null;
  const words = { ...gameWords({ language, neutral }, pack), ...(await pack.book?.(inForce ?? undefined))?.[language] };
  return { name: words['game.name'] ?? game, about: words['game.about'] ?? '', sections: sectionsOf(words) };
}

/**
 * `inForce`: the house rules of the match. undefined: loading; null: there is no such game. Throws if the game cannot be fetched, for the
 * screen around it to handle.
 */
export function useRules(game: string, inForce: object | null = null): GameRules | null | undefined {
  const { language, neutral } = useSpeech();
  const [told, setTold] = useState<{ readonly key: string; readonly rules: GameRules | null } | { readonly error: unknown }>();
  // Every view has the same rules in a new object.
  const said = JSON.stringify(inForce);
  const key = `${language} ${neutral} ${game} ${said}`;
  useEffect(() => {
    let wanted = true;
    rulesOf(game, language, neutral, JSON.parse(said) as object | null).then(
      (rules) => wanted && setTold({ key, rules }),
      (error: unknown) => wanted && setTold({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [game, language, neutral, said, key]);
  if (told !== undefined && 'error' in told) throw told.error;
  return told?.key === key ? told.rules : undefined;
}
