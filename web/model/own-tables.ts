import { folderOf } from '@tavern/games';
import type { GameUi } from '@tavern/kit';
import { useEffect, useState } from 'react';

/** A game's own table loads when somebody sits down at it. */
const FETCHERS = import.meta.glob<GameUi>('../../games/*/ui/index.tsx');

const come = new Map<string, GameUi>();

const fetcherOf = (game: string) => FETCHERS[`../../games/${folderOf(game)}/ui/index.tsx`];

/** Fetches it early. A failure shows when somebody sits down. */
export const fetchOwnTable = async (game: string): Promise<void> => void (await fetcherOf(game)?.());

/**
 * A game's own table; undefined: it is loading. Null: there is none, or it could not be fetched, and the house tells the table in words.
 */
export function useOwnTable(game: string): GameUi | null | undefined {
  const fetcher = fetcherOf(game);
  const [ui, setUi] = useState<GameUi | null | undefined>(() => (fetcher === undefined ? null : come.get(game)));
  useEffect(() => {
    if (fetcher === undefined || come.has(game)) return;
    let wanted = true;
    fetcher().then(
      (fetched) => {
        come.set(game, fetched);
        if (wanted) setUi(fetched);
      },
      (error: unknown) => {
        console.error(error);
        if (wanted) setUi(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, fetcher]);
  return ui;
}
