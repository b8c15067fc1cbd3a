import type { Page } from 'playwright-core';

/** What a page showed from a moment on (ms since 1970). */
export interface Note {
  readonly at: number;
  /** The band across the table, if there is one: what is wrong, in words. */
  readonly banner: string;
  /** Why something could not be done, if anybody was told. */
  readonly toast: string;
  /** What stands in the beam. */
  readonly headline: string;
  /** How many events the table has told. */
  readonly told: number;
}

declare global {
  interface Window {
    readonly notes?: Note[];
  }
}

/** Runs in the page before anything else: writes down all that changes, when it changes. Nobody who asks from outside could be too late. */
function takeNotes(): void {
  const notes: Note[] = [];
  Object.assign(window, { notes });
  const words = (selector: string): string =>
    document.querySelector<HTMLElement>(selector)?.innerText.trim().replaceAll(/\s+/g, ' ') ?? '';
  const look = (): void => {
    const told = Number(document.querySelector<HTMLElement>('[data-told]')?.dataset['told'] ?? 0);
    const note = { banner: words('.banner'), toast: words('.toast p'), headline: words('.turn-words'), told };
    const last = notes.at(-1);
    const keys = ['banner', 'toast', 'headline', 'told'] as const;
    if (last === undefined || keys.some((key) => last[key] !== note[key])) notes.push({ at: Date.now(), ...note });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-told'],
  });
}

export const watchNotes = (page: Page): Promise<unknown> => page.addInitScript(takeNotes);

export const notesOf = (page: Page): Promise<readonly Note[]> => page.evaluate(() => window.notes ?? []);

/** What a disturbance was to one page, in milliseconds since it began. */
export interface Felt {
  /** Until the page said so; null: it never did. */
  readonly told: number | null;
  /** In these words. */
  readonly words: readonly string[];
  /** Until the page said so no more; null: as `told`. */
  readonly back: number | null;
  /** Until something new happened at the table; null: nothing did. */
  readonly on: number | null;
}

/** Milliseconds. What was on its way when it began shows nothing. */
const ON_ITS_WAY = 100;

export interface Disturbance {
  readonly since: number;
  /** Until it was mended, what happens at a table is of before it. Default: it is never mended. */
  readonly mended?: number;
  /** What happens from then on has other causes. */
  readonly until?: number;
}

export function feltBy(
  notes: readonly Note[],
  { since, mended = since + ON_ITS_WAY, until = Number.POSITIVE_INFINITY }: Disturbance,
): Felt {
  const before = notes.findLast(({ at }) => at <= mended)?.told ?? 0;
  const after = notes.filter(({ at }) => at > since && at < until);
  const said = after.filter(({ banner }) => banner !== '');
  const last = said.at(-1);
  const back = last === undefined ? undefined : after.find(({ at, banner }) => at >= last.at && banner === '');
  const on = after.find(({ at, told }) => at > mended && told > before);
  const ms = (note: Note | undefined): number | null => (note === undefined ? null : note.at - since);
  const words = after.filter(({ at }) => on === undefined || at <= on.at);
  return {
    told: ms(said[0]),
    words: [...new Set(words.flatMap(({ banner, toast, headline }) => [banner, toast, headline]))].filter((each) => each !== ''),
    back: ms(back),
    on: ms(on),
  };
}
