export type MotionSpeed = '1x' | '2x' | 'off';

export interface MotionStep<Sound extends string = string> {
  /** Milliseconds at 1x. */
  readonly duration: number;
  readonly start?: () => void;
  /** From 0 to 1, and always 1 in the end: what is skipped arrives all the same. */
  readonly run?: (progress: number) => void;
  /** Instead of `run` where motion is unwelcome; without it the step arrives at once. */
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

interface Action<Sound extends string> {
  readonly moves: Move<Sound>[];
  /** All of it has been shown by then. */
  readonly due: number;
}

/** No action is shown for longer than this, however many come. */
export const LONGEST = 1_000;
/** Beyond this haste the oldest are not shown any more. */
const HASTE = 4;
const FADE = 150;
const PACE = { '1x': 1, '2x': 2, off: Number.POSITIVE_INFINITY } as const;

export interface MotionOptions<Sound extends string> {
  /** Milliseconds that only grow. */
  readonly now: () => number;
  readonly play?: (sound: Sound) => void;
  /** Something waits to be shown: call `tick` until it returns false. */
  readonly wake?: () => void;
}

/** Shows one action after the other. Nothing waits for it: it hurries, then drops, so that it is never far behind. */
export class MotionQueue<Sound extends string = string> {
  speed: MotionSpeed = '1x';
  /** Reduced motion: fades, or nothing. */
  calm = false;
  readonly #options: MotionOptions<Sound>;
  #actions: Action<Sound>[] = [];
  /** How far the first move is, in its own time; null: not begun. */
  #elapsed: number | null = null;
  #last = 0;
  #rate = 1;
  #ticking = false;

  constructor(options: MotionOptions<Sound>) {
    this.#options = options;
  }

  get busy(): boolean {
    return this.#actions.length > 0;
  }

  /** One action: its steps one after the other, lists of steps at the same time. */
  push(steps: readonly Motion<Sound>[]): void {
    const now = this.#options.now();
    if (this.busy) this.tick();
    else this.#last = now;
    this.#actions.push({ moves: steps.map((step) => this.#move(step)), due: now + LONGEST });
    this.#hurry(now);
    if (this.tick()) this.#options.wake?.();
  }

  /** Shows how things stand now; false when nothing is left. */
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
    while (this.busy) this.#drop();
  }

  #move(motion: Motion<Sound>): Move<Sound> {
    const steps = ('duration' in motion ? [motion] : motion).map((step) => {
      const calm = this.calm && step.run !== undefined;
      const length = calm ? (step.fade === undefined ? 0 : FADE) : step.duration;
      return { step, show: calm ? (step.fade ?? step.run) : step.run, length: length / PACE[this.speed] };
    });
    return { steps, length: Math.max(0, ...steps.map(({ length }) => length)) };
  }

  /** As fast as it takes for every action to be shown in time. */
  #neededRate(now: number): number {
    let ahead = -(this.#elapsed ?? 0);
    let rate = 1;
    for (const { moves, due } of this.#actions) {
      ahead += moves.reduce((sum, { length }) => sum + length, 0);
      if (ahead > 0) rate = Math.max(rate, ahead / Math.max(1, due - now));
    }
    return rate;
  }

  #hurry(now: number): void {
    this.#rate = this.#neededRate(now);
    // A step that pushes more must not drop itself.
    while (this.#rate > HASTE && this.#actions.length > 1 && !this.#ticking) {
      this.#drop();
      this.#rate = this.#neededRate(now);
    }
  }

  /** The oldest action arrives at once, silently. */
  #drop(): void {
    const begun = this.#elapsed !== null;
    this.#elapsed = null;
    for (const [index, move] of (this.#actions.shift()?.moves ?? []).entries()) {
      for (const { step, show } of move.steps) {
        if (index > 0 || !begun) step.start?.();
        show?.(1);
      }
    }
  }

  #advance(): void {
    const now = this.#options.now();
    let left = Math.max(0, now - this.#last) * this.#rate;
    this.#last = now;
    const heard = new Set<Sound>();
    for (let action = this.#actions[0]; action !== undefined; action = this.#actions[0]) {
      const move = action.moves[0];
      if (move === undefined) {
        this.#actions.shift();
        this.#rate = this.#neededRate(now);
        continue;
      }
      if (this.#elapsed === null) this.#begin(move, heard);
      const elapsed = (this.#elapsed ?? 0) + left;
      const done = elapsed >= move.length;
      this.#elapsed = done ? null : elapsed;
      if (done) action.moves.shift();
      for (const { show, length } of move.steps) show?.(length > 0 ? Math.min(1, elapsed / length) : 1);
      if (!done) return;
      left = elapsed - move.length;
    }
  }

  #begin(move: Move<Sound>, heard: Set<Sound>): void {
    this.#elapsed = 0;
    for (const { step } of move.steps) {
      step.start?.();
      // What begins in the same moment is heard once.
      if (step.sound === undefined || heard.has(step.sound)) continue;
      heard.add(step.sound);
      this.#options.play?.(step.sound);
    }
  }
}
