import { replay } from '@tavern/engine';
import { expect, test } from 'vitest';
import { conforms } from '../../conformance/index.ts';
import { magpies } from '../magpies/magpies.ts';
import { askingHoldersOnly, onTurn, why } from '../magpies/planted.ts';
import type { MagpiesGame } from '../magpies/types.ts';

test('only the holder of a hawk is asked, at a table of two: that the theft goes through at once tells the hand', () => {
  expect(why(askingHoldersOnly, { every: 1, players: 2, games: 15 })).toMatch(/tells? .*after {"do":"steal"/);
});

test('what the last answer leaves in state is a plain tree too', () => {
  class Feast {
    readonly guests = 3;
  }
  const game: MagpiesGame = {
    ...magpies,
    settle(m) {
      const ended = magpies.settle?.(m) ?? false;
      if (ended) Object.assign(m.state, { feast: new Feast() });
      return ended;
    },
  };
  expect(why(game, { games: 10 })).toMatch(/state\.feast is an instance of Feast/);
});

const sundays = onTurn((_m, option) => {
  if (option.do === 'nest') throw new Error('no nesting on Sundays');
});

test('rules that throw are named with the answer that made them', () => {
  expect(why(sundays, { every: 1 })).toMatch(/{"do":"nest".*no nesting on Sundays/);
});

test('a record ends with the answer that broke the match, and mended rules play through it', () => {
  const { failures } = conforms(sundays, { games: 20, seed: 2900, every: 3000 });
  const { record = null, at = 0, why: message } = failures.find((each) => each.at > 1) ?? {};
  expect(message).toMatch(/{"do":"nest".*no nesting on Sundays/);
  expect(record?.answers.at(-1)?.[1]).toMatchObject({ do: 'nest' });
  expect(replay(sundays, record)).toMatchObject({ ok: false, code: 'diverged', at: at + 1 });
  expect(replay(magpies, record)).toMatchObject({ ok: true });
});

test('a state that cannot be hashed still leaves a record, and the fault names its place', () => {
  const game = onTurn((m, option) => {
    if (option.do === 'nest') Object.assign(m.state, { cry: () => 'caw' });
  });
  expect(why(game, { every: 1 })).toMatch(/\.cry is a function/);
  const found = conforms(game, { games: 20, seed: 2900, every: 3000 }).failures.find((each) => each.at > 1);
  expect(found?.why).toMatch(/\.cry is a function/);
  expect(found?.record?.answers).toHaveLength(found?.at ?? 0);
});
