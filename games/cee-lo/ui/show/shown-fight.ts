import type { Show } from '@tavern/kit/show/index.ts';
import type { Event } from '../../rules/events.ts';
import type { Fight, State } from '../../rules/state.ts';
import type { Left } from './left.ts';

type ShowPart = Pick<Show<Event, State, Left>, 'view' | 'left' | 'now' | 'rewound'>;

/** The fight on the table: the view's fight, and what the events left there. */
export interface ShownFight
  extends Left,
    Pick<State, 'round' | 'gold' | 'damage' | 'owned'>,
    Pick<
      Fight,
      'enemyHp' | 'enemyMax' | 'hp' | 'rerolls' | 'wildsUsed' | 'acesUsed' | 'dice' | 'result' | 'enemyDice' | 'enemyResult'
    > {
  /** Max HP. */
  readonly most: number;
}

/** Null: there is none, or its end has been seen. */
export function shownFightOf({ view, left, now, rewound }: ShowPart): ShownFight | null {
  // In the view a won round is over; on the table it stays as it was won.
  const won = now?.event.type === 'roundWon' ? { round: now.event.round, fight: now.before.fight } : null;
  const { round, fight } = won ?? view;
  if (fight === null || (view.over !== null && now === null && rewound === null)) return null;
  const { gold, hp: most, damage, owned } = view;
  return { ...fight, ...left, round, most, gold, damage, owned };
}
