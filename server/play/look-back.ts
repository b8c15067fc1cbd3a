import type { Seat } from '@tavern/engine';
import type { Frame } from '@tavern/host';
import { HISTORY_LIMIT, toPast } from '@tavern/wire';
import { FinishedMatch } from './finished-match.ts';
import { Kept } from './kept.ts';
import type { LiveMatch } from './live-match.ts';

/** Characters of pages, and frames of finished matches, that are kept in memory. */
const [TEXT_KEPT, FRAMES_KEPT] = [32_000_000, 20_000];
/** A page at hand costs a tenth of one that has to be made. */
const AT_HAND = 10;

/** `cost`: in frames that had to be made. */
export interface Page {
  /** The reply as text. */
  readonly text: string;
  readonly cost: number;
}

interface Past {
  readonly frames: readonly Frame[];
  readonly cost: number;
}

/**
 * The past of all matches, page by page. What was seen does not change any more: a page is made and put into text once, for everybody with the
 * same eyes.
 */
export class LookBack {
  private readonly pages = new Kept<string>(TEXT_KEPT);
  private readonly finished = new Kept<readonly Frame[]>(FRAMES_KEPT);
  private readonly coming = new Map<string, Promise<readonly Frame[]>>();

  /** From frame `from` on; null: nothing was kept. */
  async page(match: LiveMatch | FinishedMatch, viewer: Seat | null, from: number): Promise<Page | null> {
    const { frames, newest, cost } = await this.past(match, viewer, from);
    const [start] = frames;
    if (start === undefined) return null;
    const key = `${match.row.id} ${viewer} ${start.n} ${frames.length}`;
    const known = this.pages.get(key);
    const page = known ?? textOf(frames);
    if (known === undefined) this.pages.put(key, page, page.length);
    return {
      text: `{"ok":true,${page},"newest":${newest}}`,
      cost: cost + (known === undefined ? frames.length : Math.ceil(frames.length / AT_HAND)),
    };
  }

  /** The frames of such a page; none: nothing was kept. */
  past(match: LiveMatch | FinishedMatch, viewer: Seat | null, from: number): Promise<Past & { readonly newest: number }> {
    return match instanceof FinishedMatch ? this.ofFinished(match, viewer, from) : ofLive(match, viewer, from);
  }

  /** The last frame of a finished match; null: nothing was kept. */
  async last(match: FinishedMatch, viewer: Seat | null): Promise<{ readonly frame: Frame | null; readonly cost: number }> {
    const { frames, cost } = await this.all(match, viewer);
    return { frame: frames.at(-1) ?? null, cost: cost + 1 };
  }

  private async ofFinished(match: FinishedMatch, viewer: Seat | null, from: number): Promise<Past & { readonly newest: number }> {
    const { frames, cost } = await this.all(match, viewer);
    const newest = frames.length - 1;
    const first = Math.min(from, newest);
    return { frames: frames.slice(first, first + HISTORY_LIMIT), newest, cost };
  }

  private async all(match: FinishedMatch, viewer: Seat | null): Promise<Past> {
    const key = `${match.row.id} ${viewer}`;
    const known = this.finished.get(key);
    if (known !== undefined) return { frames: known, cost: 0 };
    const coming = this.coming.get(key) ?? match.frames(viewer).finally(() => this.coming.delete(key));
    this.coming.set(key, coming);
    const frames = await coming;
    this.finished.put(key, frames, frames.length);
    return { frames, cost: frames.length };
  }
}

const ofLive = async (match: LiveMatch, viewer: Seat | null, from: number): Promise<Past & { readonly newest: number }> => ({
  ...(await match.history(viewer, from)),
  cost: 0,
});

/** `newest` may change, and so is no part of it. */
function textOf(frames: readonly Frame[]): string {
  const { start, frames: rest } = toPast(frames, 0);
  return `"start":${JSON.stringify(start)},"frames":${JSON.stringify(rest)}`;
}
