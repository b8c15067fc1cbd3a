import type { GameTableProps, GameUi } from '@tavern/kit';
import type { CeeLo } from '../rules/types.ts';
import { Alley } from './alley.tsx';

export const Table: GameUi<CeeLo>['Table'] = Alley;
export type AlleyProps = GameTableProps<CeeLo>;
