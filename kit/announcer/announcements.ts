/** How long a text waits for others, so that they are read together. */
const GATHER = 100;
const READING = { least: 1_000, perLetter: 45, most: 5_000 };

/** What the live region holds, and when. A text is read as often as it was said. Texts that come while another is read wait, and are then read together. */
export class Announcements {
  #waiting: string[] = [];
  #read: readonly string[] = [];
  #changes = 0;
  /** When the region changes next. */
  #due = Number.POSITIVE_INFINITY;

  say(text: string, now: number): void {
    const said = text.trim();
    if (said === '') return;
    this.#waiting.push(said);
    if (this.#read.length === 0 && this.#waiting.length === 1) this.#due = now + GATHER;
  }

  /** Moves on if it is time; true when the region changed. */
  tick(now: number): boolean {
    if (now < this.#due) return false;
    this.#read = this.#waiting;
    this.#changes += 1;
    this.#waiting = [];
    const letters = this.#read.reduce((sum, text) => sum + text.length, 0);
    this.#due =
      letters === 0
        ? Number.POSITIVE_INFINITY
        : now + Math.min(READING.most, Math.max(READING.least, letters * READING.perLetter));
    return true;
  }

  get read(): readonly string[] {
    return this.#read;
  }

  /** How often the region has changed: equal texts of two changes are two texts. */
  get changes(): number {
    return this.#changes;
  }

  /** Infinity: nothing to do until something is said. */
  get due(): number {
    return this.#due;
  }
}
