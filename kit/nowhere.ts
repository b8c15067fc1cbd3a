/** Headings that take the focus when somebody has come to a place (`PlaceHeading`), or to a scene of it (`SceneHeading`). */
const HEADINGS = ':is(h1, h2)[tabindex="-1"]';

/**
 * Whether the focus is on nothing that can be pressed: on the page itself, or resting on the heading of a place or scene that somebody has just
 * come to. What wants the focus may take it then, and keys that belong to nothing else are free.
 */
export function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(HEADINGS);
}

let begins = false;

/** A scene has come to the table: the focus is on its heading, before its acts can take it. */
export function beginAt(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  begins = true;
  queueMicrotask(() => (begins = false));
}

/** Whether a scene is coming in this very moment. */
export const sceneBegins = (): boolean => begins;

/** Where the focus rests when what had it is gone: on the heading of the present scene, or of the place if it has none. */
export const restFocus = (): void =>
  [...document.querySelectorAll<HTMLElement>(`main ${HEADINGS}`)]
    .findLast((each) => each.checkVisibility())
    ?.focus({ preventScroll: true });
