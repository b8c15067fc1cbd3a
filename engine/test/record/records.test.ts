import { commitTo, derivedNonce, fair, fast, type MatchCode, parseRecord, replay, type Verdict, verify } from '@tavern/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { magpies } from '../magpies/magpies.ts';
import { recorded, seeded } from '../magpies/recorded.ts';
import { mutantsOf, withAt } from '../mutation.ts';

const secret = new Uint8Array(32).fill(7);
const hex = Buffer.from(secret).toString('hex');
const commit = commitTo(secret);
const nonces = ['ann', derivedNonce(commit, 1), 'cat'];

const live = recorded(fair(secret, nonces), { commit, nonces }, { secret: hex });
const lab = seeded();

describe.each([
  { name: 'a live match', ...live },
  { name: 'a simulated match', ...lab },
])('$name', ({ record, match, hashes, events }) => {
  test('verifies: every shuffle and every state is the recorded one', () => {
    expect(verify(magpies, record)).toEqual({ ok: true, hash: match.hash(), answers: hashes.length - 1 });
    expect(record.answers.length).toBeGreaterThan(20);
  });

  test('survives a file', () => {
    expect(verify(magpies, JSON.parse(JSON.stringify(record))).ok).toBe(true);
  });

  test('replays up to any answer, exactly as it stood then', () => {
    for (const [upTo, hash] of hashes.entries()) {
      const replayed = replay(magpies, record, upTo);
      expect(replayed.ok && [replayed.match.seq, replayed.match.hash()]).toEqual([upTo, hash]);
    }
  });

  test('a witness sees the set-up, then every answer with its seat and its events', () => {
    const seen: unknown[] = [];
    replay(magpies, record, undefined, (at, told, who) => {
      seen.push([at.seq, who, told]);
      return null;
    });
    expect(seen).toEqual(events.map((told, seq) => [seq, seq === 0 ? null : record.answers[seq - 1]?.[0], told]));
  });
});

test('a witness may stop the replay', () => {
  const refusal = { ok: false, code: 'diverged', why: { key: 'refusal.diverged' } } as const;
  expect(replay(magpies, lab.record, undefined, (match) => (match.seq === 4 ? refusal : null))).toEqual({ ...refusal, at: 4 });
});

test('a record has the secret only when it is handed one, and says where the clock or a bot chose', () => {
  expect(recorded(fair(secret, nonces), { commit, nonces }).record.secret).toBeUndefined();
  const bots = lab.record.answers.flatMap(([who], index) => (who === 1 ? [[String(index + 1), 'bot']] : []));
  expect(lab.record.by).toEqual(Object.fromEntries(bots));
  expect(lab.record.at).toEqual(lab.record.answers.map((_, index) => 100 * (index + 1)));
});

test('hashes may be kept for every few answers only; the last is always there', () => {
  const { record, match } = recorded(fast(5), { seed: 5 }, { hashEvery: 10 });
  expect(
    Object.keys(record.hashes)
      .map(Number)
      .filter((seq) => seq % 10 !== 0),
  ).toEqual(match.seq % 10 === 0 ? [] : [match.seq]);
  expect(verify(magpies, record).ok).toBe(true);
});

/** The first answer of the live match that had a different, just as legal alternative. */
function otherwise(): { at: number; option: object } {
  for (const [index, [who, option]] of live.record.answers.entries()) {
    const before = replay(magpies, live.record, index);
    const listed = before.ok && index > 4 ? (before.match.question(before.match.asked[0] ?? (0 as never))?.options ?? []) : [];
    const other = listed.find((each) => JSON.stringify(each) !== JSON.stringify(option));
    if (other !== undefined && before.ok && before.match.asked[0] === who) return { at: index + 1, option: other };
  }
  throw new Error('every answer of this match was forced');
}

const changed = otherwise();
const { answers, hashes } = live.record;
const parted = (at: number) => ({ expected: live.hashes[at], got: expect.stringMatching(/^[0-9a-f]{64}$/) });

