import type { Show } from './show.ts';

/** A line of kit's Log, as far as looking back is concerned. */
interface Line {
  readonly id: string | number;
  readonly tone?: 'hot' | 'cold' | 'good' | 'sys' | undefined;
  readonly onPress?: (() => void) | undefined;
}

const known = new WeakMap<object, { readonly rewind: Show['rewind']; readonly line: Line }>();

/** The same line is the same object as long as it leads to the same place: what is written already is not drawn again. */
function pressable<L extends Line>(line: L, rewind: Show['rewind']): L {
  const before = known.get(line);
  if (before?.rewind === rewind) return before.line as L;
  const now = { ...line, onPress: () => rewind(String(line.id)) };
  known.set(line, { rewind, line: now });
  return now;
}

/** The log, each line of it leading to the moment it tells of; the one that is looked back at is marked. */
export function pastLines<L extends Line>(lines: readonly L[], { rewind, rewound, rewindable }: Show): readonly L[] {
  if (!rewindable) return lines;
  return lines.map((line) => {
    const pressed = pressable(line, rewind);
    return line.id === rewound ? { ...pressed, tone: 'hot' } : pressed;
  });
}
