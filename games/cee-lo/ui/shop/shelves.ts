import { type Category, type Powerup, powerups } from '../../rules/catalog.ts';
import { isSold } from '../../rules/economy.ts';
import type { Rules } from '../../rules/house-rules.ts';

export interface Compartment {
  readonly category: Category;
  readonly powerups: readonly Powerup[];
}

/** CL-056: two shelves, by the purpose of powerups. */
const SHELVES: readonly (readonly Category[])[] = [
  ['dice', 'damage'],
  ['safety', 'resource', 'luck', 'tactical'],
];

export const shelvesOf = (rules: Rules): readonly (readonly Compartment[])[] =>
  SHELVES.map((shelf) =>
    shelf.map((category) => ({
      category,
      powerups: powerups.all.filter((card) => card.category === category && isSold(rules, card.id)),
    })),
  );
