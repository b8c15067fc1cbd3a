import { type Flat, fast, type Match, type Rng, type Seat, seat, seatsOf, type Types } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { type ToyPlay, two } from '../../engine/test/kernel/toy.ts';
import type { Card, State } from '../../engine/test/magpies/types.ts';
import { SimulatedClock, type TableResult } from '../index.ts';
import { afterBids, type Deal, type Letter, magpiesOf, OpenTable, SECOND, slowStore, toyOf } from './tables.ts';

// What a viewer is sent may depend on what this viewer may know, and on nothing else: not in a number, a deadline or a moment.

const ME = 0;

/** Two deals that seat 0 cannot tell apart: cards of the others and of the deck have changed places. */
const deals: readonly [Deal, Deal] = [
  {
    hands: [
      ['coin', 'ring'],
      ['coin', 'hawk', 'coin'],
      ['coin', 'ring', 'ring'],
    ],
    nests: [['coin'], ['ring'], ['coin']],
  },
  {
    hands: [
      ['coin', 'ring'],
      ['coin', 'ring', 'coin'],
      ['coin', 'hawk', 'crown'],
    ],
    nests: [['coin'], ['ring'], ['coin']],
  },
];

interface Fault {
  (letter: Letter, match: Match<Types>): Letter;
}

function openAt(deal: Deal, fault?: Fault): OpenTable {
  const clock = new SimulatedClock();
  const open = new OpenTable(magpiesOf(deal), { clock, store: slowStore(clock, 5), log: afterBids(3), here: [1, 2, null] });
  open.join(ME, undefined, fault && ((letter) => fault(letter, open.table.match)));
  return open;
}

const view = (open: OpenTable): string => JSON.stringify(open.table.match.packet(seat(ME)).view);
const optionsOf = (open: OpenTable, who: number): readonly Flat[] => open.table.match.question(seat(who))?.options ?? [];

/** The same answers at the same times at two tables, until seat 0 lawfully learns which of them it sits at. */
async function sideBySide(seed: number, fault?: Fault) {
  const tables = [openAt(deals[0], fault), openAt(deals[1], fault)] as const;
  const acknowledged: [(number | string)[], (number | string)[]] = [[], []];
  const kinds = new Set<string>();
  const rng = fast(seed).stream('story');
  /** All that seat 0 was sent at each table, up to the last moment at which it could not know. */
  let sent = ['', ''];
  let learnt = false;
  for (let steps = 0; steps < 60 && !learnt && tables[0].table.match.over === null; steps++) {
    const wait = rng.pick([300, 2_000, 9_000, 31_000, 95_000]);
    for (const open of tables) await open.pass(wait);
    const act = chooseAct(tables, rng, kinds);
    for (const [index, open] of tables.entries()) {
      act(open, (result) => acknowledged[index]?.push(result.ok ? result.frame : result.code));
      await open.pass(20);
    }
    learnt = view(tables[0]) !== view(tables[1]);
    if (!learnt) sent = tables.map((open, index) => [...open.seenBy(ME).letters, ...(acknowledged[index] ?? [])].join('\n'));
  }
  return { sent, kinds, learnt };
}

type Act = (open: OpenTable, mine: (result: TableResult) => void) => void;

/** Something that can be done at both tables: an answer of somebody who is asked, a line that breaks and mends, more time, or nothing. */
function chooseAct(tables: readonly [OpenTable, OpenTable], rng: Rng, kinds: Set<string>): Act {
  if (rng.chance(1, 8)) {
    const who = rng.pick([1, 2]);
    return (open) => {
      open.leave(who);
      open.join(who);
    };
  }
  // No matter who asks for more time, and what they hold, seat 0 must not learn more than that somebody did.
  if (rng.chance(1, 8)) {
    const who = rng.pick([1, 2]);
    kinds.add('more');
    return (open) => void open.table.more(seat(who));
  }
  const asked = tables[0].table.match.asked.filter((who) => tables[1].asked(who) > 0);
  if (asked.length === 0 || rng.chance(1, 6)) return () => {};
  const who = rng.pick(asked);
  const common = optionsOf(tables[0], who).filter((option) =>
    optionsOf(tables[1], who).some((other) => JSON.stringify(other) === JSON.stringify(option)),
  );
  // Seat 0 draws seldom: the card may tell it which of the two worlds this is.
  const likely = who === ME && rng.chance(5, 6) ? common.filter((option) => option['do'] !== 'draw') : common;
  const option = rng.pick(likely);
  kinds.add(`${tables[0].kind(who)}:${String(option['do'])}`);
  return (open, mine) => {
    void open.table.answer(who, open.asked(who), option).then((result) => (who === ME ? mine(result) : undefined));
  };
}

