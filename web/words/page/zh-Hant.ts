import type { Words } from '@tavern/engine';
import { words as own } from '../../text/zh-Hant/index.ts';

const games = import.meta.glob<Words>('../../../games/*/text/hall/zh-Hant.json', { eager: true, import: 'default' });

/** The page's own, and what each game says of itself before its table opens. */
export const words: Words = Object.assign({}, own, ...Object.values(games)) as Words;
