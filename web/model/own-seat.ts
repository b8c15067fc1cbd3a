import { type Seat, seat as toSeat } from '@tavern/engine';

const KEY = 'tavern.replay.seat';

/** Which seat somebody had in the match that they have just played: a server's record does not say. Kept as long as the tab. */
export function keepOwnSeat(match: string, seat: Seat): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ match, seat }));
  } catch {
    // A browser that stores nothing shows the match as a spectator sees it.
  }
}

export function ownSeatIn(match: string): Seat | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      readonly match?: unknown;
      readonly seat?: unknown;
    } | null;
    return kept?.match === match && typeof kept.seat === 'number' ? toSeat(kept.seat) : null;
  } catch {
    return null;
  }
}
