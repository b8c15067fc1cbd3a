import { type Packet, type Seat, same } from '@tavern/engine';
import type { Presence } from '@tavern/kit';
import type { ItemId } from '../../rules/state.ts';
import type { Mountain } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { playerThen } from '../show/player-then.ts';
import type { Stage, StagePlayer } from '../show/stage.ts';
import type { Status } from '../tips/what.ts';
import { statesOf } from './states.ts';

/** A player as the strip shows them (KM-032). */
export interface PlaqueOf {
  readonly seat: Seat;
  readonly player: StagePlayer;
  readonly you: boolean;
  /** Whose turn it is. */
  readonly current: boolean;
  /** What they are at, as the kind of question that is asked of them; null: nothing. */
  readonly doing: string | null;
  readonly states: readonly Status[];
  /** On the viewer's own tile: shown larger. */
  readonly beside: boolean;
  readonly gear: readonly ItemId[];
  /** What is in the backpack, where it lies open to these eyes (KM-033). */
  readonly pack: readonly ItemId[] | null;
  /** Slots of the backpack in use; null: of the past nobody can tell. */
  readonly used: number | null;
  readonly capacity: number;
  readonly presence: Presence;
  readonly winner: boolean;
}

interface Strip {
  readonly view: View;
  readonly stage: Stage;
  /** As in the show: not null while one looks back. */
  readonly rewound: string | null;
  readonly waiting: Packet<Mountain>['waiting'];
  readonly viewer: Seat | null;
  /** The stage shows what is, not what was: who is asked now belongs into the same picture. */
  readonly live: boolean;
  readonly presence?: readonly Presence[] | undefined;
}

/** Everybody in turn order; who has left comes last. */
export function plaquesOf(strip: Strip): readonly PlaqueOf[] {
  const { stage } = strip;
  const seats = stage.players.map((_, index) => index as Seat);
  const order = [...stage.order, ...seats.filter((seat) => !stage.order.includes(seat))];
  return order.flatMap((seat) => {
    const player = stage.players[seat];
    return player === undefined ? [] : [plaqueOf(seat, player, strip)];
  });
}

/** What the board shows of them. */
function shownDoing({ fight, duel, loot, trade }: Stage, seat: Seat): string | null {
  if (fight?.seat === seat) return 'fight';
  if (duel?.fighters.includes(seat) && !duel.fallen.includes(seat) && !duel.fled.includes(seat)) return 'duel';
  if (loot?.winner === seat) return 'loot';
  return trade?.a === seat || trade?.b === seat ? 'trade' : null;
}

const askedNow = (waiting: Strip['waiting'], seat: Seat): string | null =>
  waiting.find((each) => each.seat === seat)?.kind ?? null;

function plaqueOf(seat: Seat, player: StagePlayer, strip: Strip): PlaqueOf {
  const { view, stage, waiting, viewer, live, presence } = strip;
  const you = seat === viewer;
  const me = viewer === null ? undefined : stage.players[viewer];
  const seen = playerThen(view, strip, seat);
  // Whoever is invisible can still be seen to stand there (H-37).
  const beside = !you && me !== undefined && !me.out && !player.out && me.at === player.at;
  return {
    seat,
    player,
    you,
    current: stage.turn > 0 && stage.current === seat && stage.winner === null,
    doing: stage.winner === null ? (shownDoing(stage, seat) ?? (live ? askedNow(waiting, seat) : null)) : null,
    states: statesOf(player, stage, seat),
    beside,
    gear: [player.left, player.right, player.armour].filter((item) => item !== null),
    pack: you ? null : (seen?.pack ?? null),
    used: seen?.slots ?? null,
    capacity: seen?.capacity ?? 0,
    presence: presence?.[seat] ?? 'here',
    winner: stage.winner === seat,
  };
}

/** Plaques are made anew with every step that is shown: only where something else is to be seen are they drawn anew. */
export function looksSame<P extends { readonly plaque: PlaqueOf }>(one: P, other: P): boolean {
  const { plaque, ...rest } = other;
  return same(one.plaque, plaque) && (Object.keys(rest) as (keyof P)[]).every((each) => one[each] === other[each]);
}
