import type { HallState, ListedMatch, OwnRoom } from './hall-state.ts';

type Kept = { readonly yours: boolean } & (
  | { readonly at: 'here'; readonly listing: ListedMatch }
  | { readonly at: 'room'; readonly room: OwnRoom }
);

/** It waits for a person at this screen. */
const waitsForUs = (listing: ListedMatch): boolean =>
  !listing.damaged && listing.waiting.some((seat) => listing.seats[seat]?.level === null);

/** Matches that have begun, here and on the server: those that wait for you first, damaged ones last. */
export function keptGames({ here, mine }: Pick<HallState, 'here' | 'mine'>): readonly Kept[] {
  const all: readonly Kept[] = [
    ...mine.map((room) => ({ at: 'room' as const, yours: room.yourTurn, room })),
    ...here.map((listing) => ({ at: 'here' as const, yours: waitsForUs(listing), listing })),
  ];
  const rank = (kept: Kept): number => (kept.yours ? 0 : kept.at === 'here' && kept.listing.damaged ? 2 : 1);
  return all.toSorted((a, b) => rank(a) - rank(b));
}
