import { CONCEDE, fast, resume, seat } from '@tavern/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { given } from '../testkit/index.ts';
import { magpies } from './magpies/magpies.ts';
import { matchAt } from './magpies/recorded.ts';
import { mutantsOf, withAt } from './mutation.ts';
import { wordless } from './wordless.ts';

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
});

describe.each(['bid', 'turn', 'hawk', 'barter'])('while %s is open', (kind) => {
  const match = matchAt(kind);
  const options = match.asked.flatMap((who) => match.question(who)?.options ?? []);
  const ids = match.asked.map((who) => match.question(who)?.id ?? 0);
  const seats = fc.oneof(fc.constantFrom(0, 1, 2), fc.integer(), anything);
  const questions = fc.oneof(fc.constantFrom(...ids), fc.integer(), anything);
  const bent = fc.tuple(fc.constantFrom(...options), fc.constantFrom('do', 'n', 'card', 'from', 'rev', 'x'), fc.jsonValue());
  const answers = fc.oneof(
    anything,
    fc.jsonValue(),
    bent.map(([option, field, value]) => ({ ...option, [field]: value })),
  );

  test('nothing but a listed option gets in, and nothing throws', () => {
    const before = match.hash();
    let listed = 0;
    fc.assert(
      fc.property(seats, questions, answers, (who, question, option) => {
        const fork = match.fork(fast(1));
        const result = fork.answer(who as number, question as number, option);
        if (result.ok) {
          expect([CONCEDE, ...(match.question(seat(who as number))?.options ?? [])]).toContainEqual(option);
          listed += 1;
        } else {
          expect(fork.hash()).toBe(before);
          expect(wordless(result.why)).toEqual([]);
        }
      }),
      { seed: 3, numRuns: 500 },
    );
    expect(listed).toBeLessThan(100);
  });

  test('a listed option gets in for the seat that is asked, by the number of its question, and not otherwise', () => {
    for (const who of match.asked)
      for (const option of match.question(who)?.options ?? []) {
        const id = match.question(who)?.id ?? 0;
        expect(match.fork(fast(1)).answer(who, id, { ...option })).toMatchObject({ ok: true });
        expect(match.answer(who, id + 1, option)).toMatchObject({ code: 'no-such-question', field: 'question' });
        expect(match.answer(who, id - 1, option)).toMatchObject({ code: 'no-such-question', field: 'question' });
      }
  });
});

const atTurn = () =>
  given(magpies, {
    seats: 3,
    from: { do: 'turn', seat: seat(1) },
    rests: ['turn'],
    with: (state) => {
      state.hands = [['ring'], ['coin', 'hawk'], ['hawk']];
      state.nests = [['crown'], [], []];
    },
  });

const refusals: readonly {
  what: string;
  who: unknown;
  question: unknown;
  option: unknown;
  code: string;
  field?: string;
  why?: string;
}[] = [
  {
    what: 'a seat that is not there',
    who: 3,
    question: 1,
    option: { do: 'pass' },
    code: 'malformed',
    field: 'seat',
    why: 'problem.no-such-seat',
  },
  { what: 'a negative seat', who: -1, question: 1, option: { do: 'pass' }, code: 'malformed', field: 'seat' },
  { what: 'a word for a seat', who: '1', question: 1, option: { do: 'pass' }, code: 'malformed', field: 'seat' },
  { what: 'a seat that is not asked', who: 0, question: 1, option: { do: 'pass' }, code: 'not-yours', field: 'seat' },
  { what: 'an old question', who: 1, question: 0, option: { do: 'pass' }, code: 'no-such-question', field: 'question' },
  {
    what: 'no number of a question',
    who: 1,
    question: 'one',
    option: { do: 'pass' },
    code: 'malformed',
    field: 'question',
    why: 'problem.not-a-number',
  },
  { what: 'nothing', who: 1, question: 1, option: null, code: 'malformed', field: 'option', why: 'problem.not-a-record' },
  { what: 'a word', who: 1, question: 1, option: 'pass', code: 'malformed', field: 'option' },
  { what: 'a list', who: 1, question: 1, option: ['pass'], code: 'malformed', field: 'option' },
  { what: 'an instance', who: 1, question: 1, option: new Date(0), code: 'malformed', field: 'option' },
  {
    what: 'a record in a field',
    who: 1,
    question: 1,
    option: { do: 'nest', card: { id: 'coin' } },
    code: 'malformed',
    field: 'option.card',
    why: 'problem.not-flat',
  },
  {
    what: 'undefined in a field',
    who: 1,
    question: 1,
    option: { do: 'pass', n: undefined },
    code: 'malformed',
    field: 'option.n',
  },
  { what: 'an unknown deed', who: 1, question: 1, option: { do: 'fly' }, code: 'not-an-option', field: 'option.do' },
  {
    what: 'a card not in hand',
    who: 1,
    question: 1,
    option: { do: 'nest', card: 'crown' },
    code: 'not-an-option',
    field: 'option.card',
  },
  { what: 'a field missing', who: 1, question: 1, option: { do: 'nest' }, code: 'not-an-option', field: 'option.card' },
  {
    what: 'a field too many',
    who: 1,
    question: 1,
    option: { do: 'pass', twice: true },
    code: 'not-an-option',
    field: 'option.twice',
  },
  {
    what: 'a number in words',
    who: 1,
    question: 1,
    option: { do: 'steal', from: '0' },
    code: 'not-an-option',
    field: 'option.from',
  },
];

