import type { GameTableProps } from '@tavern/kit';
import type { CeeLo } from '../../rules/types.ts';

export type CeeLoProps = GameTableProps<CeeLo>;
