import './figures.css';
import type { Seat } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { moveFocus } from '@tavern/kit/arrows.ts';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Showing } from '../show/types.ts';
import { initialsOf } from '../words/short-name.ts';
import type { MountainDrawingProps } from './board.tsx';
import { figureState, type Placed, placedOn, walksIn } from './placed.ts';
import type { BoardShape } from './shapes.ts';
import type { Spot } from './spots.ts';
import { type Manner, Standee } from './standee.tsx';
import { legsOf, pointOn } from './walk.ts';

const place = (x: number, y: number, unit: number): string => `translate(${(x * unit).toFixed(1)}px, ${(y * unit).toFixed(1)}px)`;

/** All players on the mountain. They walk by the show's progress, frame by frame, without rendering again. */
export function Figures({ shape, unit, one, viewer, names, question, show }: MountainDrawingProps) {
  const { t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const { view, now } = show;
  const placed = useMemo(() => placedOn(shape, view, viewer), [shape, view, viewer]);
  const initials = useMemo(() => initialsOf(names), [names]);
  const [visited, setVisited] = useState<Seat | null>(null);
  useWalk(list, shape, unit, placed, viewer, now);
  const reached = placed.some(({ seat }) => seat === visited) ? visited : (placed[0]?.seat ?? null);
  const onKeyDown = (event: KeyboardEvent): void => {
    moveFocus(event, [...(list.current?.querySelectorAll<HTMLElement>('.standee-figure') ?? [])]);
  };
  return (
    <ul className="mountain-figures" ref={list} aria-label={t('board.figures')} onKeyDown={onKeyDown}>
      {placed.map(({ seat, player, spot }) => (
        <Standee
          key={seat}
          seat={seat}
          player={player}
          name={names[seat] ?? ''}
          initial={initials[seat] ?? ''}
          own={seat === viewer}
          width={spot.width * unit}
          manner={mannerOf(spot, unit / one)}
          freeWidth={spot.freeWidth * unit}
          one={one}
          transform={place(spot.x, spot.y, unit)}
          state={figureState(view, seat, viewer, question !== null)}
          acting={view.turn > 0 && view.current === seat}
          bump={bumpOf(now, seat)}
          reached={seat === reached}
          onVisit={setVisited}
        />
      ))}
    </ul>
  );
}

/** With less width than this, a name and drops cannot be read: an initial and a number can. */
const NAMED = 44;

const mannerOf = ({ packed, freeWidth }: Spot, unit: number): Manner =>
  packed ? 'packed' : freeWidth * unit < NAMED ? 'initialled' : 'named';

/** HP lost or won in the event being shown. */
function bumpOf(now: Showing | null, seat: Seat): { readonly id: string; readonly by: number; readonly lasts: number } | null {
  if (now === null || !('seat' in now.event) || now.event.seat !== seat) return null;
  const { id, event, before, lasts } = now;
  const hp = before.players[seat]?.hp ?? 0;
  if (event.type === 'hurt') return { id, by: -event.lost, lasts };
  if (event.type === 'healed') return { id, by: event.by, lasts };
  if (event.type === 'slept' || event.type === 'recovered') return event.hp === hp ? null : { id, by: event.hp - hp, lasts };
  return null;
}

function useWalk(
  list: RefObject<HTMLUListElement | null>,
  shape: BoardShape,
  unit: number,
  placed: readonly Placed[],
  viewer: Seat | null,
  now: Showing | null,
): void {
  useLayoutEffect(() => {
    settle(list.current, placed, unit);
    if (now === null) return;
    const ways = walksIn(shape, now, placed, viewer).flatMap(({ seat, walk, start, end }) => {
      const element = list.current?.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
      return element == null ? [] : [{ element, start, end, legs: legsOf(shape, walk, start, end) }];
    });
    if (ways.length === 0) return;
    const step = (progress: number): void => {
      for (const { element, start, end, legs } of ways) {
        if (now.fades) {
          const { x, y } = progress < 0.5 ? start : end;
          element.style.opacity = `${Math.abs(1 - 2 * progress)}`;
          element.style.transform = place(x, y, unit);
        } else element.style.transform = place(...pointOn(legs, progress), unit);
      }
    };
    for (const { element } of ways) element.classList.add('walking');
    step(now.progress.value());
    return now.progress.listen(step);
  }, [now, shape, unit]);
}

/** Puts walkers where they are now. That is known only after rendering, because more than this walk may have happened. */
function settle(list: HTMLElement | null, placed: readonly Placed[], unit: number): void {
  for (const { seat, spot } of placed) {
    const element = list?.querySelector<HTMLElement>(`[data-seat="${seat}"].walking`);
    if (element == null) continue;
    element.style.transform = place(spot.x, spot.y, unit);
    element.style.opacity = '';
    // Reading this forces a layout, so that the figure does not glide to its place.
    void element.offsetWidth;
    element.classList.remove('walking');
  }
}
