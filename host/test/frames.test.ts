import { renew, seat } from '@tavern/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { bot, type Frame, NO_TIMES } from '../index.ts';
import { afterBids, eyes, magpiesOf, OpenTable, people, raceOf, randomBot, type TestGame, Watcher } from './tables.ts';

const VIEWERS = [0, 1, 2, null];
const cards = (): TestGame =>
  magpiesOf({
    hands: [
      ['coin', 'hawk', 'ring'],
      ['ring', 'coin', 'crown'],
      ['hawk', 'coin', 'ring'],
    ],
  });
const bots = [bot(randomBot), bot(randomBot), bot(randomBot)];

/** A whole match of three bots, watched by everybody. */
let played: OpenTable;
beforeAll(async () => {
  played = new OpenTable(cards(), { holders: bots, times: NO_TIMES, here: VIEWERS });
  await played.toTheEnd(0);
  expect(played.answers.length).toBeGreaterThan(50);
});

describe('frames', () => {
  test.each(VIEWERS)('are numbered 0, 1, 2 and so on for each viewer: %s', (viewer) => {
    const { numbers } = played.seenBy(viewer);
    expect(numbers).toEqual(numbers.map((_, index) => index));
    expect(played.table.frames(eyes(viewer))).toEqual(played.seenBy(viewer).frames);
  });

  test('are made only where the viewer has something new to see', () => {
    for (const viewer of VIEWERS) {
      const { frames } = played.seenBy(viewer);
      expect(frames.length).toBeLessThanOrEqual(played.answers.length + 1);
      for (const [index, { events, packet }] of frames.entries()) {
        const before = frames[index - 1];
        if (before !== undefined && events.length === 0) expect(JSON.stringify(packet)).not.toBe(JSON.stringify(before.packet));
      }
    }
    // Barters go on behind a spectator's back.
    expect(played.seenBy(null).frames.length).toBeLessThan(played.answers.length);
  });

  test('are made for an event alone, though nothing on the table has changed for the viewer', async () => {
    const open = new OpenTable(cards(), { log: afterBids(3, 1) });
    await open.answer(1, { do: 'barter', with: 2 });
    await open.answer(1, { do: 'offer', card: 'coin' });
    const [before, offered] = open.seenBy(0).frames.slice(-2) as [Frame, Frame];
    expect(offered.events).toEqual([{ type: 'offered', seat: 1, card: null }]);
    expect(offered.packet).toBe(before.packet);
  });

  test.each(VIEWERS)('can be resumed from any number, and give exactly those that are missing: viewer %s', (viewer) => {
    const all = played.seenBy(viewer).numbers;
    for (let since = 0; since < all.length; since++) {
      const again = new Watcher(played.clock);
      played.table.connect(eyes(viewer), again, since)();
      expect(again.numbers).toEqual(all.slice(since + 1));
      expect(played.table.frames(eyes(viewer), since)).toEqual(again.frames);
    }
  });

  test('come all from the start for a viewer whose last number is none of them', () => {
    const all = played.seenBy(null).numbers;
    for (const since of [undefined, -1, -7, all.length, 1_000_000, Number.NaN]) {
      const again = new Watcher(played.clock);
      played.table.connect(null, again, since)();
      expect(again.numbers).toEqual(all);
    }
  });

  test('are a log for rewinding: each is still what it was when it was shown', () => {
    for (const viewer of VIEWERS) {
      const shown = played.seenBy(viewer).letters.filter((letter) => letter.includes('"frame"'));
      const now = played.table.frames(eyes(viewer)).map((frame) => JSON.stringify({ at: 0, frame }));
      expect(now).toEqual(shown);
    }
  });

  test('of a table that is opened again from its log are the same, and so is its record', async () => {
    const again = new OpenTable(cards(), { holders: bots, times: NO_TIMES, log: played.stored.entries, here: VIEWERS });
    for (const viewer of VIEWERS) expect(again.seenBy(viewer).frames).toEqual(played.seenBy(viewer).frames);
    expect(again.record()).toEqual(played.record());
    expect(again.table.match.hash()).toBe(played.table.match.hash());
  });

  test('go on with their numbers and times where the log ends', async () => {
    const first = new OpenTable(raceOf(2));
    await first.pass(10_000);
    await first.answer(0, { do: 'roll' });
    const again = new OpenTable(raceOf(2), { log: first.stored.entries });
    await again.pass(500);
    await again.answer(1, { do: 'roll' });
    expect(again.seenBy(0).frames.map(({ n, at }) => [n, at])).toEqual([
      [0, 0],
      [1, 10_000],
      [2, 10_500],
    ]);
    expect(again.record().at).toEqual([10_000, 10_500]);
    expect(again.stored.entries.map(({ seq }) => seq)).toEqual([2]);
  });

  test('are opened only from a log that fits', () => {
    const log = [{ seq: 1, seat: 1, option: { do: 'roll' }, at: 0, frame: 1 }];
    expect(() => new OpenTable(raceOf(2), { log })).toThrow(/answer 1 is refused/);
  });
});

