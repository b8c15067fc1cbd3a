import type { Types } from '@tavern/engine';
import { useEffect, useMemo, useState } from 'react';
import type { GameTableProps } from '../game-table.ts';
import type { LogUse } from '../log/log-bridge.ts';
import { type About, type Script, ScriptReader } from './script.ts';
import type { Show } from './show.ts';

type Backwards = Pick<Show<unknown, unknown, unknown>, 'rewind' | 'rewound'>;

const NOTHING: About = { seats: [], places: [] };

/** What a line of the book does: it shows its moment, and when pressed again, the present. */
export function lookBack({ rewind, rewound }: Backwards, point: (id: string | null) => void): LogUse {
  return {
    current: rewound,
    press(id) {
      // A line in a dialog disappears with it, and then nothing reports that it is no longer pointed at.
      point(null);
      rewind(id === rewound ? null : String(id));
    },
    point: (id) => point(id === null ? null : String(id)),
  };
}

/** Sets what lines do. Returns what the pointed line is about, or else the line whose moment is shown. */
export function useLookBack<T extends Types, Left>(
  { bridge, events }: Pick<GameTableProps<T>, 'bridge' | 'events'>,
  { rewind, rewound }: Backwards,
  script: Script<T['event'], T['view'], Left>,
): About {
  const [pointed, setPointed] = useState<string | null>(null);
  const use = useMemo(() => lookBack({ rewind, rewound }, setPointed), [rewind, rewound]);
  useEffect(() => bridge.lay(use), [bridge, use]);
  useEffect(() => () => bridge.lay(null), [bridge]);
  const id = pointed ?? rewound;
  return useMemo(() => {
    const told = id === null ? undefined : events.find((each) => each.id === id);
    return told === undefined ? NOTHING : new ScriptReader(script).about(told.event);
  }, [events, id, script]);
}
