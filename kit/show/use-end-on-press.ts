import { useCallback, useEffect, useRef } from 'react';
import type { Show } from './show.ts';

/** Keys that only look around. */
const LOOKING: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);
const CONTROLS = 'button, a, label, input';

/** Presses that ended a show. A key that works anywhere on the page ignores those. */
const ended = new WeakSet<Event>();

export const hasEndedShow = (event: Event): boolean => ended.has(event);

/** Whether the click is on the pressed element, or on one that contains it. */
const isFor = (click: Node, pressed: Element): boolean =>
  click.contains(pressed) || (pressed.matches(CONTROLS) && pressed.contains(click));

interface Skippable {
  readonly skip: () => void;
  readonly show: () => Pick<Show<never, never, never>, 'playing'>;
}

/** Milliseconds after which a press is over. */
const LONGEST_PRESS = 1_000;

interface Ending {
  /** Whether the press being made has ended a show. Such a press is not meant for what it uncovers. */
  readonly unseen: () => boolean;
  readonly stop: () => void;
}

/** Any press ends the show, and still has its own effect. */
export function endOnPress(page: Document, { skip, show }: Skippable): Ending {
  /** The element pressed while something moved. */
  let pressed: Element | null = null;
  let last: { readonly at: number; readonly ended: boolean } = { at: 0, ended: false };
  const end = (event: Event): void => {
    const { playing } = show();
    last = { at: performance.now(), ended: playing };
    if (playing) ended.add(event);
    skip();
  };
  const onPress = (event: PointerEvent): void => {
    const { target } = event;
    pressed = show().playing && target instanceof Element ? (target.closest(CONTROLS) ?? target) : null;
    end(event);
  };
  // A click on something that appeared under the finger after it went down, a tray for example, was not meant.
  const onClick = (event: MouseEvent): void => {
    const { detail, target } = event;
    if (pressed === null || detail === 0) return;
    if (!(target instanceof Node && isFor(target, pressed))) {
      event.preventDefault();
      event.stopPropagation();
    }
    pressed = null;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!LOOKING.has(event.key)) end(event);
  };
  // In the capture phase, before the press has its effect.
  page.addEventListener('pointerdown', onPress, true);
  page.addEventListener('click', onClick, true);
  page.addEventListener('keydown', onKey, true);
  return {
    unseen: () => last.ended && performance.now() - last.at < LONGEST_PRESS,
    stop() {
      page.removeEventListener('pointerdown', onPress, true);
      page.removeEventListener('click', onClick, true);
      page.removeEventListener('keydown', onKey, true);
    },
  };
}

/** Returns whether the press being made has ended a show. */
export function useEndOnPress({ skip, show }: Skippable): () => boolean {
  const ending = useRef<Ending | null>(null);
  useEffect(() => {
    const made = endOnPress(document, { skip, show });
    ending.current = made;
    return made.stop;
  }, [skip, show]);
  return useCallback(() => ending.current?.unseen() ?? false, []);
}
