import { type Seat, seatsOf } from '@tavern/engine';
import type { Player, State } from './state.ts';

// KM-185, H-56, `mode`: in a race everybody climbs alone, otherwise for a team. seating.ts says how teams come about.

export const TEAMS = ['hawk', 'stag', 'bear'] as const;
export type TeamId = (typeof TEAMS)[number];

type Member = Pick<Player, 'team'>;

/** Two players who climb for one team. Nobody is a partner of themselves. */
export const arePartners = (players: readonly Member[], a: number, b: number): boolean =>
  a !== b && players[a]?.team != null && players[a].team === players[b]?.team;

/** Everybody climbs alone: the most frequent case by far, which rules that every round asks can answer at once. */
const isRace = ([first]: readonly Member[]): boolean => first?.team == null;

/** A player's partners, wherever they are, in the order of their seats; those who gave up left out. */
export const partnersOf = ({ players }: State, seat: Seat): Seat[] =>
  seatsOf(players.length).filter((each) => arePartners(players, seat, each) && !players[each]?.out);

/** All who may know what these players know of their own cards: they themselves and their partners. */
export function teamsOf({ players }: State, ...seats: Seat[]): Seat[] {
  if (isRace(players)) return seats.length === 1 ? seats : seats.sort((a, b) => a - b);
  return seatsOf(players.length).filter((each) => seats.some((seat) => seat === each || arePartners(players, seat, each)));
}

/** How many sides these players are: a team counts once. */
export function sidesAmong(players: readonly Member[], seats: readonly Seat[]): number {
  if (isRace(players)) return seats.length;
  let sides = 0;
  for (const [index, seat] of seats.entries()) {
    let known = false;
    for (let before = 0; before < index; before++) if (arePartners(players, seats[before] as Seat, seat)) known = true;
    if (!known) sides += 1;
  }
  return sides;
}
