import type { Seat, Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { useEffect, useMemo, useRef } from 'react';
import { type Remembered, remember } from './remembered.ts';
import { type ToldTable, toldTable } from './told-table.ts';

export function useToldTable(pack: GamePack, view: Types['view'], viewer: Seat | null): ToldTable {
  const last = useRef<{ readonly viewer: Seat | null; readonly told: Remembered } | null>(null);
  const told = useMemo(() => {
    // Nobody sees what somebody else has seen before them.
    const known = last.current?.viewer === viewer ? last.current.told : null;
    return remember(known, pack.tell.table(view, viewer));
  }, [pack, view, viewer]);
  useEffect(() => {
    last.current = { viewer, told };
  }, [viewer, told]);
  return useMemo(() => toldTable(told), [told]);
}
