import type { Seat } from '@tavern/engine';
import { carry, hasItems, itemsAt, passUnseen, takeFrom } from '../pack.ts';
import { type ItemId, type Player, playerAt, type State } from '../state.ts';
import { arePartners, teamsOf } from '../teams.ts';
import type { M, MountainQuestions } from '../types.ts';

/** `item` null: a carried one, drawn at random. */
export type StealOption = { do: 'spare' } | { do: 'steal'; loser: number; item: ItemId | null };

export interface StealQuestions {
  steal: { option: StealOption };
}

/** Others on the tile, asleep or not, who are to be seen and have something (H-37, H-55). Partners give what they like. */
export function robbable(state: State, seat: Seat): Seat[] {
  const { at } = playerAt(state, seat);
  return state.players.flatMap((other, index) =>
    index !== seat &&
    other.at === at &&
    !other.out &&
    !other.invisible &&
    hasItems(other) &&
    !arePartners(state.players, seat, index)
      ? [index as Seat]
      : [],
  );
}

/** Something worn or held, for all to see. */
function stealGear(m: M, seat: Seat, loser: Seat, item: ItemId, by: string): void {
  takeFrom(playerAt(m.state, loser), item, 'gear');
  carry(playerAt(m.state, seat), item, { fresh: true, seen: true });
  m.emit({ type: 'stolen', seat, loser, item, from: 'gear', by });
}

/** One carried item, whichever comes to hand: the others see only that it changed hands. */
export function stealCarried(m: M, seat: Seat, loser: Seat, by: string): void {
  const [thief, victim] = [playerAt(m.state, seat), playerAt(m.state, loser)];
  const item = victim.pack[m.rng.int(victim.pack.length)] as ItemId;
  takeFrom(victim, item, 'pack', false);
  carry(thief, item, { fresh: true, seen: false });
  passUnseen(victim, thief);
  m.emit({ type: 'stolen', seat, loser, item, from: 'pack', by }, teamsOf(m.state, seat, loser));
}

const fromOne = (player: Player, loser: Seat): StealOption[] => [
  ...itemsAt(player, 'gear').map((item) => ({ do: 'steal' as const, loser, item })),
  ...(player.pack.length > 0 ? [{ do: 'steal' as const, loser, item: null }] : []),
];

export const MAGIC_RING: ItemId = 'magic-ring';

export const stealQuestions: MountainQuestions<StealQuestions> = {
  steal: {
    clock: 'prompt',
    // To spare them all is listed as well: the last one to rob may give up meanwhile.
    options: (state, _ask, seat) => [
      ...robbable(state, seat).flatMap((loser) => fromOne(playerAt(state, loser), loser)),
      { do: 'spare' },
    ],
    fallback: () => ({ do: 'spare' }),
    answer(m, seat, option) {
      if (option.do === 'spare') return;
      const loser = option.loser as Seat;
      if (option.item === null) stealCarried(m, seat, loser, MAGIC_RING);
      else stealGear(m, seat, loser, option.item, MAGIC_RING);
    },
  },
};
