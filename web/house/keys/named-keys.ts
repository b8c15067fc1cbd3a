/** A key of the present screen, and the name of what it presses. */
export interface NamedKey {
  readonly key: string;
  readonly name: string;
}

/** What is only seen, and what a press brings about, is no part of a name. */
const NOT_NAMED = 'kbd, small, svg, [aria-hidden="true"], .deed-outcome, .deed-source, .deed-risk, .deed-hint';

function nameOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(NOT_NAMED)) part.remove();
  const name = element.getAttribute('aria-label') ?? copy.textContent;
  return name.replaceAll(/\s+/g, ' ').trim();
}

/**
 * The keys that the screen below all dialogs hears, in the order of the page. Every element that a key presses says so itself, for screen
 * readers; so what is listed is what there is.
 */
export function namedKeys(page: ParentNode): readonly NamedKey[] {
  const found = new Map<string, NamedKey>();
  for (const element of page.querySelectorAll('[aria-keyshortcuts]:not([aria-disabled="true"])')) {
    const key = element.getAttribute('aria-keyshortcuts') ?? '';
    if (element.closest('.dialog') !== null || !element.checkVisibility({ visibilityProperty: true })) continue;
    const name = nameOf(element);
    if (key !== '' && name !== '') found.set(`${key} ${name}`, { key, name });
  }
  return [...found.values()];
}
