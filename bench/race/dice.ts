import { fast } from '@tavern/engine';
import { type Finish, SEATS, SIDES, TILES } from './finish.ts';

/** Only dice and positions, with nothing asked, checked or told: not a table, but the floor under every other figure. */
export function dice(seed: number): Finish {
  const source = fast(seed);
  const at = [0, 0, 0, 0];
  for (let answers = 1, who = 0; ; answers++, who = (who + 1) % SEATS) {
    const to = Math.min((at[who] ?? 0) + source.stream(answers).die(SIDES), TILES - 1);
    at[who] = to;
    if (to === TILES - 1) return { winner: who, at, answers };
  }
}
