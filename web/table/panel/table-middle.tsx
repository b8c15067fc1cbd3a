import type { Seat } from '@tavern/engine';
import { StatePanel } from './state-panel.tsx';
import type { ToldTable } from './use-told-table.ts';

interface TableMiddleProps {
  readonly game: string;
  readonly told: ToldTable;
  readonly viewer: Seat | null;
  readonly crest: (seat: number) => string | undefined;
}

/** The middle of the table. A game's own table goes here, by `game`; where there is none, what lies on it is told in words. */
export function TableMiddle({ told, viewer, crest }: TableMiddleProps) {
  return <StatePanel told={told} viewer={viewer} crest={crest} />;
}
