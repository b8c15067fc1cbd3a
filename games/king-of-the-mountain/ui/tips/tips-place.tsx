import type { TableSpeech } from '@tavern/kit';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { View } from '../../rules/view.ts';

/** What tips are told from: what these eyes see, and the language they read. */
interface Place {
  readonly view: View;
  readonly speech: TableSpeech;
}

const PlaceContext = createContext<Place | null>(null);

/** Laid under the whole table once: whatever stands on it can then be `Tipped`. */
export function TipsPlace({ view, speech, children }: Place & { readonly children: ReactNode }) {
  const place = useMemo(() => ({ view, speech }), [view, speech]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function useTipsPlace(): Place {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('tips need a TipsPlace around them');
  return place;
}
