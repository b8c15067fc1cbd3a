export { becomeGuest, Client, Disconnected, type NewGuest, type News } from './client.ts';
export type { DailyOwn, DailyTable } from './daily-table.ts';
export { applyDelta, type Delta, deltaOf } from './delta.ts';
export { EventMemory, type WireEvent } from './event-memory.ts';
export { CHAT_LIMIT, CODE_LETTERS, HISTORY_LIMIT, MATCH_ID, MESSAGE_LIMIT, REPORT_REASONS, type ReportReason } from './limits.ts';
export { HELLO, LINE_PATH, Line, type LineOptions } from './line.ts';
export type {
  Broadcasts,
  ChatLine,
  PastFrames,
  Replies,
  Reply,
  RoomChange,
  TableUpdate,
  WholeFrame,
  WireFrame,
} from './reply.ts';
export {
  handshake,
  isPlainAnswer,
  newGuest,
  type ReadRequest,
  type Request,
  type RequestName,
  requests,
} from './request.ts';
export { guestId, matchId, type RoomAct, type RoomSettings, roomAct, roomSettings } from './room-act.ts';
export type { OwnRoom, RoomInvitation, RoomListing, RoomView } from './room-view.ts';
export { TableLink } from './table-link.ts';
export { TableRequests } from './table-requests.ts';
export type { Answered, LinkState, SourceListener, TableSource } from './table-source.ts';
export { wireTexts } from './text/texts.ts';
export { fromPast, fromWhole, fromWire, toPast, toWhole, toWire } from './wire-frame.ts';
