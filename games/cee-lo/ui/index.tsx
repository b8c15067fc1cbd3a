import type { GameUi } from '@tavern/kit';
import type { CeeLo } from '../rules/types.ts';
import { CeeLoTable } from './cee-lo-table.tsx';

export const Table: GameUi<CeeLo>['Table'] = CeeLoTable;
export { headline } from './headline.ts';
export { lesson } from './lesson.ts';
