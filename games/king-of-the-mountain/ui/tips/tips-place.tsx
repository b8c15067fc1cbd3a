import type { TableSpeech } from '@tavern/kit';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { View } from '../../rules/view.ts';

/** What tips are told from: what these eyes look at, now or then, and the language they read. */
interface Place {
  readonly sight: View;
  readonly speech: TableSpeech;
}

const PlaceContext = createContext<Place | null>(null);

/** Laid under the whole table once: whatever stands on it can then be `Tipped`. */
export function TipsPlace({ sight, speech, children }: Place & { readonly children: ReactNode }) {
  const place = useMemo(() => ({ sight, speech }), [sight, speech]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function useTipsPlace(): Place {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('tips need a TipsPlace around them');
  return place;
}
