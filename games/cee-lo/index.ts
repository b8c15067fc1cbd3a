export { daily } from './daily.ts';
export { presets } from './presets.ts';
export { game } from './rules/game.ts';
export { statistics } from './statistics.ts';
export { tell, texts } from './text/index.ts';
