import type { Refusal, Say, Seat } from '@tavern/engine';
import type { Score } from '@tavern/games';
import { refused } from '../../model/refused.ts';
import type { Origin } from '../../model/shown-table.ts';
import { type HereMatch, type HereSeat, isHereMatch, originOf } from './here-match.ts';
import { IndexedStorage } from './indexed-storage.ts';
import { browserKeys, type Keys } from './keys.ts';
import type { HereStorage } from './storage.ts';

/** An entry in the list of matches at this screen. */
export type ListedMatch =
  | {
      readonly id: string;
      readonly damaged: false;
      readonly game: string;
      readonly seats: readonly Pick<HereSeat, 'name' | 'level' | 'person'>[];
      readonly startedAt: number;
      readonly touchedAt: number;
      readonly endedAt: number | null;
      /** The seats it waits for; none before the first answer. */
      readonly waiting: readonly Seat[];
      /** Rounds begun, where the game counts them. */
      readonly rounds: number | null;
      readonly winners: readonly Seat[] | null;
      readonly rules: object;
      /** Of a run: its seed, its state in a line of the game's own, and its score when it is over. */
      readonly seed: string | null;
      readonly gist: Say | null;
      readonly score: Score | null;
      /** Of a branch. */
      readonly origin?: Origin;
    }
  /** It cannot be read and can only be deleted. */
  | { readonly id: string; readonly damaged: true };

/** One connection for the life of the page, opened when it is first needed. */
const database = new IndexedStorage();

/** All matches at this screen, the last touched first. It does not need the worker, because the list needs no rules. */
export async function matchList(storage: HereStorage = database): Promise<readonly ListedMatch[]> {
  try {
    const listings = (await storage.matches()).flatMap(listingOf);
    return listings.sort((a, b) => touched(b) - touched(a));
  } catch (error) {
    // A browser that stores nothing has nothing to show.
    console.warn(error);
    return [];
  }
}

/** Deletes a match for good, unless it is open here or in another tab. */
export async function deleteMatch(
  id: string,
  storage: HereStorage = database,
  keys: Keys = browserKeys(),
): Promise<{ readonly ok: true } | Refusal> {
  const giveBack = await keys.take(id);
  if (giveBack === null) return refused('here.elsewhere');
  try {
    await storage.remove(id);
    return { ok: true };
  } catch (error) {
    return refused('here.failed', { problem: error instanceof Error ? error.message : String(error) });
  } finally {
    giveBack();
  }
}

function listingOf(found: unknown): ListedMatch[] {
  if (isHereMatch(found)) return [soundListing(found)];
  const { id } = (found ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? [{ id, damaged: true }] : [];
}

function soundListing({ id, game, seats, rules, seed, branch, startedAt, endedAt, summary }: HereMatch): ListedMatch {
  const { touchedAt, waiting, rounds, winners, gist, score } = summary;
  const called = seats.map(({ name, level, person }) => ({ name, level, ...(person === undefined ? {} : { person }) }));
  const stands = { waiting, rounds, winners, gist: gist ?? null, score: score ?? null, ...fromBranch(branch) };
  return { id, damaged: false, game, seats: called, rules, seed: seed ?? null, startedAt, touchedAt, endedAt, ...stands };
}

const fromBranch = (branch: HereMatch['branch']): { readonly origin?: Origin } =>
  branch === undefined ? {} : { origin: originOf(branch) };

const touched = (listing: ListedMatch): number => (listing.damaged ? 0 : listing.touchedAt);
