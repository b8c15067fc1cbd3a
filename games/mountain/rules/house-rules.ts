import { inGroup } from '@tavern/engine';
import { z } from 'zod';
import type { TileKind } from './board.ts';
import type { Act } from './state.ts';
import type { Via } from './steps/landing.ts';

/** What the table may change (checklist section 5), in the groups of the lobby. Labels and help are in the texts under `options.<field>`. */
export const rulesSchema = z.strictObject({
  mode: inGroup('setUp', z.enum(['race', 'teams', 'coop']).default('race')),
  board: inGroup('setUp', z.enum(['classic', 'fortune', 'shuffled']).default('classic')),
  expansion: inGroup('setUp', z.boolean().default(false)),
  handicap: inGroup('setUp', z.boolean().default(false)),
  classKits: inGroup('setUp', z.boolean().default(false)),
  uniqueClasses: inGroup('setUp', z.boolean().default(false)),
  finalWin: inGroup('winning', z.enum(['fullRound', 'instant', 'longSiege']).default('fullRound')),
  hardDefeat: inGroup('fights', z.boolean().default(false)),
  retreatDistance: inGroup('fights', z.literal([6, 3]).default(6)),
  quietRetreat: inGroup('fights', z.boolean().default(false)),
  duelRetreat: inGroup('fights', z.boolean().default(true)),
  multiDuel: inGroup('fights', z.boolean().default(true)),
  secondWind: inGroup('fights', z.boolean().default(true)),
  weariness: inGroup('fights', z.boolean().default(true)),
  safeStart: inGroup('fights', z.boolean().default(false)),
  vultures: inGroup('fights', z.boolean().default(false)),
  battlePotions: inGroup('fights', z.boolean().default(false)),
  trapEffect: inGroup('luck', z.enum(['skipTurn', 'skipTile', 'stumble']).default('skipTurn')),
  luckChain: inGroup('luck', z.enum(['resolve', 'quiet']).default('resolve')),
  mysticTie: inGroup('luck', z.enum(['random', 'choose']).default('random')),
  ambushPassing: inGroup('luck', z.boolean().default(false)),
  tradeCostsAction: inGroup('trade', z.boolean().default(false)),
  roundLimit: inGroup('length', z.literal(['off', 15, 25]).default('off')),
});
/** `box`: the cards that the match is played with (box.ts). */
export type Rules = z.infer<typeof rulesSchema> & { box: string };

// What is a number, or a yes or no, is decided here. The rest has one place of its own: quietRetreat in steps/retreat.ts, secondWind and roundLimit
// in steps/turn.ts, mysticTie in cards/luck.ts, vultures in steps/vultures.ts, classKits in kits.ts, battlePotions in steps/attack.ts,
// ambushPassing in steps/move.ts, uniqueClasses in game.ts.

/** H-21: tiles that one turn may resolve. On later landings nothing happens at all. */
const MOST_RESOLUTIONS = 3;

/** Why nothing happens on a tile, whatever is there (H-21, `luckChain`); null: it resolves. */
export function quietLanding({ luckChain }: Rules, { resolutions }: Act, via: Via): 'limit' | 'luck' | null {
  if (via === 'luck' && luckChain === 'quiet') return 'luck';
  return resolutions < MOST_RESOLUTIONS ? null : 'limit';
}

/** H-45: what one turn may start and one exchange may change. */
export const MOST_TRADES = 2;
export const MOST_EXCHANGE_MOVES = 24;

/** What one side of a trade may ask for at a time. */
export const MOST_WISHES = 3;
/** How often both sides together may change what they ask for: talk comes to an end. */
export const MOST_WISH_CHANGES = 8;

/** H-12, `tradeCostsAction`: a trade needs the main action, so it must be free for it: not taken, and not promised to Move or Sleep. */
export const mayAffordTrade = ({ tradeCostsAction }: Rules, { action, bound }: Act): boolean =>
  !tradeCostsAction || (action === null && bound === null);

/** Re-equipping is free, but not without end. */
export const MOST_REARRANGEMENTS = 8;

const THIRDS = 3;

/** KM-180, `handicap`: treasures that a place in the turn order begins with. The middle third has one, the last third two. */
export const handicapOf = (place: number, players: number): number => Math.floor((THIRDS * place) / players);

const WEARY_AFTER = 10;

/** H-18, `weariness`: from round 11 of a duel everybody's Attack grows, so that two turtles cannot fight for ever. */
export const wearinessIn = ({ weariness }: Pick<Rules, 'weariness'>, round: number): number =>
  weariness ? Math.max(0, round - WEARY_AFTER) : 0;

/** H-18: without weariness a duel is broken off after this many rounds, and nobody has won. */
export const STALEMATE_AFTER = 20;
export const isStalemate = ({ weariness }: Rules, rounds: number): boolean => !weariness && rounds >= STALEMATE_AFTER;

/** KM-085: a Sanctuary trumps every card and effect. H-15, `safeStart`: and so does Start. */
export const duelsAllowedOn = ({ safeStart }: Rules, tile: TileKind): boolean =>
  tile !== 'sanctuary' && !(safeStart && tile === 'start');

/** H-11: a second wind protects everywhere but on the Final tile. */
export const secondWindHolds = (tile: TileKind): boolean => tile !== 'final';
