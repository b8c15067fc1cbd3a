import type { Bot } from '@tavern/bots';
import type { Types } from '@tavern/engine';
import { expect, test } from 'vitest';
import { botAs, type GamePack } from '../index.ts';

const says = (what: string): Bot<Types> => ({ choose: () => ({ do: what }) });
const pack = {
  bot: { ...says('plain'), inManner: (manner: string) => says(manner) },
  levels: { easy: says('easy') },
} as unknown as GamePack;
const heard = (level: string, person: string | null): unknown =>
  botAs(pack, level, person).choose({} as never, 0 as never, {} as never);

test('a level is played in the manner of the player who sits there', () => {
  expect(heard('normal', 'bruno')).toEqual({ do: 'bold' });
  expect(heard('normal', 'marta')).toEqual({ do: 'careful' });
  expect(heard('normal', null)).toEqual({ do: 'plain' });
  expect(heard('normal', 'nobody')).toEqual({ do: 'plain' });
});

test('a level without manners is played by all alike, one that is not known by the usual bot', () => {
  expect(heard('easy', 'bruno')).toEqual({ do: 'easy' });
  expect(heard('constructor', 'edith')).toEqual({ do: 'fair' });
});
