import type { Rng } from '@tavern/engine';

/** A disk writes these whole or not at all, each for itself. */
const SECTOR = 512;

/** What was done to a file and is not flushed yet. */
type Change = { readonly at: number; readonly bytes: Buffer } | { readonly length: number };

/** How much of what was not flushed has reached the disk, and in what order. */
export const FATES = ['nothing', 'everything', 'some', 'first', 'sectors'] as const;
export type Fate = (typeof FATES)[number];

/** A file as a disk has it: what is safe, and what may be there or not when the power fails. */
export class KeptFile {
  private safe = new Bytes();
  private changes: Change[] = [];
  /** How many of the changes each flush under way, or done by a disk that lies, will make safe. */
  private covered: number | null = null;
  private promised = 0;

  change(change: Change): void {
    this.changes.push(change);
  }

  beginFlush(): void {
    this.covered = this.changes.length;
  }

  /** `lies`: the disk says that it is done when it has only done what it was told to the time before. */
  endFlush(lies: boolean): void {
    const { covered } = this;
    if (covered === null) return;
    const done = lies ? this.promised : covered;
    for (const change of this.changes.splice(0, done)) this.safe.apply(change);
    this.promised = covered - done;
    this.covered = null;
  }

  get unflushed(): number {
    return this.changes.length;
  }

  /** What is found after the power failed. */
  after(fate: Fate, rng: Rng): Buffer {
    const found = this.safe.copy();
    for (const change of this.reached(fate, rng)) found.apply(change);
    const longest = this.changes.reduce(
      (most, change) => Math.max(most, 'length' in change ? 0 : change.at + change.bytes.length),
      0,
    );
    // A file system may know how long a file is before it has what is in it.
    if (fate !== 'nothing' && longest > found.length && rng.chance(1, 3)) found.extend(longest, rng.chance(1, 2) ? rng : null);
    return found.whole;
  }

  private reached(fate: Fate, rng: Rng): readonly Change[] {
    const { changes } = this;
    switch (fate) {
      case 'nothing':
        return [];
      case 'everything':
        return changes;
      case 'some':
        return changes.filter(() => rng.chance(1, 2));
      case 'first': {
        const whole = rng.int(changes.length + 1);
        const torn = changes[whole];
        return [...changes.slice(0, whole), ...(torn === undefined ? [] : sectorsOf(torn).filter(() => rng.chance(1, 2)))];
      }
      case 'sectors':
        return rng.shuffle(changes.flatMap(sectorsOf)).filter(() => rng.chance(1, 2));
    }
  }
}

function sectorsOf(change: Change): readonly Change[] {
  if ('length' in change) return [change];
  const { at, bytes } = change;
  const parts: Change[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(bytes.length, from + SECTOR - ((at + from) % SECTOR));
    parts.push({ at: at + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return parts;
}

/** Bytes that grow. */
class Bytes {
  length = 0;
  private room: Buffer;

  constructor(room = Buffer.alloc(1 << 16), length = 0) {
    this.room = room;
    this.length = length;
  }

  get whole(): Buffer {
    return this.room.subarray(0, this.length);
  }

  copy(): Bytes {
    return new Bytes(Buffer.from(this.room), this.length);
  }

  apply(change: Change): void {
    if ('length' in change) return this.resize(change.length);
    this.resize(Math.max(this.length, change.at + change.bytes.length));
    change.bytes.copy(this.room, change.at);
  }

  /** With zeros, or with whatever was on the disk there before. */
  extend(length: number, rubbish: Rng | null): void {
    const from = this.length;
    this.resize(length);
    if (rubbish === null) return;
    for (let at = from; at < length; at++) this.room[at] = rubbish.int(256);
  }

  private resize(length: number): void {
    if (length > this.room.length) {
      const room = Buffer.alloc(2 ** Math.ceil(Math.log2(length)));
      this.room.copy(room, 0, 0, this.length);
      this.room = room;
    } else if (length < this.length) this.room.fill(0, length, this.length);
    this.length = length;
  }
}
