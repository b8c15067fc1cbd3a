import { type Outcome, type Place, placesOf } from '@tavern/engine';
import type { TeamId } from '../../rules/teams.ts';
import type { PlayerView } from '../../rules/view.ts';

/** In teams a team takes one place, however many climb for it (KM-185); a player who gave up comes after all of them. */
export function teamPlaces(over: Outcome, players: readonly Pick<PlayerView, 'team' | 'out'>[]): readonly Place[] {
  const places = placesOf(over);
  const best = new Map<TeamId, number>();
  for (const { place, seat } of places) {
    const player = players[seat];
    if (player?.team != null && !player.out && !best.has(player.team)) best.set(player.team, place);
  }
  const teams = [...best.values()];
  return places.map((each) => {
    const player = players[each.seat];
    if (player?.team == null) return each;
    const own = player.out ? undefined : best.get(player.team);
    return { ...each, place: 1 + (own === undefined ? teams.length : teams.filter((place) => place < own).length) };
  });
}
