import type { Words } from '@tavern/engine';
import { words as page } from '../../text/en/index.ts';
import table from '../../text/en/table.json' with { type: 'json' };

/** The page's words at a table. */
export const words: Words = { ...page, ...table };
