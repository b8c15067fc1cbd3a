/** The second click of a double click was not meant for a question that came in between. */
const UNREAD = 350;

export interface Press {
  /** As in the click: the how many-th of a series. 0: by a key, or by nobody. */
  readonly detail: number;
  /** Phones count no series: there every tap is the first. */
  readonly touch: boolean;
}

interface Asking {
  /** A second press is waited for. */
  readonly armed: boolean;
  /** Milliseconds since this was asked, or asked once more. */
  readonly since: number;
}

/** This click was not meant for what is asked: nobody can have read it. */
export function isSlip({ detail, touch }: Press, { armed, since }: Asking): boolean {
  if (detail > 1) return armed || since < UNREAD;
  return touch && detail > 0 && armed && since < UNREAD;
}

/** A key still held from before answers nothing. */
export const isHeld = ({ key, repeat }: { readonly key: string; readonly repeat: boolean }): boolean =>
  repeat && (key === 'Enter' || key === ' ');

/** By a key of its own: meant, however fast. */
export const BY_KEY: Press = { detail: 0, touch: false };

export const pressIn = ({ detail, nativeEvent }: { readonly detail: number; readonly nativeEvent: Event }): Press => ({
  detail,
  touch: nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch',
});
