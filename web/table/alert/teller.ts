import type { Seat } from '@tavern/engine';
import type { LogItem } from '../../model/seen-log.ts';
import type { HowMuch } from '../../settings/settings.ts';
import type { BookLine } from '../book/log-lines.ts';
import { plainText } from '../words/spans.ts';

type Item = Pick<LogItem, 'id' | 'past'>;

/** Something to be read aloud. `first`: it is about who listens, and waits for nothing else. */
export interface Spoken {
  readonly text: string;
  readonly first: boolean;
}

/**
 * Which lines of a log have been read aloud. A log may be filled in from its beginning while a match runs, and in a replay go back and forth: an event that is no news
 * is never told, and one that happens again is told again.
 */
export class Teller {
  private readonly told = new WeakSet<Item>();

  /** The lines of what has happened since the last time. `coming`: what the table has not shown yet; listeners hear of it no earlier than others see it. */
  news(log: readonly Item[], lines: readonly BookLine[], coming: ReadonlySet<string | number>): readonly BookLine[] {
    const last = log.findLastIndex((item) => item.past || this.told.has(item));
    const since = log.slice(last + 1);
    const unseen = since.findIndex(({ id }) => coming.has(id));
    const seen = unseen < 0 ? since : since.slice(0, unseen);
    for (const item of seen) this.told.add(item);
    const ids = new Set(seen.map(({ id }) => id));
    return ids.size === 0 ? [] : lines.filter(({ id }) => ids.has(id));
  }
}

/**
 * What is read aloud of new lines, without their details: first what concerns who listens. Whose turn it is, is told elsewhere. `own`: the
 * seats of who listens.
 */
export function spokenOf(lines: readonly BookLine[], howMuch: HowMuch, own: readonly Seat[]): readonly Spoken[] {
  const concerns = ({ spans }: BookLine): boolean => spans.some(({ seat }) => seat !== undefined && own.includes(seat));
  const spoken = lines
    .filter(({ heading }) => !heading)
    .filter((line) => howMuch === 'all' || line.important || (howMuch === 'mine' && concerns(line)))
    .map((line): Spoken => ({ text: plainText(line.spans), first: concerns(line) }));
  return [...spoken.filter(({ first }) => first), ...spoken.filter(({ first }) => !first)];
}
