import { useEffect, useState } from 'react';
import { matchList } from '../play/here/match-list.ts';
import { type PastRuns, pastRuns } from './past-runs.ts';

/** The runs of a game at this screen, and when they were read; null: not read yet. */
export function usePastRuns(game: string): (PastRuns & { readonly now: number }) | null {
  const [runs, setRuns] = useState<(PastRuns & { readonly now: number }) | null>(null);
  useEffect(() => {
    let wanted = true;
    void matchList().then((listings) => wanted && setRuns({ ...pastRuns(listings, game), now: Date.now() }));
    return () => {
      wanted = false;
    };
  }, [game]);
  return runs;
}
