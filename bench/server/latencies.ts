/** How long answers took, and how many there were, from when the measuring began. */
export class Latencies {
  private readonly times: number[] = [];
  private begun = Number.POSITIVE_INFINITY;
  private ended = Number.POSITIVE_INFINITY;

  begin(): void {
    this.begun = performance.now();
  }

  end(): void {
    this.ended = performance.now();
  }

  /** An answer that was sent then is acknowledged now. */
  note(sent: number): void {
    const now = performance.now();
    if (now >= this.begun && now < this.ended) this.times.push(now - sent);
  }

  result(): Load {
    const sorted = this.times.toSorted((a, b) => a - b);
    const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
    return { answers: sorted.length, rate: sorted.length / ((this.ended - this.begun) / 1000), p50: at(0.5), p99: at(0.99) };
  }
}

export interface Load {
  readonly answers: number;
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds from sending an answer to knowing that it counts. */
  readonly p50: number;
  readonly p99: number;
}
