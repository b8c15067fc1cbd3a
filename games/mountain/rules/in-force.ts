import { classes, type Enemy, enemies, type HeroClass, type Luck, luckCards, type Treasure, treasures } from './catalog.ts';
import type { Rules } from './house-rules.ts';

/** The cards and classes that a match is played with. */
export interface CardsInForce {
  readonly treasures: readonly Treasure[];
  readonly enemies: readonly Enemy[];
  readonly luck: readonly Luck[];
  readonly classes: readonly HeroClass[];
}

const expanded = (): CardsInForce => ({
  treasures: treasures.all,
  enemies: enemies.all,
  luck: luckCards.all,
  classes: classes.all.filter(({ printedOnly }) => printedOnly !== true),
});

const isPrinted = ({ expansion }: { readonly expansion?: true }): boolean => expansion !== true;

const printed = (): CardsInForce => ({
  treasures: treasures.all.filter(isPrinted),
  enemies: enemies.all.filter(isPrinted),
  luck: luckCards.all.filter(isPrinted),
  classes: classes.all.filter(isPrinted),
});

let [withoutIt, withIt]: (CardsInForce | null)[] = [null, null];

/** Under these rules: as printed, or with the expansion. The one place that decides it. */
export function inForce({ expansion }: Pick<Rules, 'expansion'>): CardsInForce {
  if (expansion) return (withIt ??= expanded());
  return (withoutIt ??= printed());
}
