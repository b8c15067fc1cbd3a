import { fast, imagine, seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { given } from '../../testkit/index.ts';
import { note, type Toy, toy, two } from '../kernel/toy.ts';

test('a seat that has answered a question has answered it in an imagined world, too', () => {
  const game = toy(
    {
      start(m) {
        m.ask(two, { kind: 'vote' });
        m.next({ do: 'stop' });
      },
    },
    { vote: { done: (m, answers) => note(answers.map(({ option }) => option?.do ?? 'nothing').join())(m) } },
  );
  const scene = given(game, { seats: 2, rests: ['stop', 'vote'] }).answer(1, { do: 'go' });
  const world = imagine(game, scene.match.packet(seat(0)), seat(0), fast(1));
  world.answer(0, 1, { do: 'go' });
  scene.answer(0, { do: 'go' });
  expect((world.state as Toy['state']).log).toEqual(scene.state.log);
});

test('in an imagined world the seat’s next question has the number it will have', () => {
  const game = toy(
    {
      start(m) {
        m.ask(seat(0), { kind: 'a' });
        m.ask(seat(1), { kind: 'a' });
        m.ask(seat(0), { kind: 'a' });
        m.next({ do: 'stop' });
      },
    },
    { a: { answer: () => {} } },
  );
  const scene = given(game, { seats: 2, rests: ['a'] }).answer(0, { do: 'go' });
  const world = imagine(game, scene.match.packet(seat(0)), seat(0), fast(1));
  world.answer(1, world.question(seat(1))?.id ?? 0, { do: 'go' });
  scene.answer(1, { do: 'go' });
  expect(world.question(seat(0))?.id).toBe(scene.asks(0, 'a').id);
});

test('a window that has closed, beneath the question it led to, hides nothing any more', () => {
  const game = toy(
    {
      start(m) {
        m.ask(two, { kind: 'window' });
        m.next({ do: 'stop' });
      },
    },
    {
      window: {
        window: true,
        answer: (m, who) => (who === 0 ? m.ask(seat(1), { kind: 'over' }) : undefined),
        done: (m, answers) => note(answers.map(({ option }) => option?.do ?? 'nothing').join())(m),
      },
      over: { answer: () => {} },
    },
  );
  const scene = given(game, { seats: 2, rests: ['stop'] })
    .answer(1, { do: 'go' })
    .answer(0, { do: 'go' });
  const world = imagine(game, scene.match.packet(seat(1)), seat(1), fast(1));
  world.answer(1, world.question(seat(1))?.id ?? 0, { do: 'go' });
  scene.answer(1, { do: 'go' });
  expect((world.state as Toy['state']).log).toEqual(scene.state.log);
});

test('an answer that used its options up leaves only the fact, and the world plays on', () => {
  const game = toy(
    {
      start(m) {
        m.ask(two, { kind: 'take' });
        m.next({ do: 'stop' });
      },
    },
    {
      take: {
        options: (state, _ask, who) => (state.log.includes(`took ${who}`) ? [] : [{ do: 'go' }]),
        answer: (m, who) => note(`took ${who}`)(m),
        done: (m) => note('done')(m),
      },
    },
  );
  const scene = given(game, { seats: 2, rests: ['take', 'stop'] }).answer(1, { do: 'go' });
  const world = imagine(game, scene.match.packet(seat(0)), seat(0), fast(1));
  expect(world.answer(0, world.question(seat(0))?.id ?? 0, { do: 'go' }).ok).toBe(true);
  expect((world.state as Toy['state']).log).toContain('done');
});
