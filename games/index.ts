export type {
  Asking,
  Chronicle,
  Contract,
  ContractEvent,
  ContractRoom,
  ContractRoute,
  Injection,
  SeenStep,
} from './contract.ts';
export type { Daily, Score } from './daily.ts';
export type { GameLook } from './look.ts';
export type { Line, Lines, Planner } from './planner.ts';
export type { Preset } from './preset.ts';
export {
  bestLevel,
  botAs,
  botOf,
  botsOf,
  entryOf,
  folderOf,
  type GameEntry,
  type GamePack,
  registry,
} from './registry.ts';
export type { Drawn, Statistics } from './statistics.ts';
