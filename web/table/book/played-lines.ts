import type { Mark } from '@tavern/host';
import type { Speech } from '../../words/words.ts';
import type { BookLine } from './log-lines.ts';

/** What a line tells of was played for somebody. */
export interface Played {
  readonly by: Mark['by'];
  /** The frame it came with. */
  readonly n: number;
  /** The line as the game tells it: the first one in a row says in front who played. */
  readonly bare: BookLine['spans'] | null;
}

/** What marks need to know of a thing that happened. */
interface Marked {
  readonly n?: number;
  readonly played?: readonly Mark[];
}

/** What stands in front of such a line. */
export const LEADS: { readonly [by in Mark['by']]: string } = { clock: 'frame.played.clock', bot: 'frame.played.bot' };

/** Marks one line after another: each that is about somebody for whom the clock or a bot has played. */
export class PlayedLines {
  private readonly speech: Speech;
  private readonly known = new WeakMap<BookLine, BookLine>();

  constructor(speech: Speech) {
    this.speech = speech;
  }

  /** `led`: for whom the lines right before it have said so already. */
  mark(line: BookLine, { n, played }: Marked, led: Set<string>): BookLine {
    const mark = line.heading ? undefined : played?.find(({ seat }) => seat === line.seat);
    if (mark === undefined || n === undefined) {
      led.clear();
      return line;
    }
    const key = `${mark.seat}:${mark.by}`;
    const first = !led.has(key);
    led.add(key);
    const before = this.known.get(line);
    if (before !== undefined) return before;
    const { by } = mark;
    const lead = { text: this.speech.t(LEADS[by]) };
    const now: BookLine = first
      ? { ...line, spans: [lead, ...line.spans], played: { by, n, bare: line.spans } }
      : { ...line, played: { by, n, bare: null } };
    this.known.set(line, now);
    return now;
  }
}
