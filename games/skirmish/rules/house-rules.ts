import { z } from 'zod';
import type { Player, SlotEffect, State } from './state.ts';

/** What a table may change (section 6 of the checklist). Labels and help stand in the texts under `options.<field>`. */
export const rulesSchema = z.strictObject({
  roundStart: z.enum(['alternate', 'loser']).default('alternate'),
  tieBreak: z.enum(['totalVP', 'draw', 'fourthRound']).default('totalVP'),
  deckOut: z.enum(['skip', 'reshuffle', 'lose']).default('skip'),
  handLimit: z.enum(['none', 'ten']).default('none'),
  mulligan: z.boolean().default(false),
  fxFade: z.boolean().default(false),
});
export type Rules = z.infer<typeof rulesSchema>;

// What house rules change sits here, in outcome.ts (tieBreak), draw.ts (deckOut) and steps/mulligan.ts.

/** FS-031; H-14: a fourth round draws 4 again. */
export const drawnIn = (round: number): number => (round === 1 ? 8 : 4);

/** H-03: cards that a player may play in one round; H-25: the view counts down from the fifteenth. */
export const MOST_PLAYS = 20;
const COUNTED_FROM = 15;
export const playsLeft = (played: number): number | null => (played >= COUNTED_FROM ? MOST_PLAYS - played : null);

/** H-04: effects of one play. No card of the set can loop. */
export const MOST_EFFECTS = 300;

/** H-15. */
export const MULLIGAN_CARDS = 3;

/** C-24, `handLimit`: how many cards too many are in a hand when the round is over. */
const HAND_LIMIT = 10;
export const tooMany = ({ handLimit }: Rules, { hand, known }: Player): number =>
  handLimit === 'none' ? 0 : Math.max(0, hand.length + known.length - HAND_LIMIT);

/** FS-116, `fxFade`: the round in which it came is the first of two. */
const FADES_AFTER = 2;
export const lastRoundOf = ({ since }: SlotEffect): number => since + FADES_AFTER - 1;
export const hasFaded = ({ rules, round }: State, effect: SlotEffect): boolean => rules.fxFade && round >= lastRoundOf(effect);
