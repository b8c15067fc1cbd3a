import { readFileSync } from 'node:fs';
import { verify } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { expect, test } from 'vitest';
import { recordOf } from '../play.ts';
import { TestServer } from '../servers.ts';
import { botFile, ExampleBot, type Written } from './example-bot.ts';
import { fastClock } from './fast-clock.ts';

const PLAYED: readonly [game: string, host: Written, guest: Written][] = [
  ['skirmish', 'typescript', 'python'],
  ['king-of-the-mountain', 'python', 'typescript'],
];

test.each(PLAYED)('%s is played to its end by the example bots in %s and %s', async (game, host, guest) => {
  const { url } = await TestServer.start({}, undefined, fastClock(60));
  const first = new ExampleBot(host, url, game);
  const second = new ExampleBot(guest, url, game, await first.says('room'));
  const match = await first.says('match');
  expect(await second.says('match')).toBe(match);
  expect(await first.says('over')).toBe(await second.says('over'));
  const pack = await entryOf(game)?.load();
  if (pack === undefined) throw new Error(`no ${game}`);
  const record = await recordOf(url, match);
  expect(verify(pack.game, record)).toMatchObject({ ok: true });
  // They played themselves: nobody had to play for them but where there was nothing to choose.
  expect(record.answers.length).toBeGreaterThan(10);
});

test('the examples are as short as they say, and need nothing', () => {
  for (const name of ['bot.ts', 'bot.py']) {
    const text = readFileSync(botFile(name), 'utf8');
    expect(text.split('\n').length, name).toBeLessThan(100);
    expect(text, name).not.toMatch(/^import .* from '|require\(|^(?:import|from) (?!json|random|secrets|sys|time|urllib)/m);
  }
});
