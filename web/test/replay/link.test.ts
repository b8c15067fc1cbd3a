import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchRecord, verify } from '@tavern/engine';
import { registry } from '@tavern/games';
import { describe, expect, test } from 'vitest';
import { recordFrom, recordLink } from '../../replay/link.ts';
import { LONGEST_LINK, linkTo } from '../../replay/open/link-to.ts';
import { addressOf, whatOf } from '../../replay/open/whereabouts.ts';

const goldenOf = (file: string): MatchRecord =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../games', file), 'utf8')) as MatchRecord;
const PAGE = 'https://tavern.example/play/?from=a#/replay/here-1';

describe('a link with the whole record', () => {
  test.each([
    'mountain/test/golden/6-random',
    'cee-lo/test/golden/1-bots',
    'skirmish/test/golden/2-bots',
    'revolution/test/golden/2-bots',
  ])('brings back a match of %s that verifies, and fits', async (file) => {
    const record = goldenOf(`${file}.json`);
    const code = await recordLink({ ...record, notes: [{ at: 1, text: 'for me alone' }] });
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(LONGEST_LINK);
    const read = await recordFrom(code);
    if (!read.ok) throw new Error(read.code);
    const entry = registry.find(({ id }) => id === record.game);
    const pack = await entry?.load();
    expect(pack && verify(pack.game, read.record)).toMatchObject({ ok: true, answers: record.answers.length });
    expect(JSON.stringify(read.record)).not.toContain('for me alone');
  });

  test('that was cut, changed or made by a later page says so', async () => {
    const code = await recordLink(goldenOf('cee-lo/test/golden/1-bots.json'));
    for (const broken of [code.slice(0, -40), code.slice(0, 5), `${code.slice(0, 50)}%${code.slice(51)}`, '1'])
      expect(await recordFrom(broken)).toMatchObject({ ok: false, code: 'replay.link.cut' });
    expect(await recordFrom(`2${code.slice(1)}`)).toMatchObject({ ok: false, code: 'replay.link.newer' });
  });
});

describe('a link to a moment', () => {
  test('of a match of the server names it there', async () => {
    const link = await linkTo({ at: 'server', match: 'k3j4k3j4k3j4k3j4' }, goldenOf('cee-lo/test/golden/1-bots.json'), 7, PAGE);
    expect(link).toEqual({ is: 'server', href: 'https://tavern.example/play/#/replay/k3j4k3j4k3j4k3j4@7' });
  });

  test('of any other match holds it whole, or says how long it would be', async () => {
    const record = goldenOf('cee-lo/test/golden/1-bots.json');
    const link = await linkTo({ at: 'here', match: 'x' }, record, 7, PAGE);
    expect(link).toMatchObject({
      is: 'whole',
      href: expect.stringMatching(/^https:\/\/tavern\.example\/play\/#\/replay\/r\.[\w-]+@7$/),
    });
    const chatty = {
      ...record,
      seats: [{ name: Array.from({ length: 9_000 }, (_, n) => (n * n).toString(36)).join(''), choice: {} }],
    };
    expect(await linkTo({ at: 'file' }, chatty, 7, PAGE)).toMatchObject({ is: 'too-long' });
  });

  test('is read as what it was made from', () => {
    for (const what of ['k3j4k3j4k3j4k3j4', 'here-k3j4', 'r.1abc_-']) expect(whatOf(addressOf(what))).toBe(what);
  });
});
