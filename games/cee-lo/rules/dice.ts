/** What three dice say. `value`: of trips and points, 0 else. */
export interface Result {
  type: 'instant-win' | 'cursed' | 'trips' | 'point' | 'none';
  value: number;
}

export const FACES = [1, 2, 3, 4, 5, 6] as const;

const NO_SCORE: Result = { type: 'none', value: 0 };

/** CL-013: instant results, then trips, then points, then nothing. `boost` counts for points only (H-11). */
export function analyse(dice: readonly number[], boost = 0): Result {
  const [low = 0, middle = 0, high = 0] = [...dice].sort((a, b) => a - b);
  if (low === 4 && middle === 5 && high === 6) return { type: 'instant-win', value: 0 };
  if (low === 1 && middle === 2 && high === 3) return { type: 'cursed', value: 0 };
  if (low === high) return { type: 'trips', value: low };
  if (low === middle) return { type: 'point', value: high + boost };
  if (middle === high) return { type: 'point', value: low + boost };
  return { ...NO_SCORE };
}

/** Attack, defend, or use a Wild Die on it: a throw with a value. */
export const scores = ({ type }: Result): boolean => type === 'trips' || type === 'point';

/** The die that makes a point, as a place among the three; null where the dice are no point. */
export function singleOf(dice: readonly number[]): number | null {
  const at = dice.findIndex((die) => dice.filter((each) => each === die).length === 1);
  return at >= 0 && new Set(dice).size === 2 ? at : null;
}
