import type { Words } from '@tavern/engine';
import { words as own } from '../../text/en/index.ts';

const games = import.meta.glob<Words>('../../../games/*/text/hall/en.json', { eager: true, import: 'default' });

/** The page's own words, and each game's words for the time before its table opens. */
export const words: Words = Object.assign({}, own, ...Object.values(games)) as Words;
