import type { Flat, Refusal, Say, Seat } from '@tavern/engine';
import type { Frame, Status } from '@tavern/host';

/** What became of an answer. `held`: a pass that counts when its window closes. */
export type Answered = { readonly ok: true; readonly held?: true } | Refusal;

/** How the link to the table is; tables here are always `there`. */
export type LinkState = 'there' | 'lost' | 'refused';

export interface SourceListener {
  /** A frame as one pair of eyes sees it, in order and none twice. `whole`: the frames between the last one and this were missed. */
  frame?(viewer: Seat | null, frame: Frame, whole: boolean): void;
  /**
   * Not the next frame but any other, earlier or later: a replay can be watched from any moment. `fresh`: through other eyes, so nothing that
   * was seen before is theirs.
   */
  jump?(viewer: Seat | null, frame: Frame, fresh: boolean): void;
  status?(viewer: Seat | null, status: Status): void;
  link?(state: LinkState): void;
  /** The table cannot go on, or is not there any more. */
  gone?(why: Say): void;
}

/** One table, here, online or replayed: what looks at it cannot tell which one it has. */
export interface TableSource {
  readonly match: string;
  /** The seats of the people at this screen; none for spectators, several where they share it. */
  readonly own: readonly Seat[];
  readonly link: LinkState;
  /** Newest of what these eyes (null: a spectator's) have seen. Only own seats' eyes, and a spectator's where there is no own seat or several share the screen. */
  frame(viewer: Seat | null): Frame | null;
  status(viewer: Seat | null): Status | null;
  listen(listener: SourceListener): () => void;
  answer(seat: Seat, question: number, option: Flat): Promise<Answered>;
  concede(seat: Seat): Promise<Answered>;
  /** The rivals have been away for long: take the win. */
  claim(seat: Seat): Promise<Answered>;
  /** I am here again: the seat that was lent to a bot is mine. */
  back(seat: Seat): Promise<Answered>;
  /** Somebody else has been away for long, where no clock runs: a bot plays for them until they are back. */
  lend(seat: Seat, away: Seat): Promise<Answered>;
  /** More time, for everybody whose clock runs. */
  more(seat: Seat): Promise<Answered>;
  /** Everything these eyes have seen, from frame `from` on. */
  history(viewer: Seat | null, from: number): Promise<readonly Frame[]>;
  /** Stop listening; the match goes on, or waits. */
  leave(): void;
}
