/**
 * Whether the focus is on nothing that can be pressed: on the page itself, or resting on the heading of a place that somebody has just come
 * to. What wants the focus may take it then, and keys that belong to nothing else are free.
 */
export function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('h1[tabindex="-1"]');
}

/** Where the focus rests when what had it is gone: on the heading of the present place. */
export const restFocus = (): void =>
  document.querySelector<HTMLElement>('main h1[tabindex="-1"]')?.focus({ preventScroll: true });
