import type { Frame } from '@tavern/host';
import { describe, expect, it } from 'vitest';
import { SeenLog } from '../../model/seen-log.ts';

const frame = (n: number, ...types: string[]): Frame => ({
  n,
  at: n * 10,
  events: types.map((type) => ({ type })),
  views: types.map(() => ({})),
  packet: { view: {}, question: null, waiting: [], over: null },
});
const told = (log: SeenLog): string => log.items.map(({ event }) => event.type).join(' ');

describe('the seen log', () => {
  it('is in the order of events, however they came in, and has none twice', () => {
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

  it('has the view right after each event, and whether it was foreseen', () => {
    const log = new SeenLog();
    const seat = { name: 'Mei' };
    const packet = { view: { n: 2, seat }, question: null, waiting: [], over: null };
    log.add({ n: 0, at: 0, events: [{ type: 'a' }, { type: 'b' }], views: [{ n: 1, seat }, packet.view], packet }, false, true);
    // Views as they come over a network: copies of what has not changed.
    const next = structuredClone({ ...packet, view: { n: 3, seat } });
    log.add({ n: 1, at: 9, events: [{ type: 'c' }], views: [next.view], packet: next }, false);
    expect(log.items.map(({ event, view, foreseen }) => [event.type, view, foreseen])).toEqual([
      ['a', { n: 1, seat }, true],
      ['b', { n: 2, seat }, true],
      ['c', { n: 3, seat }, false],
    ]);
    const [first, , last] = log.items.map(({ view }) => view as { seat: object });
    expect(last?.seat).toBe(first?.seat);
  });

  it('knows what is missing, before its beginning and in between', () => {
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

  it('is that of the moment jumped to, back and forth, and knows what it was told already', () => {
    const log = new SeenLog();
    for (const [n, type] of ['a', 'b', 'c', 'd'].entries()) log.add(frame(n, type), false);
    log.jump(frame(1, 'b'));
    expect([told(log), log.missing]).toEqual(['a b', null]);
    log.jump(frame(3, 'd'));
    expect([told(log), log.missing]).toEqual(['a b c d', null]);
    log.jump(frame(6, 'g'));
    expect([told(log), log.missing]).toEqual(['a b c d g', 4]);
    log.fillIn([frame(4, 'e'), frame(5, 'f')]);
    expect([told(log), log.missing]).toEqual(['a b c d e f g', null]);
    log.jump(frame(0, 'a'));
    expect(told(log)).toBe('a');
  });

  it('has no news after a jump; what is played again then is news again', () => {
    const log = new SeenLog();
    for (const [n, type] of ['a', 'b', 'c'].entries()) log.add(frame(n, type), false);
    log.jump(frame(1, 'b'));
    log.add(frame(2, 'c'), false);
    expect(log.items.map(({ id, past }) => [id, past])).toEqual([
      ['0.0', true],
      ['1.0', true],
      ['2.0', false],
    ]);
  });

  it('does not show what was on its way while somebody jumped back', () => {
    const log = new SeenLog();
    log.jump(frame(3, 'd'));
    log.jump(frame(1, 'b'));
    log.fillIn([frame(0, 'a'), frame(1, 'b'), frame(2, 'c')]);
    expect([told(log), log.missing]).toEqual(['a b', null]);
  });

  it('may tell its items from those of another log', () => {
    const log = new SeenLog('2:');
    log.add(frame(4, 'e'), false);
    expect(log.items[0]?.id).toBe('2:4.0');
  });
});