describe('a viewer who connects while an answer is being stored', () => {
  test('misses no frame and gets none twice', async () => {
    const open = new OpenTable(raceOf(2));
    open.stored.hold();
    const before = open.join(null);
    const answered = open.table.answer(0, open.asked(0), { do: 'roll' });
    const during = open.join(null);
    await open.pass(0);
    expect(during.numbers).toEqual([0]);
    open.stored.release();
    await answered;
    const between = open.join(null);
    await open.pass(0);
    const after = open.join(null);
    for (const watcher of [before, during, between, after]) expect(watcher.numbers).toEqual([0, 1]);
  });

  test('is told how the table stands when it is stored', async () => {
    const open = new OpenTable(raceOf(2));
    open.stored.hold();
    void open.table.answer(0, open.asked(0), { do: 'roll' });
    const during = open.join(null);
    await open.pass(1_000);
    open.stored.release();
    await open.pass(0);
    expect(during.last.clocks).toEqual([{ seat: 1, clock: 'turn', endsAt: 91_000 }]);
  });

  test('no status tells of an answer that a listener gave at once', async () => {
    const open = new OpenTable(raceOf(2), { here: [] });
    open.stored.hold();
    open.table.connect(null, {
      frame: () => {},
      status: ({ clocks }) => void (clocks.length > 0 && open.table.answer(0, open.asked(0), { do: 'roll' })),
    });
    const other = open.join(null);
    open.join(0);
    expect(open.answers).toHaveLength(1);
    expect(other.last.clocks).toMatchObject([{ seat: 0 }]);
  });

  test('nor does one who connects while a frame is being shown', async () => {
    const open = new OpenTable(raceOf(2));
    const late = new Watcher(open.clock);
    let joined = false;
    open.table.connect(null, {
      frame({ n }) {
        if (n === 1 && !joined) open.table.connect(null, late);
        joined = n === 1;
      },
      status: () => {},
    });
    await open.answer(0, { do: 'roll' });
    expect(late.numbers).toEqual([0, 1]);
  });
});

describe('frames share what did not change', () => {
  test('equal parts are one object', async () => {
    const open = new OpenTable(cards(), { holders: people(3) });
    await open.answer(0, { do: 'bid', n: 1 });
    await open.answer(1, { do: 'bid', n: 1 });
    const [first, second] = open.seenBy(2).frames as [Frame, Frame];
    expect(second.packet).not.toBe(first.packet);
    expect(second.packet.view).toBe(first.packet.view);
    expect(second.packet.question).toBe(first.packet.question);
    expect(second.packet.waiting).not.toBe(first.packet.waiting);
    expect(second.packet.waiting[1]).toEqual({ seat: 2, kind: 'bid' });
  });

  test('a log of whole frames holds few objects of its own per frame', () => {
    const objects = new Set<object>();
    let all = 0;
    const count = (tree: unknown): void => {
      if (typeof tree !== 'object' || tree === null) return;
      all += 1;
      objects.add(tree);
      for (const part of Object.values(tree)) count(part);
    };
    for (const { packet } of played.table.frames(seat(0))) count(packet);
    // Half of the frames ask a question, and that is new each time.
    expect(objects.size).toBeLessThan(all * 0.6);
  });

  test('two who see the same keep one event, one view and one status between them', async () => {
    const table = new OpenTable(raceOf(2));
    await table.answer(0, { do: 'roll' });
    const [one, other] = [table.seenBy(0), table.seenBy(1)].map(({ frames, statuses }) => ({
      frame: frames.at(-1),
      status: statuses.at(-1),
    }));
    expect(one?.frame?.events[0]).toMatchObject({ type: 'moved', seat: 0 });
    expect(one?.frame?.events[0]).toBe(other?.frame?.events[0]);
    expect(one?.frame?.packet.view).toBe(other?.frame?.packet.view);
    expect(one?.status).toBe(other?.status);
  });

  test('sharing never changes what a tree says, nor the older tree', () => {
    const pairs: [unknown, unknown][] = [
      [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
      [{ a: 1 }, { b: 1 }],
      [{ a: undefined }, { b: undefined }],
      [[1, 2], [1]],
      [[1], [1, 2]],
      [[], {}],
      [null, {}],
      [{ a: null }, { a: {} }],
      [
        { a: { x: 1 }, b: { x: 1 } },
        { a: { x: 2 }, b: { x: 1 } },
      ],
    ];
    for (const [before, next] of pairs) {
      const [old, fresh] = [JSON.stringify(before), JSON.stringify(next)];
      const shared = renew(before, next);
      expect([JSON.stringify(before), JSON.stringify(shared)]).toEqual([old, fresh]);
      expect(shared === before).toBe(Array.isArray(before) === Array.isArray(next) && old === fresh && old !== '{}');
    }
    const [before, next] = pairs.at(-1) as [{ b: object }, { b: object }];
    expect(renew(before, next).b).toBe(before.b);
  });
});
