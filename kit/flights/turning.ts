import type { Beat } from '../show/script.ts';
import type { SoundName } from '../sound/names.ts';

/** Cards lie where they go before their time is up, to be looked at. */
export const ARRIVED = 0.75;
/** They turn over on their way, from here to there. */
export const TURNS = { from: 0.2, to: 0.7 } as const;
/** Half round: from here on the face is seen. */
const SEEN = (TURNS.from + TURNS.to) / 2;

interface Showing {
  readonly phase: Beat['phase'];
  readonly progress: { readonly value: () => number };
}

/** Cards that are turned up on their way: nothing of what they say is known before their faces are seen. */
export const turnedUp = (lasts: number, sounds: readonly SoundName[]): readonly Beat[] => [
  { phase: 'draws', lasts: SEEN * lasts, sounds },
  { phase: 'moves', lasts: (1 - SEEN) * lasts },
];

/** How far cards with faces are on their way, from 0 to 1, when the phase that is shown is as far as this. */
export const flownShare = (phase: Beat['phase'], progress: number): number =>
  phase === 'draws' ? SEEN * progress : SEEN + (1 - SEEN) * progress;

/** Their backs are all that is seen of cards that are on their way. */
export const showsBack = ({ phase, progress }: Showing): boolean => flownShare(phase, progress.value()) < SEEN;
