import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import '../../../rules/cards/index.ts';
import { boardOf } from '../../../rules/reckoning/board.ts';
import { reckon } from '../../../rules/reckoning/reckon.ts';
import type { Placed, State, Zones } from '../../../rules/state.ts';
import type { View } from '../../../rules/view.ts';

type Side = State['players'][number];
const EMPTY: Zones = { top: null, left: null, right: null, help: null, sp: null };
const placed = (card: Placed['card'], face: Placed['face'] = 'up'): Placed => ({
  card,
  face,
  at: 1,
  target: null,
  neutralised: false,
});
const side = (leaders: Side['leaders'], zones: Partial<Zones>) => ({ leaders, zones: { ...EMPTY, ...zones } });
const RULES = { vpScheme: 'judges', cumulativeCombos: false, hiddenLeaders: true } as const;

const players = [
  side(['s-8', 's-6', 's-1', 's-10'], { top: placed('c-8') }),
  side(['s-7', 's-4', 's-5', 's-2'], { top: placed('c-19') }),
];
const at = (round: number): State => ({ players, rules: RULES, round, first: seat(0) }) as unknown as State;
const totals = (state: State | View): number[] => reckon(boardOf(state)).sides.map(({ total }) => total);

test('RR-003, RR-048: the leader of the round leads, and the one before is gone', () => {
  // 125 against 120 of which the Judge takes 30; +30 each; +45 against nothing; −0 against nothing.
  expect([1, 2, 3, 4].map((round) => totals(at(round)))).toEqual([
    [125, 90],
    [155, 150],
    [170, 120],
    [125, 120],
  ]);
});

test('H-02: in the extra round the first leader leads again', () => {
  expect(totals(at(5))).toEqual(totals(at(1)));
});

test('leaders to come may be hidden', () => {
  const hidden = players.map(({ leaders, zones }) => ({ leaders: [leaders[0], null, null, null], zones }));
  const view = { players: hidden, rules: RULES, round: 1, first: seat(0) } as unknown as View;
  expect(totals(view)).toEqual([125, 90]);
  expect(() => boardOf({ ...view, round: 2 })).toThrow('nobody leads in round 2');
});
