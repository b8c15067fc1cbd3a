import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reckon, weigh } from '../../../rules/reckoning/reckon.ts';
import type { Board, BoardCard, Line, SideReckoning } from '../../../rules/reckoning/types.ts';
import type { Spot } from '../../../rules/state.ts';
import { board, type Put, reckoned, type SideSpec, type Spec } from './boards.ts';
import { boards } from './random-boards.ts';

// What is true of every board, whatever the cards say.

const RUNS = { numRuns: 400, seed: 17 };
const always = (name: string, holds: (spec: Spec) => void): void => test(name, () => fc.assert(fc.property(boards, holds), RUNS));

const sumOf = (lines: readonly { readonly amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

always('RR-027: powers are printed power and their lines, totals are powers, combo and what was added', (spec) => {
  for (const side of reckoned(spec).sides) {
    for (const { printed, lines, power } of side.characters) expect(printed + sumOf(lines)).toBe(power);
    expect(side.characters.reduce((sum, { power }) => sum + power, 0)).toBe(side.power);
    expect(sumOf(side.comboLines)).toBe(side.comboBonus);
    expect(side.power + side.comboBonus + sumOf(side.totalLines)).toBe(side.total);
  }
});

always('the tally is the sum of its own lines: every cell, every running total, and the last is the total', (spec) => {
  const { tally, sides } = reckoned(spec);
  sides.forEach(({ total }, index) => {
    const cells = tally.flatMap(({ cells: both }) => both[index] ?? []);
    cells.forEach(({ amount, makes, lines }, at) => {
      expect(sumOf(lines)).toBe(amount);
      expect((cells[at - 1]?.makes ?? 0) + amount).toBe(makes);
    });
    expect(cells.at(-1)?.makes).toBe(total);
  });
});

const allLines = ({ characters, comboLines, totalLines }: SideReckoning): Line[] => [
  ...characters.flatMap(({ lines }) => lines),
  ...comboLines,
  ...totalLines,
];

always('every line of a sum is in the tally once, in its row', (spec) => {
  const { tally, sides } = reckoned(spec);
  sides.forEach((side, index) => {
    const told = tally.flatMap(({ row, cells }) => (row === 'printed' ? [] : (cells[index]?.lines ?? [])));
    expect(new Set(told)).toEqual(new Set(allLines(side)));
    expect(told).toHaveLength(allLines(side).length);
    for (const { row, cells } of tally) for (const line of cells[index]?.lines ?? []) expect(line.row).toBe(row);
  });
});

always('H-17: nothing is below 0, and no line says nothing', (spec) => {
  for (const side of reckoned(spec).sides) {
    expect(Math.min(0, side.comboBonus, ...side.characters.map(({ power }) => power))).toBe(0);
    for (const { amount, kept } of allLines(side)) expect(amount !== 0 || (kept !== undefined && kept.amount < 0)).toBe(true);
  }
});

always('H-01: awards are the sum of their reasons, never below 0, and the winner has the higher total', (spec) => {
  const { awards, sides, winner, lead } = reckoned(spec);
  for (const { lines, points } of awards) expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
  expect(Math.min(...awards.map(({ points }) => points))).toBeGreaterThanOrEqual(0);
  const [one = 0, two = 0] = sides.map(({ total }) => total);
  expect([winner, lead]).toEqual([one === two ? null : Number(two > one), Math.abs(one - two)]);
});

always('the short form has the same numbers', (spec) => {
  const { sides, awards } = reckoned(spec);
  expect(weigh(board(spec))).toEqual({
    totals: sides.map(({ total }) => total),
    combos: sides.map(({ comboBonus }) => comboBonus),
    points: awards.map(({ points }) => points),
  });
});

always('both sides are treated alike: the other way round, all numbers change sides', ({ mine = {}, theirs = {}, ...spec }) => {
  // Two Help cards never come at the same time.
  const apart = (side: SideSpec, odd: number): SideSpec =>
    typeof side.help === 'object' ? { ...side, help: { ...side.help, at: (side.help.at ?? 0) * 2 + odd } } : side;
  const [one, two] = [apart(mine, 0), apart(theirs, 1)];
  const here = weigh(board({ ...spec, mine: one, theirs: two, first: 0 }));
  const there = weigh(board({ ...spec, mine: two, theirs: one, first: 1 }));
  expect(there).toEqual({
    totals: [...here.totals].reverse(),
    combos: [...here.combos].reverse(),
    points: [...here.points].reverse(),
  });
});

const unknown = (spot: Spot<BoardCard>): Spot<BoardCard> =>
  spot === null || spot === 'vacant' || spot.face === 'up' ? spot : { ...spot, card: null };

always('RR-031, RR-032: what is face-down or sealed changes nothing: who knows it reckons the same as who does not', (spec) => {
  const known = board(spec);
  const sides = known.sides.map(({ leader, zones }) => ({
    leader,
    zones: Object.fromEntries(
      Object.entries(zones).map(([zone, spot]) => [zone, unknown(spot)]),
    ) as Board['sides'][number]['zones'],
  }));
  expect(reckon({ ...known, sides })).toEqual(reckon(known));
});

const partsOf = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];

always('it can be told as an event: as text and back it is the same, and nothing stands in it twice', (spec) => {
  const result = reckoned(spec);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  const parts = partsOf(result);
  expect(new Set(parts).size).toBe(parts.length);
});

always('it leaves the board as it was', (spec) => {
  const before = board(spec);
  const copy = structuredClone(before);
  reckon(before);
  expect(before).toEqual(copy);
});

test('the random boards have every card in them, face-up', () => {
  const seen = new Set<string>();
  const look = (put: Put | undefined): void => {
    if (typeof put === 'string') seen.add(put);
    else if (put !== undefined && put.face !== 'down') seen.add(put.card);
  };
  for (const { mine = {}, theirs = {} } of fc.sample(boards, RUNS))
    for (const { leader, top, left, right, help, sp } of [mine, theirs]) {
      if (leader !== undefined) seen.add(leader);
      for (const put of [top, left, right, help, sp]) look(put);
    }
  seen.delete('vacant');
  expect(seen.size).toBe(74);
});
