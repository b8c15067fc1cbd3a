import { lastDeck } from '../../decks/own-decks.ts';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { lobbyPackOf } from '../../model/lobby/lobby-packs.ts';
import { refused } from '../../model/refused.ts';
import { type BotWish, useSettings } from '../../settings/settings.ts';
import type { Begun } from './begin.ts';
import { wishOf } from './bot-wish.ts';
import { playBots } from './play-bots.ts';

/** The rivals of last time, and the deck used last. Without one, and for the rivals, chance takes a ready deck. */
export function wishWithDeck(game: string, pack: LobbyPack, kept: Partial<BotWish> | undefined): BotWish {
  const deck = pack.decks === undefined ? null : lastDeck(game, pack.decks);
  return { ...wishOf(pack, kept), choice: deck === null ? {} : { deck } };
}

export async function playWithLastDeck(game: string, name: string): Promise<Begun> {
  const { language, bots } = useSettings.getState();
  const pack = await lobbyPackOf(game, language);
  if (pack === null) return refused('lobby.unknown-game');
  return playBots(game, name, wishWithDeck(game, pack, bots[game]));
}
