import type { Status } from '@tavern/host';
import { useEffect } from 'react';
import type { ShownTable } from '../../model/shown-table.ts';
import type { TableView } from '../../model/use-table.ts';
import { useSettings } from '../../settings/settings.ts';

/** What a player can do about the clocks that run. */
export interface MoreTime {
  readonly ask: () => void;
  /** It has been asked for, by anybody. */
  readonly had: boolean;
}

const isExtended = ({ extended }: Status['clocks'][number]): boolean => extended === true;

/** Every player may ask wherever a clock runs, asked or not, with a card or without: so it tells nothing. Null: there is nothing to ask for. */
export function moreTimeOf(
  table: Pick<TableView, 'status' | 'over' | 'more'>,
  source: Pick<ShownTable, 'own' | 'where'>,
): MoreTime | null {
  const clocks = table.status?.clocks ?? [];
  if (clocks.length === 0 || table.over !== null || source.where !== 'online' || source.own.length === 0) return null;
  return { ask: () => void table.more(), had: clocks.every(isExtended) };
}

/** For those who have set so, it is asked for as soon as their own clock runs. It does in every window that they are asked in, with or without a choice. */
export function useAlwaysMore(
  { status, front }: Pick<TableView, 'status' | 'front'>,
  source: Pick<ShownTable, 'own' | 'more'>,
): void {
  const always = useSettings((settings) => settings.moreTime);
  const own = status?.clocks.find(({ seat }) => seat === front && source.own.includes(seat));
  const clock = own === undefined || isExtended(own) ? null : own.endsAt;
  useEffect(() => {
    // Somebody else may have been first: then there is nothing to say.
    if (always && clock !== null && front !== null) void source.more(front);
  }, [always, clock, front, source]);
}
