import type { GamePack } from '@tavern/games';
import type { Room } from './room.ts';
import type { Taken } from './seats.ts';

/** Whether a guest may see all that a seat has chosen: their own seat's, and bots' if they choose for bots. */
export const seesWhole = ({ host }: Room, seat: Taken, viewer: string, { shownChoice }: GamePack): boolean =>
  shownChoice === undefined || (seat.by === 'bot' ? host : seat.guest) === viewer;

/** A seat's choice as this guest may see it before the match starts. */
export const choiceFor = (room: Room, seat: Taken, viewer: string, pack: GamePack): Room['rules'] =>
  seesWhole(room, seat, viewer, pack) ? seat.choice : (pack.shownChoice?.(seat.choice) ?? {});
