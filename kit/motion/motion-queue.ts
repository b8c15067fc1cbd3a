/** People choose among 1x, 2x and off; a replay has more. */
export type MotionSpeed = '0.5x' | '1x' | '2x' | '4x' | 'off';

export interface MotionStep<Sound extends string = string> {
  /** Milliseconds at 1x. */
  readonly duration: number;
  readonly start?: () => void;
  /** Called with 0 to 1, and always with 1 at the end, even when the step is skipped. */
  readonly run?: (progress: number) => void;
  /** Called instead of `run` under reduced motion; without it the step arrives at once. */
  readonly fade?: (progress: number) => void;
  readonly sound?: Sound;
}

/** A step, or several at the same time. */
export type Motion<Sound extends string = string> = MotionStep<Sound> | readonly MotionStep<Sound>[];

interface Move<Sound extends string> {
  readonly steps: readonly {
    readonly length: number;
    readonly step: MotionStep<Sound>;
    readonly show: ((progress: number) => void) | undefined;
  }[];
  readonly length: number;
}

/** How long a fade takes under reduced motion. */
export const FADE = 150;
/** How many times faster than 1x. */
export const PACE: { readonly [speed in MotionSpeed]: number } = {
  '0.5x': 0.5,
  '1x': 1,
  '2x': 2,
  '4x': 4,
  off: Number.POSITIVE_INFINITY,
};

export interface MotionOptions<Sound extends string> {
  /** A clock in milliseconds that never goes back. */
  readonly now: () => number;
  readonly play?: (sound: Sound) => void;
  /** Something is waiting to be shown: call `tick` until it returns false. */
  readonly wake?: () => void;
}

/** Plays one motion after the other. Nothing waits for it, and kit/show decides how much is pushed. */
export class MotionQueue<Sound extends string = string> {
  speed: MotionSpeed = '1x';
  /** Reduced motion: fades, or nothing. */
  calm = false;
  readonly #options: MotionOptions<Sound>;
  #moves: Move<Sound>[] = [];
  /** How far the first move is, in its own time; null: not begun. */
  #elapsed: number | null = null;
  #last = 0;
  #ticking = false;

  constructor(options: MotionOptions<Sound>) {
    this.#options = options;
  }

  get busy(): boolean {
    return this.#moves.length > 0;
  }

  /** Steps run one after the other; the steps of an inner list run at the same time. */
  push(steps: readonly Motion<Sound>[]): void {
    if (this.busy) this.tick();
    else this.#last = this.#options.now();
    this.#moves.push(...steps.map((step) => this.#move(step)));
    if (this.tick()) this.#options.wake?.();
  }

  /** Draws the present moment; false when nothing is left. */
  tick(): boolean {
    if (this.#ticking) return this.busy;
    this.#ticking = true;
    try {
      this.#advance();
    } finally {
      this.#ticking = false;
    }
    return this.busy;
  }

  /** Everything arrives at once, silently. */
  skip(): void {
    // What a step pushes now arrives at once too, also silently.
    const ticking = this.#ticking;
    this.#ticking = true;
    try {
      for (let move = this.#moves.shift(); move !== undefined; move = this.#moves.shift()) {
        const begun = this.#elapsed !== null;
        this.#elapsed = null;
        for (const { step, show } of move.steps) {
          if (!begun) step.start?.();
          show?.(1);
        }
      }
    } finally {
      this.#ticking = ticking;
    }
  }

  #move(motion: Motion<Sound>): Move<Sound> {
    const steps = ('duration' in motion ? [motion] : motion).map((step) => {
      const calm = this.calm && step.run !== undefined;
      const length = calm ? (step.fade === undefined ? 0 : FADE) : step.duration;
      return { step, show: calm ? (step.fade ?? step.run) : step.run, length: length / PACE[this.speed] };
    });
    return { steps, length: Math.max(0, ...steps.map(({ length }) => length)) };
  }

  #advance(): void {
    const now = this.#options.now();
    let left = Math.max(0, now - this.#last);
    this.#last = now;
    const heard = new Set<Sound>();
    for (let move = this.#moves[0]; move !== undefined; move = this.#moves[0]) {
      if (this.#elapsed === null) this.#begin(move, heard);
      const elapsed = (this.#elapsed ?? 0) + left;
      const done = elapsed >= move.length;
      this.#elapsed = done ? null : elapsed;
      if (done) this.#moves.shift();
      for (const { show, length } of move.steps) show?.(length > 0 ? Math.min(1, elapsed / length) : 1);
      if (!done) return;
      left = elapsed - move.length;
    }
  }

  #begin(move: Move<Sound>, heard: Set<Sound>): void {
    this.#elapsed = 0;
    for (const { step } of move.steps) {
      step.start?.();
      // Equal sounds at the same moment are played once.
      if (step.sound === undefined || heard.has(step.sound)) continue;
      heard.add(step.sound);
      this.#options.play?.(step.sound);
    }
  }
}
