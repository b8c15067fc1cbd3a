/** Lets so many through a second in the long run, and a burst of them at once. */
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

  /** Is there room for one more? It is taken then. */
  take(now: number, cost = 1): boolean {
    this.left = Math.min(this.burst, this.left + (now - this.at) * this.perMs);
    this.at = now;
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }

  get full(): boolean {
    return this.left >= this.burst;
  }
}

const REMEMBERED = 10_000;

/** A bucket for each address. Those that have filled up again are forgotten. */
export class Buckets {
  private readonly perMinute: number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(perMinute: number) {
    this.perMinute = perMinute;
  }

  take(address: string, now: number): boolean {
    const bucket = this.buckets.get(address) ?? new Bucket(this.perMinute / 60, this.perMinute, now);
    this.buckets.set(address, bucket);
    const taken = bucket.take(now);
    if (this.buckets.size > REMEMBERED) this.forget(now);
    return taken;
  }

  private forget(now: number): void {
    for (const [address, bucket] of this.buckets) if (bucket.take(now, 0) && bucket.full) this.buckets.delete(address);
  }
}
