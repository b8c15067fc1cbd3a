import {
  branchOff,
  commitTo,
  derivedNonce,
  digest,
  fair,
  fast,
  type MatchCode,
  type MatchRecord,
  type Parent,
  parentAt,
  parseRecord,
  Recorder,
  type RngSource,
  replay,
  seatsOf,
  verify,
} from '@tavern/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { magpies } from '../magpies/magpies.ts';
import { anyAnswer, recorded, seeded, threeBirds } from '../magpies/recorded.ts';
import { mutantsOf, withAt } from '../mutation.ts';

const secret = new Uint8Array(32).fill(7);
const commit = commitTo(secret);
const nonces = ['ann', derivedNonce(commit, 1), 'cat'];
const live = recorded(fair(secret, nonces), { commit, nonces }, { secret: Buffer.from(secret).toString('hex') }).record;
const MOMENT = 9;

function parentOf(record: MatchRecord, answer: number): Parent {
  const at = parentAt(magpies, record, answer);
  if (!at.ok) throw new Error(JSON.stringify(at));
  return at.parent;
}

/** Plays on from this moment with random answers, up to the end. */
function playOn(record: MatchRecord, answer: number, seed = 3): { record: MatchRecord; seen: unknown[] } {
  const parent = parentOf(record, answer);
  return branched(parent, fast(seed), { seed });
}

function branched(parent: Parent, source: RngSource, luck: { seed: number } | { commit: string; nonces: string[] }) {
  const begun = branchOff(magpies, parent, source);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const { match } = begun;
  const seats = threeBirds.map((choice) => ({ name: 'somebody', choice }));
  const recorder = new Recorder(magpies, match, { rules: parent.record.rules as object, seats, luck, parent }, 4);
  const seen: unknown[] = [match.hash()];
  const rng = fast(11).stream('answers');
  while (match.over === null) {
    const { who, option } = anyAnswer(match, rng);
    recorder.note(who, option, undefined, match.seq);
    seen.push(match.hash());
  }
  return { record: recorder.toJSON(), seen };
}

const branch = playOn(live, MOMENT).record;

