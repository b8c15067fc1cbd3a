import { useEffect, useState } from 'react';
import { lobbyPackOf } from '../model/lobby/lobby-packs.ts';
import { useSpeech } from '../words/words.ts';

/** The name of a game. The hall has the names of its own games; others are loaded from the game. */
export function useGameName(id: string): string {
  const { t, words, language } = useSpeech();
  const key = `hall.game.${id}.name`;
  const known = Object.hasOwn(words, key);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (known || id === '') return undefined;
    let wanted = true;
    const told = lobbyPackOf(id, language).then((pack) => pack?.texts[language]?.['game.name'] ?? null);
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
