import { useHotkey } from '@tavern/kit';
import { arrowTo } from '@tavern/kit/arrows.ts';
import { isNowhere } from '@tavern/kit/nowhere.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface ShelfKeys {
  readonly shelves: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Arrow keys move from one powerup to the next, wherever the focus is in the shop; Enter on a powerup buys it. */
export function useShelfKeys(take: () => void): ShelfKeys {
  const shelves = useRef<HTMLDivElement>(null);
  const powerups = (): HTMLElement[] => [...(shelves.current?.querySelectorAll<HTMLElement>('.powerup') ?? [])];
  const move = (key: string): void => {
    const all = powerups();
    const from = all.findIndex((each) => each.getAttribute('aria-checked') === 'true');
    const boxes = all.map((each) => each.getBoundingClientRect());
    all[arrowTo(key, boxes, from) ?? from]?.focus();
  };
  useHotkey('ArrowLeft', () => move('ArrowLeft'));
  useHotkey('ArrowRight', () => move('ArrowRight'));
  useHotkey('ArrowUp', () => move('ArrowUp'));
  useHotkey('ArrowDown', () => move('ArrowDown'));
  useEffect(() => {
    const chosen = shelves.current?.querySelector<HTMLElement>('.powerup[aria-checked="true"]');
    if (isNowhere()) chosen?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) take();
  };
  return { shelves, onKeyDown };
}
