import type { GameTableProps } from '@tavern/kit';
import { useCallback, useEffect, useState } from 'react';

const STEP = { '0.5x': 1_400, '1x': 700, '2x': 350, '4x': 175, off: 700 } as const;

interface Replay {
  /** How many parts are shown; null: it is not being replayed. */
  readonly shown: number | null;
  readonly start: () => void;
}

/** Shows the parts of a tally once more, because somebody asked for it. Any press ends it. */
export function useReplay(id: string, parts: number, speed: GameTableProps['speed']): Replay {
  const [at, setAt] = useState<{ readonly id: string; readonly shown: number } | null>(null);
  const shown = at !== null && at.id === id && at.shown < parts ? at.shown : null;
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setAt({ id, shown: shown + 1 }), STEP[speed]);
    const end = (): void => setAt(null);
    document.addEventListener('pointerdown', end);
    document.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', end);
      document.removeEventListener('keydown', end);
    };
  }, [id, shown, speed]);
  const start = useCallback(() => setAt({ id, shown: 1 }), [id]);
  return { shown, start };
}
