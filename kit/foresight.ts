/** Remembers what was foreseen for one question: places are drawn again and again while a pointer moves. */
export class Foresight<Option extends object, Told> {
  readonly #foresee: (option: Option) => Told | null;
  readonly #known = new Map<string, Told | null>();

  /** `foresee`: what is certain to come of an answer; null: nothing is. The rules say so. */
  constructor(foresee: (option: Option) => Told | null) {
    this.#foresee = foresee;
  }

  readonly of = (option: Option): Told | null => {
    const key = JSON.stringify(option);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#foresee(option);
    this.#known.set(key, found);
    return found;
  };
}
