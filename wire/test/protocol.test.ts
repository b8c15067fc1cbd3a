import { readFileSync } from 'node:fs';
import { type Json, LANGUAGES, verify, withEngineTexts } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { hostTexts } from '@tavern/host';
import {
  applyDelta,
  type Broadcasts,
  deltaOf,
  fromPast,
  type PastFrames,
  requests,
  roomAct,
  type WireFrame,
  wireTexts,
} from '@tavern/wire';
import { describe, expect, test } from 'vitest';

const text = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const between = (marker: string): string =>
  new RegExp(`<!-- ${marker} -->([^]*)<!-- /${marker} -->`).exec(text)?.[1] ?? `there is no ${marker}`;

/** A broadcast that is missing here does not compile. */
const broadcasts: { readonly [event in keyof Broadcasts]: true } = {
  room: true,
  chat: true,
  table: true,
  'room.gone': true,
  refused: true,
  goodbye: true,
};
/** About records that are read, which a server never does. */
const OF_RECORDS = new Set([
  'other-game',
  'other-version',
  'other-content',
  'not-revealed',
  'not-the-secret',
  'diverged',
  'other-parent',
  'parent-diverged',
  'too-many-branches',
]);

describe('docs/protocol.md', () => {
  test('names every request, act, broadcast and refusal', () => {
    const words = { ...withEngineTexts(hostTexts)[LANGUAGES[0]], ...wireTexts[LANGUAGES[0]] };
    const codes = Object.keys(words).flatMap((key) => (key.startsWith('refusal.') ? [key.slice('refusal.'.length)] : []));
    expect(codes.length).toBeGreaterThan(50);
    // The first block of code lists the refusals of nicknames without quotes.
    const named = (name: string): boolean => text.includes(`\`${name}\``) || new RegExp(`refusal: .*\\b${name}\\b`).test(text);
    expect(codes.filter((code) => !named(code) && !OF_RECORDS.has(code))).toEqual([]);
    const tables = text.split('\n').filter((line) => line.startsWith('| '));
    const inTable = (cell: string): boolean => tables.some((line) => line.startsWith(`| \`${cell}`));
    expect([...Object.keys(requests), ...Object.keys(broadcasts)].filter((name) => !inTable(`${name}\``))).toEqual([]);
    const acts = roomAct.options.map((option) => option.shape.do.value);
    expect(acts.filter((act) => !inTable(`{ do: '${act}'`))).toEqual([]);
  });

  test('has deltas that do what it says', () => {
    const rows = [...between('deltas').matchAll(/^\| `(.*)` \| `(.*)` \| `(.*)` \|$/gm)];
    expect(rows.length).toBeGreaterThan(10);
    for (const [, ...cells] of rows) {
      const [before, delta, after] = cells.map((cell) => JSON.parse(cell) as Json) as [Json, Json, Json];
      expect(applyDelta(before, delta)).toEqual(after);
      expect(applyDelta(before, deltaOf(before, after))).toEqual(after);
    }
  });
});

describe('its transcript', () => {
  // What is indented goes on with the line before it.
  const lines = between('transcript').trim().replaceAll('\n      ', '').split('\n');
  type Message = { readonly [field: string]: unknown };
  const message = (line: string): Message => JSON.parse(line.slice(line.indexOf('{'))) as Message;
  /** What a guest heard: replies under their numbers, and what came unasked under its name. */
  const heard = (who: string): readonly (readonly [number | string, Message])[] =>
    lines
      .filter((line) => line.startsWith(`${who.padEnd(3)} < [`))
      .flatMap((line) => JSON.parse(line.slice(line.indexOf('['))) as [number | string, Message][]);

  test('ends with a record that verifies, under the commitment that was shown first', async () => {
    const record = message(lines.find((line) => line.includes('< 200 ')) ?? '{}');
    const room = (heard('Mei').find(([, what]) => typeof what.room === 'object')?.[1].room ?? {}) as Message;
    const { game } = (await entryOf('race')?.load()) ?? {};
    if (game === undefined) throw new Error('no race');
    expect(verify(game, record), 'node scripts/transcript.ts --write makes a new one').toMatchObject({ ok: true });
    expect(record.commit).toBe(room.commit);
    for (const nonce of record.nonces as string[]) expect(lines.some((line) => line.includes(`"nonce":"${nonce}"`))).toBe(true);
  });

  test('has frames that lead from the first one to the end, for both', () => {
    for (const who of ['Mei', 'Ann']) {
      const updates = heard(who).flatMap(([name, what]) => {
        const update = name === 'table' ? what : what.update;
        return update === undefined ? [] : [update as { start?: PastFrames['start']; frames?: readonly WireFrame[] }];
      });
      const start = updates.find((update) => update.start !== undefined)?.start;
      if (start === undefined) throw new Error('it begins nowhere');
      const frames = updates.flatMap((update) => update.frames ?? []);
      // Ann watches again, from frame 0 on: she has frame 1 twice, and her events begin anew.
      const again = frames.findLastIndex(({ n }) => n === 1);
      const seen = fromPast({ start, frames: frames.slice(again) });
      expect(seen.length).toBeGreaterThan(3);
      expect(seen.at(-1)?.packet.over?.winners).toHaveLength(1);
      expect(seen.flatMap(({ events }) => events)).toHaveLength(seen.length - 1);
    }
  });

  test('keeps secrets and ids to itself', () => {
    expect(lines.join('\n')).not.toMatch(/"secret":"(?!<)[0-9a-v]{32}"|"(?:id|guest|match)":"[0-9a-v]{12,16}"/);
  });
});
