import type { Game, Refusal, Types } from '@tavern/engine';
import { LONGEST_SEED, normalSeed, seedDice } from '@tavern/host';
import type { Dice } from './create.ts';
import { type RoomCode, refuseInRoom } from './refusal.ts';
import type { Room } from './room.ts';

/** A seed in its normal form; null and undefined: none is wanted. Only in games for one: elsewhere a player could have tried it out before. */
export function readSeed(
  { seats: [, most] }: Game<Types>,
  typed: string | null,
): { readonly ok: true; readonly seed: string | null } | Refusal<RoomCode> {
  if (typed === null) return { ok: true, seed: null };
  if (most > 1) return refuseInRoom('no-seeds', {}, 'settings.seed');
  const seed = normalSeed(typed);
  return seed === null ? refuseInRoom('bad-seed', { max: LONGEST_SEED }, 'settings.seed') : { ok: true, seed };
}

/** The next match's dice: drawn beforehand, or made from the seed. `nonce`: with a seed, it replaces everybody's own. */
export const diceOf = ({ seed, secret, commit }: Room): Dice & { readonly nonce?: string } =>
  seed === null ? { secret, commit } : seedDice(seed);
