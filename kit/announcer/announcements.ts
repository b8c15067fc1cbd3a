/** How long a text waits for others, so that they are read together. */
const GATHER = 100;
const READING = { least: 1_000, perLetter: 45, most: 5_000 };
/** So long a text is in the region at least, or screen readers miss it. */
const HEARD = 250;

/**
 * What the live region holds, and when. A text is read as often as it was said. Texts that come while another is read wait, and are then read together. What is said
 * first waits for no other text: those that wait are read after it.
 */
export class Announcements {
  #first: string[] = [];
  #waiting: string[] = [];
  #read: readonly string[] = [];
  #changes = 0;
  #changedAt = Number.NEGATIVE_INFINITY;
  /** When the region changes next. */
  #due = Number.POSITIVE_INFINITY;

  say(text: string, now: number, first = false): void {
    const said = text.trim();
    if (said === '') return;
    const idle = this.#read.length === 0 && this.#waiting.length === 0 && this.#first.length === 0;
    (first ? this.#first : this.#waiting).push(said);
    if (idle) this.#due = now + GATHER;
    else if (first) this.#due = Math.min(this.#due, Math.max(now + GATHER, this.#changedAt + HEARD));
  }

  /** Moves on if it is time; true when the region changed. */
  tick(now: number): boolean {
    if (now < this.#due) return false;
    this.#read = [...this.#first, ...this.#waiting];
    this.#changes += 1;
    this.#changedAt = now;
    this.#first = [];
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
