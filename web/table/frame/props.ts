import type { Flat } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Frame, Times } from '@tavern/host';
import type { GameUi, MotionSpeed, PastDecision } from '@tavern/kit';
import type { ReactNode } from 'react';
import type { ShownTable } from '../../model/shown-table.ts';
import type { TableView } from '../../model/use-table.ts';
import type { Unread } from '../../parts/chat/use-unread.ts';
import type { Again } from '../result/result-ways.tsx';
import type { RoomNews } from '../tidings/tidings.tsx';

/** The people in the room around a table, besides those at this screen. */
interface Company {
  /** The room's code and link. */
  readonly code: string;
  readonly link: string;
  /** The address of this room on a second screen. */
  readonly screen: string;
  readonly chat: ReactNode;
  readonly unread: Unread;
  readonly spectators: readonly string[];
  /** The latest news of the room; null: there is none. */
  readonly news: RoomNews | null;
}

/** A match that is only looked at, and what takes the place of playing it. */
export interface Looking {
  /** The decision that was made at this moment; null: none that these eyes may see. */
  readonly past: PastDecision | null;
  readonly speed: MotionSpeed;
  /** What its reader has written at this moment: it is laid beside the log, or over the table where the log is not open. */
  readonly slip: ReactNode;
  /** An option was pressed. */
  readonly onOption: (option: Flat) => void;
  /** A line of the log was pressed, which came with this frame. */
  readonly onLine: (frame: number) => void;
  /** All that happened up to this frame has been shown. */
  readonly onTold: (frame: Frame) => void;
}

export interface TableFrameProps {
  readonly source: ShownTable;
  /** Left out: it is played. */
  readonly looking?: Looking;
  /** Nothing can be pressed: a screen for everybody in the room. */
  readonly bare?: true;
  readonly company: Company | null;
  /** The room's time limits, if they are known. */
  readonly times: Times | null;
  readonly again: Again | null;
  readonly onHall: () => void;
  readonly onRoom: (() => void) | null;
}

export interface LaidTableProps extends TableFrameProps {
  readonly table: TableView;
  readonly pack: GamePack;
  readonly frame: Frame;
  /** The game's own table; null: the house tells the table in words. */
  readonly ui: GameUi | null;
}
