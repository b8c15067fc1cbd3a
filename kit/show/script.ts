import type { Say, Seat } from '@tavern/engine';
import type { SoundName } from '../sound/names.ts';

/**
 * `thinks`: nothing has happened yet. `draws`: nothing has happened yet, but cards are on their way, face down. `moves`: it happens.
 * `rolls`: its dice are rolling. `lies`: it has happened, and can be looked at.
 */
type Phase = 'thinks' | 'draws' | 'moves' | 'rolls' | 'lies';

/** None of the event's results may be seen yet. */
export const isStillUnknown = (phase: Phase): boolean => phase === 'thinks' || phase === 'draws';

/** One part of how an event is shown. Milliseconds at 1x. */
export interface Beat {
  readonly phase: Phase;
  readonly lasts: number;
  readonly sounds?: readonly SoundName[];
  /** The shortest time, however much is waiting. */
  readonly least?: number;
  /** For reading: it is not hurried, and not left out under reduced motion. */
  readonly read?: boolean;
  /** The text to read during it: it lasts as long as that takes. */
  readonly says?: readonly Say[];
  /** A press before this beat skips to it and not past it, because the player has not seen it yet. */
  readonly holds?: boolean;
  /** Which part of the event it shows, where a table draws them one after the other. */
  readonly part?: number;
}

/** The seats and places that a line of the book lights up. */
export interface About {
  readonly seats: readonly Seat[];
  readonly places: readonly number[];
}

/** The events around this one, the viewer, and the state after it. */
export interface Around<E, View, Left> {
  readonly viewer: Seat | null;
  readonly later: readonly E[];
  /** The events before it, oldest first. */
  readonly earlier: () => readonly E[];
  readonly after: View;
  /** What was left on the table before it. */
  readonly lay: Left;
}

/** The words about a story while it is shown. */
export interface Telling {
  readonly title: Say;
  readonly sub: Say | null;
  /** The story is about the viewer. */
  readonly mine: boolean;
}

/** How one type of event is shown. By default it is silent, short, about `event.seat`, and leaves nothing. */
export interface ScriptRow<E, All, View, Left> {
  /** The length of its one motion; 0: without motion. */
  readonly lasts?: number | ((event: E) => number);
  readonly sound?: SoundName | ((event: E) => SoundName | null);
  /** Replaces these two, where one motion is not enough. */
  readonly beats?: (event: E, around: Around<All, View, Left>) => readonly Beat[];
  readonly about?: (event: E) => Partial<About>;
  /** What it leaves on the table that the view does not contain. */
  readonly leaves?: (left: Left, event: E) => Left;
}

/** How a game's events are shown: a row for each type. */
export interface Script<E extends { readonly type: string }, View, Left> {
  readonly rows: { readonly [T in E['type']]: ScriptRow<Extract<E, { readonly type: T }>, E, View, Left> };
  /** What is left on the table before the first event: nothing. */
  readonly nothing: Left;
  /** How many milliseconds at 1x may be waiting before the show hurries. */
  readonly calm?: number;
  /** Whether a foreseen view must wait until its events have been seen. Otherwise it is drawn at once. */
  readonly awaits?: (shown: View, foreseen: View) => boolean;
  /** Text to read after an event, in addition to its row. */
  readonly reads?: (event: E, around: Around<E, View, Left>) => readonly Beat[];
  /** Kinds of question without chance: a player who answers one is asked the next at once, whatever is being shown. */
  readonly goesOn?: (kind: string) => boolean;
  /** The words on the beam while this is shown; by default, that something happens. */
  readonly tells?: (told: View, viewer: Seat | null) => Telling;
}

const LASTS = 250;

/** Reads a script for one event at a time. */
export class ScriptReader<E extends { readonly type: string }, View, Left> {
  readonly script: Script<E, View, Left>;

  constructor(script: Script<E, View, Left>) {
    this.script = script;
  }

  beats(event: E, around: Around<E, View, Left>): readonly Beat[] {
    return [...this.#shown(event, around), ...(this.script.reads?.(event, around) ?? [])];
  }

  #shown(event: E, around: Around<E, View, Left>): readonly Beat[] {
    const { beats, lasts = LASTS, sound } = this.#row(event);
    if (beats !== undefined) return beats(event, around);
    const heard = typeof sound === 'function' ? sound(event) : sound;
    const length = typeof lasts === 'function' ? lasts(event) : lasts;
    return [{ phase: 'moves', lasts: length, ...(heard == null ? {} : { sounds: [heard] }) }];
  }

  about(event: E): About {
    const { about } = this.#row(event);
    const own = 'seat' in event && typeof event.seat === 'number' ? [event.seat as Seat] : [];
    const { seats = own, places = [] } = about?.(event) ?? {};
    return { seats: unique(seats), places: unique(places) };
  }

  leaves(left: Left, event: E): Left {
    return this.#row(event).leaves?.(left, event) ?? left;
  }

  #row(event: E): ScriptRow<E, E, View, Left> {
    const row = (this.script.rows as unknown as { readonly [type: string]: ScriptRow<E, E, View, Left> })[event.type];
    if (row === undefined) throw new Error(`the script has no row for ${event.type}`);
    return row;
  }
}

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];
