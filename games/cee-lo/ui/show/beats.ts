import type { SoundName } from '@tavern/kit';
import type { Event } from '../../rules/events.ts';

/** One moment of the show: what the table is like while it lasts, and what is heard when it begins. Milliseconds at 1x. */
export interface Beat {
  /** `thinks`: nothing has happened yet. `rolls`: the dice are in the air. `lies`: it has happened. */
  readonly phase: 'thinks' | 'rolls' | 'lies';
  readonly duration: number;
  readonly sounds: readonly SoundName[];
}

// CL-032: from the throw on, so that the tumbling is part of the wait.
const INSTANT = 1_000;
const NO_SCORE = 800;
const ENEMY_THINKS = 500;
const ENEMY_ATTACKS = 1_000;
const TUMBLE = 450;
const BLOW = 500;
const GLANCE = 250;
const ENDING = 900;

const lies = (duration: number, ...sounds: SoundName[]): Beat => ({ phase: 'lies', duration, sounds });

/** How an event is shown, one beat after another. */
export function beatsOf(event: Event): readonly Beat[] {
  switch (event.type) {
    case 'threw':
      return thrown(event);
    case 'wild':
      return [lies(GLANCE, 'click')];
    case 'hit':
      return [lies(BLOW, 'sword', 'coin')];
    case 'healed':
      return [lies(BLOW, 'coin')];
    case 'bust':
      return [lies(NO_SCORE, 'drum')];
    case 'began':
      return [lies(GLANCE, 'drum')];
    case 'roundWon':
      return [lies(ENDING, 'win')];
    case 'ended':
      // A won run ends with the round that won it, which has been heard.
      return event.how === 'won' || event.how === 'left' ? [] : [lies(ENDING, 'lose')];
    case 'bought':
    case 'struck':
      return [];
  }
}

function thrown({ side, why, result: { type } }: Extract<Event, { type: 'threw' }>): readonly Beat[] {
  const thinks: Beat = { phase: 'thinks', duration: ENEMY_THINKS, sounds: [] };
  const rolls: Beat = { phase: 'rolls', duration: TUMBLE, sounds: ['dice'] };
  const waits =
    type === 'none'
      ? [lies(NO_SCORE - TUMBLE)]
      : type === 'instant-win' || type === 'cursed'
        ? [lies(INSTANT)]
        : side === 'enemy'
          ? [lies(ENEMY_ATTACKS - TUMBLE)]
          : [];
  return [...(side === 'enemy' && why === 'turn' ? [thinks] : []), rolls, ...waits];
}
