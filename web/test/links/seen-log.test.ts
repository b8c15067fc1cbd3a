import type { Frame } from '@tavern/host';
import { describe, expect, it } from 'vitest';
import { SeenLog } from '../../links/seen-log.ts';

const frame = (n: number, ...types: string[]): Frame => ({
  n,
  at: n * 10,
  events: types.map((type) => ({ type })),
  views: types.map(() => ({})),
  packet: { view: {}, question: null, waiting: [], over: null },
});
const told = (log: SeenLog): string => log.items.map(({ event }) => event.type).join(' ');

describe('what was seen', () => {
  it('is in the order it happened, however it came in, and nothing is there twice', () => {
    const log = new SeenLog();
    log.add(frame(4, 'e'), true);
    log.add(frame(5, 'f', 'g'), false);
    for (const past of [frame(0, 'a'), frame(1), frame(2, 'b', 'c'), frame(3, 'd'), frame(4, 'e')]) log.add(past, true);
    log.add(frame(6, 'h'), false);
    log.add(frame(6, 'h'), false);
    expect(told(log)).toBe('a b c d e f g h');
    expect(log.items.map(({ past }) => past)).toEqual([true, true, true, true, true, false, false, false]);
    expect(log.items[6]).toMatchObject({ id: '5.1', n: 5, at: 50 });
  });

  it('knows what is missing, before it began and in between', () => {
    const log = new SeenLog();
    expect(log.missing).toBeNull();
    log.add(frame(2, 'c'), true);
    expect(log.missing).toBe(0);
    log.add(frame(0, 'a'), true);
    expect(log.missing).toBe(1);
    log.add(frame(1, 'b'), true);
    expect(log.missing).toBeNull();
    log.add(frame(3, 'd'), false);
    expect(log.missing).toBeNull();
    log.add(frame(6, 'g'), true);
    expect(log.missing).toBe(4);
    log.add(frame(4, 'e'), true);
    log.add(frame(5, 'f'), true);
    expect(log.missing).toBeNull();
    expect(told(log)).toBe('a b c d e f g');
  });

  it('stays the same list while nothing is added to it', () => {
    const log = new SeenLog();
    log.add(frame(0, 'a'), false);
    const before = log.items;
    log.add(frame(1), false);
    expect(log.items).toBe(before);
  });
});
