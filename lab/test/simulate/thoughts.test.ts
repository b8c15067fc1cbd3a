import type { Bot } from '@tavern/bots';
import type { Types } from '@tavern/engine';
import { expect, test } from 'vitest';
import { type Plan, playGame } from '../../simulate/game.ts';
import { tallied } from '../../simulate/run.ts';
import { noteThoughts, type Thoughts, thoughtOf } from '../../simulate/thoughts.ts';
import { magpiesPack } from '../magpies.ts';

const plan: Plan = { game: 'magpies', players: 2, bots: ['normal', 'random'], rules: {}, seed: 1, cap: 20_000 };

test('a bot’s first thought on a worker loads its code, and is left out', () => {
  const thoughts: Thoughts = {};
  const watch = noteThoughts(thoughts, new Set(['random']));
  for (const each of [900, 2, 4, 3]) watch('normal', each);
  watch('random', 0.014);
  expect(thoughtOf(thoughts, 'normal')).toEqual({ median: 3, longest: 4 });
  expect(thoughtOf(thoughts, 'random')).toEqual({ median: 0.01, longest: 0.01 });
  expect(thoughtOf(thoughts, 'easy')).toBeNull();
});

test('thoughts are timed from the question to the choice', async () => {
  const slow: Bot<Types> = {
    async choose({ question }, _seat, rng) {
      await new Promise((done) => setTimeout(done, 2));
      return rng.pick(question.options);
    },
  };
  const heard: [bot: string, milliseconds: number][] = [];
  const pack = { ...magpiesPack, bot: slow };
  await playGame(pack, { ...plan, cap: 6 }, 0, (bot, milliseconds) => heard.push([bot, milliseconds]));
  const mine = heard.filter(([bot]) => bot === 'normal');
  expect(mine.length).toBeGreaterThan(0);
  for (const [, milliseconds] of mine) expect(milliseconds).toBeGreaterThan(1);
});

test('they do not change what is counted', async () => {
  const thoughts: Thoughts = {};
  const watched = await tallied(magpiesPack, { plan, from: 0, games: 10 }, noteThoughts(thoughts, new Set()));
  expect(watched).toEqual(await tallied(magpiesPack, { plan, from: 0, games: 10 }));
  expect(Object.keys(thoughts).sort()).toEqual(['normal', 'random']);
});
