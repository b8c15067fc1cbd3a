import { type Bot, personOf, randomBot } from '@tavern/bots';
import type { BoxRules, DeckRules } from '@tavern/decks';
import type { Game, Json, ReplayRefusal, Say, Tell, Texts, Types } from '@tavern/engine';
import type { SampleRules, SampleSeat } from '@tavern/engine/conformance';
import type { Contract } from './contract.ts';
import type { Daily } from './daily.ts';
import type { GameLook } from './look.ts';
import type { Planner } from './planner.ts';
import type { Preset } from './preset.ts';
import type { Statistics } from './statistics.ts';

/** What a game brings: its rules, its words and its look, and, where it has them, bots, presets and what the lab may count and plan. */
export interface GamePack<T extends Types = Types> {
  readonly game: Game<T>;
  readonly tell: Tell<T>;
  readonly texts: Texts;
  /** Words laid over `texts`, and over those of its table, for people who want no names of real persons: the names, and all that speaks of them. */
  readonly neutral?: Texts;
  /**
   * The rules in short, where they are not among `texts` and are fetched when somebody reads them: `rules.1.title`, `rules.1.text`, and so on.
   * `rules`: those of the match that is looked at, or of the one that is about to begin.
   */
  readonly book?: (rules?: object) => Promise<Texts>;
  /** A bot worth playing against, called `normal`; default: the random one. */
  readonly bot?: Bot<T>;
  /** More bots by name: `{ hard: ... }`. */
  readonly levels?: { readonly [name: string]: Bot<T> };
  readonly look?: GameLook;
  readonly presets?: readonly Preset[];
  readonly statistics?: Statistics<T>;
  /** A game for one that has a run of the day. */
  readonly daily?: Daily<T>;
  /** Where players build decks: what a deck may be. A seat chooses one in its field `deck` (`deckChoice`). */
  readonly decks?: DeckRules;
  /** Where a table may change which cards there are: what its box may be. The house rule `box` has it (`boxChoice`). */
  readonly box?: BoxRules;
  /** What a seat's choice is called if it is none of the listed ones: a deck by the name that its player gave it. */
  readonly choiceSay?: (choice: T['seat']) => Say;
  /** What others may see of a seat's choice before the match starts; default: everything. */
  readonly shownChoice?: (choice: T['seat']) => { readonly [field: string]: Json };
  /** Makes up a seat's choice for fuzzing, simulations, benches and golden records; default: what the schema lists. */
  readonly sampleSeat?: SampleSeat<T>;
  /** Makes up house rules that the schema does not list; they come on top of those that it does. */
  readonly sampleRules?: SampleRules<T>;
  /** A record in the form that the game's own document has for it, where it has one. */
  readonly actionLog?: (record: unknown) => Promise<{ readonly ok: true; readonly log: object } | ReplayRefusal>;
  /** An HTTP interface of the game's own, where its document describes one; fetched when a server opens it. */
  readonly contract?: () => Promise<Contract<T>>;
  /** For the lab, where all that is bought can be planned from the start. */
  readonly planner?: Planner<T>;
}

export interface GameEntry {
  readonly id: string;
  /** Not shown in the hall. */
  readonly hidden?: true;
  /** For one: a match is a run, and has no seats to fill. */
  readonly solo?: true;
  /** Players build decks: the hall says so before the game is loaded. */
  readonly decks?: true;
  /** It has an HTTP interface of its own: a server opens it before anybody plays the game. */
  readonly contract?: true;
  /** A table may change the cards in the box: the hall says so before the game is loaded. */
  readonly box?: true;
  /** Seconds for a turn at normal and at brisk pace; null: no limit. */
  readonly turn: readonly [normal: number | null, brisk: number | null];
  /** The same for a pause between rounds, where the house's own time for it is too long. */
  readonly pause?: readonly [normal: number, brisk: number];
  /** Where it lives in games/, if that is not its id: an id stays for good, since records and links have it. */
  readonly folder?: string;
  readonly load: () => Promise<GamePack>;
}

/** Beyond this line a game's own types are forgotten: a match only ever pairs a game with its own state, questions and words. */
const load =
  <T extends Types>(module: () => Promise<GamePack<T>>): GameEntry['load'] =>
  async () =>
    (await module()) as unknown as GamePack;

/** One line per game. Delete a game's folder and its line here, and the game is gone. */
export const registry: readonly GameEntry[] = [
  { id: 'king-of-the-mountain', folder: 'mountain', box: true, turn: [90, 45], load: load(() => import('./mountain/index.ts')) },
  { id: 'cee-lo', solo: true, turn: [null, null], load: load(() => import('./cee-lo/index.ts')) },
  { id: 'skirmish', decks: true, turn: [45, 25], pause: [8, 5], load: load(() => import('./skirmish/index.ts')) },
  // biome-ignore format: one line per game
  { id: 'revolution', decks: true, contract: true, turn: [60, 30], pause: [20, 20], load: load(() => import('./revolution/index.ts')) },
  { id: 'race', hidden: true, turn: [30, 15], load: load(() => import('@tavern/race')) },
];

export const entryOf = (id: string): GameEntry | undefined => registry.find((entry) => entry.id === id);

/** The folder in games/ that a game lives in. */
export const folderOf = (id: string): string => entryOf(id)?.folder ?? id;

export const botOf = (pack: GamePack): Bot<Types> => pack.bot ?? randomBot;

/** A player who has to leave for a while is played for by the best bot there is. */
export const bestLevel = ({ levels = {} }: GamePack): string => (levels['hard'] === undefined ? 'normal' : 'hard');

/** Every bot that knows the game, by name. */
export const botsOf = ({ bot, levels }: GamePack): { readonly [name: string]: Bot<Types> } => ({
  random: randomBot,
  ...(bot === undefined ? {} : { normal: bot }),
  ...levels,
});

/**
 * Who plays a level at a table, in the manner of that person (null: in no special manner). A level that the game does not have is played by its usual bot: a room
 * may be older than the game's list.
 */
export function botAs(pack: GamePack, level: string, person: string | null): Bot<Types> {
  const bots = botsOf(pack);
  const bot = (Object.hasOwn(bots, level) ? bots[level] : undefined) ?? botOf(pack);
  const manner = personOf(person)?.manner;
  return (manner === undefined ? undefined : bot.inManner?.(manner)) ?? bot;
}
