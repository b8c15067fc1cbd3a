import type { Show } from '@tavern/kit/show/index.ts';
import type { Event } from '../../rules/events.ts';
import type { Fight, State } from '../../rules/state.ts';
import type { Left } from './left.ts';

type Seen = Pick<Show<Event, State, Left>, 'view' | 'left' | 'now' | 'rewound'>;

/** The fight on the table: what the view says of it, and what the events left there. */
export interface Stage
  extends Left,
    Pick<State, 'round' | 'gold' | 'damage' | 'owned'>,
    Pick<
      Fight,
      'enemyHp' | 'enemyMax' | 'hp' | 'rerolls' | 'wildsUsed' | 'acesUsed' | 'dice' | 'result' | 'enemyDice' | 'enemyResult'
    > {
  /** HP at most. */
  readonly most: number;
}

/** Null: there is none, or it has been seen to its end. */
export function stageOf({ view, left, now, rewound }: Seen): Stage | null {
  // A round that is won is over in the view; on the table it lies as it was won.
  const won = now?.event.type === 'roundWon' ? { round: now.event.round, fight: now.before.fight } : null;
  const { round, fight } = won ?? view;
  if (fight === null || (view.over !== null && now === null && rewound === null)) return null;
  const { gold, hp: most, damage, owned } = view;
  return { ...fight, ...left, round, most, gold, damage, owned };
}
