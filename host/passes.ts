import type { Flat, Seat } from '@tavern/engine';

/**
 * Passes in open windows, kept back until the window closes. A pass given to the match at once would close the window as soon as
 * everybody has passed: earlier when nobody holds anything, which is a tell. Nothing is lost with them: the clock passes anyway.
 */
export class Passes {
  private readonly kept = new Map<string, Flat>();

  keep(seat: Seat, id: number, option: Flat): void {
    this.kept.set(`${seat}:${id}`, option);
  }

  get(seat: Seat, id: number): Flat | undefined {
    return this.kept.get(`${seat}:${id}`);
  }

  drop(seat: Seat, id: number): void {
    this.kept.delete(`${seat}:${id}`);
  }
}
