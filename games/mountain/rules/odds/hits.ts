import { COMBAT_DIE as SIDES } from '../score.ts';

/** The chances of 0, 1, 2 ... hits in a round by all these Attacks against one Defence roll (H-19). */
export function hitsAgainst(defence: number, attacks: readonly number[]): number[] {
  const sum = [0, ...attacks.map(() => 0)];
  for (let die = 1; die <= SIDES; die++) {
    let hits = [1];
    for (const attack of attacks) {
      const chance = Math.max(0, Math.min(1, (SIDES - (die + defence - attack)) / SIDES));
      const more = [...hits, 0];
      for (let n = 0; n < hits.length; n++) {
        const each = hits[n] as number;
        more[n] = (more[n] as number) - each * chance;
        more[n + 1] = (more[n + 1] as number) + each * chance;
      }
      hits = more;
    }
    for (let n = 0; n < sum.length; n++) sum[n] = (sum[n] as number) + (hits[n] as number) / SIDES;
  }
  return sum;
}
