/** Everything that can be heard, except the ambience. */
export const SOUNDS = [
  'dice',
  'card',
  'sword',
  'coin',
  'drum',
  'horn',
  'click',
  'bell',
  'tick',
  'win',
  'lose',
  'fanfare',
  'error',
] as const;

export type SoundName = (typeof SOUNDS)[number];
