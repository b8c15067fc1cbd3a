import type { GameTableProps, GameUi } from '@tavern/kit';
import type { CeeLo } from '../rules/types.ts';
import { Alley } from './alley.tsx';

export type AlleyProps = GameTableProps<CeeLo>;

export const Table: GameUi<CeeLo>['Table'] = Alley;
export { lesson } from './lesson.ts';
export { Backdrop } from './scene/backdrop.tsx';
export { slip } from './slip.ts';
