import type { Say } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { goAnyway } from '../../house/route.ts';
import { refused } from '../../model/refused.ts';
import { useSettings } from '../../settings/settings.ts';
import { rememberDeck } from '../own-decks.ts';

interface Wanted {
  readonly choice: string;
  /** The ready deck of every rival; null: any. */
  readonly rival: string | null;
  readonly level: string;
}

/** Starts a match here against bots, and goes there. Gives the reason if it cannot be started. */
export async function takeToTable(game: string, { game: { seats } }: GamePack, wanted: Wanted): Promise<Say | null> {
  const { choice, rival, level } = wanted;
  const bots = Array.from(
    { length: seats[0] - 1 },
    () => ({ by: 'bot', level, ...(rival === null ? {} : { choice: { deck: rival } }) }) as const,
  );
  const { nickname } = useSettings.getState();
  const begun = await import('../../play/here/here-source.ts').then(
    ({ startHere }) => startHere({ game, seats: [{ by: 'person', name: nickname, wish: { deck: choice } }, ...bots] }),
    () => refused('link.not-loaded'),
  );
  if (!begun.ok) return begun.why;
  rememberDeck(game, choice);
  goAnyway({ at: 'here', id: begun.id });
  return null;
}
