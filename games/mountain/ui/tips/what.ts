import type { Seat } from '@tavern/engine';
import type { TileKind } from '../../rules/board.ts';
import { classes, enemies, luckCards, treasures } from '../../rules/catalog.ts';
import type { ClassId, EnemyId, ItemId, LuckId } from '../../rules/state.ts';

/** What can be true of a player or of the mountain for a while. */
export const STATUSES = [
  'claim',
  'siege',
  'down',
  'skip',
  'invisible',
  'secondWind',
  'recovered',
  'slowed',
  'boost',
  'stumble',
  'smoke',
  'mustMove',
  'mustSleep',
  'trap',
  'ambush',
  'kept',
  'out',
] as const;
export type Status = (typeof STATUSES)[number];

const NUMBERS = ['attack', 'defence', 'movement', 'hp', 'slots'] as const;
export type NumberName = (typeof NUMBERS)[number];

const DECKS = ['treasure', 'enemy', 'luck'] as const;
export type DeckName = (typeof DECKS)[number];

/** Everything on the table that has a tip. */
export type What =
  | { readonly tile: number }
  | { readonly item: ItemId }
  | { readonly luck: LuckId }
  | { readonly enemy: EnemyId }
  | { readonly class: ClassId }
  | { readonly status: Status; readonly seat?: Seat | undefined }
  | { readonly number: NumberName; readonly seat: Seat }
  | { readonly deck: DeckName };

/** Every card, status, number and deck, and every tile of this board: everything on the table must have a tip. */
export const everyWhat = (board: readonly TileKind[], seats: readonly Seat[]): What[] => [
  ...board.map((_, tile) => ({ tile })),
  ...treasures.all.map(({ id }) => ({ item: id })),
  ...luckCards.all.map(({ id }) => ({ luck: id })),
  ...enemies.all.map(({ id }) => ({ enemy: id })),
  ...classes.all.map(({ id }) => ({ class: id })),
  ...STATUSES.flatMap((status) => [{ status }, ...seats.map((seat) => ({ status, seat }))]),
  ...seats.flatMap((seat) => NUMBERS.map((number) => ({ number, seat }))),
  ...DECKS.map((deck) => ({ deck })),
];

/** A unique name for each, to find it in a page: `data-tip`. */
export function tipName(what: What): string {
  if ('number' in what) return `number:${what.number}:${what.seat}`;
  if ('status' in what) return `status:${what.status}`;
  return Object.entries(what).flat().join(':');
}
