import './said.css';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Saying } from './saying.ts';

interface SaidProps {
  readonly saying: Saying | null;
  readonly who: string;
  /** What it is laid on, and what it hangs from. */
  readonly table: RefObject<HTMLElement | null>;
  readonly at: string;
}

/** Milliseconds to read it. */
const timeFor = (text: string): number => 1_800 + 60 * text.length;

/** What somebody says, in a bubble beside them for as long as it takes to read. Nothing waits for it, and it is in nobody's way. */
export function Said({ saying, who, table, at }: SaidProps) {
  const [over, setOver] = useState<string | null>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const id = saying?.id ?? null;
  const lasts = saying === null ? 0 : timeFor(saying.text);
  useLayoutEffect(() => {
    const speaker = id === null ? null : table.current?.querySelector(at);
    if (table.current == null || speaker == null) return setPlace(null);
    const [room, own] = [table.current.getBoundingClientRect(), speaker.getBoundingClientRect()];
    // Beside a plaque at the side, below one in a row at the top.
    const below = own.right - room.left > room.width / 3;
    const row = own.top - room.top < 20 && own.width < room.width / 2 && own.height < 90;
    setPlace(
      below || row
        ? { left: Math.min(Math.max(0, own.left - room.left), room.width - 210), top: own.bottom - room.top + 6 }
        : { left: own.right - room.left + 10, top: own.top - room.top + 4 },
    );
  }, [id, table, at]);
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setOver(id), lasts);
    return () => clearTimeout(timer);
  }, [id, lasts]);
  if (saying === null || place === null || over === saying.id) return <div className="said-place" role="status" />;
  return (
    <div className="said-place" role="status">
      <p className="said m-parch" key={saying.id} style={place}>
        <b>{who}</b>
        {saying.text}
      </p>
    </div>
  );
}
