import type { Page } from 'playwright-core';

/** All that can be read on a page in one frame, for as long as it stays like this. */
export interface Look {
  /** Dice are in the air, or a card that will be turned up shows its back. */
  readonly rolling: boolean;
  /** The table has not told everything yet. */
  readonly telling: boolean;
  /** Of the window. */
  readonly title: string;
  /** What the beam says. */
  readonly beam: string;
  /** What can be pressed as an answer. */
  readonly open: readonly string[];
  /** Every visible text, and what readers are told of pictures. */
  readonly lines: readonly string[];
  /** Frames that looked like this, one after the other. */
  frames: number;
}

declare global {
  interface Window {
    wordsSeen: { looks: Look[]; stop: boolean };
  }
}

/** From now on the words of this page are written down whenever anything in it changes, each look once. What is read out comes later, and in its own time. */
export const watchWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { looks: [] as Look[], stop: false };
    window.wordsSeen = seen;
    const isSeen = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const linesIn = (root: Element): string[] => {
      const lines: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const { parentElement } = node;
        if (
          text !== '' &&
          parentElement !== null &&
          parentElement.closest('.die, style, script, [aria-live]') === null &&
          isSeen(parentElement)
        )
          lines.push(text);
      }
      for (const each of root.querySelectorAll('[aria-label], [title], [aria-description]'))
        if (isSeen(each))
          for (const name of ['aria-label', 'title', 'aria-description']) lines.push((each.getAttribute(name) ?? '').trim());
      return lines.filter((line) => line !== '');
    };
    const look = (): void => {
      if (seen.stop) return;
      const table = document.querySelector<HTMLElement>('[data-telling]');
      const acts = [
        ...document.querySelectorAll<HTMLElement>(
          '.acts-grid:not(.busy) [data-act], .tray-acts:not(.busy) [data-act], .deeds:not(.busy) [data-act]',
        ),
      ];
      const now: Look = {
        rolling: document.querySelector('.die.rolling, .flights[data-phase="draws"]') !== null,
        telling: table?.dataset['telling'] === 'true',
        title: document.title,
        beam: document.querySelector<HTMLElement>('.headline h2')?.innerText ?? '',
        open: acts.filter(isSeen).map((each) => each.innerText.split('\n')[0] ?? ''),
        lines: linesIn(document.body),
        frames: 1,
      };
      const last = seen.looks.at(-1);
      if (last !== undefined && JSON.stringify({ ...last, frames: 1 }) === JSON.stringify(now)) last.frames += 1;
      else seen.looks.push(now);
    };
    look();
    // Not by frames alone: on a busy machine some are left out, and what they would have shown is looked at all the same.
    new MutationObserver(look).observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['class', 'aria-label', 'title', 'aria-description', 'data-telling', 'data-asked'],
    });
    const frame = (): void => {
      if (seen.stop) return;
      requestAnimationFrame(frame);
      look();
    };
    requestAnimationFrame(frame);
  });

export async function looksOf(page: Page): Promise<readonly Look[]> {
  return page.evaluate(() => {
    window.wordsSeen.stop = true;
    return window.wordsSeen.looks;
  });
}

/** Lines that came up while dice were in the air, and are none of those that may: each would tell what they will say. */
export function toldTooEarly(looks: readonly Look[], may: readonly RegExp[]): readonly string[] {
  const early: string[] = [];
  let known: readonly string[] = [];
  // Where words were only taken away nothing new is said.
  const isKnown = (line: string): boolean => known.some((each) => each.startsWith(line));
  for (const { rolling, lines } of looks) {
    if (rolling) early.push(...lines.filter((line) => !isKnown(line) && !may.some((each) => each.test(line))));
    else known = lines;
  }
  return [...new Set(early)];
}

/** Lines that came up once the dice rested: without any, nothing was told at all. */
export function toldInTime(looks: readonly Look[]): readonly string[] {
  return looks.flatMap(({ rolling, lines }, index) => {
    const before = looks[index - 1];
    return !rolling && before?.rolling ? lines.filter((line) => !before.lines.includes(line)) : [];
  });
}

/** A text with placeholders, as a pattern for whatever stands in their place. */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );
