import type { Beat } from '../show/script.ts';
import type { SoundName } from '../sound/names.ts';

/** Cards arrive before their time is up, so that they can be looked at. */
export const ARRIVED = 0.75;
/** The part of the way in which they turn over. */
export const TURNS = { from: 0.2, to: 0.7 } as const;
/** Half a turn: from here on the face is seen. */
const SEEN = (TURNS.from + TURNS.to) / 2;

interface Showing {
  readonly phase: Beat['phase'];
  readonly progress: { readonly value: () => number };
}

/** The beats of cards that are turned up on their way: nothing they cause is known before their faces are seen. */
export const turnedUp = (lasts: number, sounds: readonly SoundName[]): readonly Beat[] => [
  { phase: 'draws', lasts: SEEN * lasts, sounds },
  { phase: 'moves', lasts: (1 - SEEN) * lasts },
];

/** How far cards with faces have flown, from 0 to 1, at this progress of this phase. */
export const flownShare = (phase: Beat['phase'], progress: number): number =>
  phase === 'draws' ? SEEN * progress : SEEN + (1 - SEEN) * progress;

/** Whether only the backs of the flying cards can be seen. */
export const showsBack = ({ phase, progress }: Showing): boolean => flownShare(phase, progress.value()) < SEEN;
