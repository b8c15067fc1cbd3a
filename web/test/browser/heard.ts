import type { Page } from 'playwright-core';

declare global {
  interface Window {
    heard?: string[];
  }
}

/** Runs in the page: keeps what screen readers are told. */
function noteAnnouncements(): void {
  const heard: string[] = [];
  window.heard = heard;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.matches('div.sr[role="status"]'))
        for (const node of addedNodes) heard.push(node.textContent ?? '');
  }).observe(document, { childList: true, subtree: true });
}

/** Before the page is opened: everything that it tells screen readers is kept. */
export const listenTo = (page: Page): Promise<unknown> => page.addInitScript(noteAnnouncements);

export const heardOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.heard ?? []);
