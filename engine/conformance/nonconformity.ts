import type { Types } from '../game.ts';
import type { Kernel } from '../kernel.ts';
import type { Result } from '../match.ts';
import type { Seat } from '../seat.ts';

/** A promise of the kernel that a game broke. */
class Nonconformity extends Error {}

export function insist(kept: boolean, why: () => string): void {
  if (!kept) throw new Nonconformity(why());
}

/** An answer whose error, if the rules throw, says which answer it was. */
export function attempt<T extends Types>(match: Kernel<T>, who: Seat, id: number, option: unknown): Result<T['event']> {
  try {
    return match.answer(who, id, option);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Nonconformity(`${JSON.stringify(option)} by seat ${who} makes the rules throw: ${message}`);
  }
}
