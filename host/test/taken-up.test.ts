import { copy, fast, type Match, resume, type Types } from '@tavern/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { bot, type Entry, NO_TIMES } from '../index.ts';
import { eyes, magpiesOf, OpenTable, raceOf, randomBot, type TestGame } from './tables.ts';

const VIEWERS = [0, 1, 2, null];
const ROLL = { do: 'roll' };
const bots = [bot(randomBot), bot(randomBot), bot(randomBot)];
const cards = (): TestGame => magpiesOf({ hands: [['coin', 'hawk', 'ring'], ['ring', 'coin', 'crown'], ['hawk']] });

let played: OpenTable;
beforeAll(async () => {
  played = new OpenTable(cards(), { holders: bots, times: NO_TIMES, here: VIEWERS });
  await played.toTheEnd(0);
});

/** The match from a snapshot after this many answers, and the frames that each viewer had by then. */
async function snapshotAfter(answers: number): Promise<{ match: Match<Types>; frames: readonly number[]; at: number }> {
  const log = played.stored.entries.slice(0, answers);
  const before = new OpenTable(cards(), { holders: bots, times: NO_TIMES, log, here: [] });
  const { match, frameCounts } = before.table;
  const given = copy(match.toJSON());
  before.table.close();
  const resumed = resume(played.table.match.game, fast(1), given);
  if (!resumed.ok) throw new Error(JSON.stringify(resumed));
  return { match: resumed.match, frames: frameCounts, at: log.at(-1)?.at ?? 0 };
}

describe('a table taken up from a snapshot', () => {
  test.each([1, 7, 30])(
    'goes on with the same frames under the same numbers as one that replayed all: after %i answers',
    async (answers) => {
      const { match, frames, at } = await snapshotAfter(answers);
      const log = played.stored.entries.slice(answers);
      const again = new OpenTable(
        { ...cards(), start: () => match },
        { holders: bots, times: NO_TIMES, log, resumed: { frames, at } },
      );
      for (const [index, viewer] of VIEWERS.entries()) {
        const first = (frames[index] ?? 0) - 1;
        const whole = played.table.frames(eyes(viewer)).slice(first);
        const known = again.table.frames(eyes(viewer));
        expect(known.map(({ n }) => n)).toEqual(whole.map(({ n }) => n));
        expect(known.map(({ packet }) => packet)).toEqual(whole.map(({ packet }) => packet));
        expect(known.slice(1)).toEqual(whole.slice(1));
      }
      expect(again.table.frameCounts).toEqual(played.table.frameCounts);
    },
  );

  test('gives a viewer who asks for older frames what it has', async () => {
    const { match, frames, at } = await snapshotAfter(30);
    const again = new OpenTable(
      { ...cards(), start: () => match },
      { holders: bots, times: NO_TIMES, here: [], resumed: { frames, at } },
    );
    expect(again.table.frames(eyes(0), 2).map(({ n }) => n)).toEqual([(frames[0] ?? 0) - 1]);
    again.table.close();
  });
});

describe('a table follows what another process has stored', () => {
  const entry = (seq: number, seat: number): Entry => ({ seq, seat, option: ROLL, at: 5, frame: seq });

  test('and shows it like its own answers', async () => {
    const [one, other] = [new OpenTable(raceOf(2)), new OpenTable(raceOf(2))];
    await one.answer(0, ROLL);
    other.table.follow(one.stored.entries);
    expect(other.seenBy(1).frames.map(({ events }) => events)).toEqual(one.seenBy(1).frames.map(({ events }) => events));
    expect(other.stored.entries).toEqual([]);
    expect((await other.answer(1, ROLL)).ok).toBe(true);
    expect(other.stored.entries.map(({ seq }) => seq)).toEqual([2]);
  });

  test('each answer once, and never one that leaves a gap', () => {
    const open = new OpenTable(raceOf(2));
    open.table.follow([entry(1, 0)]);
    open.table.follow([entry(1, 0), entry(3, 0)]);
    expect(open.table.match.seq).toBe(1);
    expect(open.troubles).toEqual([]);
  });

  test('not while it stores an answer of its own: only one of the two can be the next', async () => {
    const open = new OpenTable(raceOf(2));
    open.stored.hold();
    const answered = open.table.answer(0, open.asked(0), ROLL);
    open.table.follow([entry(1, 0)]);
    expect(open.table.match.seq).toBe(1);
    await open.pass(0);
    open.stored.release();
    expect((await answered).ok).toBe(true);
  });
});

test('an answer is stored with its client’s id and its frame', async () => {
  const open = new OpenTable(raceOf(2));
  const result = await open.table.answer(0, open.asked(0), ROLL, 'mine-1');
  expect(open.stored.entries).toEqual([{ seq: 1, seat: 0, option: ROLL, at: 0, id: 'mine-1', frame: 1 }]);
  expect(result).toEqual({ ok: true, frame: 1 });
});
