import type { Packet, Types } from '@tavern/engine';
import type { Frame, Table } from '@tavern/host';
import { expect, test } from 'vitest';
import type { Loaded } from '../../play/loaded.ts';
import { Retrospect } from '../../play/retrospect.ts';

const frameAt = (n: number): Frame => ({ n, at: n, events: [], views: [], packet: {} as Packet<Types> });

test('who comes back after a restart with the newest frame in hand causes nothing to be played again', () => {
  const frames = [40, 41].map(frameAt);
  const table = { frames: () => frames } as unknown as Table;
  const loaded = {
    get rebuilt(): Loaded['rebuilt'] {
      throw new Error('the match is about to be played again');
    },
  } as Loaded;
  const retrospect = new Retrospect(loaded, table);
  expect(retrospect.at(null, 40)).toBe(frames[0]);
  expect(() => retrospect.at(null, 39)).toThrow('played again');
});
