import { type Seat, seat as toSeat } from '@tavern/engine';

const KEY = 'tavern.just-ended';

/** A match on a server that somebody has seen end. */
interface JustEnded {
  readonly match: string;
  /** Their own seat; null: they had none. The server's record does not say. */
  readonly seat: Seat | null;
}

/** Kept as long as the tab. */
export function keepJustEnded({ match, seat }: JustEnded): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ match, seat }));
  } catch {
    // A browser that stores nothing shows the match as a spectator sees it.
  }
}

/** Null: another match, or none. */
export function justEnded(match: string): JustEnded | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      readonly match?: unknown;
      readonly seat?: unknown;
    } | null;
    if (kept?.match !== match) return null;
    return { match, seat: typeof kept.seat === 'number' ? toSeat(kept.seat) : null };
  } catch {
    return null;
  }
}
