import { Listeners } from '@tavern/engine';

/** How far a motion is, from 0 to 1. It changes with every frame, so parts listen to it instead of rendering again. */
export interface Progress {
  readonly value: () => number;
  /** Called with every frame, the last time with 1. Returns a function that stops it. */
  readonly listen: (heed: (value: number) => void) => () => void;
}

/** Tells all listeners how far a motion is. */
export class MovingProgress implements Progress {
  readonly #listeners = new Listeners<(value: number) => void>();
  #value = 0;

  readonly value = (): number => this.#value;

  readonly listen = this.#listeners.listen;

  set(value: number): void {
    this.#value = value;
    this.#listeners.tell((heed) => heed(value));
  }
}
