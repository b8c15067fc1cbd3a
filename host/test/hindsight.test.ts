import { create, type Eyes, fast, type Game, seat, seatsOf, type Trail, type Types, trailOf } from '@tavern/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { magpies } from '../../engine/test/magpies/magpies.ts';
import { rulesSchema } from '../../engine/test/magpies/types.ts';
import { Hindsight } from '../hindsight.ts';
import { bot, type Frame, person } from '../index.ts';
import { eyes, MINUTE, OpenTable, randomBot, type TestGame } from './tables.ts';

const VIEWERS = [0, 1, 2, null];
const game = magpies as unknown as Game<Types>;
const rules = rulesSchema.parse({ goal: 9 });
const choices = seatsOf(3).map(() => ({ bird: 'magpie' }));
const play: TestGame = { game, players: 3, start: () => create(game, fast(3), choices, rules) };
const head = {
  rules,
  seats: choices.map((choice, index) => ({ name: `Seat ${index}`, choice, ...(index === 1 ? { bot: true as const } : {}) })),
  luck: { seed: 3 },
};

const seated = { holders: [person, bot(randomBot), person], standIn: randomBot, head };

/** A match of one bot and two people, of whom one comes and goes, so that the clock and a bot have played for them. */
let played: OpenTable;
beforeAll(async () => {
  played = new OpenTable(play, { ...seated, here: VIEWERS });
  const chance = fast(1).stream('people');
  // Nobody bids in time: that the clock did it is told when all sealed bids are open.
  await played.pass(2 * MINUTE);
  expect(played.by).toMatchObject({ 1: expect.anything(), 2: expect.anything(), 3: expect.anything() });
  for (let i = 0; played.table.match.over === null; i++) {
    if (i > 3_000) throw new Error('the match does not end');
    await played.pass(chance.int(20_000));
    if (i === 8) played.leave(2);
    const question = played.table.match.question(seat(0));
    if (question !== null) await played.answer(0, chance.pick(question.options));
    if (i % 40 === 39) await played.pass(MINUTE);
  }
  await played.pass(0);
  expect(new Set(Object.values(played.by))).toEqual(new Set(['bot', 'clock']));
  expect(played.answers.length).toBeGreaterThan(40);
});

function trail(every: number): Trail<Types> {
  const opened = trailOf(game, played.record(), every);
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  return opened.trail;
}

const times = (answer: number): number => played.record().at?.[answer - 1] ?? 0;
const people = [seat(0), seat(2)];

function hindsight(viewer: Eyes, every = 8): Hindsight {
  const seen = new Hindsight(trail(every), viewer, people, times);
  while (seen.follow());
  return seen;
}

/** The newest frame of a live viewer after each answer, as text: at a table that hears of one answer after the other. */
function lived(viewer: number | null): string[] {
  const { table } = new OpenTable(play, { ...seated, here: [] });
  const newest = (): string => JSON.stringify(table.frames(eyes(viewer)).at(-1));
  const start = newest();
  const rest = played.stored.entries.map((entry) => {
    table.follow([entry]);
    return newest();
  });
  return [start, ...rest];
}

describe.each(VIEWERS)('what viewer %s sees again', (viewer) => {
  test('is frame by frame, to the letter, what they saw', () => {
    const seen = hindsight(eyes(viewer));
    const frames = played.table.frames(eyes(viewer));
    expect(seen.frames(0, frames.length - 1).map((each) => JSON.stringify(each))).toEqual(
      frames.map((each) => JSON.stringify(each)),
    );
    expect(seen.frames(frames.length, frames.length + 5)).toEqual([]);
  });

  test.each([1, 2, 8, 1_000])('is the same after every answer, in any order, with a stop every %i answers', (every) => {
    const seen = hindsight(eyes(viewer), every);
    const then = lived(viewer);
    const chance = fast(every).stream('jumps');
    for (const answer of [...then.keys(), ...chance.shuffle([...then.keys()])])
      expect(JSON.stringify(seen.frameAt(answer))).toBe(then[answer]);
    for (const answer of then.keys()) expect(seen.numberAt(answer)).toBe((JSON.parse(then[answer] ?? '') as Frame).n);
  });
});

test('eyes that see everything are told everything whole, and see all hands', () => {
  const everything = hindsight('all');
  const last = everything.numberAt(everything.upTo);
  const events = everything.frames(0, last).flatMap((frame) => frame.events);
  const whole = JSON.stringify(events);
  for (const viewer of VIEWERS) {
    const known = played.table.frames(eyes(viewer)).flatMap((frame) => frame.events);
    expect(known.length).toBeLessThanOrEqual(events.length);
    expect(whole).not.toBe(JSON.stringify(known));
  }
});

test('nobody looks beyond what these eyes have followed', () => {
  const seen = new Hindsight(trail(8), null, people, times);
  expect(() => seen.frameAt(1)).toThrow('not to 1');
  seen.follow();
  expect([seen.upTo, seen.frameAt(1)]).toEqual([1, expect.anything()]);
});
