import './said.css';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { pixel } from '../pixels.ts';
import type { Saying } from './saying.ts';

interface SaidProps {
  readonly saying: Saying | null;
  readonly who: string;
  /** The element it is laid on, and a selector of the one it hangs from. */
  readonly table: RefObject<HTMLElement | null>;
  readonly at: string;
}

/** Milliseconds to read it. */
const timeFor = (text: string): number => 1_800 + 60 * text.length;

type BubbleSpot = { readonly left: number; readonly top: number };

const WIDTH = 210;
/** A plaque lower than this is one of a row. */
const PLAQUE = 60;

/** Beside a plaque at the side, below one of a row; null: there is no plaque. */
function placeIn(table: HTMLElement, at: string): BubbleSpot | null {
  const speaker = table.querySelector(at);
  if (speaker === null) return null;
  const [frame, own] = [table.getBoundingClientRect(), speaker.getBoundingClientRect()];
  const one = pixel();
  const aside = own.height > PLAQUE * one && own.right + (WIDTH + 20) * one < frame.right;
  if (aside) return { left: own.right - frame.left + 10, top: own.top - frame.top + 4 };
  const left = Math.max(0, Math.min(own.left - frame.left, frame.width - WIDTH * one - 6));
  return { left, top: own.bottom - frame.top + 6 };
}

/** A speech bubble beside a player for as long as it takes to read. Nothing waits for it, and it takes no presses. */
export function Said({ saying, who, table, at }: SaidProps) {
  const [over, setOver] = useState<string | null>(null);
  const [place, setPlace] = useState<BubbleSpot | null>(null);
  const id = saying?.id ?? null;
  const lasts = saying === null ? 0 : timeFor(saying.text);
  useLayoutEffect(() => {
    const lay = (): void => setPlace(id === null || table.current === null ? null : placeIn(table.current, at));
    lay();
    addEventListener('resize', lay);
    return () => removeEventListener('resize', lay);
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
