import type { Seat } from '@tavern/engine';
import type { Status } from '@tavern/host';
import type { BookLine } from '../book/log-lines.ts';
import { isLent } from '../headline/headline-of.ts';
import type { Span } from '../words/spans.ts';

export interface Missed {
  /** A bot had the seat; else it was only the clock. */
  readonly bot: boolean;
  /** What was played, without the player's name; the newest is last. */
  readonly deeds: readonly (readonly Span[])[];
  /** So much more is in the log. */
  readonly more: number;
}

/** So much is told; the rest is in the log. */
const MOST = 5;

/** What the clock or a bot has played for this viewer since they last answered themselves; null: nothing, or it still goes on. */
export function missedOf(lines: readonly BookLine[], status: Status | null, viewer: Seat | null): Missed | null {
  if (viewer === null || status === null || status.missed === null || isLent(status, viewer)) return null;
  const { missed } = status;
  const mine = lines.filter(({ seat, played }) => played !== undefined && seat === viewer && played.n >= missed);
  if (mine.length === 0) return null;
  const whole = deedsIn(mine.filter(({ detail }) => !detail));
  const deeds = whole.length === 0 ? deedsIn(mine) : whole;
  const told = whole.length === 0 ? deeds.slice(-1) : chosen(whole);
  return {
    bot: mine.some(({ played }) => played?.by === 'bot'),
    deeds: told.map(({ spans, played }) => short(played?.bare ?? spans, viewer)),
    more: deeds.length - told.length,
  };
}

/** One line of each answer: what matters most, or else the first. */
function deedsIn(lines: readonly BookLine[]): readonly BookLine[] {
  const deeds = new Map<number, BookLine>();
  for (const line of lines) {
    const n = line.played?.n;
    if (n !== undefined && (line.important || !deeds.has(n))) deeds.set(n, line);
  }
  return [...deeds.values()];
}

/** Those that matter most, and then the newest, in the order in which they happened. */
function chosen(deeds: readonly BookLine[]): readonly BookLine[] {
  const important = deeds.filter(({ important }) => important).slice(-MOST);
  const free = MOST - important.length;
  const others = free === 0 ? [] : deeds.filter(({ important }) => !important).slice(-free);
  return deeds.filter((line) => important.includes(line) || others.includes(line));
}

/** “Mei draws the Axe (“+1 Attack.”).” is told to Mei as “draws the Axe”. */
function short(spans: readonly Span[], viewer: Seat): readonly Span[] {
  const [first, ...others] = spans;
  const rest = withoutBrackets(first?.seat === viewer ? others : spans);
  const last = rest.length - 1;
  return rest.map((span, index) => {
    const begun = index === 0 ? span.text.trimStart() : span.text;
    return { ...span, text: index === last ? begun.replace(/[.。!！]?\s*$/u, '') : begun };
  });
}

/** Brackets may go over names of cards, and have others in them. */
function withoutBrackets(spans: readonly Span[]): readonly Span[] {
  let depth = 0;
  return spans.flatMap((span) => {
    let text = '';
    for (const letter of span.seat === undefined ? span.text : '') {
      if (letter === '(' || letter === '（') {
        if (depth === 0) text = text.trimEnd();
        depth += 1;
      } else if (letter === ')' || letter === '）') depth -= 1;
      else if (depth === 0) text += letter;
    }
    // A player may be called anything.
    if (span.seat !== undefined && depth === 0) return [span];
    return text === '' ? [] : [{ ...span, text }];
  });
}

/** The newest line that tells of somebody else's time having run out, after frame `since`; null: there is none. */
export const ranOut = (lines: readonly BookLine[], since: number, viewer: Seat | null): BookLine | null =>
  lines.findLast(({ seat, played }) => played?.by === 'clock' && played.bare !== null && played.n > since && seat !== viewer) ??
  null;
