import type { Seat } from '@tavern/engine';
import { type Frame, type Mirror, relive, type Table } from '@tavern/host';
import { HISTORY_LIMIT } from '@tavern/wire';
import type { AnswerRow } from '../store/store.ts';
import type { Loaded } from './loaded.ts';
import { entryOf, matchOfRow, peopleOf, sameRules } from './rebuild.ts';

/** Some of what a viewer has seen, in a row. `newest`: the number of the last there is. */
export interface SeenFrames {
  readonly frames: readonly Frame[];
  readonly newest: number;
}

/** What viewers of a table have seen, also before the snapshot that it was opened from: that part is played again on demand. */
export class Retrospect {
  private readonly loaded: Loaded;
  private readonly table: Table | Mirror;
  private past: ((viewer: Seat | null) => readonly Frame[]) | null = null;

  constructor(loaded: Loaded, table: Table | Mirror) {
    this.loaded = loaded;
    this.table = table;
  }

  /** Makes sure that this viewer's frames are there. `log`: all answers so far. */
  keep(viewer: Seat | null, log: readonly AnswerRow[]): void {
    const { pack, row } = this.loaded;
    if (this.table.keeps(viewer)) return;
    if (sameRules(pack, row))
      this.table.keep(
        viewer,
        relive(matchOfRow(pack, row), log.map(entryOf), { viewers: [viewer], people: peopleOf(row) })(viewer),
      );
    // Under other rules nobody can tell what they would have seen. No number that was given before is given again.
    else
      this.table.keep(viewer, [
        { n: this.table.match.seq, at: 0, events: [], views: [], packet: this.table.match.packet(viewer) },
      ]);
  }

  newest(viewer: Seat | null): Frame {
    const newest = this.table.frames(viewer).at(-1);
    if (newest === undefined) throw new Error('a table has at least one frame');
    return newest;
  }

  /** A frame this viewer has seen, if it is one, and not so long ago that all since then would be too much at once. */
  at(viewer: Seat | null, n: number): Frame | null {
    if (n < this.newest(viewer).n - HISTORY_LIMIT) return null;
    // Who has it needs no more of it than its number and its packet: nothing is played again for its events.
    const [first] = this.table.frames(viewer);
    if (first?.n === n) return first;
    const [frame] = this.from(viewer, n);
    return frame?.n === n ? frame : null;
  }

  from(viewer: Seat | null, n: number): readonly Frame[] {
    const { pack, row, log, rebuilt } = this.loaded;
    const known = this.table.frames(viewer);
    const first = known[0]?.n ?? 0;
    // The first frame after a snapshot has no events: they were told before it. Under changed rules nobody can tell them again.
    if (n > first || rebuilt.resumed === undefined || !sameRules(pack, row)) return known.slice(Math.max(0, n - first));
    const before = log.length - rebuilt.log.length;
    this.past ??= relive(matchOfRow(pack, row), log.slice(0, before).map(entryOf), { people: peopleOf(row) });
    return [...this.past(viewer).slice(n, first + 1), ...known.slice(1)];
  }

  /** At most HISTORY_LIMIT frames of what this viewer has seen. */
  history(viewer: Seat | null, from: number): SeenFrames {
    const { n } = this.newest(viewer);
    return { frames: this.from(viewer, Math.min(from, n)).slice(0, HISTORY_LIMIT), newest: n };
  }
}
