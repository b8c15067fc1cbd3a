import { copy, create, fast, type Game, type Match, perPart, type Seat, seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';

interface Counting {
  state: { rules: object; n: number; box: { of: number[] } };
  view: { n: number; mine: boolean };
  rules: object;
  seat: object;
  event: { type: 'one' | 'two' | 'secret' | 'three' };
  steps: { begin: object };
  questions: { count: { option: { do: 'on' } } };
}

/** Counts to three in one answer; of the second step only seat 1 is told. */
const counting: Game<Counting> = {
  name: 'counting',
  version: 1,
  seats: [2, 2],
  rules: z.strictObject({}),
  seatChoice: () => z.strictObject({}),
  content: {},
  setup: (_rng, _seats, rules) => ({ rules, n: 0, box: { of: [] } }),
  start: { do: 'begin' },
  steps: { begin: (m) => m.ask(seat(0), { kind: 'count' }) },
  questions: {
    count: {
      options: () => [{ do: 'on' }],
      answer(m) {
        for (const type of ['one', 'secret', 'two', 'three'] as const) {
          m.state.n += 1;
          m.state.box.of.push(m.state.n);
          if (type === 'secret') m.emit({ type }, [seat(1)]);
          else m.emit({ type });
        }
        m.ask(seat(0), { kind: 'count' });
      },
    },
  },
  outcome: () => null,
  view: ({ n }, who) => ({ n, mine: who === 0 }),
  guess: () => ({ rules: {}, n: 0, box: { of: [] } }),
};

function counted() {
  const match = create(counting, fast(1), [{}, {}], {});
  match.watch();
  const result = match.answer(0, 1, { do: 'on' });
  if (!result.ok) throw new Error('refused');
  return { match, told: result.events };
}

const seen = (who: Seat | null): number[] => {
  const { match, told } = counted();
  return match.views(told, who).map(({ n }) => n);
};

test('where somebody watches, every event brings what was seen right after it, but for the last: there it is the packet', () => {
  expect(seen(seat(1))).toEqual([1, 2, 3]);
  expect(counted().match.packet(seat(1)).view.n).toBe(4);
});

test('a seat that is not told of an event does not see its moment', () => {
  expect(seen(seat(0))).toEqual([1, 3]);
  expect(seen(null)).toEqual([1, 3]);
});

test('what was seen once does not change with what comes after', () => {
  const { match, told } = counted();
  const then = copy(told.map(({ after }) => after));
  match.answer(0, 2, { do: 'on' });
  expect(told.map(({ after }) => after)).toEqual(then);
  expect(match.views(told, seat(1)).map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('nobody watches: events bring nothing, and what was told then is seen as things stand now', () => {
  const match = create(counting, fast(1), [{}, {}], {});
  const result = match.answer(0, 1, { do: 'on' });
  const told = result.ok ? result.events : [];
  expect(told.every(({ after }) => after === undefined)).toBe(true);
  expect(match.views(told, seat(1)).map(({ n }) => n)).toEqual([4, 4, 4]);
});

test('what is worked out from a part is kept for states that nobody changes any more, and for no other', () => {
  let worked = 0;
  const sum = perPart(({ of }: { of: number[] }) => {
    worked += 1;
    return of.reduce((all, n) => all + n, 0);
  });
  const summing: Game<Counting> = { ...counting, view: (state) => ({ n: sum(state.box, state), mine: false }) };
  const seen = (match: Match<Counting>): number[] => [seat(0), seat(1)].map((who) => match.packet(who).view.n);
  const [watched, other] = [create(summing, fast(1), [{}, {}], {}), create(summing, fast(1), [{}, {}], {})];
  watched.watch();
  for (const match of [watched, other]) match.answer(0, 1, { do: 'on' });
  expect([...seen(watched), worked]).toEqual([10, 10, 1]);
  expect([...seen(other), worked]).toEqual([10, 10, 3]);
  other.answer(0, 2, { do: 'on' });
  expect(seen(other)).toEqual([36, 36]);
});

test('a packet that is asked for plainly is a copy, also where somebody watches: changing it changes nothing else', () => {
  const open: Game<Counting> = { ...counting, view: ({ n, box }) => ({ n, mine: false, box }) };
  const match = create(open, fast(1), [{}, {}], {});
  match.watch();
  match.answer(0, 1, { do: 'on' });
  const packet = match.packet(seat(0)) as unknown as { view: { box: { of: number[] } } };
  packet.view.box.of.push(99);
  expect(match.packet(seat(1)).view).toMatchObject({ box: { of: [1, 2, 3, 4] } });
});
