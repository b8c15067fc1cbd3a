/** A bar on the error stream when a person is watching; silent otherwise. */
export class Progress {
  private readonly total: number;
  private readonly started = performance.now();
  private count = 0;

  constructor(total: number) {
    this.total = total;
  }

  add(count: number): void {
    this.count += count;
    if (!process.stderr.isTTY) return;
    const share = this.count / this.total;
    const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
    const left = Math.round(((performance.now() - this.started) / 1000) * (1 / share - 1));
    process.stderr.write(`\r${bar} ${this.count}/${this.total}  ${left} s `);
  }

  done(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}
