export { type GameField, type GameInfo } from './game.ts';
export { openApi } from './openapi.ts';
export type { SpokenRefusal } from './refusal.ts';
export type { HttpRoomAct } from './room.ts';
export { type Given, type ReadRequest, type Route, routes } from './routes.ts';
export type { Moment, TableAct, TableState, ToldFrame } from './table.ts';
