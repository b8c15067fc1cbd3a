import type { Json } from '@tavern/engine';

type Numbers = { readonly [name: string]: Json };

/** A card's numbers, in whichever of the game's lists it is. */
export function cardNumbers(content: Json, id: string): Numbers {
  if (typeof content !== 'object' || content === null) return {};
  for (const list of Object.values(content)) {
    if (!Array.isArray(list)) continue;
    const card = list.find((each: Json) => typeof each === 'object' && each !== null && (each as Numbers)['id'] === id);
    if (card !== undefined) return card as Numbers;
  }
  return {};
}
