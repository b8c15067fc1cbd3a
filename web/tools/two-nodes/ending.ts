import assert from 'node:assert/strict';
import { verify } from '@tavern/engine';
import { game } from '../../../games/mountain/rules/game.ts';
import { ranking, reached } from '../../../games/mountain/test/table/index.ts';
import type { Guest } from './guest.ts';
import type { Party } from './party.ts';
import { NAMES, type Site } from './site.ts';

interface Audit {
  readonly answers: number;
  /** Of players, whom the server told that they are safe. */
  readonly acknowledged: number;
  /** Of those, how many are not stored. */
  readonly lost: number;
  /** Stored more than once. */
  readonly doubled: number;
  /** Passes that counted when their window closed. */
  readonly held: number;
  /** Played for somebody by the clock or by a bot: by whom, for which seat, and what. A window in which nobody steps in ends like this too. */
  readonly forOthers: readonly string[];
  readonly refused: number;
  /** Sent, and never heard of again. */
  readonly open: number;
  /** Sent more than once. */
  readonly repeated: number;
}

/** What the pages were promised, against what is stored. */
export async function audit(site: Pick<Site, 'answers'>, match: string, guests: readonly Pick<Guest, 'tap'>[]): Promise<Audit> {
  const rows = await site.answers(match);
  const stored = rows.flatMap(({ clientId }) => clientId ?? []);
  const sent = guests.flatMap(({ tap }) => tap.sent(match));
  const safe = sent.filter(({ fate }) => fate === 'safe');
  const found = {
    answers: rows.length,
    acknowledged: safe.length,
    lost: safe.filter(({ id }) => !stored.includes(id)).length,
    doubled: stored.length - new Set(stored).size,
    held: sent.filter(({ fate }) => fate === 'held').length,
    forOthers: rows.flatMap(({ by, seat, option }) => (by === undefined ? [] : [`${by} for ${seat}: ${option['do']}`])),
    refused: sent.filter(({ fate }) => fate === 'refused').length,
    open: sent.filter(({ fate }) => fate === 'open').length,
    repeated: sent.filter(({ times }) => times > 1).length,
  };
  assert(found.acknowledged > 0 && found.lost + found.doubled + found.open === 0, `answers: ${JSON.stringify(found)}`);
  return found;
}

interface Ended extends Audit {
  /** As all read it. */
  readonly places: readonly string[];
}

/** All see the same end; its record is the same from both nodes, and verifies, there and in every page. */
export async function ended(site: Site, match: string, { all, players }: Party): Promise<Ended> {
  const [places, ...others] = await Promise.all(
    all.map(async ({ person }) => {
      await reached(person, ({ over }) => over);
      return ranking(person);
    }),
  );
  assert(places?.length === players.length, `places: ${places?.join()}`);
  for (const seen of others) assert.deepEqual(seen, places);
  const [one, other] = await Promise.all(NAMES.map((name) => site.record(name, match)));
  assert(one !== undefined);
  assert.deepEqual(other, one);
  const verdict = verify(game, one);
  assert(verdict.ok, `the record does not verify: ${JSON.stringify(verdict)}`);
  for (const { person } of all) {
    await person.click(person.t('frame.verify'));
    await person.page.locator('.record-sound').waitFor();
  }
  const found = await audit(site, match, players);
  assert(found.answers === one.answers.length, `${found.answers} answers are stored, ${one.answers.length} recorded`);
  return { places, ...found };
}
