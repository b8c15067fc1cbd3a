/** The part of the browser's history that is used here. */
export interface Pages {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
  go(by: number): void;
}

interface Layer {
  readonly close: () => void;
}

/** How many layers are open at an entry of the history. */
function depthOf(state: unknown): number {
  const { layers } = (state ?? {}) as { readonly layers?: unknown };
  return typeof layers === 'number' ? layers : 0;
}

/**
 * The layers open over the page, each with its own entry in the history: Back closes the topmost one and goes nowhere else. A closed
 * layer's entry is removed. Where that is impossible, because somebody followed a link or reloaded the page, Back passes over it.
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

  /** Opens a layer. It is closed by calling the result; after `close` was called it is closed already. */
  open(close: () => void): () => void {
    const layer = { close };
    this.#open = [...this.#open, layer];
    this.#settleSoon();
    return () => {
      this.#open = this.#open.filter((each) => each !== layer);
      this.#settleSoon();
    };
  }

  /** The browser has moved: by its own buttons, by a link, or because we sent it. */
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

  /** Closes every layer, then goes elsewhere from an entry that belongs to no layer. */
  leave(then: () => void): void {
    this.#closeAbove(0);
    const depth = depthOf(this.#pages.state);
    if (depth === 0 && !this.#going) return then();
    this.#then = then;
    if (!this.#going) this.#go(-depth);
  }

  /** Makes the number of entries equal to the number of layers. */
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

  /** Waits a moment, so that a layer that replaces another in the same moment keeps its entry. */
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
