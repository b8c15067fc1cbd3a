import type { Packet, Seat, Types } from '@tavern/engine';
import { useCallback, useEffect, useState } from 'react';
import { goneBy } from './plaque-states.ts';

/** Who has given up, to the viewer's knowledge; and a function that says so before the next packet does. */
export function useGone(packet: Packet<Types>): readonly [gone: readonly Seat[], left: (seat: Seat) => void] {
  const [gone, setGone] = useState<readonly Seat[]>(() => goneBy([], packet));
  useEffect(() => setGone((before) => goneBy(before, packet)), [packet]);
  const left = useCallback((seat: Seat) => setGone((before) => (before.includes(seat) ? before : [...before, seat])), []);
  return [gone, left];
}
