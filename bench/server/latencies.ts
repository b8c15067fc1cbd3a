/** How long answers and beginnings took, and how many there were, from when the measuring began. */
export class Latencies {
  private readonly answers: number[] = [];
  private readonly beginnings: number[] = [];
  private begun = Number.POSITIVE_INFINITY;
  private ended = Number.POSITIVE_INFINITY;

  begin(): void {
    this.begun = performance.now();
  }

  end(): void {
    this.ended = performance.now();
  }

  /** An answer that was due then is acknowledged now. */
  answered(due: number): void {
    this.note(this.answers, due);
  }

  /** A race was over then, and the first question of the next one is there now. */
  started(over: number): void {
    this.note(this.beginnings, over);
  }

  result(): Load {
    const { answers, beginnings } = this;
    const rate = answers.length / ((this.ended - this.begun) / 1000);
    return { answers: answers.length, rate, ...spreadOf(answers), starts: { count: beginnings.length, ...spreadOf(beginnings) } };
  }

  private note(times: number[], since: number): void {
    const now = performance.now();
    if (now >= this.begun && now < this.ended) times.push(now - since);
  }
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
}

/** Milliseconds; all 0 where there is nothing to count. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** Milliseconds from when an answer was due (at saturation: was sent) to knowing that it counts. */
export interface Load extends Spread {
  readonly answers: number;
  /** Answers a second. */
  readonly rate: number;
  /** From knowing that a race is over to the first question of the next. */
  readonly starts: Spread & { readonly count: number };
}
