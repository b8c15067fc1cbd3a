export { type GameField, type GameInfo, gameInfo } from './game.ts';
export { openApi } from './openapi.ts';
export { refusalShape, type SpokenRefusal } from './refusal.ts';
export type { HttpRoomAct } from './room.ts';
export { type Asked, type Given, type Route, routes } from './routes.ts';
export { type Moment, type TableAct, type TableState, type ToldFrame, tableStatus } from './table.ts';
