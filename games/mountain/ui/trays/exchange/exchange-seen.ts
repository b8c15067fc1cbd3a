import type { Seat } from '@tavern/engine';
import type { ItemId, RefusalWhy, Wish } from '../../../rules/state.ts';
import type { MountainProps } from '../../show/props.ts';
import { playerThen } from '../../show/sight.ts';
import { type ExchangeItem, exchangeItemsOf, type Laid } from './items.ts';

type ExchangePart = Pick<MountainProps, 'question' | 'view' | 'show'>;

/** A trade as the viewer sees it: the offers only where the viewer may see them. */
export interface TradeSeen {
  readonly a: Seat;
  readonly b: Seat;
  readonly counts: readonly number[];
  readonly asked: readonly number[];
  readonly open: {
    readonly offers: readonly (readonly Laid[])[];
    readonly accepted: readonly boolean[];
    readonly rev: number;
    readonly wishes: readonly (readonly Wish[])[];
    readonly refusals: readonly (RefusalWhy | null)[];
  } | null;
}

/** A question never waits for the show. While looking back, the viewer sees what they could see then. */
export function tradeSeen({ question, view, show }: ExchangePart): TradeSeen | null {
  const { trade } = view;
  const shown = show.view.winner === null ? show.view.trade : null;
  if (show.rewound !== null) return shown;
  const same = shown !== null && shown.a === trade?.a && shown.b === trade.b;
  return trade !== null && (question?.kind === 'trade' || same) ? trade : shown;
}

export interface LootSeen {
  readonly winner: Seat;
  readonly loser: Seat;
}

export function lootSeen({ question, view, show }: ExchangePart): LootSeen | null {
  if (question?.kind === 'loot' && show.rewound === null) return view.loot;
  return show.view.winner === null ? show.view.loot : null;
}

/** A player's offer, where the viewer may see it. */
export const offersOf = ({ a, open }: TradeSeen, seat: Seat): readonly Laid[] => open?.offers[seat === a ? 0 : 1] ?? [];

/** What a player asks for, where the viewer may know it. */
export const wishesOf = ({ a, open }: TradeSeen, seat: Seat): readonly Wish[] => open?.wishes[seat === a ? 0 : 1] ?? [];

const itemsAskedOf = (trade: TradeSeen, seat: Seat): ItemId[] =>
  wishesOf(trade, seat === trade.a ? trade.b : trade.a).flatMap((wish) => ('item' in wish ? [wish.item] : []));

/** All items of these seats. */
export const exchangeItemsSeen = (
  seen: Pick<ExchangePart, 'view' | 'show'>,
  seats: readonly Seat[],
  trade: TradeSeen | null = null,
): readonly ExchangeItem[] =>
  seats.flatMap((seat) => {
    const player = playerThen(seen.view, seen.show, seat);
    if (player === undefined) return [];
    return trade === null
      ? exchangeItemsOf(player, seat)
      : exchangeItemsOf(player, seat, offersOf(trade, seat), itemsAskedOf(trade, seat));
  });
