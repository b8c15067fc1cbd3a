import './named.css';
import type { About } from '@tavern/kit/show/index.ts';
import { useNamed as useKitNamed } from '@tavern/kit/show/use-named.ts';
import type { RefObject } from 'react';

const selectors = ({ seats, places }: About): readonly string[] => [
  ...seats.flatMap((seat) => [`.standee[data-seat="${seat}"]`, `.climber[data-seat="${seat}"]`]),
  ...places.map((tile) => `.mountain-tile-slab[data-tile="${tile}"]`),
];

/** Lights up the named seats and tiles. */
export const useNamed = (table: RefObject<HTMLElement | null>, named: About): void => useKitNamed(table, named, selectors);
