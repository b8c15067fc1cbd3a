import type { Say, Seat } from '@tavern/engine';

/** One row of a sum or a list: how much, and of what. `off`: it was kept away. */
export interface TipRow {
  readonly n: Say;
  readonly from: Say;
  readonly off?: boolean;
}

/** A tip of a card game: a heading with rows and lines, beside a whole card where there is one. */
export interface CardTip<Card extends string> {
  readonly card: Card | null;
  readonly title: Say;
  readonly rows: readonly TipRow[];
  readonly lines: readonly Say[];
}

export const tipInWords = (title: Say, lines: readonly Say[], rows: readonly TipRow[] = []): CardTip<never> => ({
  card: null,
  title,
  rows,
  lines,
});

/** What a viewer may be told: `me` is at the near edge, a spectator's is seat 0. */
export interface TipSight<View> {
  readonly view: View;
  readonly me: Seat;
  readonly viewer: Seat | null;
}
