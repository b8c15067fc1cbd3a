import { type Result, scores } from '../rules/dice.ts';
import { ACES, HANDS, handOf } from './hands.ts';

/** What Wild Dice can make of a hand. */
export class WildHands {
  private readonly results: readonly Result[];
  private readonly next: readonly (readonly number[])[];
  private readonly known = new Map<number, readonly number[]>();

  constructor(results: readonly Result[], faces: (face: number) => readonly number[]) {
    this.results = results;
    this.next = HANDS.map((dice) => [
      ...new Set(
        dice.flatMap((value, die) => faces(value).map((face) => handOf(dice.map((each, at) => (at === die ? face : each))))),
      ),
    ]);
  }

  /**
   * The hands worth having after exactly `dice` wild dice. Of those that say the same only what they say counts, and of two points or trips the
   * higher is never worse; 1-2-3 always is. `saved`: 1-1-1 does not stay 1-1-1.
   */
  after(hand: number, dice: number, saved: boolean): readonly number[] {
    const key = (dice * HANDS.length + hand) * 2 + (saved ? 1 : 0);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const best = this.bestOf(this.reached(hand, dice, saved), saved);
    this.known.set(key, best);
    return best;
  }

  private reached(hand: number, dice: number, saved: boolean): Set<number> {
    let found = new Set([hand]);
    for (let used = 0; used < dice; used++) {
      const goesOn = [...found].filter((each) => scores(this.result(each)) && !(saved && each === ACES && used > 0));
      found = new Set(goesOn.flatMap((each) => this.next[each] ?? []));
    }
    return found;
  }

  private bestOf(hands: Iterable<number>, saved: boolean): number[] {
    const best = new Map<string, number>();
    for (const hand of hands) {
      const { type, value } = this.result(hand);
      const kind = saved && hand === ACES ? 'saved' : type;
      const other = best.get(kind);
      if (type !== 'cursed' && (other === undefined || this.result(other).value < value)) best.set(kind, hand);
    }
    return [...best.values()];
  }

  private result(hand: number): Result {
    return this.results[hand] as Result;
  }
}
