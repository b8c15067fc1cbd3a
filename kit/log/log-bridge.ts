import { Listeners, type Say, same } from '@tavern/engine';
import { createContext } from 'react';

type LineId = string | number;

/** What the lines of a log do besides being read: pressing one shows its moment on the table. */
export interface LogUse {
  /** The line whose moment is shown; null: none. */
  readonly current: LineId | null;
  readonly press: (id: LineId) => void;
  /** Called with the line that is pointed at; null: none any more. */
  readonly point: (id: LineId | null) => void;
}

/** A line can be read only, be pressed, or be the one whose moment is shown. */
export type LineRole = 'read' | 'open' | 'shown';

/** The table is still showing what happened. `words`: what is said in the meantime, instead of what comes after. */
export interface Story {
  readonly words: { readonly title: Say; readonly sub: Say | null; readonly mine: boolean } | null;
}

const NONE: ReadonlySet<LineId> = new Set();

/** The connection between a table and its book, wherever they are on the page: the table says what a press on a line does. */
export class LogBridge {
  readonly #listeners = new Listeners<() => void>();
  readonly #pressed: (() => void) | undefined;
  readonly #leads: ((id: LineId) => void) | undefined;
  #use: LogUse | null = null;
  #coming = NONE;
  #story: Story | null = null;
  #heard: string | null = null;
  #taken: Say | null = null;

  /** `pressed` is called after a line has done its work. `leads`: what a press does, in place of what the table would do. */
  constructor(pressed?: () => void, leads?: (id: LineId) => void) {
    this.#pressed = pressed;
    this.#leads = leads;
  }

  readonly listen = this.#listeners.listen;

  /** Sets what lines do from now on; null: they are only read. */
  readonly lay = (use: LogUse | null): void => {
    this.#use = use;
    this.#listeners.tell((heed) => heed());
  };

  /** The lines whose events the table has not shown yet. The book leaves them out, because they would spoil the show. */
  readonly expect = (coming: ReadonlySet<LineId>): void => {
    this.#coming = coming.size === 0 ? NONE : coming;
    this.#listeners.tell((heed) => heed());
  };

  /** The story being shown; null: none, so the question may be spoken of. `heard`: the last event that the table knows. */
  readonly tell = (story: Story | null, heard: string | null): void => {
    const isSame = same(story === null ? null : { ...story }, this.#story === null ? null : { ...this.#story });
    if (isSame && heard === this.#heard) return;
    if (!isSame) this.#story = story;
    this.#heard = heard;
    this.#listeners.tell((heed) => heed());
  };

  /** What to do with what the player has taken: the beam says it instead of the question. Null: nothing is taken. */
  readonly take = (words: Say | null): void => {
    if (same(words === null ? null : { ...words }, this.#taken === null ? null : { ...this.#taken })) return;
    this.#taken = words;
    this.#listeners.tell((heed) => heed());
  };

  readonly taken = (): Say | null => this.#taken;

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
    if (this.#leads === undefined) this.#use.press(id);
    else this.#leads(id);
    this.#pressed?.();
  }

  point(id: LineId | null): void {
    this.#use?.point(id);
  }
}

/** Without a table, the lines of a log are only read. */
export const LogBridgeContext = createContext<LogBridge>(new LogBridge());