describe('a branch', () => {
  test('goes on to its end, verifies, replays to every answer, and survives a file', () => {
    const { record, seen } = playOn(live, MOMENT);
    expect(verify(magpies, record)).toEqual({ ok: true, hash: seen.at(-1), answers: record.answers.length });
    expect(verify(magpies, JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
    for (const [upTo, hash] of seen.entries()) {
      const replayed = replay(magpies, record, upTo);
      expect(replayed.ok && [replayed.match.seq, replayed.match.hash()]).toEqual([upTo, hash]);
    }
  });

  test('begins with the very packets of its moment, for every seat and for spectators', () => {
    for (let answer = 0; answer < live.answers.length; answer++) {
      const then = replay(magpies, live, answer);
      const begun = branchOff(magpies, parentOf(live, answer), fast(1));
      if (!then.ok || !begun.ok) throw new Error('the record is sound');
      for (const eyes of [...seatsOf(3), null]) expect(begun.match.packet(eyes)).toEqual(then.match.packet(eyes));
    }
  });

  test('may have fair dice, from a secret of its own', () => {
    const own = new Uint8Array(32).fill(9);
    const sealed = { commit: commitTo(own), nonces: ['x', 'y', 'z'] };
    const { record } = branched(parentOf(live, MOMENT), fair(own, sealed.nonces), sealed);
    const revealed = { ...record, secret: Buffer.from(own).toString('hex') };
    expect(verify(magpies, revealed)).toMatchObject({ ok: true });
    expect(verify(magpies, record)).toMatchObject({ code: 'not-revealed', field: 'secret' });
    expect(verify(magpies, { ...revealed, secret: live.secret })).toMatchObject({ code: 'not-the-secret' });
  });

  test('has of its parent what replays it up to there, and nothing of what came later', () => {
    const { record, hash, answer } = parentOf(live, MOMENT);
    expect([answer, hash]).toEqual([MOMENT, digest(record)]);
    expect(record.answers).toEqual(live.answers.slice(0, MOMENT));
    expect(record.at).toEqual(live.at?.slice(0, MOMENT));
    const last = (of: object | undefined): number => Math.max(...Object.keys(of ?? {}).map(Number));
    expect([last(record.hashes), last(record.by) <= MOMENT]).toEqual([MOMENT, true]);
    expect(verify(magpies, record)).toMatchObject({ ok: true });
  });

  test('of a branch of a branch verifies, and a change in any of them shows', () => {
    let last = branch;
    for (let depth = 2; depth <= 4; depth++) last = playOn(last, 2, depth).record;
    expect(verify(magpies, last)).toMatchObject({ ok: true });
    const deepest = ['parent', 'record', 'parent', 'record', 'parent', 'record', 'parent', 'record'];
    expect(verify(magpies, withAt(last, [...deepest, 'answers', '0', '0'], 7))).toMatchObject({ code: 'other-parent', at: 0 });
  });

  test('that begins where another branch began is its sister, not its child', () => {
    const sister = playOn(branch, 0).record;
    expect(sister.parent).toEqual(branch.parent);
    expect(verify(magpies, sister)).toMatchObject({ ok: true });
  });
});

describe('a parent that was tampered with', () => {
  const seedBranch = playOn(seeded().record, MOMENT).record;
  const fields: readonly [field: string, value: unknown][] = [
    ['game', 'jackdaws'],
    ['versions', [{ from: 0, version: 2 }]],
    ['contentHash', 'f00d'],
    ['rules.goal', 8],
    ['seats.0.name', 'Eve'],
    ['seats.0.choice', { bird: 'crow' }],
    ['seats.1.bot', undefined],
    ['commit', 'f00d'],
    ['nonces.0', 'eve'],
    ['secret', '00'.repeat(32)],
    ['answers.3.0', 7],
    ['answers.8', undefined],
    ['by.2', 'clock'],
    ['at.0', 1],
    ['hashes.0', 'f00d'],
    [`hashes.${MOMENT}`, undefined],
  ];
  const inParent = (field: string, value: unknown, of = branch) => withAt(of, ['parent', 'record', ...field.split('.')], value);

  test.each(fields)('%s: %j is refused as another parent', (field, value) => {
    expect(verify(magpies, inParent(field, value))).toMatchObject({
      ok: false,
      code: 'other-parent',
      field: 'parent.hash',
      at: 0,
    });
  });

  test('so is another seed', () => {
    expect(verify(magpies, inParent('seed', 6, seedBranch))).toMatchObject({ code: 'other-parent', field: 'parent.hash' });
  });

  /** What a record says of people and times is not recomputed, in a parent as in every record. */
  const hearsay = new Set(['seats.0.name', 'seats.1.bot', 'by.2', 'at.0']);
  test.each(fields.filter(([field]) => !hearsay.has(field)))('%s: %j shows even with a fitting hash', (field, value) => {
    const changed = inParent(field, value);
    const record = changed.parent?.record;
    const cunning = withAt(changed, ['parent', 'hash'], digest(record));
    expect(verify(magpies, cunning)).toMatchObject({ ok: false, at: 0 });
  });

  const others: readonly { what: string; record: unknown; code: MatchCode; field: string }[] = [
    { what: 'another hash', record: withAt(branch, ['parent', 'hash'], 'f00d'), code: 'other-parent', field: 'parent.hash' },
    {
      what: 'another answer number',
      record: withAt(branch, ['parent', 'answer'], MOMENT - 1),
      code: 'malformed',
      field: 'parent.answer',
    },
    { what: 'another house rule here', record: withAt(branch, ['rules', 'goal'], 8), code: 'other-parent', field: 'rules' },
    {
      what: 'another choice here',
      record: withAt(branch, ['seats', '0', 'choice'], { bird: 'crow' }),
      code: 'other-parent',
      field: 'seats.0.choice',
    },
    { what: 'a seat less here', record: withAt(branch, ['seats', '2'], undefined), code: 'other-parent', field: 'seats' },
    { what: 'a stray field', record: withAt(branch, ['parent', 'cheat'], 1), code: 'malformed', field: 'parent.cheat' },
    { what: 'no record', record: withAt(branch, ['parent', 'record'], undefined), code: 'malformed', field: 'parent.record' },
  ];
  test.each(others)('$what is refused: $field', ({ record, code, field }) => {
    expect(verify(magpies, record)).toMatchObject({ ok: false, code, field, at: 0 });
  });

  test('no parent at all does not lead where the record says', () => {
    expect(verify(magpies, withAt(branch, ['parent'], undefined))).toMatchObject({ code: 'diverged', at: 0 });
  });

  test('a parent that is over, or does not verify, is refused with its own reason', () => {
    const whole = { hash: digest(live), answer: live.answers.length, record: live };
    expect(branchOff(magpies, whole, fast(1))).toMatchObject({ code: 'match-over', field: 'parent.answer' });
    const record = withAt(parentOf(live, MOMENT).record, ['hashes', '4'], 'f00d');
    const parted = { hash: digest(record), answer: MOMENT, record };
    expect(branchOff(magpies, parted, fast(1))).toMatchObject({
      code: 'parent-diverged',
      field: 'parent.record',
      why: { with: { at: 4, problem: { key: 'refusal.diverged' } } },
    });
  });

  test('whatever is done to a branch, it is verified or refused with a reason, never thrown on', () => {
    fc.assert(
      fc.property(mutantsOf(playOn(live, 3).record), ({ mutant }) => {
        const verdict = verify(magpies, mutant);
        if (!verdict.ok && verdict.code !== 'diverged') expect(verdict.field).toBeTruthy();
      }),
      { seed: 1, numRuns: 150 },
    );
  });
});

describe('playing on is refused', () => {
  test('at the end of the match, and beyond it', () => {
    const { length } = live.answers;
    expect(parentAt(magpies, live, length)).toMatchObject({ code: 'match-over', at: length });
    for (const answer of [length + 1, -1, 1.5])
      expect(parentAt(magpies, live, answer)).toMatchObject({ code: 'malformed', field: 'answer' });
  });

  test('where the record does not verify up to there; before that it is not', () => {
    const edited = { ...live, hashes: { ...live.hashes, 6: 'f00d' } };
    expect(parentAt(magpies, edited, 6)).toMatchObject({ code: 'diverged', at: 6 });
    expect(parentAt(magpies, edited, 5)).toMatchObject({ ok: true });
  });

  test('after sixteen branches in a row, and such a record is not even read', () => {
    let last = live;
    for (let depth = 1; depth <= 16; depth++) last = playOn(last, 1, depth).record;
    expect(verify(magpies, last)).toMatchObject({ ok: true });
    expect(parentAt(magpies, last, 1)).toMatchObject({ code: 'too-many-branches', field: 'parent' });
    const deeper = { ...live, parent: { hash: '', answer: 1, record: last } };
    expect(parseRecord(deeper)).toMatchObject({ code: 'too-many-branches', field: 'parent' });
  });

  test('after fifty thousand answers of parents', () => {
    const long = { ...live, answers: Array.from({ length: 50_001 }, () => live.answers[0]) };
    expect(parseRecord({ ...live, parent: { hash: '', answer: 1, record: long } })).toMatchObject({ code: 'too-many-branches' });
    let endless: unknown = live;
    for (let depth = 0; depth < 100_000; depth++) endless = { parent: { record: endless } };
    expect(parseRecord(endless)).toMatchObject({ code: 'too-many-branches' });
  });
});
