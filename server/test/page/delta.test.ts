import type { Json } from '@tavern/engine';
import { type Delta, deltaOf, fromPast, type PastFrames, applyDelta as theirs, toPast } from '@tavern/wire';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frozen, packetsOf } from '../../../wire/test/packets.ts';
import { applyDelta, EventMemory, nextFrame } from '../../page/delta.js';

const keys = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'length', '', '0', '-1', 'a', 'b'),
  fc.string({ maxLength: 2 }),
);
const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom<Json[]>(null, true, 0, 1, 2, -1, -2, -3, 0.5, '', 'a', {}, []),
    fc.array(tie('tree'), { maxLength: 6 }),
    fc.array(fc.tuple(keys, tie('tree')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
  ),
}));

/** What it gives, or what it complains of. */
function outcome(apply: (before: Json, delta: Delta) => Json, before: Json, delta: Delta): string {
  try {
    return `gives ${JSON.stringify(apply(frozen(before), delta))}`;
  } catch (error) {
    return String(error);
  }
}

const eventsOf = ({ view, waiting }: { view: object; waiting: readonly object[] }, n: number) => [
  ...waiting.map((each) => ({ type: 'waits', ...each })),
  ...(n % 3 === 0 ? [{ type: 'looks', view }] : []),
];

describe("the page's deltas are the wire's", () => {
  test('between any two trees', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const delta = deltaOf(before, after);
        expect(outcome(applyDelta, before, delta)).toBe(outcome(theirs, before, delta));
        expect(outcome(applyDelta, before, delta)).toMatch(/^gives /);
      }),
      { numRuns: 2_000 },
    );
  });

  test('also where they do not fit, with the same complaint', () => {
    fc.assert(
      fc.property(tree, tree, (before, delta) => {
        expect(outcome(applyDelta, before, delta)).toBe(outcome(theirs, before, delta));
      }),
      { numRuns: 5_000 },
    );
    expect(outcome(applyDelta, { a: 1 }, [0])).toMatch(/ends too early/);
    expect(outcome(applyDelta, { a: 1 }, undefined as unknown as Delta)).toMatch(/holds undefined/);
  });

  test('no prototype can be reached', () => {
    const evil = JSON.parse('["__proto__", {"polluted": true}]') as Delta;
    const after = applyDelta<object>({ a: 1 }, evil);
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
    expect((after as { polluted?: true }).polluted).toBeUndefined();
  });

  test.each(['race', 'king-of-the-mountain'])('in every frame of a whole match of %s', async (game) => {
    for (const packets of await packetsOf(game, 4, 5)) {
      // Any objects with a type do for events, if only some are alike.
      const frames = packets.map((packet, n) => ({ n, at: n, events: eventsOf(packet, n), packet }));
      const sent = JSON.parse(JSON.stringify(toPast(frames, frames.length - 1))) as PastFrames;
      expect(sent.frames.some(({ events }) => events.some((event) => Array.isArray(event)))).toBe(true);
      const memory = new EventMemory();
      const seen = [sent.start];
      for (const frame of sent.frames) seen.push(nextFrame(frame, seen.at(-1) ?? sent.start, memory));
      expect(seen).toEqual(JSON.parse(JSON.stringify(frames)));
      expect(seen).toEqual(fromPast(sent));
    }
  });

  test('a frame that is missing is noticed', () => {
    const packet = {} as never;
    const before = { n: 3, at: 0, events: [], packet };
    const memory = new EventMemory();
    expect(() => nextFrame({ n: 5, at: 0, events: [], delta: [] }, before, memory)).toThrow('frame 5 came after frame 3');
    expect(() => nextFrame({ n: 4, at: 0, events: [['moved', []]], delta: [] }, before, memory)).toThrow('a difference to none');
  });
});
