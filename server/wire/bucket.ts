/** Lets `perSecond` messages a second through in the long run, and a burst of them at once. */
export class Bucket {
  private readonly perMs: number;
  private readonly burst: number;
  private left: number;
  private at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.perMs = perSecond / 1000;
    this.burst = burst;
    this.left = burst;
    this.at = now;
  }

  /** Pays the cost of a message, if there is enough left. */
  take(now: number, cost = 1): boolean {
    if (!this.has(now, cost)) return false;
    this.left -= cost;
    return true;
  }

  has(now: number, cost = 1): boolean {
    this.left = Math.min(this.burst, this.left + (now - this.at) * this.perMs);
    this.at = now;
    return this.left >= cost;
  }

  /** What was let through before it could be counted is paid for all the same: then it takes longer until there is enough again. */
  owe(cost = 1): void {
    this.left = Math.min(this.burst, this.left - cost);
  }

  /** After a quiet while the bucket is nearly full again. */
  get nearlyFull(): boolean {
    return this.left >= this.burst - 1;
  }
}

/** How many addresses are remembered; beyond that the ones heard of longest ago are forgotten. */
const REMEMBERED = 50_000;

/** A bucket for each address, or for each guest. */
export class Buckets {
  private readonly most: number;
  private readonly seconds: number;
  private readonly buckets = new Map<string, Bucket>();

  /** `most` at once, and as many again within these seconds. */
  constructor(most: number, seconds = 60) {
    this.most = most;
    this.seconds = seconds;
  }

  take(address: string, now: number, cost = 1): boolean {
    return this.of(address, now).take(now, cost);
  }

  has(address: string, now: number, cost = 1): boolean {
    return this.of(address, now).has(now, cost);
  }

  /** Less than nothing is given back. */
  owe(address: string, now: number, cost = 1): void {
    this.of(address, now).owe(cost);
  }

  private of(address: string, now: number): Bucket {
    const bucket = this.buckets.get(address) ?? new Bucket(this.most / this.seconds, this.most, now);
    // The last heard of comes last.
    this.buckets.delete(address);
    this.buckets.set(address, bucket);
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > REMEMBERED && oldest !== undefined) this.buckets.delete(oldest);
    return bucket;
  }
}
