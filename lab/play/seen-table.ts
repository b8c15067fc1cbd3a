import type { Seat } from '@tavern/engine';

/** After this many lines on the screen nobody remembers the table. */
const LONG_AGO = 60;
/** A table as short as this (two fighters and what they can do) is easier to read whole than in parts. */
const SHORT = 6;

interface PrintedTable {
  readonly turn: number | null;
  /** How many lines had been printed when the table was last printed whole. */
  readonly at: number;
  readonly lines: Map<string, string>;
}

type TableLine = readonly [name: string, text: string];

/**
 * What each viewer has been shown of the table since it was last printed whole: after that, only what changed. A game may leave
 * lines out for a while (between two rounds of a fight); what comes back as it was is no news.
 */
export class SeenTable {
  private readonly seen = new Map<Seat | null, PrintedTable>();

  /** The lines to print now: all of them in a new turn or when the last ones are long gone. `printed`: lines on the screen so far. */
  news(viewer: Seat | null, lines: readonly TableLine[], turn: number | null, printed: number): string[] {
    const before = this.seen.get(viewer);
    if (before === undefined || before.turn !== turn || printed - before.at >= LONG_AGO) {
      this.seen.set(viewer, { turn, at: printed, lines: new Map(lines) });
      return lines.map(([, text]) => text);
    }
    const news = lines.filter(([name, text]) => before.lines.get(name) !== text);
    for (const [name, text] of news) before.lines.set(name, text);
    return (news.length > 0 && lines.length <= SHORT ? lines : news).map(([, text]) => text);
  }

  /** The screen is for another person now. */
  forget(): void {
    this.seen.clear();
  }
}
