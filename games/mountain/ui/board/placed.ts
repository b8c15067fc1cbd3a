import { type Seat, seatsOf } from '@tavern/engine';
import type { PlayerView, View } from '../../rules/view.ts';
import type { Showing } from '../show/types.ts';
import { walksOf } from '../show/walk.ts';
import type { BoardShape } from './shapes.ts';
import { type Spot, spotsFor } from './spots.ts';

/** A figure and its place. */
export interface Placed {
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly spot: Spot;
}

/** All players still in the game. The viewer comes first, so that they find themselves; knocked-out players come last. */
export function placedOn(shape: BoardShape, { players }: Pick<View, 'players'>, viewer: Seat | null = null): Placed[] {
  const standing = seatsOf(players.length).flatMap((seat) => {
    const player = players[seat];
    return player === undefined || player.out ? [] : [{ seat, player }];
  });
  const later = ({ seat, player }: (typeof standing)[number]): number => Number(player.down) * 2 + Number(seat !== viewer);
  const ordered = [...standing].sort((a, b) => later(a) - later(b) || a.seat - b.seat);
  const spots = spotsFor(
    shape,
    ordered.map(({ player }) => player.at),
  );
  const placed = ordered.flatMap((each, index) => {
    const spot = spots[index];
    return spot === undefined ? [] : [{ ...each, spot }];
  });
  return placed.sort((a, b) => a.seat - b.seat);
}

/** The figure states that the mountain uses. */
type State = 'current' | 'waiting' | 'invisible' | 'down';

/** The most important state of a figure. Gold is for a viewer who must act. */
export function figureState(view: View, seat: Seat, viewer: Seat | null, asked: boolean): State {
  const player = view.players[seat];
  if (player?.down) return 'down';
  if (player?.invisible) return 'invisible';
  const mine = seat === viewer && (asked || (view.turn > 0 && view.current === seat));
  return mine && view.winner === null ? 'current' : 'waiting';
}

interface Walk {
  readonly seat: Seat;
  readonly walk: readonly number[];
  readonly start: Spot;
  readonly end: Spot;
}

/** Who walks in the event being shown, and from which spot to which. */
export function walksIn(
  shape: BoardShape,
  { event, before }: Showing,
  placed: readonly Placed[],
  viewer: Seat | null = null,
): readonly Walk[] {
  const walks = walksOf(event);
  if (walks.length === 0) return [];
  const placedBefore = placedOn(shape, before, viewer);
  const spotIn = (all: readonly Placed[], who: Seat): Spot | undefined => all.find(({ seat }) => seat === who)?.spot;
  return walks.flatMap(({ seat, walk }) => {
    const [start, end] = [spotIn(placedBefore, seat), spotIn(placed, seat)];
    return start === undefined || end === undefined ? [] : [{ seat, walk, start, end }];
  });
}