const tampering: readonly { what: string; record: unknown; verdict: Partial<Verdict> & { code: MatchCode } }[] = [
  {
    what: 'another legal option',
    record: withAt(live.record, ['answers', String(changed.at - 1), '1'], changed.option),
    verdict: { code: 'diverged', at: changed.at, ...parted(changed.at) },
  },
  {
    what: 'another hash',
    record: { ...live.record, hashes: { ...hashes, 6: 'f00d' } },
    verdict: { code: 'diverged', at: 6, expected: 'f00d', got: live.hashes[6] ?? '' },
  },
  {
    what: 'another hash of the set-up',
    record: { ...live.record, hashes: { ...hashes, 0: 'f00d' } },
    verdict: { code: 'diverged', at: 0, expected: 'f00d', got: live.hashes[0] ?? '' },
  },
  {
    what: 'no hash at the end',
    record: withAt(live.record, ['hashes', String(answers.length)], undefined),
    verdict: { code: 'diverged', at: answers.length, field: 'hashes' },
  },
  {
    what: 'an answer more',
    record: { ...live.record, answers: [...answers, [0, { do: 'pass' }]] },
    verdict: { code: 'match-over', at: answers.length + 1 },
  },
  {
    what: 'another nonce',
    record: { ...live.record, nonces: ['ann', nonces[1], 'dog'] },
    verdict: { code: 'diverged', at: 0, ...parted(0) },
  },
  {
    what: 'a nonce too few',
    record: { ...live.record, nonces: nonces.slice(1) },
    verdict: { code: 'malformed', at: 0, field: 'nonces' },
  },
  {
    what: 'a chosen nonce for a bot',
    record: { ...live.record, nonces: ['ann', 'lucky', 'cat'] },
    verdict: { code: 'malformed', at: 0, field: 'nonces.1' },
  },
  {
    what: 'another secret',
    record: { ...live.record, secret: '00'.repeat(32) },
    verdict: { code: 'not-the-secret', at: 0, field: 'secret' },
  },
  {
    what: 'no secret yet',
    record: withAt(live.record, ['secret'], undefined),
    verdict: { code: 'not-revealed', at: 0, field: 'secret' },
  },
  { what: 'another seed', record: { ...lab.record, seed: 6 }, verdict: { code: 'diverged', at: 0 } },
  {
    what: 'another version',
    record: { ...live.record, versions: [{ from: 0, version: 2 }] },
    verdict: { code: 'other-version', at: 0, field: 'versions' },
  },
  {
    what: 'other content',
    record: { ...live.record, contentHash: 'f00d' },
    verdict: { code: 'other-content', at: 0, field: 'contentHash' },
  },
  { what: 'another game', record: { ...live.record, game: 'jackdaws' }, verdict: { code: 'other-game', at: 0, field: 'game' } },
  {
    what: 'other house rules',
    record: { ...live.record, rules: { goal: 8, barter: true, dusk: 'late' } },
    verdict: { code: 'diverged', at: 0, ...parted(0) },
  },
  {
    what: 'impossible house rules',
    record: { ...live.record, rules: { goal: 99 } },
    verdict: { code: 'malformed', at: 0, field: 'rules.goal' },
  },
  {
    what: 'a seat that is not there',
    record: withAt(live.record, ['answers', '3', '0'], 8),
    verdict: { code: 'malformed', at: 4, field: 'seat' },
  },
];

test.each(tampering)('tampering shows: $what', ({ record, verdict }) => {
  expect(verify(magpies, record)).toMatchObject({ ok: false, ...verdict });
});

test('an answer that is missing shows where it is missed', () => {
  for (const [index, answer] of answers.slice(0, -1).entries()) {
    const verdict = verify(magpies, { ...live.record, answers: answers.toSpliced(index, 1) });
    // Of equal answers in a row it is the last that is missed.
    const next = answers.findIndex((other, later) => later > index && JSON.stringify(other) !== JSON.stringify(answer));
    expect(verdict).toMatchObject({ ok: false, at: next < 0 ? answers.length - 1 : next });
  }
});

test('a record of rules that throw is refused, not thrown', () => {
  const angry = {
    ...magpies,
    steps: {
      ...magpies.steps,
      'turn.end': () => {
        throw new Error('angry');
      },
    },
  };
  expect(verify(angry, lab.record)).toMatchObject({
    code: 'diverged',
    why: { with: { problem: { with: { message: 'angry' } } } },
  });
});

test('what is no record at all is refused with the field that shows it', () => {
  for (const nonsense of [null, undefined, 7, 'record', [], true])
    expect(parseRecord(nonsense)).toMatchObject({ code: 'malformed', field: 'input' });
  expect(parseRecord({})).toMatchObject({ code: 'malformed', field: 'game' });
  expect(parseRecord({ ...lab.record, cheat: 1 })).toMatchObject({ code: 'malformed', field: 'cheat' });
});

const wrong: readonly [field: string, value: unknown][] = [
  ['game', 7],
  ['versions', []],
  ['versions.0.version', '1'],
  ['versions.0.from', -1],
  ['contentHash', null],
  ['rules', undefined],
  ['seats', {}],
  ['seats.0.name', 3],
  ['seats.0.bot', false],
  ['commit', false],
  ['nonces', ['ann', 2]],
  ['secret', 'not hex'],
  ['secret', 'abc'],
  ['seed', 1.5],
  ['answers.0.0', '0'],
  ['answers.0.1', ['do']],
  ['answers.0.1.do', { deep: 1 }],
  ['by', { 1: 'ghost' }],
  ['at', ['noon']],
  ['hashes', { first: 'f00d' }],
];

test.each(wrong)('%s: %j is refused by its name', (field, value) => {
  const verdict = parseRecord(withAt(live.record, field.split('.'), value));
  expect(verdict).toMatchObject({ ok: false, code: 'malformed' });
  expect('field' in verdict && verdict.field).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}`));
});

test('whatever is done to a record, it is verified or refused with a reason, never thrown on', () => {
  const short = {
    ...live.record,
    answers: answers.slice(0, 12),
    hashes: Object.fromEntries(Object.entries(hashes).slice(0, 13)),
  };
  expect(verify(magpies, short).ok).toBe(true);
  let kept = 0;
  fc.assert(
    fc.property(mutantsOf(short), ({ mutant }) => {
      const verdict = verify(magpies, mutant);
      if (verdict.ok) kept += 1;
      else if (verdict.code !== 'diverged') expect(verdict.field).toBeTruthy();
    }),
    { seed: 1, numRuns: 400 },
  );
  expect(kept).toBeLessThan(150);
});
