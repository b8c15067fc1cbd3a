import type { Say, Seat } from '@tavern/engine';
import type { SoundName } from '../sound/names.ts';

/**
 * `thinks`: nothing has happened yet. `draws`: nor has it here, but its cards are on their way, face down. `moves`, `rolls`: it happens, or its
 * dice are in the air. `lies`: it has happened.
 */
type Phase = 'thinks' | 'draws' | 'moves' | 'rolls' | 'lies';

/** Nothing of what comes of it is to be seen yet. */
export const isStillUnknown = (phase: Phase): boolean => phase === 'thinks' || phase === 'draws';

/** One part of how an event is shown. Milliseconds at 1x. */
export interface Beat {
  readonly phase: Phase;
  readonly lasts: number;
  readonly sounds?: readonly SoundName[];
  /** However much waits, it is not hurried below this. */
  readonly least?: number;
  /** To be read: neither hurried, nor left out where motion is unwelcome. */
  readonly read?: boolean;
  /** What is to be read meanwhile: it lasts as long as that takes. */
  readonly says?: readonly Say[];
  /** A press before it leads here and not past it: whoever pressed has not seen it yet. */
  readonly holds?: boolean;
}

/** Who and where: what a line of the book lights up. */
export interface About {
  readonly seats: readonly Seat[];
  readonly places: readonly number[];
}

/** What else is told in the same breath, to whom, and how things stand. */
export interface Around<E, View, Left> {
  readonly viewer: Seat | null;
  readonly later: readonly E[];
  /** What was told before it, oldest first. */
  readonly earlier: () => readonly E[];
  readonly after: View;
  /** What lies there before it. */
  readonly lay: Left;
}

/** What is said, for as long as a story is told, of whose it is. */
export interface Telling {
  readonly title: Say;
  readonly sub: Say | null;
  /** It is about whoever looks. */
  readonly mine: boolean;
}

/** How one type of event is shown. What is left out is silent, short, about `event.seat` and leaves nothing. */
export interface ScriptRow<E, All, View, Left> {
  /** Of its one motion; without motion 0. */
  readonly lasts?: number | ((event: E) => number);
  readonly sound?: SoundName | ((event: E) => SoundName | null);
  /** Instead of these two, where one motion is not enough. */
  readonly beats?: (event: E, around: Around<All, View, Left>) => readonly Beat[];
  readonly about?: (event: E) => Partial<About>;
  /** What it leaves lying on the table that the view knows nothing of. */
  readonly leaves?: (left: Left, event: E) => Left;
}

/** How a game's events are shown: a row for each type. */
export interface Script<E extends { readonly type: string }, View, Left> {
  readonly rows: { readonly [T in E['type']]: ScriptRow<Extract<E, { readonly type: T }>, E, View, Left> };
  /** What lies there before the first event. */
  readonly nothing: Left;
  /** So many milliseconds at 1x may wait to be shown before the show hurries. */
  readonly calm?: number;
  /** What was foreseen may be drawn at once, before its events have come; not so where they must be seen first. */
  readonly awaits?: (shown: View, foreseen: View) => boolean;
  /** What is to be read after an event, besides what its row says. */
  readonly reads?: (event: E, around: Around<E, View, Left>) => readonly Beat[];
  /** Kinds of question in which nothing is decided by chance: whoever answers one goes on with the next of its kind at once, whatever is shown. */
  readonly goesOn?: (kind: string) => boolean;
  /** What the beam says while this is shown; without it, that something happens. */
  readonly tells?: (told: View, viewer: Seat | null) => Telling;
}

const LASTS = 250;

/** A script, asked about one event after the other. */
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
