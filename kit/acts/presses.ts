import { Listeners } from '@tavern/engine';
import { type Act, isBlocked } from './act.ts';
import { isMisclick, type Press } from './misclick.ts';

/** How long the second press is waited for. A test checks that the bar in acts.css runs as long. */
export const WAIT = 4_000;

/** The state of the acts between a press and its effect. */
export interface Pressed {
  /** The act that was pressed once and must be pressed again. */
  readonly armed: string | null;
  /** The reason that the player was told after pressing a blocked act. */
  readonly refused: string | null;
  /** The act that they were told to press instead. */
  readonly pointed: string | null;
}

type Pressable = Pick<Act<unknown>, 'id' | 'why' | 'reason' | 'confirm'>;

const NOTHING: Pressed = { armed: null, refused: null, pointed: null };

/** Decides which press counts: not a misclick, not while an answer is on its way, not the first of two, never on a blocked act. */
export class Presses {
  readonly #announce: (text: string) => void;
  /** Whether the press being made was meant for something else. */
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

  /** Another question is asked from now on. */
  readonly renew = (): void => {
    this.#since = performance.now();
    this.#become(NOTHING);
  };

  /** Takes back the first of two presses. */
  readonly disarm = (): void => this.#become({ ...this.#pressed, armed: null });

  /** Something was pressed that is not an act: tells why, and marks the act to press instead. */
  point(id: string, why: string): void {
    this.#become({ ...NOTHING, refused: why, pointed: id });
    this.#announce(why);
  }

  /** Whether this press came before anybody can have read what it would answer. */
  isMisclick(by: Press): boolean {
    return this.unseen() || isMisclick(by, { armed: this.#pressed.armed !== null, since: performance.now() - this.#since });
  }

  /** True: the act is to be done now. */
  press(act: Pressable, by: Press, busy: boolean): boolean {
    if (this.isMisclick(by)) return false;
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
