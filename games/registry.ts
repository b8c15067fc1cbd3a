import { type Bot, randomBot } from '@tavern/bots';
import type { Game, Tell, Texts, Types } from '@tavern/engine';

/** What a game brings: its rules, its words, and a bot worth playing against (default: the random one). */
export interface GamePack<T extends Types = Types> {
  readonly game: Game<T>;
  readonly tell: Tell<T>;
  readonly texts: Texts;
  readonly bot?: Bot<T>;
}

export interface Entry {
  readonly id: string;
  /** Not shown in the hall. */
  readonly hidden?: true;
  /** Seconds for a turn at normal and at brisk pace; null: no limit. */
  readonly turn: readonly [normal: number | null, brisk: number | null];
  readonly load: () => Promise<GamePack>;
}

/** Beyond this line a game's own types are forgotten: a match only ever pairs a game with its own state, questions and words. */
const load =
  <T extends Types>(module: () => Promise<GamePack<T>>): Entry['load'] =>
  async () =>
    (await module()) as unknown as GamePack;

/** One line per game. Delete a game's folder and its line here, and the game is gone. */
export const registry: readonly Entry[] = [
  { id: 'race', hidden: true, turn: [30, 15], load: load(() => import('@tavern/race')) },
];

export const entryOf = (id: string): Entry | undefined => registry.find((entry) => entry.id === id);

export const botOf = (pack: GamePack): Bot<Types> => pack.bot ?? randomBot;
