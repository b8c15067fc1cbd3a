export { botOf, type Entry, entryOf, type GamePack, registry } from './registry.ts';
