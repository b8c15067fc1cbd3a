import {
  isDetail,
  isImportant,
  LINE_KINDS,
  type Line,
  type LineKind,
  type LineMark,
  lineKind,
  type Seat,
  type Tell,
  type Types,
} from '@tavern/engine';
import type { Mark } from '@tavern/host';
import type { Speech } from '../../words/words.ts';
import { type Span, spansOf } from '../words/spans.ts';
import type { Played } from './played-lines.ts';

/** Something that happened, as a link has it. */
export interface Happened {
  readonly id: string;
  /** Milliseconds since the table opened. */
  readonly at: number;
  readonly event: Types['event'];
  /** The frame it came with, and for whom the clock or a bot has played that. */
  readonly n?: number;
  readonly played?: readonly Mark[];
}

export interface BookLine {
  readonly id: string;
  readonly at: number;
  /** A new turn or round begins. */
  readonly heading: boolean;
  readonly kind: LineKind;
  /** One of those that matter most: a knock-out, a claim, a win. */
  readonly important: boolean;
  /** Only on the way to what another line tells. */
  readonly detail: boolean;
  /** Who it is about, if it names anybody. */
  readonly seat: Seat | null;
  readonly spans: readonly Span[];
  /** What belongs to it, line by line. */
  readonly details: readonly (readonly Span[])[];
  /** The clock or a bot played it for whom it is about. */
  readonly played?: Played;
}

/** What happened, put into words. */
export function linesOf(happened: readonly Happened[], tell: Tell<Types>, speech: Speech): BookLine[] {
  return happened.flatMap(({ id, at, event }) => {
    const what = tell.event(event);
    return what === null ? [] : [lineOf(id, at, what, markOf(tell, event), speech)];
  });
}

/** The compiler asks every game for one of each type. */
function markOf({ marks }: Tell<Types>, { type }: Types['event']): LineMark {
  const mark = marks[type];
  if (mark === undefined) throw new Error(`nobody has said what lines of '${type}' are about`);
  return mark;
}

function lineOf(id: string, at: number, { say, heading, details = [] }: Line, mark: LineMark, speech: Speech): BookLine {
  const spans = spansOf(speech, say);
  return {
    id,
    at,
    heading: heading === true,
    kind: lineKind(mark),
    important: isImportant(mark),
    detail: isDetail(mark),
    seat: spans.find(({ seat }) => seat !== undefined)?.seat ?? null,
    spans,
    details: details.map((each) => spansOf(speech, each)),
  };
}

/** `4:07` since the table opened. */
export function timeText(at: number): string {
  const seconds = Math.floor(at / 1000);
  const minutes = Math.floor(seconds / 60);
  const two = (n: number): string => String(n).padStart(2, '0');
  const clock = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes < 60 ? clock.replace(/^0/, '') : `${Math.floor(minutes / 60)}:${clock}`;
}

/** Headings stay, unless nothing that is shown is below them. */
export function linesWithout(lines: readonly BookLine[], hidden: ReadonlySet<LineKind>): readonly BookLine[] {
  if (hidden.size === 0) return lines;
  const kept = lines.filter(({ heading, kind }) => heading || !hidden.has(kind));
  return kept.filter(({ heading }, index) => !heading || !(kept[index + 1]?.heading ?? true));
}

/** The kinds that there are among these, in their own order. */
export const kindsIn = (lines: readonly BookLine[]): readonly LineKind[] => {
  const met = new Set(lines.flatMap(({ heading, kind }) => (heading ? [] : [kind])));
  return LINE_KINDS.filter((kind) => met.has(kind));
};

/** The last few things that happened, newest last. */
export const newestOf = (lines: readonly BookLine[], most: number): readonly BookLine[] =>
  lines.filter(({ heading }) => !heading).slice(-most);
