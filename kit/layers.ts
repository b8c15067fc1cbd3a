/** What of the browser's history matters here. */
export interface Pages {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
  go(by: number): void;
}

interface Layer {
  readonly close: () => void;
}

/** How many layers lie open at an entry of the history. */
function depthOf(state: unknown): number {
  const { layers } = (state ?? {}) as { readonly layers?: unknown };
  return typeof layers === 'number' ? layers : 0;
}

/**
 * What lies open over the page, with an entry of the history for each: Back closes the topmost, and leads nowhere else. An entry goes with
 * its layer; where that cannot be (somebody followed a link meanwhile, or loaded the page anew), nobody stops at it.
 */
export class Layers {
  readonly #pages: Pages;
  #open: readonly Layer[] = [];
  /** The browser is on its way to where we sent it. */
  #going = false;
  #soon = false;
  #then: (() => void) | null = null;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** Until what it gives is called, or `close` was: then it is closed already. */
  open(close: () => void): () => void {
    const layer = { close };
    this.#open = [...this.#open, layer];
    this.#settleSoon();
    return () => {
      this.#open = this.#open.filter((each) => each !== layer);
      this.#settleSoon();
    };
  }

  /** The browser has gone somewhere: by its own buttons, by a link, or because we sent it. */
  moved(): void {
    if (this.#going) {
      this.#going = false;
      const then = this.#then;
      this.#then = null;
      then?.();
    } else {
      this.#closeAbove(depthOf(this.#pages.state));
    }
    this.settle();
  }

  /** Goes elsewhere, with everything closed, from an entry that is no layer's. */
  leave(then: () => void): void {
    this.#closeAbove(0);
    const depth = depthOf(this.#pages.state);
    if (depth === 0 && !this.#going) return then();
    this.#then = then;
    if (!this.#going) this.#go(-depth);
  }

  /** As many entries as layers. */
  settle(): void {
    if (this.#going) return;
    const depth = depthOf(this.#pages.state);
    for (let n = depth + 1; n <= this.#open.length; n++) this.#pages.pushState({ layers: n }, '');
    if (depth > this.#open.length) this.#go(this.#open.length - depth);
  }

  #closeAbove(depth: number): void {
    const closed = this.#open.slice(depth);
    this.#open = this.#open.slice(0, depth);
    for (const { close } of closed.toReversed()) close();
  }

  /** What gives way to something else in the same moment does not go and come back. */
  #settleSoon(): void {
    if (this.#soon) return;
    this.#soon = true;
    queueMicrotask(() => {
      this.#soon = false;
      this.settle();
    });
  }

  #go(by: number): void {
    this.#going = true;
    this.#pages.go(by);
  }
}
