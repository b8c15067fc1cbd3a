import { same } from '@tavern/engine';
import { useState } from 'react';

/** The same list object while its contents are equal: a link may make a new one each time. */
export function useStable<X>(list: readonly X[]): readonly X[] {
  const [known, setKnown] = useState(list);
  if (same(known, list)) return known;
  setKnown(list);
  return list;
}
