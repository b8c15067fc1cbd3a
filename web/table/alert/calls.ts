/** How a player is called. The first two are sounds. */
export type Call = 'drum' | 'bell' | 'vibration' | 'notification';

interface Moment {
  /** The question is a window, which closes. */
  readonly window: boolean;
  /** The page is not on the screen. */
  readonly hidden: boolean;
  /** Nothing was touched for a while. */
  readonly idle: boolean;
  /** What the player has set. */
  readonly vibrate: boolean;
  readonly notify: boolean;
}

/** How to call a player who is asked now. Who looks at the table and plays is not called, except to a window. */
export function callsAt({ window, hidden, idle, vibrate, notify }: Moment): readonly Call[] {
  const away = hidden || idle;
  return [
    ...(window ? (['drum'] as const) : away ? (['bell'] as const) : []),
    ...(vibrate && (away || window) ? (['vibration'] as const) : []),
    ...(notify && hidden ? (['notification'] as const) : []),
  ];
}
