/** What was used last, up to a total weight; what was not used for longest goes first. */
export class Kept<Thing> {
  readonly #most: number;
  readonly #things = new Map<string, { readonly thing: Thing; readonly weight: number }>();
  #weight = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Thing | undefined {
    const found = this.#things.get(key);
    if (found === undefined) return undefined;
    this.#things.delete(key);
    this.#things.set(key, found);
    return found.thing;
  }

  put(key: string, thing: Thing, weight: number): void {
    this.#drop(key);
    this.#things.set(key, { thing, weight });
    this.#weight += weight;
    for (const oldest of this.#things.keys()) {
      if (this.#weight <= this.#most) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#weight -= this.#things.get(key)?.weight ?? 0;
    this.#things.delete(key);
  }
}
