import { conforms, type Report } from '@tavern/engine/conformance';
import type { GamePack } from '@tavern/games';
import { Values } from './values.ts';

/** A share of a fuzz run, for one worker. */
export interface Task {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly every: number;
  readonly players: number | undefined;
}

export interface Found {
  readonly report: Report;
  /** The cards seen in use; none where the game has no statistics. */
  readonly used: readonly string[];
  /** Values of house rules and of seat choices: those that could have been drawn, and those that were. */
  readonly values: { readonly offered: readonly string[]; readonly used: readonly string[] };
}

/** Holds the game to the kernel's promises, and notes the cards that were used meanwhile. */
export function tried(pack: GamePack, { games, seed, every, players }: Omit<Task, 'game'>): Found {
  const { game, tell, texts, statistics, sampleSeat, sampleRules } = pack;
  const values = new Values(pack);
  const known = new Set(statistics?.cards);
  const used = new Set<string>();
  const report = conforms(game, {
    games,
    seed,
    every,
    wording: { tell, texts },
    ...(players === undefined ? {} : { players }),
    sampleSeat,
    sampleRules,
    begun: (settings) => values.add(settings),
    witness(_match, events) {
      for (const { event } of events)
        for (const card of statistics?.used(event) ?? []) {
          // Thrown in a match, so that it is reported with a seed and a record like every other fault.
          if (!known.has(card)) throw new Error(`event ${event.type} uses '${card}', which statistics.cards does not list`);
          used.add(card);
        }
    },
  });
  return { report, used: [...used], values: { offered: [...values.offered], used: [...values.used] } };
}

/** Fewer games than this may miss a rare card by chance. */
export const ENOUGH_FOR_ALL_CARDS = 2000;

/** Cards never used, or values never drawn, although there was time enough: a failure of the game. */
export const missed = (games: number, unused: readonly string[] | null): readonly string[] =>
  games >= ENOUGH_FOR_ALL_CARDS ? (unused ?? []) : [];

/** What several workers found, as one; `unused` is null where the game names no cards. `undrawn`: values that no match had. */
export function joined(
  { statistics }: GamePack,
  found: readonly Found[],
): Report & { readonly unused: readonly string[] | null; readonly undrawn: readonly string[] } {
  const reports = found.map(({ report }) => report);
  const used = new Set(found.flatMap((each) => each.used));
  const drawn = new Set(found.flatMap(({ values }) => values.used));
  const offered = new Set(found.flatMap(({ values }) => values.offered));
  const audience: { [event: string]: string[] } = {};
  for (const report of reports)
    for (const [type, who] of Object.entries(report.audience))
      audience[type] = [...new Set([...(audience[type] ?? []), ...who])].sort();
  return {
    games: reports.reduce((sum, { games }) => sum + games, 0),
    answers: reports.reduce((sum, { answers }) => sum + answers, 0),
    failures: reports.flatMap(({ failures }) => failures).sort((a, b) => a.seed - b.seed),
    audience,
    unused: statistics === undefined ? null : statistics.cards.filter((card) => !used.has(card)),
    undrawn: [...offered].filter((value) => !drawn.has(value)).sort(),
  };
}
