import type { Seat, Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { useEffect, useMemo, useRef } from 'react';
import { useSpeech } from '../../words/words.ts';
import { type Block, blocksOf, nowAndAlways } from './blocks.ts';
import { type Remembered, remember } from './remembered.ts';

/** What a game tells of its table, as blocks. */
export interface ToldTable {
  /** What goes on right now. */
  readonly now: readonly Block[];
  readonly always: readonly Block[];
  /** What the game leaves out for a while, as it stood. */
  readonly before: readonly Block[];
}

export function useToldTable(pack: GamePack, view: Types['view'], viewer: Seat | null): ToldTable {
  const speech = useSpeech();
  const last = useRef<{ readonly viewer: Seat | null; readonly told: Remembered } | null>(null);
  const told = useMemo(() => {
    // Nobody sees what somebody else has seen before them.
    const known = last.current?.viewer === viewer ? last.current.told : null;
    return remember(known, pack.tell.table(view, viewer));
  }, [pack, view, viewer]);
  useEffect(() => {
    last.current = { viewer, told };
  }, [viewer, told]);
  return useMemo(() => {
    const before = told.whole === told.lines ? [] : nowAndAlways(blocksOf(told.whole, speech)).always;
    return { ...nowAndAlways(blocksOf(told.lines, speech)), before };
  }, [told, speech]);
}
