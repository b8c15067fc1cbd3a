import { useEffect, useState } from 'react';
import { packOf } from '../model/pack.ts';
import { useSpeech } from '../words/words.ts';

/** The name of a game. The hall has the names of its own games; others are loaded from the game. */
export function useGameName(id: string): string {
  const { t, words, language } = useSpeech();
  const key = `hall.game.${id}.name`;
  const known = Object.hasOwn(words, key);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (known) return undefined;
    let wanted = true;
    const told = packOf(id).then((pack) => pack?.texts[language]['game.name'] ?? null);
    void told.then((name) => wanted && setAsked(name)).catch(() => {});
    return () => {
      wanted = false;
    };
  }, [id, known, language]);
  return known ? t(key) : (asked ?? id);
}

/** The same as a component. */
export function GameName({ id }: { readonly id: string }) {
  return useGameName(id);
}
