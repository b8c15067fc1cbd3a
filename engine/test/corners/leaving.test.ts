import { create, fast, seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { given } from '../../testkit/index.ts';
import { note, toy, two } from '../kernel/toy.ts';

const rests = ['stop'];

test('a player who leaves in the middle of a trade may end it for both', () => {
  const game = toy(
    {
      start(m) {
        m.ask(two, { kind: 'trade' });
        m.next({ do: 'stop' });
      },
    },
    { trade: { mode: 'standing', done: (m) => note('closed')(m) } },
    { concede: (m) => m.withdraw() },
  );
  const scene = given(game, { seats: 2, rests }).answer(1, { do: 'concede' });
  expect(scene.state.log).toEqual(['closed']);
  scene.asks(0, 'stop');
});

test('when the only one asked gives up, the question is done with nobody’s answer, and play goes on', () => {
  const game = toy(
    { start: (m) => m.ask(seat(1), { kind: 'choice' }) },
    {
      choice: {
        done(m, answers) {
          note(`done with ${answers.length}`)(m);
          m.next({ do: 'stop' });
        },
      },
    },
    { concede: () => {} },
  );
  const scene = given(game, { seats: 2, rests }).answer(1, { do: 'concede' });
  expect(scene.state.log).toEqual(['done with 0']);
});

test('a question that is only for seats that have given up is skipped', () => {
  const game = toy(
    {
      start(m) {
        m.ask(seat(0), { kind: 'first' });
        m.ask(seat(1), { kind: 'second' });
        m.next({ do: 'stop' });
      },
    },
    { first: {}, second: { done: (m) => note('never')(m) } },
    { concede: () => {} },
  );
  const scene = given(game, { seats: 2, rests }).answer(1, { do: 'concede' }).answer(0, { do: 'go' });
  expect(scene.state.log).toEqual([]);
});

test('a question to a seat that does not exist, or twice to one, is a bug and throws', () => {
  const asking = (seats: number | number[]) =>
    toy({ start: (m) => m.ask(typeof seats === 'number' ? seat(seats) : seats.map(seat), { kind: 'stop' }) });
  expect(() => given(asking(7), { seats: 2 })).toThrow('there is no seat 7');
  expect(() => given(asking([0, 7]), { seats: 2 })).toThrow('not different seats');
  expect(() => given(asking([0, 0]), { seats: 2 })).toThrow('not different seats');
});

test('a step that is changed by its handler does not change the game for the next match', () => {
  const start = { do: 'start', n: 0 };
  const game = toy(
    {
      start(m, step) {
        step.n = (step.n ?? 0) + 1;
        note(String(step.n))(m);
        m.next({ do: 'stop' });
      },
    },
    {},
    { start },
  );
  for (let i = 0; i < 2; i++) expect(create(game, fast(1), [{}], {}).state.log).toEqual(['1']);
  expect(start).toEqual({ do: 'start', n: 0 });
});
