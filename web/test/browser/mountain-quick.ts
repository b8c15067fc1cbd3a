import { type Box, boxCode } from '@tavern/decks';
import { mountainBox } from '../../../games/mountain/rules/box.ts';

const rules = mountainBox();
/** Enemies that nobody fears long, arms against them, and luck that leads up. */
const KEPT: ReadonlySet<string> = new Set([
  'goblin',
  'orc',
  'lich',
  'dagger',
  'lords-sword',
  'dragonfang-greatsword',
  'white-bearded-spirit',
]);

const box: Box = Object.fromEntries(
  rules.cards.flatMap(({ id, copies, only }) =>
    only === undefined && !KEPT.has(id) ? [[id, { enabled: false, copies, onTop: false }]] : [],
  ),
);

/** House rules with which a climb is soon at its end: for tests whose subject is the table, not the way up. */
export const QUICK_CLIMB = { finalWin: 'instant', retreatDistance: 3, safeStart: true, box: boxCode(rules, box) } as const;
