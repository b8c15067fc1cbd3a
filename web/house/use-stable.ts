import { same } from '@tavern/engine';
import { useState } from 'react';

/** The same list as long as it says the same: a link may make a new one at every look. */
export function useStable<X>(list: readonly X[]): readonly X[] {
  const [known, setKnown] = useState(list);
  if (same(known, list)) return known;
  setKnown(list);
  return list;
}
