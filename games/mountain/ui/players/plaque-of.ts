import { type Packet, type Seat, same } from '@tavern/engine';
import type { Presence } from '@tavern/kit';
import type { ItemId } from '../../rules/state.ts';
import type { Mountain } from '../../rules/types.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import type { Status } from '../tips/what.ts';
import { statesOf } from './states.ts';

/** A player as the strip shows them (KM-032). */
export interface PlaqueOf {
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly you: boolean;
  /** It is their turn. */
  readonly current: boolean;
  /** What they are doing: the kind of their question; null: nothing. */
  readonly doing: string | null;
  readonly states: readonly Status[];
  /** On the viewer's own tile: shown larger. */
  readonly beside: boolean;
  readonly gear: readonly ItemId[];
  /** The items in the backpack, where the viewer may see them (KM-033). */
  readonly pack: readonly ItemId[] | null;
  /** Nothing is hidden from the viewer: backpack and kept cards lie open, for everybody or for partners (H-56). */
  readonly open: boolean;
  /** Slots of the backpack in use. */
  readonly used: number;
  readonly capacity: number;
  readonly presence: Presence;
  readonly winner: boolean;
}

interface Strip {
  /** The view being shown. */
  readonly view: View;
  readonly waiting: Packet<Mountain>['waiting'];
  readonly viewer: Seat | null;
  /** The view is the present one, so it shows who is asked. */
  readonly live: boolean;
  readonly presence?: readonly Presence[] | undefined;
}

/** All players in turn order; those who have left come last. */
export function plaquesOf(strip: Strip): readonly PlaqueOf[] {
  const { players, order: groups, turn } = strip.view;
  const seats = players.map((_, index) => index as Seat);
  const inTurn = turn === 0 ? [] : groups.flat().filter((seat) => !(players[seat]?.out ?? true));
  return [...inTurn, ...seats.filter((seat) => !inTurn.includes(seat))].flatMap((seat) => {
    const player = players[seat];
    return player === undefined ? [] : [plaqueOf(seat, player, strip)];
  });
}

/** What the view shows them doing. */
function shownDoing({ current, fight, duel, loot, trade }: View, seat: Seat): string | null {
  if (fight !== null && current === seat) return 'fight';
  if (duel?.fighters.includes(seat) && !duel.fallen.includes(seat) && !duel.fled.includes(seat)) return 'duel';
  if (loot?.winner === seat) return 'loot';
  return trade?.a === seat || trade?.b === seat ? 'trade' : null;
}

const askedNow = (waiting: Strip['waiting'], seat: Seat): string | null =>
  waiting.find((each) => each.seat === seat)?.kind ?? null;

function plaqueOf(seat: Seat, player: PlayerView, strip: Strip): PlaqueOf {
  const { view, waiting, viewer, live, presence } = strip;
  const you = seat === viewer;
  const me = viewer === null ? undefined : view.players[viewer];
  // Invisible players can still be seen on their tile (H-37).
  const beside = !you && me !== undefined && !me.out && !player.out && me.at === player.at;
  return {
    seat,
    player,
    you,
    current: view.turn > 0 && view.current === seat && view.winner === null,
    doing: view.winner === null ? (shownDoing(view, seat) ?? (live ? askedNow(waiting, seat) : null)) : null,
    states: statesOf(player, view, seat),
    beside,
    gear: [player.left, player.right, player.armour].filter((item) => item !== null),
    pack: you ? null : player.pack,
    open: !you && player.pack !== null && player.kept !== null,
    used: player.slots,
    capacity: player.capacity,
    presence: presence?.[seat] ?? 'here',
    winner: view.winner === seat,
  };
}

/** Plaques are made anew with every step that is shown, but rendered again only where something visible has changed. */
export function looksSame<P extends { readonly plaque: PlaqueOf }>(one: P, other: P): boolean {
  const { plaque, ...rest } = other;
  return same(one.plaque, plaque) && (Object.keys(rest) as (keyof P)[]).every((each) => one[each] === other[each]);
}
