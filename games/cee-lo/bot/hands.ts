import { FACES } from '../rules/dice.ts';

/** Three dice in order of size. Their order on the table decides nothing, so there are 56 ways for them to land. */
export const HANDS: readonly (readonly number[])[] = FACES.flatMap((low) =>
  FACES.filter((face) => face >= low).flatMap((middle) =>
    FACES.filter((face) => face >= middle).map((high) => [low, middle, high]),
  ),
);

const places = new Map(HANDS.map((dice, place) => [dice.join(''), place]));

/** Where dice stand in the list, in whatever order they landed. */
export function handOf(dice: readonly number[]): number {
  const place = places.get([...dice].sort((a, b) => a - b).join(''));
  if (place === undefined) throw new Error(`these are no three dice: ${dice.join('-')}`);
  return place;
}

export const ACES = handOf([1, 1, 1]);
export const SIXES = handOf([6, 6, 6]);
