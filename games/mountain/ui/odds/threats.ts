import type { Seat } from '@tavern/engine';
import { FINAL } from '../../rules/board.ts';
import { arePartners } from '../../rules/teams.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { reachOf } from '../tips/reach.ts';

/** A player whom the die may bring to the Final tile before the claim there is won. */
export interface Threat {
  readonly seat: Seat;
  /** They are there already. */
  readonly here: boolean;
  /** Turns that they have until then. */
  readonly turns: number;
  /** Faces of the next die that lead there. */
  readonly rolls: readonly number[];
  /** By dice alone: nobody can know the cards and tiles on the way. */
  readonly chance: number;
}

/** Who still has a turn in this round of the table, before `holder` has the next one. */
function comingBefore({ order, players, current, act }: View, holder: Seat): readonly Seat[] {
  const all = order.flat();
  const from = all.indexOf(current);
  const after = [...all.slice(from + 1), ...all.slice(0, from + 1)];
  const coming = after.slice(0, after.indexOf(holder));
  // The player on turn may still come if they have not acted yet.
  const now = current !== holder && act.action === null ? [current] : [];
  return [...now, ...coming.filter((seat) => seat !== current)].filter((seat) => !(players[seat]?.out ?? true));
}

/** Rounds of the table until the claim is won, including the present one (`finalWin`). */
export function roundsLeft({ rules, players, current }: View, holder: Seat): 1 | 2 {
  const player = players[holder];
  const lastRound = player?.siege || (player?.claim && current === holder);
  return rules.finalWin === 'longSiege' && !lastRound ? 2 : 1;
}

/** A player who is knocked out or must skip loses the next turn, once (H-10, H-42). */
const lostTurns = ({ down, skip }: PlayerView): number => (down || skip ? 1 : 0);

/** The chance of dice to be there within this many turns. */
function chanceOf(player: PlayerView, turns: number): number {
  if (player.at === FINAL) return 1;
  if (turns === 0) return 0;
  const ways = reachOf(player);
  // A Beer slows the next roll only.
  return ways.reduce((sum, { tile }) => sum + chanceOf({ ...player, at: tile, beers: 0 }, turns - 1), 0) / ways.length;
}

/** Who can still reach `holder` on the Final tile, the likeliest first; nobody where reaching it wins at once. */
export function threatsTo(view: View, holder: Seat): readonly Threat[] {
  const { players, rules } = view;
  if (rules.finalWin === 'instant') return [];
  const coming = comingBefore(view, holder);
  const more = roundsLeft(view, holder) - 1;
  return players
    .flatMap((player, index): Threat[] => {
      const seat = index as Seat;
      if (seat === holder || player.out || arePartners(players, holder, seat)) return [];
      const turns = Math.max(0, (coming.includes(seat) ? 1 : 0) + more - lostTurns(player));
      const chance = turns === 0 ? 0 : chanceOf(player, turns);
      const rolls = reachOf(player).flatMap(({ roll, tile }) => (tile === FINAL ? [roll] : []));
      return chance === 0 ? [] : [{ seat, here: player.at === FINAL, turns, rolls, chance }];
    })
    .sort((one, other) => other.chance - one.chance || one.seat - other.seat);
}
