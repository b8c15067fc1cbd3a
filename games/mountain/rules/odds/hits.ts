import { COMBAT_DIE as SIDES } from '../score.ts';
import { type Toll, wholeLoss } from '../toll.ts';

/** An enemy's part in a round: an Ancient Dragon's hit costs more than one HP (KM-175). */
export interface Blow {
  readonly attack: number;
  readonly damage: number;
}

/**
 * The chances to lose 0, 1, 2 ... HP in a round by all these blows against one Defence roll (H-19). The toll changes each loss as a whole
 * (H-55).
 */
export function lossesAgainst(defence: number, blows: readonly Blow[], toll: Toll): number[] {
  const sums = summed(defence, blows);
  if (toll.frail === 0 && toll.padding === 0) return sums;
  const losses = Array<number>(sums.length + toll.frail).fill(0);
  for (const [loss, chance] of sums.entries()) {
    const whole = wholeLoss(loss, toll);
    losses[whole] = (losses[whole] as number) + chance;
  }
  return losses;
}

function summed(defence: number, blows: readonly Blow[]): number[] {
  const sum = Array<number>(1 + blows.reduce((most, { damage }) => most + damage, 0)).fill(0);
  for (let die = 1; die <= SIDES; die++) {
    let hits = [1];
    for (const { attack, damage } of blows) {
      const chance = Math.max(0, Math.min(1, (SIDES - (die + defence - attack)) / SIDES));
      const more = [...hits, ...Array<number>(damage).fill(0)];
      for (let n = 0; n < hits.length; n++) {
        const each = hits[n] as number;
        more[n] = (more[n] as number) - each * chance;
        more[n + damage] = (more[n + damage] as number) + each * chance;
      }
      hits = more;
    }
    for (let n = 0; n < sum.length; n++) sum[n] = (sum[n] as number) + (hits[n] as number) / SIDES;
  }
  return sum;
}
