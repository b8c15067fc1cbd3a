import { z } from 'zod';
import type { TileKind } from './board.ts';

/** What the table may change (checklist section 5). Labels and help stand in the texts under `options.<field>`. */
export const rulesSchema = z.strictObject({
  board: z.enum(['classic', 'fortune', 'shuffled']).default('classic'),
  finalWin: z.enum(['fullRound', 'instant', 'longSiege']).default('fullRound'),
  hardDefeat: z.boolean().default(false),
  retreatDistance: z.literal([6, 3]).default(6),
  duelRetreat: z.boolean().default(true),
  multiDuel: z.boolean().default(true),
  trapEffect: z.enum(['skipTurn', 'skipTile', 'stumble']).default('skipTurn'),
});
export type Rules = z.infer<typeof rulesSchema>;

// What else section 5 lets a table change is decided here where it is a number or a yes or no (luckChain, weariness, safeStart, secondWind), so
// that each becomes a field above and one more condition below. The rest has its one place too: quietRetreat in steps/retreat.ts, roundLimit in
// steps/turn.ts (passOn), mysticTie in cards/luck.ts, vultures in steps/loot.ts, classKits in setup.ts, tradeCostsAction in steps/trade.ts.

/** H-21, `luckChain`: tiles that one turn may resolve. On later landings nothing happens at all. */
export const MOST_RESOLUTIONS = 3;

/** H-45: what one turn may start and one exchange may change. */
export const MOST_TRADES = 2;
export const MOST_EXCHANGE_MOVES = 24;

/** Re-equipping is free, but not without end. */
export const MOST_REARRANGEMENTS = 8;

const WEARY_AFTER = 10;

/** H-18, `weariness`: from round 11 of a duel everybody's Attack grows, so that two turtles cannot fight for ever. */
export const wearinessIn = (round: number): number => Math.max(0, round - WEARY_AFTER);

/** H-15, `safeStart`; KM-085: a Sanctuary trumps every card and effect. */
export const duelsAllowedOn = (tile: TileKind): boolean => tile !== 'sanctuary';

/** H-11, `secondWind`: protects everywhere but on the Final tile. */
export const secondWindHolds = (tile: TileKind): boolean => tile !== 'final';
