import { say } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { GameTableProps } from '../../game-table.ts';
import { asTold } from '../../show/as-told.ts';
import { lettersIn, readingOf } from '../../show/reading.ts';
import type { TableShow } from '../../show/use-show.ts';
import { type Event, nodded, rolled, Screen, walked } from './screen.ts';

const turn = { id: 1, kind: 'turn' };
const again = { id: 2, kind: 'turn' };
const trade = { id: 3, kind: 'trade' };
const counter = { id: 4, kind: 'trade' };

/** An event, and another question after it. */
const asking = (screen: Screen, events: readonly Event[], asked: typeof turn | null): Screen =>
  screen.heed({ asked }).tell(events);

describe('a question waits until the events before it have been shown', () => {
  test('while the question before it is drawn as it was, in its own view', () => {
    const screen = new Screen().heed({ asked: turn });
    expect(screen.show).toMatchObject({ asked: turn, held: null });
    screen.heed({ asked: again, ...screen.next([walked(3), nodded]) });
    expect(screen.show).toMatchObject({ playing: true, asked: null, held: { question: turn, view: { n: 0 } } });
    screen.watch(500);
    expect(screen.show).toMatchObject({ playing: true, asked: null, held: { question: turn } });
    screen.watch();
    expect(screen.show).toMatchObject({ playing: false, asked: again, held: null });
  });

  test('but a press shows it at once', () => {
    const screen = new Screen().heed({ asked: turn });
    screen.heed({ asked: again, ...screen.next([walked(3)]) });
    screen.playback.skip();
    expect(screen.show).toMatchObject({ playing: false, asked: again, held: null });
  });

  test('and without a question before it, nothing is drawn in its place', () => {
    const screen = new Screen();
    screen.heed({ asked: turn, ...screen.next([walked(3)]) });
    expect(screen.show).toMatchObject({ asked: null, held: null });
    screen.watch();
    expect(screen.show.asked).toBe(turn);
  });

  test('but a player in a trade goes on at once, after the events before the trade', () => {
    const screen = new Screen();
    screen.heed({ asked: trade, ...screen.next([walked(3)]) });
    expect(screen.show.asked).toBeNull();
    screen.watch();
    screen.heed({ asked: counter, ...screen.next([nodded]) });
    expect(screen.show).toMatchObject({ playing: true, asked: counter, told: { n: 2 } });
  });

  test('and looking back or another viewer clears it', () => {
    const screen = new Screen().heed({ asked: turn });
    screen.heed({ asked: again, ...screen.next([walked(3)]) });
    screen.playback.rewind('1');
    expect(screen.show).toMatchObject({ asked: again, held: null });
    asking(screen, [walked(4)], turn).playback.skip();
    screen.heed({ viewer: null, asked: null });
    expect(screen.show).toMatchObject({ asked: null, held: null });
  });
});

test('the end waits for the events before it, and before the show has heeded them', () => {
  const screen = new Screen();
  const last = screen.next([walked(3), walked(4)], { over: true });
  const props = { ...last, packet: {}, busy: false, over: { winners: [0] } } as unknown as GameTableProps;
  const isOver = (): boolean => asTold(props, screen.show as unknown as TableShow<never, never>).over !== null;
  expect(isOver()).toBe(false);
  screen.heed(last);
  expect(isOver()).toBe(false);
  screen.watch();
  expect(isOver()).toBe(true);
});

test('but one that closes by itself does not: the events before it are hurried and need not be read', () => {
  const story: readonly Event[] = [walked(3), { type: 'said', said: say('x'.repeat(100)) }, walked(4)];
  const took = (window: boolean): number => {
    const screen = new Screen();
    screen.heed({ asked: { kind: 'interrupt', window }, ...screen.next(story) });
    return screen.watch();
  };
  expect(took(false)).toBeGreaterThanOrEqual(4_800);
  expect(took(true)).toBeLessThan(320);
});

describe('the state that may be spoken of', () => {
  test('is the one before a throw, while its dice are rolling', () => {
    const screen = new Screen().tell([rolled(6)]);
    const told: unknown[] = [[screen.show.now?.phase, screen.show.told.n]];
    screen.playback.listen(() => told.push([screen.show.now?.phase, screen.show.told.n]));
    screen.watch();
    expect(told).toEqual([
      ['thinks', 0],
      ['rolls', 0],
      ['lies', 1],
      [undefined, 1],
    ]);
  });

  test('is the present one, also while looking back', () => {
    const screen = new Screen().tell([walked(3), nodded]);
    screen.playback.rewind('1');
    expect(screen.show).toMatchObject({ view: { n: 1 }, told: { n: 2 } });
  });
});

describe('text to read', () => {
  test('stays for 40 ms a letter and at least 1.2 seconds, and a Han character counts as two letters', () => {
    expect(readingOf(0)).toBe(1_200);
    expect(readingOf(30)).toBe(1_200);
    expect(readingOf(100)).toBe(4_000);
    expect(lettersIn('Mei wins')).toBe(8);
    expect(lettersIn('小梅 wins')).toBe(9);
  });

  test('keeps its time at 1x and half of it at 2x, however much waits, and has none without motion', () => {
    const said = say('x'.repeat(50));
    for (const [speed, ms] of [
      ['1x', 2_000],
      ['2x', 1_000],
      ['off', 0],
    ] as const) {
      const screen = new Screen({ speed });
      screen.tell([{ type: 'said', said }]);
      expect(Math.abs(screen.watch() - ms)).toBeLessThanOrEqual(20);
    }
    const busy = new Screen().tell([{ type: 'said', said }, ...Array.from({ length: 40 }, () => walked(1))]);
    busy.watch(1_950);
    expect(busy.show.now?.id).toBe('1');
  });
});

describe('a beat that must be seen', () => {
  const opening: Event = { type: 'opened' };

  test('is where a press skips to, and the next press ends it', () => {
    const screen = new Screen().tell([walked(3), walked(4), opening, walked(5)]);
    screen.playback.skip();
    expect(screen.show.now).toMatchObject({ id: '3', phase: 'rolls' });
    expect(screen.shown).toEqual(['1', '3']);
    screen.playback.skip();
    expect(screen.show).toMatchObject({ playing: false, view: { n: 4 } });
  });

  test('is played on from there', () => {
    const screen = new Screen().tell([opening, walked(5)]);
    expect(screen.show.now?.phase).toBe('thinks');
    screen.playback.skip();
    screen.watch();
    expect(screen.shown).toEqual(['1', '2']);
  });
});
