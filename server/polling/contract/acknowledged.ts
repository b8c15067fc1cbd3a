import { Kept } from '../../play/kept.ts';

/** The events of one player that need not be told again, by number. */
export class Acknowledged {
  /** All up to here are. */
  private upTo = 0;
  private readonly others = new Set<number>();

  has(n: number): boolean {
    return n <= this.upTo || this.others.has(n);
  }

  /** false: it was before. */
  add(n: number): boolean {
    if (this.has(n)) return false;
    this.others.add(n);
    while (this.others.delete(this.upTo + 1)) this.upTo += 1;
    return true;
  }

  /** What was told before number `n` is gone: whether anything of it was never acknowledged. */
  misses(n: number): boolean {
    for (let each = this.upTo + 1; each < n; each++) if (!this.others.has(each)) return true;
    return false;
  }

  /** Nobody will ask for what is before number `n`. */
  forget(n: number): void {
    for (const each of this.others) if (each < n) this.others.delete(each);
  }
}

/** Players whose acknowledgements are remembered: those of matches played lately. A player is a few numbers. */
const PLAYERS = 20_000;

/** By match and seat: players come and go, and what they have acknowledged stays acknowledged for as long as the server runs. */
export class AllAcknowledged {
  private readonly kept = new Kept<Acknowledged>(PLAYERS);

  of(match: string, seat: number): Acknowledged {
    const key = `${match} ${seat}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const made = new Acknowledged();
    this.kept.put(key, made, 1);
    return made;
  }
}
