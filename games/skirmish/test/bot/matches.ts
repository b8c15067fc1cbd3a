import type { Bot } from '@tavern/bots';
import { create, fast, type Match } from '@tavern/engine';
import { duelOf, type Hear, playOut } from '../../../test/bot-match.ts';
import { decks } from '../../rules/decks.ts';
import { game } from '../../rules/game.ts';
import type { Skirmish } from '../../rules/types.ts';

const READY = decks.ready.map(({ id }) => id);

/** A match of two bots with decks that depend on the seed. */
export function battle(bots: readonly Bot<Skirmish>[], seed: number, rules: object = {}, hear?: Hear<Skirmish>): Match<Skirmish> {
  const seats = [READY[seed % 3], READY[Math.floor(seed / 3) % 3]].map((deck) => ({ deck: deck ?? 'iron_wall' }));
  return playOut(create(game, fast(seed), seats, game.rules.parse(rules)), bots, seed, hear);
}

/** Of the decided matches, how many the first wins; seats change, and every pair of decks is played from both sides. */
export const duel = (first: Bot<Skirmish>, second: Bot<Skirmish>, matches: number) =>
  duelOf({ battle, seatOf: (seed) => seed % 2 }, [first, second], matches);