test.each(refusals)('refused: $what', ({ who, question, option, code, field, why }) => {
  const { match } = atTurn();
  const before = match.hash();
  const refusal = match.answer(who as number, question as number, option);
  expect(refusal).toMatchObject({ ok: false, code, field });
  if (why !== undefined)
    expect(refusal).toMatchObject({ why: { key: 'refusal.malformed', with: { field, problem: { key: why } } } });
  expect(match.hash()).toBe(before);
});

test('a blocked option is refused with its own reason', () => {
  const { match } = atTurn();
  expect(match.answer(1, 1, { do: 'steal', from: 2 })).toMatchObject({
    code: 'not-an-option',
    field: 'option',
    why: { key: 'blocked.empty-nest', with: { who: { seat: 2 } } },
  });
});

test('a sealed answer stays as it was given', () => {
  const scene = given(magpies, { seats: 2, rests: ['bid'] }).answer(0, { do: 'bid', n: 2 });
  expect(scene.match.answer(0, 1, { do: 'bid', n: 3 })).toMatchObject({ code: 'already-answered', field: 'question' });
});

test('after the end nothing gets in', () => {
  const scene = given(magpies, { seats: 2 }).answer(0, { do: 'concede' });
  scene.refuses(1, { do: 'pass' }, 'match-over').refuses(0, null, 'match-over');
});

const saved = matchAt('barter').toJSON();
const snapshots: readonly [field: string, value: unknown][] = [
  ['game', 'jackdaws'],
  ['version', 'one'],
  ['version', 2],
  ['contentHash', 'f00d'],
  ['seq', -1],
  ['counts', []],
  ['gone', [7]],
  ['state', null],
  ['todo', []],
  ['todo.0', { do: 'no-such-step' }],
  ['later', [{ ask: { kind: 'turn' } }]],
];

test.each(snapshots)('a snapshot whose %s is %j is refused by that name', (field, value) => {
  const refusal = resume(magpies, fast(1), withAt(saved, field.split('.'), value));
  expect(refusal).toMatchObject({ ok: false });
  expect('field' in refusal && refusal.field).toMatch(new RegExp(`^${field}`));
  expect('why' in refusal && wordless(refusal.why)).toEqual([]);
});

test('a snapshot whose state cannot be looked at is refused', () => {
  for (const [field, value] of [
    ['hands', null],
    ['rules', null],
    ['hands', 7],
  ] as const)
    expect(resume(magpies, fast(1), withAt(matchAt('turn').toJSON(), ['state', field], value))).toMatchObject({
      code: 'malformed',
      field: 'state',
    });
});

test('a snapshot that is none is refused', () => {
  for (const nonsense of [null, undefined, 7, 'x', [], {}])
    expect(resume(magpies, fast(1), nonsense)).toMatchObject({ ok: false, code: 'malformed' });
});

test.each(['bid', 'turn', 'hawk', 'barter'])(
  'whatever is done to a snapshot (%s), it is resumed or refused with a field, never thrown on',
  (kind) => {
    let refused = 0;
    fc.assert(
      fc.property(mutantsOf(matchAt(kind).toJSON()), ({ mutant }) => {
        const read = resume(magpies, fast(1), mutant);
        if (read.ok) return;
        refused += 1;
        expect(read.field).toBeTruthy();
        expect(wordless(read.why)).toEqual([]);
      }),
      { seed: 5, numRuns: 300 },
    );
    expect(refused).toBeGreaterThan(100);
  },
);
