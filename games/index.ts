export type { Daily, Score } from './daily.ts';
export type { Look } from './look.ts';
export type { Line, Lines, Planner } from './planner.ts';
export type { Preset } from './preset.ts';
export { bestLevel, botAs, botOf, botsOf, type Entry, entryOf, folderOf, type GamePack, registry } from './registry.ts';
export type { Statistics } from './statistics.ts';
