export { type Race, race as game, race } from './rules/race.ts';
export { tell, texts } from './text/index.ts';
