/** Pictures of mountains by size and board, each drawn once. */
export class Rocks {
  readonly #wanted = new Map<string, Promise<string>>();
  readonly #made = new Map<string, string>();

  /** The address of a picture that was drawn before; null: it has to be drawn. */
  there(key: string): string | null {
    return this.#made.get(key) ?? null;
  }

  async want(key: string, draw: () => Promise<string>): Promise<string> {
    const wanted = this.#wanted.get(key) ?? draw();
    this.#wanted.set(key, wanted);
    try {
      const address = await wanted;
      this.#made.set(key, address);
      return address;
    } catch (problem) {
      this.#wanted.delete(key);
      throw problem;
    }
  }
}
