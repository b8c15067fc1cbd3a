import { type Say, type Seat, say, signed } from '@tavern/engine';
import type { Reckoning } from '../../rules/reckoning/types.ts';
import { name } from '../../text/tell/words.ts';

/** What a placement would make of the round. */
export interface Then {
  /** The card that is held. */
  readonly card: Say;
  readonly reckoning: Reckoning;
}

/** Whom the judges would give how much, the near side first. */
function gains({ awards }: Reckoning, seats: readonly Seat[], viewer: Seat | null): Say[] {
  return seats.flatMap((seat) => {
    const points = awards[seat]?.points ?? 0;
    if (points === 0) return [];
    const n = signed(points);
    return [seat === viewer ? say('ledger.gain.you', { n }) : say('ledger.gain', { who: name(seat), n })];
  });
}

/** Nothing has been placed that counts: the judges would call it even, which tells nobody anything. */
const isBare = ({ sides }: Reckoning): boolean => sides.every(({ total }) => total === 0);

export function forecastSays(
  now: Reckoning | null,
  then: Then | null,
  seats: readonly Seat[],
  viewer: Seat | null,
): readonly { readonly id: 'now' | 'then'; readonly say: Say }[] {
  const first = now === null || isBare(now) ? say('ledger.now.none') : say('ledger.now', { what: gains(now, seats, viewer) });
  if (then === null) return [{ id: 'now', say: first }];
  return [
    { id: 'now', say: first },
    { id: 'then', say: say('ledger.then', { card: then.card, what: gains(then.reckoning, seats, viewer) }) },
  ];
}
