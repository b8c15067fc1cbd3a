import { entryOf } from '@tavern/games';
import type { Origin } from '../model/shown-table.ts';
import { useSpeech } from '../words/words.ts';
import { useGameName } from './game-name.ts';

/** Where a branch comes from: “from Race, round 5”. */
export function useOriginWords(id: string, { round, answer }: Origin): string {
  const { t } = useSpeech();
  const game = useGameName(id);
  if (round === null) return t('origin.step', { game, n: answer });
  return t(entryOf(id)?.solo === true ? 'origin.run' : 'origin.round', { game, round });
}

/** The same as a component. */
export function OriginWords({ game, origin }: { readonly game: string; readonly origin: Origin }) {
  return useOriginWords(game, origin);
}
