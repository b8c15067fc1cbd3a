import type { Happening } from '@tavern/kit';
import { rewardOf } from '../../rules/economy.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';

/** What a won round has brought, and how it was won. */
export interface Gains {
  readonly round: number;
  readonly how: 'blow' | 'instant' | 'cursed';
  /** The last hit, if there was one. */
  readonly blow: number;
  readonly rows: readonly { readonly what: 'gold' | 'hp' | 'damage'; readonly before: number; readonly after: number }[];
}

type Won = Extract<Event, { type: 'roundWon' }>;
type Hit = Extract<Event, { type: 'hit' }>;

/** Right after a round was won: the state already has the reward. */
export function gainsOf(state: State, events: readonly Happening<Event>[]): Gains {
  const round = state.round - 1;
  const { gold, hp, damage } = rewardOf(round);
  const won = events.findLast((each): each is Happening<Won> => each.event.type === 'roundWon')?.event;
  const hit = events.findLast((each): each is Happening<Hit> => each.event.type === 'hit')?.event;
  return {
    round,
    how: won?.how ?? 'blow',
    blow: hit?.damage ?? 0,
    rows: [
      { what: 'gold', before: state.gold - gold, after: state.gold },
      { what: 'hp', before: state.hp - hp, after: state.hp },
      { what: 'damage', before: state.damage - damage, after: state.damage },
    ],
  };
}
