import { describe, expect, test } from 'vitest';
import { cardAt, type FanSize, fan, type Lie } from '../../hand/fan.ts';

const TABLE: FanSize = { width: 1100, card: { width: 138, height: 193 }, sunk: 0.2 };
const PHONE: FanSize = { width: 374, card: { width: 108, height: 151 }, sunk: 0.2 };
const ROOMS = { table: TABLE, phone: PHONE };
const COUNTS = [1, 2, 3, 5, 8, 12, 20];

/** How far a card with its corners reaches to either side. */
function reach({ x, turn, scale }: Lie, { card }: FanSize): readonly [number, number] {
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const half = (scale * (card.width * Math.cos(angle) + card.height * Math.sin(angle))) / 2;
  return [x - half, x + half];
}
/** One of the cards; fails where there is none. */
function nth(lies: readonly Lie[], index: number): Lie {
  const lie = lies.at(index);
  if (lie === undefined) throw new Error(`no card ${index}`);
  return lie;
}
const bottom = ({ y, scale }: Lie, { card }: FanSize): number => y + (scale * card.height) / 2;
const nearEdge = ({ card, sunk }: FanSize): number => card.height * (0.5 - sunk);

const inOrder = (lies: readonly Lie[]): boolean => lies.every(({ x }, index) => index === 0 || x > (lies[index - 1]?.x ?? 0));

describe.each(Object.entries(ROOMS))('on a %s', (_, size) => {
  test('a resting hand is a symmetrical arc', () => {
    for (const count of COUNTS) {
      const { lies } = fan(count, size);
      expect(lies).toHaveLength(count);
      for (const [index, lie] of lies.entries()) {
        const other = nth(lies, count - 1 - index);
        expect(lie.x).toBeCloseTo(-other.x);
        expect(lie.y).toBeCloseTo(other.y);
        expect(lie.turn).toBeCloseTo(-other.turn);
        expect(lie.scale).toBe(1);
      }
      const left = lies.slice(0, Math.ceil(count / 2));
      expect(left.every(({ y }, index) => index === 0 || y <= (left[index - 1]?.y ?? 0))).toBe(true);
      expect(left.every(({ turn }) => turn <= 1e-9)).toBe(true);
    }
  });

  test('no card leaves the width, in whatever order cards are pointed at and chosen', () => {
    for (const count of COUNTS)
      for (let pointed = -1; pointed < count; pointed++)
        for (let chosen = -1; chosen < count; chosen++) {
          const raised = { pointed: pointed < 0 ? null : pointed, chosen: chosen < 0 ? null : chosen };
          const { lies } = fan(count, size, raised);
          const resting = lies.map((lie, index) => (index === chosen || index === pointed ? { ...lie, turn: 0 } : lie));
          for (const [left, right] of resting.map((lie) => reach(lie, size))) {
            expect(left).toBeGreaterThanOrEqual(-size.width / 2 - 0.01);
            expect(right).toBeLessThanOrEqual(size.width / 2 + 0.01);
          }
        }
  });

  test('cards stay in order, whichever card rises', () => {
    for (const count of COUNTS)
      for (let pointed = 0; pointed < count; pointed++) {
        const { lies } = fan(count, size, { pointed });
        const others = lies.filter((_, index) => index !== pointed);
        expect(inOrder(others)).toBe(true);
        expect(others.filter(({ x }) => x < (lies[pointed]?.x ?? 0)).length).toBe(pointed);
      }
  });

  test('the pointed card rises, straightens and is seen whole, and its neighbours make room', () => {
    for (const count of COUNTS.filter((each) => each > 2)) {
      const rest = fan(count, size).lies;
      for (let pointed = 1; pointed < count - 1; pointed++) {
        const { lies } = fan(count, size, { pointed });
        const [before, up, after] = lies.slice(pointed - 1, pointed + 2) as [Lie, Lie, Lie];
        const [wasBefore, was, wasAfter] = rest.slice(pointed - 1, pointed + 2) as [Lie, Lie, Lie];
        expect(up.turn).toBe(0);
        expect(up.scale).toBeGreaterThan(1);
        expect(up.y).toBeLessThan(was.y - 10);
        expect(bottom(up, size)).toBeLessThan(nearEdge(size));
        expect(before.x).toBeLessThanOrEqual(wasBefore.x + 0.01);
        expect(after.x).toBeGreaterThanOrEqual(wasAfter.x - 0.01);
        expect(after.x - before.x).toBeGreaterThan(wasAfter.x - wasBefore.x);
      }
    }
  });

  test('a mouse that enters a card is still on it when it has risen, whatever was up before', () => {
    for (const count of COUNTS)
      for (const before of [{}, { chosen: 0 }, { chosen: count - 1 }, { pointed: 0 }, { pointed: Math.floor(count / 2) }]) {
        const { lies } = fan(count, size, before);
        for (const [pointed, { x }] of lies.entries())
          for (const under of [x - size.card.width / 2, x, x + size.card.width / 2]) {
            if (Math.abs(under) > size.width / 2 || before.chosen === pointed) continue;
            const up = nth(fan(count, size, { ...before, pointed, under }).lies, pointed);
            expect(reach(up, size)[0]).toBeLessThan(under);
            expect(reach(up, size)[1]).toBeGreaterThan(under);
          }
      }
  });
});

test('even few cards overlap', () => {
  expect(fan(2, TABLE).step).toBeLessThan(TABLE.card.width);
  expect(fan(2, TABLE).step).toBeGreaterThan(TABLE.card.width / 2);
});

test('of twelve cards on a phone, something is seen of each', () => {
  expect(fan(12, PHONE).step).toBeGreaterThan(20);
});

test('a chosen card is higher than a pointed one, and pointing at it changes nothing', () => {
  const chosen = nth(fan(8, TABLE, { chosen: 4 }).lies, 4);
  expect(chosen.y).toBeLessThan(nth(fan(8, TABLE, { pointed: 4 }).lies, 4).y);
  expect(fan(8, TABLE, { chosen: 4, pointed: 4 }).lies[4]).toEqual(chosen);
});

test('one card, no card, and no width at all', () => {
  expect(fan(1, TABLE).lies).toEqual([{ x: 0, y: 0, turn: 0, scale: 1 }]);
  expect(fan(0, TABLE).lies).toEqual([]);
  for (const lie of fan(5, { width: 0, card: { width: 0, height: 0 }, sunk: 0 }, { pointed: 2 }).lies)
    expect(Object.values(lie).every(Number.isFinite)).toBe(true);
});

test('along the hand every card has its strip, and the last one its whole width', () => {
  const rest = fan(12, PHONE);
  const left = (index: number): number => nth(rest.lies, index).x - PHONE.card.width / 2;
  for (let index = 0; index < 12; index++) expect(cardAt(rest, PHONE, left(index) + 1)).toBe(index);
  expect(cardAt(rest, PHONE, left(11) + PHONE.card.width)).toBe(11);
  expect(cardAt(rest, PHONE, -1000)).toBe(0);
  expect(cardAt(rest, PHONE, 1000)).toBe(11);
});
