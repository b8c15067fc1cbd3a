import type { SeatedBot } from '@tavern/bots';
import type { Flat, MatchRecord, Refusal, Say, Seat } from '@tavern/engine';
import type { Frame, Status } from '@tavern/host';

/** What became of an answer. */
export type Answered = { readonly ok: true; readonly held?: true } | Refusal;

/** How the link to the table is; tables here are always `there`. */
export type LinkState = 'there' | 'lost' | 'refused';

export interface SourceListener {
  /** A frame as one pair of eyes sees it, in order. `whole`: the frames between the last one and this were missed. */
  frame?(viewer: Seat | null, frame: Frame, whole: boolean): void;
  status?(viewer: Seat | null, status: Status): void;
  link?(state: LinkState): void;
  /** The table cannot go on. */
  gone?(why: Say): void;
}

/** One table, here or online: screens cannot tell which one they have. */
export interface TableSource {
  readonly match: string;
  readonly game: string;
  /** Played at this very screen, or on the server. */
  readonly where: 'here' | 'online';
  /** Who sits where, ready to be shown: bots are already put into words. */
  readonly names: readonly string[];
  /** Which of them are bots, of what level, and who. */
  readonly bots: readonly (SeatedBot | null)[];
  /** The seats of the people at this screen; none for spectators, several where they share it. */
  readonly own: readonly Seat[];
  /** Those who share this screen hide nothing from each other. */
  readonly openly?: boolean;
  /** What the dice follow from, where somebody chose it; null: they are secret until it is over. */
  readonly seed: string | null;
  /** The day of a scored run; null: nothing is scored. */
  readonly daily: string | null;
  /** Newest of what these eyes (null: a spectator's) have seen. Only own seats' eyes, and a spectator's where there is no own seat or several share the screen. */
  frame(viewer: Seat | null): Frame | null;
  status(viewer: Seat | null): Status | null;
  readonly link: LinkState;
  listen(listener: SourceListener): () => void;
  answer(seat: Seat, question: number, option: Flat): Promise<Answered>;
  concede(seat: Seat): Promise<Answered>;
  /** The rivals have been away for long: take the win. */
  claim(seat: Seat): Promise<Answered>;
  /** I am here again: the seat that was lent to a bot is mine. */
  back(seat: Seat): Promise<Answered>;
  /** Somebody else has been away for long, where no clock runs: a bot plays for them until they are back. */
  lend(seat: Seat, away: Seat): Promise<Answered>;
  /** Everything these eyes have seen, from frame `from` on. */
  history(viewer: Seat | null, from: number): Promise<readonly Frame[]>;
  /** The record of the match when it is over. */
  record(): Promise<MatchRecord | Refusal>;
  /** Stop listening; the match goes on, or waits. */
  leave(): void;
}
