import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Motion, MotionQueue, type MotionStep } from '../../motion/motion-queue.ts';

let now = 0;
let heard: string[] = [];
let shown: string[] = [];
let queue: MotionQueue;

/** A step that records what it is told. */
const step = (name: string, duration: number, more: Partial<MotionStep> = {}): MotionStep => ({
  duration,
  start: () => shown.push(`${name} starts`),
  run: (progress) => shown.push(`${name} ${progress.toFixed(2)}`),
  ...more,
});

function at(time: number): readonly string[] {
  now = time;
  shown = [];
  queue.tick();
  return shown;
}

beforeEach(() => {
  now = 0;
  heard = [];
  shown = [];
  queue = new MotionQueue({ now: () => now, play: (sound) => heard.push(sound) });
});

describe('one action', () => {
  test('its steps run one after the other, and the rest of a frame goes to the next step', () => {
    queue.push([step('a', 200), step('b', 400)]);
    expect(shown).toEqual(['a starts', 'a 0.00']);
    expect(at(100)).toEqual(['a 0.50']);
    expect(at(300)).toEqual(['a 1.00', 'b starts', 'b 0.25']);
    expect(at(600)).toEqual(['b 1.00']);
    expect(queue.busy).toBe(false);
  });

  test('the steps of a list run at the same time, for as long as the longest', () => {
    queue.push([[step('a', 200), step('b', 400)], step('c', 100)]);
    expect(at(200)).toEqual(['a 1.00', 'b 0.50']);
    expect(at(300)).toEqual(['a 1.00', 'b 0.75']);
    expect(at(400)).toEqual(['a 1.00', 'b 1.00', 'c starts', 'c 0.00']);
  });

  test('a sound is played when its step begins, and equal ones at the same moment once', () => {
    queue.push([[step('a', 200, { sound: 'dice' }), step('b', 200, { sound: 'dice' })], step('c', 200, { sound: 'coin' })]);
    expect(heard).toEqual(['dice']);
    at(200);
    expect(heard).toEqual(['dice', 'coin']);
  });
});

describe('speed', () => {
  test('2x takes half the time', () => {
    queue.speed = '2x';
    queue.push([step('a', 400)]);
    expect(at(100)).toEqual(['a 0.50']);
    expect(at(200)).toEqual(['a 1.00']);
  });

  test('off arrives at once, with sound', () => {
    queue.speed = 'off';
    queue.push([step('a', 400, { sound: 'dice' }), step('b', 400)]);
    expect(shown).toEqual(['a starts', 'a 1.00', 'b starts', 'b 1.00']);
    expect(heard).toEqual(['dice']);
    expect(queue.busy).toBe(false);
  });

  test('reduced motion fades what can fade, and lets the rest arrive at once', () => {
    queue.calm = true;
    queue.push([step('a', 900), step('b', 900, { fade: (progress) => shown.push(`b fades ${progress.toFixed(2)}`) })]);
    expect(shown).toEqual(['a starts', 'a 1.00', 'b starts', 'b fades 0.00']);
    expect(at(75)).toEqual(['b fades 0.50']);
    expect(at(150)).toEqual(['b fades 1.00']);
  });
});

describe('many actions', () => {
  test('the second waits for the first, and takes its own time', () => {
    queue.push([step('a', 900)]);
    queue.push([step('b', 300)]);
    expect(at(900)).toEqual(['a 1.00', 'b starts', 'b 0.00']);
    expect(at(1050)).toEqual(['b 0.50']);
    expect(at(1200)).toEqual(['b 1.00']);
  });

  test('after a long time without a frame everything has arrived', () => {
    queue.push([step('a', 400), step('b', 400)]);
    expect(at(60_000)).toEqual(['a 1.00', 'b starts', 'b 1.00']);
    expect(queue.busy).toBe(false);
  });
});

test('skip lets everything arrive at once, in order, and silently', () => {
  queue.push([step('a', 400, { sound: 'dice' }), step('b', 400, { sound: 'coin' })]);
  queue.push([step('c', 100)]);
  shown = [];
  queue.skip();
  expect(shown).toEqual(['a 1.00', 'b starts', 'b 1.00', 'c starts', 'c 1.00']);
  expect(heard).toEqual(['dice']);
  expect(queue.busy).toBe(false);
});

test('a step may push more', () => {
  queue.push([step('a', 200, { start: () => queue.push([step('b', 200)]) })]);
  expect(at(200)).toEqual(['a 1.00', 'b starts', 'b 0.00']);
});

test('a step that fails does not stop what follows', () => {
  queue.push([
    {
      duration: 100,
      run: (progress) => {
        if (progress === 1) throw new Error('gone');
      },
    },
    step('b', 100),
  ]);
  expect(() => at(100)).toThrow('gone');
  expect(at(101)).toContain('b starts');
});

test('with any pushes at any time, each step starts once and arrives once, in order and on time', () => {
  const durations = fc.array(fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  });
  const actions = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 700 }), moves: durations }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(actions, fc.integer({ min: 5, max: 400 }), (plan, frame) => {
      let time = 0;
      /** When everything pushed so far has been shown. */
      let free = 0;
      const mine = new MotionQueue({ now: () => time });
      const ends: { readonly due: number; end: number | undefined; starts: number }[] = [];
      const order: number[] = [];
      const run = (until: number): void => {
        for (; time + frame < until; ) {
          time += frame;
          mine.tick();
        }
        time = until;
        mine.tick();
      };
      for (const { wait, moves } of plan) {
        run(time + wait);
        free = Math.max(free, time);
        const steps: Motion[] = moves.map((group) => {
          const begins = free;
          free += Math.max(...group);
          return group.map((duration) => {
            const id = ends.push({ due: begins + duration, end: undefined, starts: 0 }) - 1;
            let last = 0;
            return {
              duration,
              start: () => {
                const mark = ends[id];
                if (mark !== undefined) mark.starts += 1;
                order.push(id);
              },
              run: (progress: number) => {
                expect(progress).toBeGreaterThanOrEqual(last);
                last = progress;
                const mark = ends[id];
                if (mark !== undefined && progress === 1) mark.end ??= time;
              },
            };
          });
        });
        mine.push(steps);
      }
      run(free);
      expect(mine.busy).toBe(false);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      for (const { due, end, starts } of ends) {
        expect(starts).toBe(1);
        expect(end).toBeGreaterThanOrEqual(due);
        expect(end).toBeLessThanOrEqual(due + frame);
      }
    }),
  );
});
