/** The last results that were worked out, up to a limit: the one not asked for the longest time is forgotten. */
export class Kept<V> {
  private readonly most: number;
  private readonly known = new Map<string, V>();

  constructor(most: number) {
    this.most = most;
  }

  get(key: string, make: () => V): V {
    const found = this.known.get(key);
    const value = found ?? make();
    if (found !== undefined) this.known.delete(key);
    this.known.set(key, value);
    const [oldest] = this.known.keys();
    if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest);
    return value;
  }
}