describe('the same answers in two worlds that a viewer cannot tell apart', () => {
  const seeds = Array.from({ length: 60 }, (_, index) => index);

  test('give the viewer the same frames, numbers, questions, statuses and acknowledgements at the same moments', async () => {
    const kinds = new Set<string>();
    let unlearnt = 0;
    for (const seed of seeds) {
      const story = await sideBySide(seed);
      for (const kind of story.kinds) kinds.add(kind);
      if (!story.learnt) unlearnt += 1;
      expect(story.sent[0]).toBe(story.sent[1]);
    }
    // The stories are worth comparing only if they come to the places where something could leak.
    expect([...kinds]).toEqual(
      expect.arrayContaining(['more', 'hawk:let', 'barter:offer', 'barter:accept', 'turn:steal', 'turn:draw']),
    );
    expect(unlearnt).toBeGreaterThan(seeds.length / 4);
  });

  test('a table that showed the clocks only of those who have a choice would be noticed', async () => {
    const chooses = (match: Match<Types>, who: number): boolean => (match.question(seat(who))?.options.length ?? 0) > 1;
    const fault: Fault = (letter, match) =>
      'status' in letter
        ? { ...letter, status: { ...letter.status, clocks: letter.status.clocks.filter((each) => chooses(match, each.seat)) } }
        : letter;
    const stories = await Promise.all(seeds.slice(0, 20).map((seed) => sideBySide(seed, fault)));
    expect(stories.some(({ sent }) => sent[0] !== sent[1])).toBe(true);
  });
});

describe('an action that is hidden from a viewer', () => {
  /** Seats 1 and 2 barter before the eyes of seat 0. Accepting is between the two of them until both have. */
  async function barter(accepts: boolean, fault?: Fault): Promise<string[]> {
    const open = openAt(deals[0], fault);
    const say = async (who: number, option: Flat): Promise<void> => {
      void open.table.answer(who, open.asked(who), option);
      await open.pass(100);
    };
    await say(0, { do: 'pass' });
    await say(1, { do: 'barter', with: 2 });
    await say(1, { do: 'offer', card: 'hawk' });
    await open.pass(10 * SECOND);
    if (accepts) await say(2, { do: 'accept', rev: 1 });
    else await open.pass(100);
    await open.pass(5 * SECOND);
    await say(1, { do: 'close' });
    return open.seenBy(ME).letters;
  }

  test('sends nothing and shifts nothing', async () => {
    expect(await barter(true)).toEqual(await barter(false));
  });

  test('would be noticed if frames were numbered by the answers given', async () => {
    const fault: Fault = (letter, match) =>
      'frame' in letter ? { ...letter, frame: { ...letter.frame, n: match.seq } } : letter;
    expect(await barter(true, fault)).not.toEqual(await barter(false, fault));
  });
});

describe('a seat that had answered before being asked', () => {
  /** Seat 1 is asked like seat 0, or has answered before: what seat 0 and a spectator are sent until seat 0 answers. */
  async function letters(given: readonly Seat[]): Promise<string[]> {
    const steps = { start: (m: ToyPlay) => m.ask(two, { kind: 'bid' }, given) };
    const open = new OpenTable(toyOf(2, steps, { bid: { mode: 'sealed', done: (m) => m.next({ do: 'stop' }) } }), {
      here: [0, 1, null],
    });
    await open.pass(40 * SECOND);
    expect(open.left(1)).toBe(50 * SECOND);
    await open.pass(20 * SECOND);
    return [0, null].flatMap((viewer) => open.seenBy(viewer).letters);
  }

  test('seems to choose: packets and clocks are those of somebody who is asked', async () => {
    expect(await letters([seat(1)])).toEqual(await letters([]));
  });
});

test('the two deals differ only in what seat 0 may not see', () => {
  const states = deals.map((deal) => magpiesOf(deal).start().state as State);
  const packets = deals.map((deal) => JSON.stringify(magpiesOf(deal).start().packet(seat(ME))));
  expect(packets[0]).toBe(packets[1]);
  expect(states[0]?.hands).not.toEqual(states[1]?.hands);
  expect(seatsOf(3).map((who) => states[0]?.hands[who]?.length)).toEqual([2, 3, 3]);
  const hawks = (cards: readonly Card[] | undefined): number => cards?.filter((card) => card === 'hawk').length ?? 0;
  expect(states.map((state) => hawks(state.hands[1]))).toEqual([1, 0]);
});
