import { z } from 'zod';
import { CHARACTER_ZONES, ZONES } from '../../rules/state.ts';

// The words of the document: phases (C-01), players, zones, and the two kinds of ids that cards have (C-09).

export const PLAYER_IDS = ['playerId_1', 'playerId_2'] as const;
export const playerId = z.enum(PLAYER_IDS);
export type PlayerId = z.output<typeof playerId>;

/** DRAW_PHASE and END_PHASE exist only here (H-32). */
export const PHASES = [
  'WAITING_FOR_PLAYERS',
  'BOTH_JOINED',
  'READY_PHASE',
  'DRAW_PHASE',
  'MAIN_PHASE',
  'SP_PHASE',
  'BATTLE_PHASE',
  'END_PHASE',
  'GAME_OVER',
] as const;
export const phase = z.enum(PHASES).meta({ id: 'Phase' });
export type Phase = z.output<typeof phase>;

export const zone = z.enum(ZONES).meta({ id: 'Zone' });
export const characterZone = z.enum(CHARACTER_ZONES);

/** A card of the catalog. */
export const leaderId = z.string().regex(/^s-\d{1,2}$/);
export const cardId = z.string().regex(/^(?:c|h|sp)-\d{1,2}$/);
export const anyCardId = z.string().regex(/^(?:s|c|h|sp)-\d{1,2}$/);
/** One copy of a card, as one player knows it: `c-1#2`. */
export const instanceId = z
  .string()
  .regex(/^(?:c|h|sp)-\d{1,2}#\d{1,2}$/)
  .meta({
    id: 'InstanceId',
    description:
      'One copy of a card: `c-1#2`. It gets its number when you see it first, keeps it while you see it, and is yours alone: your rival may know the same card under another number.',
  });

/** The same value for each player. */
export const perPlayer = <S extends z.ZodType>(each: S) => z.strictObject({ playerId_1: each, playerId_2: each });
export type PerPlayer<X> = { readonly [player in PlayerId]: X };

export const whole = z.int().min(0);
