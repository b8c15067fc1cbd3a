import type { Flat, Outcome, Packet, Question, Say, Seat, Texts, Types } from '@tavern/engine';
import type { ComponentType, ReactNode } from 'react';
import type { LogLine } from './log/log.tsx';
import type { LogBridge } from './log/log-bridge.ts';
import type { MotionSpeed } from './motion/motion-queue.ts';
import type { TableSpeech } from './words.ts';

/** An event, and the view right after it. */
export interface TableEvent<E, View = unknown> {
  readonly id: string;
  readonly event: E;
  readonly view: View;
  /** It happened before this table was opened here, or while nobody could look, so it is not animated. */
  readonly past: boolean;
  /** Its result was certain, and has been drawn since the answer was given. */
  readonly foreseen: boolean;
}

/** The same for parts that only put it into words. */
export type Happening<E> = Pick<TableEvent<E>, 'id' | 'event' | 'past'>;

/** Whether a player is there. `lent`: away for so long that a bot plays for them. */
export type Presence = 'here' | 'bot' | 'away' | 'lent';

/** A bot's person, in words. */
export interface TableBot {
  readonly level: string;
  /** Their icon. */
  readonly crest: string;
  /** What they say at big moments; null: it has not loaded yet. */
  readonly lines: { readonly won: string; readonly lost: string } | null;
}

/** Parts that the house provides and the table lays out; null: the part is empty. */
interface TableParts {
  /** The whole book on parchment: log, and chat where people can chat, behind tabs. */
  readonly book: ReactNode;
  /** Where there is no room for the open book: a button for each of its pages, with the number of new lines. */
  readonly tabs: ReactNode;
  /** The chat alone, to be laid beside what people talk about. While it is shown, its messages count as read. */
  readonly chat: ReactNode;
  /** The question as a plain prompt with all its options, for questions that the table does not draw itself. */
  readonly prompt: ReactNode;
  /** A note to a newcomer about the present question (`coach.<kind>` in the game's words), with a button to dismiss it. */
  readonly coach: ReactNode;
  /** The same behind a button, where the note would cover what it explains. A table lays out one of the two. */
  readonly tip: ReactNode;
  /** The clock as a burning candle, with the time; null: no clock runs. The beam shows it too, where it has room for words. */
  readonly candle: ReactNode;
  /** At one screen: a button for each other player who is asked the same. It is laid out with the question. */
  readonly handOn: ReactNode;
  /** After the end: another match, back to the room or hall, the record. */
  readonly ways: ReactNode;
}

/** Everything a game's own table is given. It draws this and sends answers, and knows neither link nor host. Words come from `useWords`. */
export interface GameTableProps<T extends Types = Types> {
  readonly packet: Packet<T>;
  readonly view: T['view'];
  /** The seat whose view this is; null: a spectator's. */
  readonly viewer: Seat | null;
  readonly names: readonly string[];
  /** By seat: the bot's person; null: a person. */
  readonly bots: readonly (TableBot | null)[];
  /** By seat: who is there and who is away. */
  readonly presence: readonly Presence[];
  /** A second screen: nobody sits in front of it, and everybody in the room looks at it. */
  readonly bare?: boolean | undefined;
  /** The names of the spectators. */
  readonly spectators: readonly string[];
  /** The question that the viewer must answer now. */
  readonly question: Question<T> | null;
  /** An answer is on its way: the options stay visible, but inactive. */
  readonly busy: boolean;
  readonly send: (option: Flat) => void;
  /** All events that this viewer has seen, oldest first. */
  readonly events: readonly TableEvent<T['event'], T['view']>[];
  /** The view is ahead of the events: it shows the certain result of the viewer's own answer. */
  readonly foreseen: boolean;
  /** The events are complete from the first one on. */
  readonly whole: boolean;
  /** The events in words, for `Log`. */
  readonly lines: readonly LogLine[];
  /** The table says here what pressing a line of the book does, and what to do with a card that was taken. */
  readonly bridge: Pick<LogBridge, 'lay' | 'expect' | 'tell' | 'take'>;
  readonly over: Outcome | null;
  readonly speed: MotionSpeed;
  /** The seed of the dice, where it is no secret. */
  readonly seed: string | null;
  /** The day of a scored run. */
  readonly daily: string | null;
  /** Asks the game's bot what it would do, and why; null: not at this table. */
  readonly hint: (() => Promise<Advice | null>) | null;
  /** The question is one of the past; absent or null: it is asked now. */
  readonly past?: PastDecision | null | undefined;
  readonly parts: TableParts;
}

