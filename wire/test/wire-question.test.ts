import type { Packet, Types } from '@tavern/engine';
import type { Frame } from '@tavern/host';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EventMemory } from '../event-memory.ts';
import type { WireFrame } from '../reply.ts';
import { fromWire, toWire } from '../wire-frame.ts';
import { frozen, packetsOf } from './packets.ts';

const frameOf = (n: number, packet: Packet<Types>): Frame => ({ n, at: n, events: [], views: [], packet });

/** Over the wire and back, as JSON. */
function sent(before: Packet<Types>, after: Packet<Types>): { wire: WireFrame; got: Packet<Types> } {
  const [one, two] = [frameOf(0, frozen(before)), frameOf(1, frozen(after))];
  const wire = JSON.parse(JSON.stringify(toWire({ frame: two, before: one, memory: new EventMemory() }))) as WireFrame;
  return { wire, got: fromWire(wire, one, new EventMemory()).packet };
}

const asking = (id: number, options: readonly object[], blocked: readonly object[] = []): Packet<Types> =>
  ({
    view: {},
    question: { id, kind: 'place', ask: { kind: 'place' }, options, blocked, clock: 'turn', window: false },
    waiting: [{ seat: 0, kind: 'place' }],
    over: null,
  }) as unknown as Packet<Types>;

const nothing = { view: {}, question: null, waiting: [], over: null } as unknown as Packet<Types>;
const places = ['top', 'left', 'right', 'help'].flatMap((zone) => ['up', 'down'].map((face) => ({ do: 'place', zone, face })));
const many = ['c-1', 'c-2'].flatMap((card) => places.map((each) => ({ ...each, card })));

test('of a question with many options each is sent as its difference to the one before it', () => {
  const blocked = many.map((option) => ({ option, why: { key: 'blocked.taken' } }));
  const { wire, got } = sent(nothing, asking(1, many, blocked));
  expect(got).toEqual(asking(1, many, blocked));
  expect(wire.question?.options.slice(0, 3)).toEqual([many[0], [2, 'down'], [2, 'up', 3, 'left']]);
  expect(wire.question?.blocked.slice(0, 2)).toEqual([blocked[0], [0, [2, 'down']]]);
  expect(JSON.stringify(wire).length * 3).toBeLessThan(JSON.stringify(got).length);
});

test('a question that is still open is not sent again, and one that is answered is gone', () => {
  const before = asking(1, many);
  expect(sent(before, { ...before, view: { at: 1 } }).wire.question).toBeUndefined();
  const { wire, got } = sent(before, nothing);
  expect(wire.question).toBeUndefined();
  expect(got).toEqual(nothing);
});

test('a question takes the place of the one before it, whatever either of them has', () => {
  const value = fc.oneof(fc.constantFrom('up', 'down', 'c-1', ''), fc.integer(), fc.boolean(), fc.constant(null));
  const option = fc.dictionary(fc.constantFrom('do', 'card', 'zone', 'face'), value);
  const options = fc.array(option, { maxLength: 20 });
  fc.assert(
    fc.property(options, options, options, (one, two, refused) => {
      const blocked = refused.map((each) => ({ option: each, why: { key: 'blocked.taken', with: each } }));
      expect(sent(asking(1, one), asking(2, two, blocked)).got).toEqual(asking(2, two, blocked));
    }),
  );
});

test('every packet of a match with large questions comes as it was', async () => {
  let asked = 0;
  for (const packets of await packetsOf('revolution', 2, 1, 'clock')) {
    for (const [at, after] of packets.entries()) {
      const before = packets[at - 1];
      if (before === undefined) continue;
      const { wire, got } = sent(before, after);
      if (wire.question !== undefined) asked += 1;
      expect(got).toEqual(after);
    }
  }
  expect(asked).toBeGreaterThan(5);
});
