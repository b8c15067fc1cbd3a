import '../../rules/cards/index.ts';
import { cards } from '../../rules/catalog.ts';
import type { CardId, LeaderId } from '../../rules/state.ts';
import type { Faults } from './faults.ts';

const PLACES: ReadonlyMap<string, number> = new Map(cards.all.map(({ id }, index) => [id, index]));

export const plainId = (copy: string): string => copy.split('#', 1)[0] ?? copy;

/** A card by its id or by the id of a copy; null: there is none, which is noted. */
export function cardOf(copy: string, field: string, faults: Faults): CardId | null {
  return known(plainId(copy), field, faults) ? (plainId(copy) as CardId) : null;
}

export function known(id: string, field: string, faults: Faults): id is LeaderId {
  const is = PLACES.has(id);
  if (!is) faults.note(field, 'unknown-card', { card: id });
  return is;
}

export const inCatalogOrder = <C extends string>(ids: readonly C[]): C[] =>
  ids.toSorted((one, other) => (PLACES.get(one) ?? 0) - (PLACES.get(other) ?? 0));
