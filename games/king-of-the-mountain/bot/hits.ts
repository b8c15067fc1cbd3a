const SIDES = 6;
/** Beyond this no die can make up the difference. */
const CERTAIN = SIDES;

const chances = Array.from({ length: 2 * CERTAIN + 1 }, (_, index) => {
  const ahead = index - CERTAIN;
  let hits = 0;
  for (let attack = 1; attack <= SIDES; attack++)
    for (let defence = 1; defence <= SIDES; defence++) if (attack + ahead > defence) hits += 1;
  return hits / (SIDES * SIDES);
});

/** The chance that a d6 with so much more Attack than the other side has Defence beats its d6: above, not equal (KM-089). */
export const hitChance = (ahead: number): number => chances[Math.max(-CERTAIN, Math.min(CERTAIN, ahead)) + CERTAIN] as number;

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
