import type { Page } from 'playwright-core';

/** A key instead of words, or a value that was never given: `[hall.title]`, `[n]`. */
const IN_BRACKETS = String.raw`\[[a-z][\w|.-]*\]`;

/** Runs in the page: complains as soon as a key shows up anywhere instead of its words, however shortly. */
function complainOfKeys(pattern: string): void {
  const brackets = new RegExp(pattern);
  const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
  const look = (text: string | null): void => {
    const found = text === null ? null : brackets.exec(text);
    if (found !== null) console.error(`no words: ${found[0]}`);
  };
  const all = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) look(node.textContent);
    if (!(node instanceof Element)) return;
    look(node.textContent);
    for (const element of [node, ...node.querySelectorAll('*')]) for (const name of spoken) look(element.getAttribute(name));
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'childList') addedNodes.forEach((node) => all(node));
      else if (type === 'characterData') look(target.textContent);
      else if (attributeName !== null && target instanceof Element) look(target.getAttribute(attributeName));
    }
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: spoken });
}

/** What goes wrong where nobody sees it: exceptions, refused files and styles, keys instead of words. `offline`: a server that is gone is no fault. */
export function watched(page: Page, offline: () => boolean): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error') return;
    if (offline() && /net::ERR_|WebSocket connection|status of 404/.test(text)) return;
    // A record is not there the moment a match ends: the page asks again.
    if (/status of 409/.test(text)) return;
    faults.push(`console: ${text}`);
  });
  return faults;
}

export const watchKeys = (page: Page): Promise<unknown> => page.addInitScript(complainOfKeys, IN_BRACKETS);
