import { fast, type Types } from '@tavern/engine';
import { expect, test } from 'vitest';
import type { AskedPacket, Bot } from '../bot.ts';
import { fetched } from '../fetched.ts';

const packet = { question: { options: [{ do: 'roll' }] } } as unknown as AskedPacket<Types>;
const first: Bot<Types> = { choose: ({ question }) => question.options[0] ?? null };
const ask = (bot: Bot<Types>) => bot.choose(packet, 0 as never, fast(1).stream('test'));

test('a bot is fetched when it is first asked, and once; from then on it answers at once', async () => {
  let fetches = 0;
  const bot = fetched(async () => {
    fetches += 1;
    return first;
  });
  expect(fetches).toBe(0);
  expect(await ask(bot)).toEqual({ do: 'roll' });
  expect(ask(bot)).toEqual({ do: 'roll' });
  expect(fetches).toBe(1);
});

test('a bot that could not be fetched is asked for again', async () => {
  let fetches = 0;
  const bot = fetched(async () => {
    fetches += 1;
    if (fetches === 1) throw new Error('no connection');
    return first;
  });
  await expect(ask(bot)).rejects.toThrow('no connection');
  expect(await ask(bot)).toEqual({ do: 'roll' });
});

test('a fetched bot has the manners of the one that comes, and none where that has none', async () => {
  const mannered: Bot<Types> = { ...first, inManner: (manner) => ({ choose: () => ({ do: manner }) }) };
  expect(await ask(fetched(async () => mannered).inManner?.('bold') ?? first)).toEqual({ do: 'bold' });
  expect(await ask(fetched(async () => first).inManner?.('bold') ?? mannered)).toEqual({ do: 'roll' });
});
