import type { AskedPacket, Bot } from '@tavern/bots';
import { create, fast, type Match, type Option } from '@tavern/engine';
import { duelOf, type Hear, playOut } from '../../../test/bot-match.ts';
import { decks } from '../../rules/decks.ts';
import { game } from '../../rules/game.ts';
import type { Revolution } from '../../rules/types.ts';
import { ME, type RevolutionScene } from '../revolution.ts';

const READY = decks.ready.map(({ id }) => id);

/** Both decks on both seats, and each against itself. */
const readyDecks = (seed: number): string[] => [seed, Math.floor(seed / 2)].map((at) => READY[at % 2] ?? 'homeland');

/** A match of two bots, with ready decks that depend on the seed unless others are named. */
export function battle(
  bots: readonly Bot<Revolution>[],
  seed: number,
  rules: object = {},
  hear?: Hear<Revolution>,
  chosen: readonly string[] = readyDecks(seed),
): Match<Revolution> {
  const seats = chosen.map((deck) => ({ deck }));
  return playOut(create(game, fast(seed), seats, game.rules.parse(rules)), bots, seed, hear);
}

/** Of the decided matches, how many the first wins; seats change, and every pair of decks is played from both sides. */
export const duel = (first: Bot<Revolution>, second: Bot<Revolution>, matches: number) =>
  duelOf({ battle, seatOf: (seed) => Math.floor(seed / 4) % 2 }, [first, second], matches);

/** What a bot answers on seat 0. */
export const chosenBy = (bot: Bot<Revolution>, scene: RevolutionScene, luck = 1): Option<Revolution> | null =>
  bot.choose(scene.match.packet(ME) as AskedPacket<Revolution>, ME, fast(luck).stream('bot')) as Option<Revolution> | null;
