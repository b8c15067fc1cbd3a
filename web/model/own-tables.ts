import { folderOf } from '@tavern/games';
import type { GameUi } from '@tavern/kit';
import { useEffect, useState } from 'react';

/** Each game's own table comes when somebody sits down at it. */
const FETCHERS = import.meta.glob<GameUi>('../../games/*/ui/index.tsx');

const come = new Map<string, GameUi>();

/** A game's own table; undefined: it is on its way. Null: there is none, or it cannot be fetched, and what lies on it is told in words. */
export function useOwnTable(game: string): GameUi | null | undefined {
  const fetcher = FETCHERS[`../../games/${folderOf(game)}/ui/index.tsx`];
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
