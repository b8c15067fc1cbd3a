import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../announcer/announcer.tsx';
import { isNowhere } from '../nowhere.ts';
import type { HandProps } from './hand.tsx';
import type { HandCard } from './hand-card.tsx';
import { type Deed, keyTo, type LetGo, letGo, pressed, refusal } from './press.ts';

interface Holder extends Pick<HandProps, 'cards' | 'chosen' | 'onChoose' | 'onPlay'> {
  readonly busy: boolean;
  readonly hand: RefObject<HTMLElement | null>;
}

const FOCUSABLE = 'button, [href], [tabindex]';

const buttonsOf = (hand: HTMLElement | null): readonly HTMLElement[] => Array.from(hand?.querySelectorAll('button') ?? []);

/** The first of these cards that keys can reach. */
function placeToFocus(targets: readonly string[]): HTMLElement | null {
  for (const target of targets) {
    const place = document.querySelector<HTMLElement>(`[data-drop="${CSS.escape(target)}"]`);
    if (place?.matches(FOCUSABLE) === true) return place;
    const inside = place?.querySelector<HTMLElement>(FOCUSABLE);
    if (inside) return inside;
  }
  return null;
}

/** What is pointed at, looked at and focused in a hand, and what presses and drags lead to. */
export function useHeld({ cards, chosen, busy, hand, onChoose, onPlay }: Holder) {
  const [hovered, setHovered] = useState<{ readonly id: string; readonly under: number | null } | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const [visited, setVisited] = useState<string | null>(null);
  /** The card that had the focus, before a place for it may have. If it leaves the hand, the next one gets the focus. */
  const place = useRef<{ readonly id: string; readonly index: number } | null>(null);
  const find = (id: string | null): HandCard | undefined => cards.find((card) => card.id === id);

  useLayoutEffect(() => {
    const { current: last } = place;
    if (last === null || find(last.id) !== undefined) return;
    place.current = null;
    if (!isNowhere()) return;
    const buttons = buttonsOf(hand.current);
    (buttons[last.index] ?? buttons.at(-1))?.focus({ preventScroll: true });
  }, [cards]);

  /** True when the card is out of the hand. */
  const act = (deed: Deed): boolean => {
    if (deed.do === 'refuse') announce(deed.why);
    if (busy && deed.do !== 'put-back') return false;
    if (deed.do === 'choose') onChoose(deed.id);
    if (deed.do === 'put-back') onChoose(null);
    if (deed.do === 'play') onPlay(deed.id, deed.target);
    return deed.do === 'play';
  };
  const focusOn = (index: number): void => buttonsOf(hand.current)[index]?.focus({ preventScroll: true });

  return {
    pointed: hovered !== null && find(hovered.id) !== undefined ? hovered.id : focused,
    under: hovered?.under ?? null,
    looked,
    /** The card that Tab stops at. */
    stop: (find(visited) ?? find(chosen) ?? cards.find(({ playable }) => playable) ?? cards[0])?.id ?? null,
    /** `under`: where the mouse entered it. */
    point(id: string | null, under: number | null = null): void {
      setHovered((before) => (id === null ? null : before?.id === id ? before : { id, under }));
    },
    look: setLooked,
    press(id: string): void {
      const card = find(id);
      if (card !== undefined) act(pressed(card, chosen));
    },
    /** Whether it may be taken out; if so it becomes the chosen card. */
    lift(id: string): boolean {
      const card = find(id);
      if (card === undefined || busy) return false;
      const refused = refusal(card);
      if (refused !== null) return act(refused);
      if (id !== chosen) onChoose(id);
      return true;
    },
    letGo(id: string, where: LetGo | null): boolean {
      const card = find(id);
      setHovered(null);
      return act(card === undefined || where === null ? { do: 'put-back' } : letGo(card, where));
    },
    putBack(): void {
      const { activeElement } = document;
      // Keys that were about to choose a target continue in the hand.
      const aiming = isNowhere() || activeElement?.closest('[data-drop]');
      if (aiming) focusOn(cards.findIndex(({ id }) => id === chosen));
      act({ do: 'put-back' });
    },
    onKeyDown(event: KeyboardEvent): void {
      const at = buttonsOf(hand.current).findIndex((button) => button === document.activeElement);
      const card = cards[at];
      if (card === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const aim = event.key === 'ArrowUp' && card.id === chosen ? placeToFocus(card.targets ?? []) : null;
      const to = keyTo(event.key, at, cards.length);
      if (aim === null && to === undefined) return;
      event.preventDefault();
      // The mouse may rest on another card; the card that keys point at is raised.
      setHovered(null);
      if (aim !== null) aim.focus();
      else if (to !== undefined) focusOn(to);
    },
    onFocus(id: string, visible: boolean): void {
      place.current = { id, index: cards.findIndex((card) => card.id === id) };
      setVisited(id);
      if (visible) setFocused(id);
    },
    onBlur(to: EventTarget | null): void {
      setFocused(null);
      // A lit place is gone once the card is there: keys that have chosen it continue in the hand.
      if (to !== null && !(to instanceof Element && to.closest('[data-drop]'))) place.current = null;
    },
  };
}
