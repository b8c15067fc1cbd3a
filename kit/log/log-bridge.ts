import { Listeners, type Say, same } from '@tavern/engine';
import { createContext } from 'react';

type LineId = string | number;

/** What the lines of a log are good for besides being read: each leads to the moment it tells of. */
export interface LogUse {
  /** The line whose moment is shown; null: none is. */
  readonly current: LineId | null;
  readonly press: (id: LineId) => void;
  /** Somebody points at a line; null: at none any more. */
  readonly point: (id: LineId | null) => void;
}

/** What a line is: to be read only, to be pressed, or the one whose moment is shown. */
export type LineRole = 'read' | 'open' | 'shown';

/** The table still shows what happened; `words`: what is said of it meanwhile, in place of what comes after it. */
export interface Story {
  readonly words: { readonly title: Say; readonly sub: Say | null; readonly mine: boolean } | null;
}

const NONE: ReadonlySet<LineId> = new Set();

/** Between a table and its book, wherever each of them lies: the table says what pressing a line does, and the lines heed it. */
export class LogDesk {
  readonly #listeners = new Listeners<() => void>();
  readonly #pressed: (() => void) | undefined;
  #use: LogUse | null = null;
  #coming = NONE;
  #story: Story | null = null;
  #heard: string | null = null;

  /** `pressed`: after a line has done its work. */
  constructor(pressed?: () => void) {
    this.#pressed = pressed;
  }

  readonly listen = this.#listeners.listen;

  /** From now on the lines do this; null: they are only read. */
  readonly lay = (use: LogUse | null): void => {
    this.#use = use;
    this.#listeners.tell((heed) => heed());
  };

  /** Of these the table still has to show what happens: a book that told it now would spoil it. */
  readonly expect = (coming: ReadonlySet<LineId>): void => {
    this.#coming = coming.size === 0 ? NONE : coming;
    this.#listeners.tell((heed) => heed());
  };

  /** What is still being shown; null: nothing, and whatever is asked may be said. `heard`: the last event that the table knows of. */
  readonly tell = (story: Story | null, heard: string | null): void => {
    const isSame = same(story === null ? null : { ...story }, this.#story === null ? null : { ...this.#story });
    if (isSame && heard === this.#heard) return;
    if (!isSame) this.#story = story;
    this.#heard = heard;
    this.#listeners.tell((heed) => heed());
  };

  readonly heard = (): string | null => this.#heard;

  readonly story = (): Story | null => this.#story;

  readonly coming = (): ReadonlySet<LineId> => this.#coming;

  readonly usable = (): boolean => this.#use !== null;

  roleOf(id: LineId): LineRole {
    if (this.#use === null) return 'read';
    return this.#use.current === id ? 'shown' : 'open';
  }

  press(id: LineId): void {
    if (this.#use === null) return;
    this.#use.press(id);
    this.#pressed?.();
  }

  point(id: LineId | null): void {
    this.#use?.point(id);
  }
}

/** Without a table nobody lays anything on it: the log is only read. */
export const LogDeskContext = createContext<LogDesk>(new LogDesk());
