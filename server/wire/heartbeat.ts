/** Milliseconds. A client that is silent for two beats is gone. */
const BEAT = 7_500;
/** Lines take turns: thousands that are asked at once make everybody wait, and answer all at once. */
const TURNS = 75;

/** A line that can be asked whether its client is there. */
export interface Beating {
  /** It was heard since its last beat. */
  heard: boolean;
  /** Asks the client, and shows it that the server is there. */
  beat(): void;
  terminate(): void;
}

/** Asks every client from time to time whether it is there. */
export class Heartbeat {
  readonly #turns: readonly Set<Beating>[];
  readonly #turnOf = new Map<Beating, Set<Beating>>();
  readonly #timer: ReturnType<typeof setInterval>;
  #joined = 0;
  #beats = 0;

  constructor(beat = BEAT, turns = TURNS) {
    this.#turns = Array.from({ length: turns }, () => new Set());
    this.#timer = setInterval(() => this.beat(), beat / turns);
  }

  join(line: Beating): void {
    const turn = this.#turns[this.#joined++ % this.#turns.length] as Set<Beating>;
    turn.add(line);
    this.#turnOf.set(line, turn);
    this.heard(line);
  }

  leave(line: Beating): void {
    this.#turnOf.get(line)?.delete(line);
    this.#turnOf.delete(line);
  }

  /** It has just been heard. */
  heard(line: Beating): void {
    line.heard = true;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The lines whose turn it is. */
  beat(): void {
    for (const line of this.#turns[this.#beats++ % this.#turns.length] ?? []) {
      if (line.heard) line.beat();
      else line.terminate();
      line.heard = false;
    }
  }
}
