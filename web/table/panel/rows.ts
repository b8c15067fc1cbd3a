import type { Seat } from '@tavern/engine';
import { type Span, spansIn } from '../words/spans.ts';

/** A line about somebody or something: who, and then part by part. */
export interface PanelRow {
  readonly seat: Seat | null;
  /** It is their turn. */
  readonly current: boolean;
  /** What the row is about, if it says so before a colon. */
  readonly title: readonly Span[];
  readonly parts: readonly (readonly Span[])[];
  /** What the line adds in brackets. */
  readonly asides: readonly (readonly Span[])[];
}

const CURRENT = /^▶\s*/u;
const TITLE = /^(?<title>[^:：(（]+?)(?::\s+|：)\s*/u;
const BRACKETS = /\s*(?:\((?<western>[^()]+)\)|（(?<eastern>[^（）]+)）)[.。]?$/u;
/** Parts stand between commas, or between dots as in a list of them; not inside brackets. */
const BETWEEN = /\s+·\s+|,\s+|，(?![^（]*）)/u;
const INSIDE = /\([^()]*\)|（[^（）]*）/gu;
/** Stands for a comma inside brackets while a line is cut. */
const KEPT = '\u{e002}';

const cut = (text: string): string[] =>
  text
    .replace(INSIDE, (inside) => inside.replaceAll(', ', KEPT))
    .split(BETWEEN)
    .map((part) => part.replaceAll(KEPT, ', ').trim())
    .filter((part) => part !== '');

/** What stands before a colon, if it is a name alone, or has no name in it: else the line is a sentence. So is one with a semicolon. */
function titleOf(line: string): string {
  const { title = '' } = TITLE.exec(line)?.groups ?? {};
  const spans = spansIn(title);
  const sentence = /[;；]/u.test(line) || (spans.length > 1 && spans.some(({ seat }) => seat !== undefined));
  return sentence ? '' : title;
}

/** A row from its text with marks. */
export function rowOf(marked: string): PanelRow {
  const current = CURRENT.test(marked);
  const line = marked.replace(CURRENT, '').trim();
  const title = titleOf(line);
  const rest = title === '' ? line : line.replace(TITLE, '');
  const brackets = title === '' ? null : BRACKETS.exec(rest);
  const aside = brackets?.groups?.['western'] ?? brackets?.groups?.['eastern'] ?? '';
  const parts = title === '' ? [rest] : cut(brackets === null ? rest : rest.slice(0, brackets.index));
  return {
    seat: spansIn(line)[0]?.seat ?? null,
    current,
    title: spansIn(title),
    parts: parts.map(spansIn),
    asides: cut(aside).map(spansIn),
  };
}
