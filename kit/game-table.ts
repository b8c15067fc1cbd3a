import type { Flat, Outcome, Packet, Question, Say, Seat, Texts, Types } from '@tavern/engine';
import type { ComponentType, ReactNode } from 'react';
import type { LogLine } from './log/log.tsx';
import type { LogDesk } from './log/log-bridge.ts';
import type { MotionSpeed } from './motion/motion-queue.ts';

/** Something that happened, and what was seen right after it. */
export interface TableEvent<E, View = unknown> {
  readonly id: string;
  readonly event: E;
  readonly view: View;
  /** It happened before this table was opened here, or while nobody could look: it is not to be shown moving. */
  readonly past: boolean;
  /** What it led to was certain, and has been drawn since the answer was given. */
  readonly foreseen: boolean;
}

/** The same for whoever only tells of it. */
export type Happening<E> = Pick<TableEvent<E>, 'id' | 'event' | 'past'>;

/** Whether somebody sits there. `lent`: away for so long that a bot plays for them. */
export type Presence = 'here' | 'bot' | 'away' | 'lent';

/** Somebody who plays for the house, in words. */
export interface TableBot {
  readonly level: string;
  /** An icon of their own. */
  readonly crest: string;
  /** What they say at big moments; null: it has not come yet. */
  readonly lines: { readonly won: string; readonly lost: string } | null;
}

/** Parts that the house has ready, for a table to lay where it likes; null where there is nothing to say. */
interface TableParts {
  /** Log, and talk where people can talk, behind tabs: the whole book on parchment. */
  readonly book: ReactNode;
  /** The book behind tabs, where it has no room to lie open: a button for each of its pages, with how much is new there. */
  readonly tabs: ReactNode;
  /** The talk alone, to be laid beside what people talk about. While it lies there, what is said has been read. */
  readonly chat: ReactNode;
  /** The question as a plain prompt with all its options, for questions that the table has no picture for. */
  readonly prompt: ReactNode;
  /** A word to a newcomer about what is asked now (`coach.<kind>` in the game's words), with a way to be rid of it. */
  readonly coach: ReactNode;
  /** The same behind a button, for where it would cover or squeeze what it speaks of: lay one of the two. */
  readonly tip: ReactNode;
  /** The clock as a burning candle, with the time; null: nothing runs. The beam tells it too, where there is room for words on it. */
  readonly candle: ReactNode;
  /** At one screen: a button for each of the others who are asked the same; lay it with the question. */
  readonly handOn: ReactNode;
  /** When it is over: another one, back to the room or hall, the record. */
  readonly ways: ReactNode;
}

/** All that a game's own table is given. It draws what it is told, and sends what is chosen; it knows neither link nor host. Words come by `useWords`. */
export interface GameTableProps<T extends Types = Types> {
  readonly packet: Packet<T>;
  readonly view: T['view'];
  /** Whose eyes these are; null: a spectator's. */
  readonly viewer: Seat | null;
  readonly names: readonly string[];
  /** Who of them plays for the house, by seat; null: a person. */
  readonly bots: readonly (TableBot | null)[];
  /** Who is there and who is not, by seat. */
  readonly presence: readonly Presence[];
  /** The names of those who only watch. */
  readonly spectators: readonly string[];
  /** What the viewer must decide now. */
  readonly question: Question<T> | null;
  /** An answer is on its way: show the options as they are, but inactive. */
  readonly busy: boolean;
  readonly send: (option: Flat) => void;
  /** Everything that these eyes have seen, oldest first. */
  readonly events: readonly TableEvent<T['event'], T['view']>[];
  /** The view runs ahead of the events: it is what an own answer will certainly lead to. */
  readonly foreseen: boolean;
  /** The events are all there, from the first one on. */
  readonly whole: boolean;
  /** The same in words, for `Log`. */
  readonly lines: readonly LogLine[];
  /** Where a table says what pressing a line of the book does. */
  readonly desk: Pick<LogDesk, 'lay' | 'expect' | 'tell'>;
  readonly over: Outcome | null;
  readonly speed: MotionSpeed;
  /** What the dice follow from, where that is no secret. */
  readonly seed: string | null;
  /** The day of a scored run. */
  readonly daily: string | null;
  /** What the game's own bot would do, and why; null: not at this table. */
  readonly hint: (() => Promise<Advice | null>) | null;
  readonly parts: TableParts;
}

/** What a bot would do; `why`: null where it does not say. */
export interface Advice {
  readonly option: Flat;
  readonly why: Say | null;
}

/** What the beam says in two lines. */
export interface SlipWords {
  readonly title: Say;
  readonly sub: Say;
  /** Somebody is about to win, or the like: it must be unmistakable. */
  readonly alarm?: boolean;
}

/** Something that a newcomer is told once at a moment of its own: `coach.<kind>` are its words. */
export interface Lesson {
  readonly kind: string;
  /** Who answers with this (`do`) has learnt it. */
  readonly by: string;
  /** Where its words depend on more than its kind: `coach.<words>`. */
  readonly words?: string;
}

/** What `games/<game>/ui/index.tsx` exports. */
export interface GameUi<T extends Types = Types> {
  readonly Table: ComponentType<GameTableProps<T>>;
  /** Words that only this table needs: they come with it, and not with the game's own. */
  readonly texts?: Texts;
  /** The room that the table stands in, without the table: for the menu of a game that is played alone. */
  readonly Backdrop?: ComponentType;
  /** The media query of the screens on which the book lies open beside the table, so that what is said there is read; without it, on none. */
  readonly laysBook?: string;
  /** What the beam says while `question` is asked; null: what the house says. */
  readonly slip?: (view: T['view'], question: Question<T>) => SlipWords | Say | null;
  /** What the beam says while others are asked; null: what the house says. */
  readonly waits?: (packet: Packet<T>, viewer: Seat | null) => Partial<SlipWords> | null;
  /** What a newcomer is told while `question` is asked, before what is told about its kind; null: nothing in particular. */
  readonly lesson?: (view: T['view'], question: Question<T>) => Lesson | null;
}
