import './aim.css';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { CardChoice } from '../play/use-choice.ts';

interface AimProps {
  readonly table: RefObject<HTMLElement | null>;
  readonly choice: CardChoice;
}

/** A glowing line from the card that was taken to the place that is pointed at. */
export function Aim({ table, choice: { held, over } }: AimProps) {
  const [path, setPath] = useState<string | null>(null);
  const id = held?.id ?? null;
  useLayoutEffect(
    () => setPath(id === null || over === null || table.current === null ? null : lineTo(table.current, over)),
    [table, id, over],
  );
  if (path === null) return null;
  return (
    <svg className="war-aim" aria-hidden="true">
      <marker id="war-aim-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4" orient="auto">
        <path d="M0 0 10 5 0 10 3 5z" />
      </marker>
      <path className="glow" d={path} />
      <path className="dots" d={path} markerEnd="url(#war-aim-head)" />
    </svg>
  );
}

/** From the head of the chosen card to the middle of the place, bent like an arrow's flight; null: one of them is not to be seen. */
function lineTo(table: HTMLElement, place: string): string | null {
  const from = table.querySelector('.hand-card.chosen:not(.carried) .hand-face')?.getBoundingClientRect();
  const to = table.querySelector(`[data-drop="${place}"]`)?.getBoundingClientRect();
  if (from === undefined || to === undefined) return null;
  const { x, y } = table.getBoundingClientRect();
  const [ax, ay] = [from.x + from.width / 2 - x, from.y - y + 6];
  const right = ax > to.x + to.width / 2 - x;
  const [bx, by] = [to.x + to.width * (right ? 0.94 : 0.06) - x, to.y + to.height * 0.6 - y];
  // It comes from the side, through the mountains: numbers stand below the place.
  const aside = (right ? 1 : -1) * Math.min(70, to.width * 0.6);
  // Not below the card: a near place is as high as its head.
  const below = Math.min(120, Math.max(0, (ay - by) * 0.6));
  return `M${ax} ${ay}C${ax} ${ay - 80},${bx + aside} ${by + below},${bx} ${by}`;
}
