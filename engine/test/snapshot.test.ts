import { contentHash, create, digest, fast, type Json, resume, type Snapshot, seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { note, type Toy, toy } from './kernel/toy.ts';
import { magpies } from './magpies/magpies.ts';
import { anyAnswer, newMatch, threeBirds } from './magpies/recorded.ts';
import { rulesSchema } from './magpies/types.ts';

/** Through a file and back. */
const file = (snapshot: Snapshot): unknown => JSON.parse(JSON.stringify(snapshot));

/** The same tree, every record's fields the other way round. */
function backwards(tree: Json): Json {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return (tree as Json[]).map(backwards);
  return Object.fromEntries(
    Object.entries(tree)
      .reverse()
      .map(([key, value]) => [key, backwards(value)]),
  );
}

test('at every answer a match can be saved, read back and played on as if nothing had happened', () => {
  const match = newMatch(fast(3));
  const rng = fast(4).stream('answers');
  while (match.over === null) {
    const read = resume(magpies, fast(3), file(match.toJSON()));
    if (!read.ok) throw new Error(JSON.stringify(read));
    for (const who of [seat(0), seat(1), seat(2), null]) expect(read.match.packet(who)).toEqual(match.packet(who));
    const { who, option, events } = anyAnswer(match, rng);
    const result = read.match.answer(who, read.match.question(seat(who))?.id ?? 0, option);
    expect(result).toEqual({ ok: true, events });
    expect(read.match.hash()).toBe(match.hash());
    expect(read.match.toJSON()).toEqual(match.toJSON());
  }
  expect(match.seq).toBeGreaterThan(20);
});

test('a match that is over stays over', () => {
  const match = newMatch(fast(3));
  while (match.over === null) anyAnswer(match, fast(match.seq).stream(1));
  const read = resume(magpies, fast(3), file(match.toJSON()));
  expect(read.ok && read.match.over).toEqual(match.over);
});

test('a snapshot is a copy: bending it bends nothing', () => {
  const match = newMatch(fast(3));
  const before = match.hash();
  (match.toJSON().state['deck'] as string[]).length = 0;
  expect(match.hash()).toBe(before);
});

/** A throw of this answer's dice, and one of the named ones. */
const dicey = toy(
  { start: (m) => m.ask(seat(0), { kind: 'throw' }) },
  {
    throw: {
      answer(m) {
        note(`${m.rng.int(10_000)} ${m.dice('r1').int(10_000)}`)(m);
        m.next({ do: 'start' });
      },
    },
  },
);
const thrown = (
  match: { state: Readonly<Toy['state']>; answer(who: number, id: number, option: object): unknown },
  id: number,
): string => {
  match.answer(0, id, { do: 'go' });
  return match.state.log.at(-1) ?? '';
};

test('answer n throws the dice of stream n; a named throw is the same at every answer', () => {
  const match = create(dicey, fast(1), [{}], {});
  const named = fast(1).stream('r1').int(10_000);
  for (const n of [1, 2, 3]) expect(thrown(match, n)).toBe(`${fast(1).stream(n).int(10_000)} ${named}`);
});

test('a resumed match goes on with the dice of the answer it stands at', () => {
  const whole = create(dicey, fast(1), [{}], {});
  thrown(whole, 1);
  const read = resume(dicey, fast(1), file(whole.toJSON()));
  expect(read.ok && thrown(read.match, 2)).toBe(thrown(whole, 2));
});

test('a fork throws dice of its own and leaves no trace in its parent', () => {
  const parent = create(dicey, fast(1), [{}], {});
  thrown(parent, 1);
  const before = parent.hash();
  const fork = parent.fork(fast(2));
  expect(fork.hash()).toBe(before);
  const [rolled, named] = thrown(fork, 2).split(' ');
  thrown(fork, 3);
  expect(parent.hash()).toBe(before);
  const [truth, namedTruth] = thrown(parent, 2).split(' ');
  expect(rolled).not.toBe(truth);
  expect(named).not.toBe(namedTruth);
  expect(fork.state.log).toHaveLength(3);
});

test('the hash does not care in which order fields were written', () => {
  const match = newMatch(fast(3));
  for (let i = 0; i < 12; i++) anyAnswer(match, fast(i).stream(1));
  const read = resume(magpies, fast(3), backwards(match.toJSON() as unknown as Json));
  expect(read.ok && read.match.hash()).toBe(match.hash());
  expect(digest({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(digest({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(digest({ a: [1, 2] })).not.toBe(digest({ a: [2, 1] }));
});

test('the hash tells any two moments of a match apart', () => {
  const match = newMatch(fast(3));
  const seen = new Set([match.hash()]);
  while (match.over === null) seen.add((anyAnswer(match, fast(match.seq).stream(1)), match.hash()));
  expect(seen.size).toBe(match.seq + 1);
});

test('the content hash covers numbers, not code or words', () => {
  const content = { worth: { coin: 1, ring: 2, crown: 3, hawk: 0 }, copies: { coin: 8, ring: 6, crown: 3, hawk: 5 } };
  const hash = contentHash(magpies);
  expect(contentHash({ ...magpies, content, name: 'Elstern', mask: () => null })).toBe(hash);
  expect(contentHash({ ...magpies, content: { copies: content.copies, worth: content.worth } })).toBe(hash);
  expect(contentHash({ ...magpies, content: { ...content, worth: { ...content.worth, ring: 3 } } })).not.toBe(hash);
});

const old = newMatch(fast(3)).toJSON();
const longer = { ...magpies, version: 2, rules: rulesSchema };

test('a match of older rules is refused where nothing carries it over', () => {
  expect(resume(longer, fast(3), old)).toMatchObject({
    code: 'other-version',
    field: 'version',
    why: { with: { expected: 2, got: 1 } },
  });
});

test('a match of older rules is refused where it cannot be carried over', () => {
  expect(resume({ ...longer, migrate: () => null }, fast(3), old)).toMatchObject({ code: 'other-version', field: 'version' });
});

test('a match of older rules goes on where the game carries it over', () => {
  const migrate = (snapshot: Snapshot, from: number): Snapshot => ({
    ...snapshot,
    version: 2,
    state: { ...snapshot.state, turn: 20 + from },
  });
  const read = resume({ ...longer, migrate }, fast(3), old);
  expect(read.ok && [read.match.state.turn, read.match.toJSON().version, read.match.asked]).toEqual([21, 2, [0, 1, 2]]);
  expect(old.state['turn']).toBe(0);
});

test('what is carried over is looked at like any other snapshot', () => {
  const migrate = (snapshot: Snapshot): Snapshot => ({ ...snapshot, todo: [] });
  expect(resume({ ...longer, migrate }, fast(3), old)).toMatchObject({ code: 'malformed', field: 'todo' });
});

test('a match of this version is not carried anywhere', () => {
  const migrate = () => {
    throw new Error('migrated');
  };
  expect(resume({ ...magpies, migrate }, fast(3), old).ok).toBe(true);
});

test('a new match takes seats and rules as they are', () => {
  const match = create(magpies, fast(3), threeBirds, rulesSchema.parse({ goal: 4 }));
  expect(match.state.hands.map((hand) => hand.length)).toEqual([3, 4, 3]);
  expect(match.state.rules.goal).toBe(4);
});
