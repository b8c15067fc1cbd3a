import type { Plan } from './driver.ts';

/** In these matches two people share the screen, or nobody plays. */
export const [TWO, WATCHED] = [20, 21];
const LONG: readonly string[] = ['Maximiliane von Hohenfels', 'Bartholomew Featherstone'];

/** Who sits at the nth match of a game for two: mostly one person against a bot. */
export function whoPlays(nth: number): Pick<Plan, 'people' | 'watched'> {
  if (nth === TWO) return { people: LONG };
  return nth === WATCHED ? { watched: true } : {};
}
