import { fast, imagine, seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { given } from '../../testkit/index.ts';
import { note, type Toy, toy, two } from '../kernel/toy.ts';

test('in an imagined world, who has answered a question has answered it', () => {
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
