import { Listeners } from '@tavern/engine';
import { type Act, isBlocked } from './act.ts';
import { isSlip, type Press } from './misclick.ts';

/** So long the second press is waited for; the bar in acts.css runs as long. */
const WAIT = 4_000;

/** What has been pressed, and not yet done. */
export interface Pressed {
  /** Pressed once, and asks to be pressed again. */
  readonly armed: string | null;
  /** The reason that somebody who pressed in vain was told. */
  readonly refused: string | null;
  /** What they were shown to press instead. */
  readonly pointed: string | null;
}

type Pressable = Pick<Act<unknown>, 'id' | 'why' | 'reason' | 'confirm'>;

const NOTHING: Pressed = { armed: null, refused: null, pointed: null };

/** Which press counts: not a slip, not while an answer is on its way, not the first of two, and never on what is blocked. */
export class Presses {
  readonly #announce: (text: string) => void;
  /** The press that is being made was for something else. */
  unseen: () => boolean = () => false;
  readonly #listeners = new Listeners<() => void>();
  #pressed = NOTHING;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(announce: (text: string) => void) {
    this.#announce = announce;
  }

  readonly listen = this.#listeners.listen;

  readonly pressed = (): Pressed => this.#pressed;

  /** Something else is asked from now on. */
  readonly renew = (): void => {
    this.#since = performance.now();
    this.#become(NOTHING);
  };

  /** The first of two presses is taken back. */
  readonly disarm = (): void => this.#become({ ...this.#pressed, armed: null });

  /** Something was pressed that is no act: it says why, and shows which act is meant. */
  point(id: string, why: string): void {
    this.#become({ ...NOTHING, refused: why, pointed: id });
    this.#announce(why);
  }

  /** Nobody can have read what this would answer. */
  isSlip(by: Press): boolean {
    return this.unseen() || isSlip(by, { armed: this.#pressed.armed !== null, since: performance.now() - this.#since });
  }

  /** True: it is to be done now. */
  press(act: Pressable, by: Press, busy: boolean): boolean {
    if (this.isSlip(by)) return false;
    if (isBlocked(act)) {
      const refused = act.reason ?? act.why ?? '';
      this.#become({ ...NOTHING, refused });
      this.#announce(refused);
      return false;
    }
    if (busy) return false;
    if (act.confirm === undefined || this.#pressed.armed === act.id) {
      this.#become(NOTHING);
      return true;
    }
    this.#become({ ...NOTHING, armed: act.id });
    this.#announce(act.confirm);
    return false;
  }

  #become(next: Pressed): void {
    const { armed, refused, pointed } = this.#pressed;
    if (armed === next.armed && refused === next.refused && pointed === next.pointed) return;
    if (armed !== next.armed) {
      this.#since = performance.now();
      clearTimeout(this.#timer);
      if (next.armed !== null) this.#timer = setTimeout(this.disarm, WAIT);
    }
    this.#pressed = next;
    this.#listeners.tell((listener) => listener());
  }
}
