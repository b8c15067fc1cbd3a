/** Milliseconds within which nobody has read a new question, so that the second click of a double click does not answer it. */
const UNREAD = 350;

export interface Press {
  /** `detail` of the click event: its number in a series of fast clicks. 0: pressed by a key or by a program. */
  readonly detail: number;
  /** Phones do not count series: there every tap is number 1. */
  readonly touch: boolean;
}

interface Asking {
  /** A second press is being waited for. */
  readonly armed: boolean;
  /** Milliseconds since the question appeared, or since the second press was asked for. */
  readonly since: number;
}

/** Whether this click was meant for something else, because nobody can have read the question yet. */
export function isMisclick({ detail, touch }: Press, { armed, since }: Asking): boolean {
  if (detail > 1) return armed || since < UNREAD;
  return touch && detail > 0 && armed && since < UNREAD;
}

/** A key that is held down repeats. The repeats answer nothing. */
export const isHeld = ({ key, repeat }: { readonly key: string; readonly repeat: boolean }): boolean =>
  repeat && (key === 'Enter' || key === ' ');

/** A press by the act's own key is always meant, however fast it comes. */
export const BY_KEY: Press = { detail: 0, touch: false };

export const pressIn = ({ detail, nativeEvent }: { readonly detail: number; readonly nativeEvent: Event }): Press => ({
  detail,
  touch: nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch',
});
