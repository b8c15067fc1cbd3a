import { useState } from 'react';
import type { MountainQuestion } from '../../words/look.ts';
import { drinksOf } from './drinks.tsx';

/** The drink chosen for this round: every round begins without one. */
export function useDrink(asked: MountainQuestion | null): [string | null, (drink: string | null) => void] {
  const [wanted, setWanted] = useState<{ readonly asked: number; readonly drink: string | null } | null>(null);
  const drink = asked !== null && wanted?.asked === asked.id ? wanted.drink : null;
  const offered = drink !== null && asked !== null && drinksOf(asked).includes(drink) ? drink : null;
  return [offered, (chosen) => asked !== null && setWanted({ asked: asked.id, drink: chosen })];
}
