import type { Chronicle } from '@tavern/games';
import { Kept } from '../../play/kept.ts';

/** Matches whose last interlude is remembered. */
const MATCHES = 10_000;

/** H-24: phases that end when their player acknowledges them or does anything, for both players, or after a while. */
export class Interludes {
  private readonly over = new Kept<string>(MATCHES);

  passed(match: string, { interlude }: Chronicle, now: number): boolean {
    return interlude === null || now >= interlude.until || this.over.get(match) === interlude.key;
  }

  /** This seat has acknowledged these events; null: it has done something. */
  end(match: string, { interlude }: Chronicle, acknowledged: readonly (number | null)[] | null): void {
    if (interlude === null || interlude.event === null) return;
    if (acknowledged === null || acknowledged.includes(interlude.event)) this.over.put(match, interlude.key, 1);
  }
}
