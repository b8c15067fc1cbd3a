import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Seat, seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { type Listener, relive } from '../index.ts';
import { afterBids, magpiesOf, OpenTable } from './tables.ts';

const DEAL = { hands: [['coin'], ['ring', 'hawk']], deck: ['crown'] } as const;
const LOG = [...afterBids(2), { seq: 3, seat: 0, option: { do: 'draw' }, at: 5, frame: 2 }];
/** What no code can write, and a client might send. */
const ALL = 'all' as unknown as Seat;

test('a match that is played once more and laid open shows everything, frame by frame, with events unmasked', () => {
  const match = magpiesOf(DEAL).start();
  match.layOpen();
  const framesOf = relive(match, LOG, { viewers: [seat(1), 'all'] });
  const [all, rival] = [framesOf('all'), framesOf(seat(1))];
  expect(all.at(-1)?.events).toEqual([{ type: 'drew', seat: 0, card: 'crown' }]);
  expect(rival.at(-1)?.events).toEqual([{ type: 'drew', seat: 0, card: null }]);
  expect(all.at(-1)?.packet.view).toMatchObject({
    hands: [
      ['coin', 'crown'],
      ['ring', 'hawk'],
    ],
  });
  expect(rival.at(-1)?.packet.view).toMatchObject({ hands: [null, ['ring', 'hawk']] });
  // The first bid is sealed: only eyes that see everything have a frame of it.
  expect(all.find(({ packet }) => packet.sealed !== undefined)?.packet.sealed).toEqual([
    { seat: 0, ask: { kind: 'bid' }, option: { do: 'bid', n: 3 } },
  ]);
});

test('a match that nobody laid open is played once more for seats and spectators alone', () => {
  expect(() => relive(magpiesOf(DEAL).start(), LOG, { viewers: ['all'] })).toThrow("a running match shows nothing to 'all'");
});

test('a table has no place for eyes that see everything', () => {
  const { table } = new OpenTable(magpiesOf(DEAL), { log: afterBids(2) });
  const listener: Listener = { frame: () => {}, status: () => {} };
  expect(() => table.connect(ALL, listener)).toThrow('there is no seat all');
  expect(() => table.frames(ALL)).toThrow('there is no seat all');
  expect(() => table.keep(ALL, [])).toThrow('there is no seat all');
  expect(() => table.match.packet(ALL)).toThrow("a running match shows nothing to 'all'");
});

test('a table that is told to keep frames for such eyes does not open', () => {
  expect(() => new OpenTable(magpiesOf(DEAL), { viewers: [ALL] })).toThrow("a running match shows nothing to 'all'");
});

test('only what replays a record lays a match open: nothing that serves a table does', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const sources = globSync('{engine,bots,host,wire,server,games,kit,web,lab,bench,examples}/**/*.{ts,tsx}', { cwd: root });
  const having = (words: string): string[] =>
    sources.filter((file) => !/\/test\/|node_modules/.test(file) && readFileSync(`${root}/${file}`, 'utf8').includes(words));
  const replaying = /^(engine|lab\/replay|web\/play\/replay|bench\/replay)\//;
  const opening = having('layOpen(');
  expect(sources.length).toBeGreaterThan(1_000);
  expect(opening).toEqual(expect.arrayContaining(['engine/kernel.ts', 'engine/match.ts']));
  // Hindsight is made from a record, and only what replays one makes it.
  expect(opening.filter((file) => !replaying.test(file))).toEqual(['host/hindsight.ts']);
  expect(having('new Hindsight(').length).toBeGreaterThan(0);
  expect(having('new Hindsight(').filter((file) => !replaying.test(file))).toEqual([]);
});
