import type { Seat } from '@tavern/engine';
import type { Status } from '@tavern/host';
import type { LogLine } from '../book/log-lines.ts';
import { isLent } from '../slip/slip-words.ts';
import type { Span } from '../words/spans.ts';

export interface Missed {
  /** A bot had the seat; else it was only the clock. */
  readonly bot: boolean;
  /** What was played, without the own name: the newest last. */
  readonly deeds: readonly (readonly Span[])[];
  /** So much more is in the log. */
  readonly more: number;
}

/** So much is told; the rest is in the log. */
const MOST = 5;

/** What the clock or a bot has played for this viewer since they last answered themselves; null: nothing, or it still goes on. */
export function missedOf(lines: readonly LogLine[], status: Status | null, viewer: Seat | null): Missed | null {
  if (viewer === null || status === null || status.missed === null || isLent(status, viewer)) return null;
  const { missed } = status;
  const mine = lines.filter(({ seat, played }) => played !== undefined && seat === viewer && played.n >= missed);
  if (mine.length === 0) return null;
  return {
    bot: mine.some(({ played }) => played?.by === 'bot'),
    deeds: mine.slice(-MOST).map(({ spans, played }) => withoutName(played?.bare ?? spans, viewer)),
    more: Math.max(0, mine.length - MOST),
  };
}

/** “Mei moves to tile 13.” is told to Mei as “moves to tile 13”. */
function withoutName(spans: readonly Span[], viewer: Seat): readonly Span[] {
  const [first, ...others] = spans;
  const rest = first?.seat === viewer ? others : spans;
  const last = rest.length - 1;
  return rest.map((span, index) => {
    const begun = index === 0 ? span.text.trimStart() : span.text;
    return { ...span, text: index === last ? begun.replace(/[.。!！]\s*$/u, '') : begun };
  });
}

/** The newest line that tells of somebody else's time having run out, after frame `since`; null: there is none. */
export const ranOut = (lines: readonly LogLine[], since: number, viewer: Seat | null): LogLine | null =>
  lines.findLast(({ seat, played }) => played?.by === 'clock' && played.bare !== null && played.n > since && seat !== viewer) ??
  null;
