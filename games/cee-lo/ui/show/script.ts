import { say } from '@tavern/engine';
import type { SoundName } from '@tavern/kit';
import type { Beat, Script } from '@tavern/kit/show/index.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { afterBlow, afterThrow, afterWild, type Left, NOTHING_LEFT } from './left.ts';

// CL-032: counted from the throw, tumbling included; an instant result is shown for its whole second after it.
const INSTANT = 1_000;
const NO_SCORE = 800;
const ENEMY_THINKS = 500;
const ENEMY_ATTACKS = 1_000;
const TUMBLE = 450;
const BLOW = 500;
const GLANCE = 250;
const LAST_BLOW = 900;
const TRIUMPH = 1_600;
const ENDING = 900;

/** The blow that beats the opponent. */
export const isLastBlow = ({ side, hp }: Extract<Event, { type: 'hit' }>): boolean => side === 'enemy' && hp === 0;

const lies = (lasts: number, ...sounds: SoundName[]): readonly Beat[] => [{ phase: 'lies', lasts, sounds }];

function thrown(
  { side, why, result: { type } }: Extract<Event, { type: 'threw' }>,
  { earlier }: { readonly earlier: () => readonly Event[] },
): readonly Beat[] {
  const thinks: Beat = { phase: 'thinks', lasts: ENEMY_THINKS };
  // A player who presses before an opponent's opening throw has not seen what it costs them, so the dice are shown all the same.
  const opens =
    side === 'enemy' && earlier().findLast((event) => event.type === 'began' || event.type === 'threw')?.type === 'began';
  const rolls: Beat = { phase: 'rolls', lasts: TUMBLE, sounds: ['dice'], holds: opens };
  const waits =
    type === 'none'
      ? lies(NO_SCORE - TUMBLE)
      : type === 'instant-win' || type === 'cursed'
        ? lies(INSTANT, ...(type === 'instant-win' && side === 'player' ? (['fanfare'] as const) : []))
        : side === 'enemy'
          ? lies(ENEMY_ATTACKS - TUMBLE)
          : [];
  return [...(side === 'enemy' && why === 'turn' ? [thinks] : []), rolls, ...waits];
}

/** How each event in Cee-Lo is shown and heard, and what it leaves on the table. */
export const script: Script<Event, State, Left> = {
  rows: {
    started: { beats: () => [] },
    began: { beats: () => lies(GLANCE, 'drum'), leaves: ({ throwCounts }) => ({ ...NOTHING_LEFT, throwCounts }) },
    threw: { beats: thrown, leaves: afterThrow },
    wild: { beats: () => lies(GLANCE, 'click'), leaves: afterWild },
    hit: { beats: (blow) => lies(isLastBlow(blow) ? LAST_BLOW : BLOW, 'sword', 'coin'), leaves: afterBlow },
    healed: { beats: () => lies(BLOW, 'coin') },
    bust: { beats: () => lies(NO_SCORE, 'drum') },
    roundWon: {
      // The round that wins the run is its great moment.
      beats: (_, { later }) =>
        later.some((event) => event.type === 'ended' && event.how === 'won') ? lies(TRIUMPH, 'fanfare') : lies(ENDING, 'win'),
      leaves: (left, end) => ({ ...left, end }),
    },
    ended: {
      // A won run ends with the round that won it, which has been heard.
      beats: ({ how }) => (how === 'won' || how === 'left' ? [] : lies(ENDING, 'lose')),
      leaves: (left, end) => ({ ...left, end }),
    },
    bought: { beats: () => [] },
    struck: { beats: () => [] },
  },
  nothing: NOTHING_LEFT,
  // A turn comes in one go, and each of its throws has its time: only what exceeds that is hurried.
  calm: 12_000,
  tells: () => ({ title: say('scene.headline.story'), sub: null, mine: false }),
  // The blow that ends a fight is certain, but must be seen before the table is left.
  awaits: ({ fight }, foreseen) => fight !== null && (foreseen.fight === null || foreseen.over !== null),
};
