import { useState } from 'react';

/** How many lines have come since the last look. */
export function useUnread(count: number, looking: boolean): number {
  const [seen, setSeen] = useState(count);
  if (looking && seen !== count) setSeen(count);
  return looking ? 0 : Math.max(0, count - seen);
}
