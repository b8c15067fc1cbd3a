import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { branchOff, derivedNonce, fast, type MatchRecord, parentAt, Recorder, seat, verify } from '@tavern/engine';
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

  test('has all that a replay needs: everything but notes and hashes on the way, with times to a tenth of a second', async () => {
    const record = goldenOf('mountain/test/golden/5-random.json');
    const at = record.answers.map((_, index) => index * 777 + 33);
    const by = { 2: 'clock', 7: 'bot' } as const;
    const commit = 'c0ffee';
    const nonces = record.seats.map((_, index) => (index === 1 ? derivedNonce(commit, 1) : `nonce ${index}`));
    const given: MatchRecord = { ...record, at, by, commit, nonces };
    const read = await recordFrom(await recordLink({ ...given, notes: [{ at: 1, text: 'for me alone' }] }));
    const kept = { 0: record.hashes['0'], [record.answers.length]: record.hashes[record.answers.length] };
    const tenths = at.map((time) => Math.round(time / 100) * 100);
    expect(read).toEqual({ ok: true, record: { ...given, at: tenths, hashes: kept } });
  });

  test('is little longer than half of what plain JSON would need', async () => {
    const record = goldenOf('mountain/test/golden/6-random.json');
    const hashes = { 0: '', [record.answers.length]: '' };
    const at = record.answers.map((_, index) => index * 1_234);
    const timed = { ...record, at, hashes };
    const plain = (deflateRawSync(JSON.stringify(timed)).length * 4) / 3;
    expect((await recordLink(timed)).length).toBeLessThan(plain * 0.7);
  });

  test('of a branch has its parent exactly: its hash covers all of it', async () => {
    const record = goldenOf('cee-lo/test/golden/1-bots.json');
    const pack = await registry.find(({ id }) => id === record.game)?.load();
    if (pack === undefined) throw new Error('there is no such game');
    const timed = { ...record, at: record.answers.map((_, index) => index * 777 + 0.5), by: { 1: 'clock' as const } };
    const from = parentAt(pack.game, timed, 3);
    if (!from.ok) throw new Error(from.code);
    const begun = branchOff(pack.game, from.parent, fast(4));
    if (!begun.ok) throw new Error(begun.code);
    const { match } = begun;
    const head = { rules: record.rules as object, seats: record.seats as never, luck: { seed: 4 }, parent: from.parent };
    const recorder = new Recorder(pack.game, match, head);
    while (match.over === null) {
      const [who = seat(0)] = match.asked;
      const option = match.fallback(who);
      match.answer(who, match.question(who)?.id ?? 0, option);
      recorder.note(who, option);
    }
    const read = await recordFrom(await recordLink(recorder.toJSON()));
    expect(read.ok && verify(pack.game, read.record)).toMatchObject({ ok: true });
  });

  test('that was cut at any place says so', async () => {
    const code = await recordLink(goldenOf('cee-lo/test/golden/1-bots.json'));
    for (let length = 1; length < code.length; length += 7)
      expect(await recordFrom(code.slice(0, length))).toMatchObject({ ok: false, code: 'replay.link.cut' });
    expect(await recordFrom(`${code.slice(0, 50)}%${code.slice(51)}`)).toMatchObject({ code: 'replay.link.cut' });
  });

  test('in which any letter was changed is refused', async () => {
    const code = await recordLink(goldenOf('cee-lo/test/golden/1-bots.json'));
    for (let at = 1; at < code.length; at += 5) {
      const other = code[at] === 'x' ? 'y' : 'x';
      const read = await recordFrom(code.slice(0, at) + other + code.slice(at + 1));
      expect([at, read.ok]).toEqual([at, false]);
      if (at > 4) expect(read).toMatchObject({ code: 'replay.link.damaged' });
    }
    expect(await recordFrom(`1${'A'.repeat(40)}`)).toMatchObject({ code: 'replay.link.damaged' });
  });

  test('that a program broke into lines, or put a bracket behind, is read all the same', async () => {
    const record = goldenOf('cee-lo/test/golden/1-bots.json');
    const code = await recordLink(record);
    const whole = await recordFrom(code);
    expect(whole.ok).toBe(true);
    for (const odd of [`${code}).`, `${code.slice(0, 70)}\n  ${code.slice(70)}`, `${code}xyz`])
      expect(await recordFrom(odd)).toEqual(whole);
  });

  test('made by a later page says so', async () => {
    const code = await recordLink(goldenOf('cee-lo/test/golden/1-bots.json'));
    for (const later of [`2${code.slice(1)}`, '']) expect(await recordFrom(later)).toMatchObject({ code: 'replay.link.newer' });
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
