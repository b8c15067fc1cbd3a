import type { Seat } from '@tavern/engine';
import type { Tier } from '../../rules/board.ts';
import type { Event } from '../../rules/events.ts';

export interface Flown {
  readonly deck: 'treasure' | 'enemy' | 'luck';
  /** Null: only its owner sees it. */
  readonly card: string | null;
  readonly tier: Tier | null;
  /** Who drew it. */
  readonly seat: Seat;
}

const NONE: readonly Flown[] = [];

/** The cards that leave a deck in an event. */
export function flownIn(event: Event): readonly Flown[] {
  switch (event.type) {
    case 'drew':
      return [{ deck: 'treasure', card: event.card, tier: event.tier, seat: event.seat }];
    case 'luckDrawn':
      return [{ deck: 'luck', card: event.card, tier: null, seat: event.seat }];
    case 'foes':
      return event.foes.map((card) => ({ deck: 'enemy', card, tier: null, seat: event.seat }));
    default:
      return NONE;
  }
}
