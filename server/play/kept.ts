/** The things used last, and not more than so many of them. */
export class Kept<Thing> {
  readonly #most: number;
  readonly #things = new Map<string, Thing>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Thing | undefined {
    const thing = this.#things.get(key);
    if (thing !== undefined) this.keep(key, thing);
    return thing;
  }

  keep(key: string, thing: Thing): void {
    this.#things.delete(key);
    this.#things.set(key, thing);
    const [oldest] = this.#things.keys();
    if (this.#things.size > this.#most && oldest !== undefined) this.#things.delete(oldest);
  }

  forget(key: string): void {
    this.#things.delete(key);
  }
}
