import { commitTo, derivedNonce, fair, fast, Trail, trailOf, type Walk } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { magpies } from '../magpies/magpies.ts';
import { recorded, seeded } from '../magpies/recorded.ts';
import type { Magpies } from '../magpies/types.ts';

const secret = new Uint8Array(32).fill(7);
const commit = commitTo(secret);
const nonces = ['ann', derivedNonce(commit, 1), 'cat'];
const live = recorded(fair(secret, nonces), { commit, nonces }, { secret: Buffer.from(secret).toString('hex') });

function trail(given: unknown, every?: number, game = magpies): Trail<Magpies> {
  const opened = trailOf(game, given, every);
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  return opened.trail;
}

/** On to this answer. */
function go(walk: Walk<Magpies>, to: number): Walk<Magpies> {
  while (walk.at < to) if (walk.next()?.ok !== true) throw new Error(`the walk ends at ${walk.at}`);
  return walk;
}

describe.each([
  { name: 'a live match', ...live },
  { name: 'a simulated match', ...seeded() },
])('$name', ({ record, hashes, events }) => {
  const last = record.answers.length;

  test('a walk stops after any answer and goes on: each leads where it led, with the same events', () => {
    const walk = trail(record).from(0);
    for (const [at, hash] of hashes.entries()) {
      expect([walk.at, walk.match.seq, walk.match.hash()]).toEqual([at, at, hash]);
      const walked = walk.next();
      expect(walked === null ? null : walked.ok && walked.events).toEqual(events[at + 1] ?? null);
    }
    expect([walk.at, walk.coming, walk.next()]).toEqual([last, null, null]);
  });

  test('a walk says which answer comes next, and who gave it', () => {
    const walk = trail(record).from(0);
    for (const [index, [who, option]] of record.answers.entries()) {
      expect(walk.coming).toEqual({ seat: who, option, by: record.by?.[index + 1] });
      walk.next();
    }
  });

  test.each([1, 4, 1000])('with a snapshot every %i answers, moments are the same in any order', (every) => {
    const track = trail(record, every);
    const chance = fast(every).stream('jumps');
    for (let jump = 0; jump < 60; jump++) {
      const to = chance.int(last + 1);
      expect(go(track.from(to), to).match.hash()).toBe(hashes[to]);
    }
  });

  test('where a walk has been, another begins at most a snapshot before', () => {
    const track = trail(record, 4);
    expect([track.before(last), track.from(last).at]).toEqual([0, 0]);
    go(track.from(0), 10);
    expect([0, 3, 4, 9, 10, last].map((answer) => track.before(answer))).toEqual([0, 0, 4, 8, 8, 8]);
    expect(track.from(9).at).toBe(8);
  });
});

test('walks do not disturb each other', () => {
  const track = trail(live.record, 4);
  const [first, second] = [track.from(0), track.from(0)];
  for (let at = 1; at <= 12; at++) {
    go(first, at);
    go(second, at - 1);
    expect([first.match.hash(), second.match.hash()]).toEqual([live.hashes[at], live.hashes[at - 1]]);
  }
});

test('what happened before the first answer is known to every trail', () => {
  expect(trail(live.record).opening).toEqual(live.events[0]);
});

test('an answer that the rules refuse ends the walk there, however often it is asked to go on', () => {
  const answers = live.record.answers.with(4, [0, { do: 'fly' }]);
  const track = trail({ ...live.record, answers }, 2);
  const walk = go(track.from(0), 4);
  const refusal = { ok: false, at: 5 };
  expect([walk.next(), walk.next()]).toEqual([expect.objectContaining(refusal), expect.objectContaining(refusal)]);
  expect([walk.at, walk.match.hash()]).toEqual([4, live.hashes[4]]);
  expect(go(track.from(3), 3).match.hash()).toBe(live.hashes[3]);
});

test('rules that throw end the walk with the answer and the reason; other walks go on', () => {
  let angry = false;
  const game = {
    ...magpies,
    outcome: (state: Magpies['state']) => {
      if (angry) throw new Error('angry');
      return magpies.outcome(state);
    },
  };
  const track = trail(live.record, 2, game);
  const walk = go(track.from(0), 5);
  angry = true;
  expect(walk.next()).toMatchObject({
    ok: false,
    code: 'diverged',
    at: 6,
    why: { with: { problem: { with: { message: 'angry' } } } },
  });
  angry = false;
  expect(walk.next()).toMatchObject({ ok: false, code: 'diverged', at: 6 });
  expect(go(track.from(7), 7).match.hash()).toBe(live.hashes[7]);
});
