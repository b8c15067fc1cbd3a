import { useCallback, useEffect, useRef } from 'react';
import type { Show } from './show.ts';

/** Keys that only look around. */
const LOOKING: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);
const CONTROLS = 'button, a, label, input';

/** Presses that ended a show: whoever acts on keys where nothing is pressed may leave it at that. */
const ended = new WeakSet<Event>();

export const hasEndedShow = (event: Event): boolean => ended.has(event);

/** The click is for what was pressed, or for what holds it. */
const isFor = (click: Node, pressed: Element): boolean =>
  click.contains(pressed) || (pressed.matches(CONTROLS) && pressed.contains(click));

interface Skippable {
  readonly skip: () => void;
  readonly show: () => Pick<Show<never, never, never>, 'playing'>;
}

/** A press is over by then, whatever came of it. */
const LONGEST_PRESS = 1_000;

interface Ending {
  /** The press that is being made has ended a show: what comes to light with it, it was not meant for. */
  readonly unseen: () => boolean;
  readonly stop: () => void;
}

/** Any press ends the show, and does what it is for all the same. */
export function endOnPress(page: Document, { skip, show }: Skippable): Ending {
  /** What was pressed while something moved. */
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
  // What has risen under the finger since it went down, as a tray does, was not meant.
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
  // In the capture phase: before whatever is pressed has its effect.
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

/** Returns whether the press that is being made has ended a show. */
export function useEndOnPress({ skip, show }: Skippable): () => boolean {
  const ending = useRef<Ending | null>(null);
  useEffect(() => {
    const made = endOnPress(document, { skip, show });
    ending.current = made;
    return made.stop;
  }, [skip, show]);
  return useCallback(() => ending.current?.unseen() ?? false, []);
}
