/** Prints each step with its time when it is done, and knows which one failed. */
export class Steps {
  /** The one that goes on, or went wrong. */
  now = '';
  private readonly begun = performance.now();

  async step<X>(what: string, work: () => Promise<X>): Promise<X> {
    const began = performance.now();
    this.now = what;
    const result = await work();
    this.print(`${what} (${seconds(performance.now() - began)})`);
    return result;
  }

  /** Something to know, in the middle of a step. */
  print(what: string): void {
    console.log(`${seconds(performance.now() - this.begun).padStart(8)}  ${what}`);
  }
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
