import { enemies } from '../../rules/catalog.ts';
import type { Event } from '../../rules/events.ts';
import type { EnemyId } from '../../rules/state.ts';

/** Only tiles of the third tier have as much as this (encounters.ts). */
const AT_THE_TOP = 3;

const strengthOf = (foes: readonly EnemyId[]): number => foes.reduce((sum, foe) => sum + enemies.get(foe).tier, 0);

/**
 * What a climb is remembered for: a win, the Final tile held or lost, a knock-out, a duel won, a fight won at the top, what one player did to
 * another, and a player who left.
 */
export function matters(event: Event): boolean {
  switch (event.type) {
    case 'won':
    case 'claimed':
    case 'claimLost':
    case 'fell':
    case 'ambushSprung':
    case 'trapSprung':
    case 'smoked':
    case 'luckCancelled':
    case 'swapped':
    case 'returned':
    case 'stolen':
    case 'blasted':
    case 'left':
      return true;
    case 'duelEnded':
      return event.winner !== null;
    case 'fightWon':
      return strengthOf(event.foes) >= AT_THE_TOP;
    default:
      return false;
  }
}