/** A question that was answered long ago, as a replay shows it. */
export interface PastDecision {
  /** What was chosen; null: nothing was. */
  readonly taken: Flat | null;
  /** The words on the act that was chosen. */
  readonly mark: string;
  /** What a bot would have done otherwise; null: the same, or nobody knows. */
  readonly said: string | null;
}

/** The option a bot would choose. `why` is null where the bot gives no reason. */
export interface Advice {
  readonly option: Flat;
  readonly why: Say | null;
}

/** The two lines on the beam. */
export interface HeadlineWords {
  readonly title: Say;
  readonly sub: Say;
  /** An alarm that must be noticed: a player is about to win, for example. */
  readonly alarm?: boolean;
}

/** A note that a newcomer is told once, at a particular moment. Its words are `coach.<kind>`. */
export interface Lesson {
  readonly kind: string;
  /** A player who answers with this `do` has learnt it. */
  readonly by: string;
  /** Where the words depend on more than the kind: `coach.<words>`. */
  readonly words?: string;
}

/** `library`: among many, in the deck builder. `hand`: as players hold it. `large`: to be read, with its whole text. */
type GameCardSize = 'library' | 'hand' | 'large';

export interface GameCardProps {
  /** The card's id in the game's catalog. An unknown one throws. */
  readonly id: string;
  readonly size: GameCardSize;
  /** The words around it with the game's own among them. A card is also drawn where there is no table: in the deck builder. */
  readonly words: TableSpeech;
  readonly className?: string | undefined;
}

/** What `games/<game>/ui/index.tsx` exports. */
export interface GameUi<T extends Types = Types> {
  readonly Table: ComponentType<GameTableProps<T>>;
  /** Words that only this table needs. They load with the table, not with the game. */
  readonly texts?: Texts;
  /**
   * For games with decks: a card as it is printed, for the deck builder. It is an `<article>` whose label is the whole card in words; put it into what can be
   * pressed. Its width is the custom property `--cw`, and its height is 1.4 times that.
   */
  readonly Card?: ComponentType<GameCardProps>;
  /** For games with decks: cards with much on them are larger in the deck builder. */
  readonly cardsAre?: 'large';
  /** For games with decks: the sign of a mark that cards are filtered by, as large as its letters; null: it has none. It says nothing: its word stands beside it. */
  readonly MarkSign?: ComponentType<{ readonly mark: string }>;
  /** For games with decks: the card's picture alone, as large as its letters, for lists. It says nothing: the card's name stands beside it. */
  readonly CardSign?: ComponentType<Pick<GameCardProps, 'id'>>;
  /** The media query of screens that show the open book beside the table, where messages count as read. Left out: no screen does. */
  readonly laysBook?: string;
  /** The words on the beam while `question` is asked; null: the house's words. */
  readonly headline?: (view: T['view'], question: Question<T>) => HeadlineWords | Say | null;
  /** The words on the beam while other players are asked; null: the house's words. */
  readonly waits?: (packet: Packet<T>, viewer: Seat | null) => Partial<HeadlineWords> | null;
  /** What a newcomer is told about this very question, before the note about its kind; null: nothing. */
  readonly lesson?: (view: T['view'], question: Question<T>) => Lesson | null;
}
