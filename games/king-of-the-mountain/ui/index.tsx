import type { GameUi } from '@tavern/kit';
import type { Mountain } from '../rules/types.ts';
import { slipFor } from './board/slip.ts';
import { SummitTable } from './table.tsx';

export const Table: GameUi<Mountain>['Table'] = SummitTable;
export const slip: NonNullable<GameUi<Mountain>['slip']> = (_view, question) => slipFor(question);
