import { type TableShow, useShow } from '@tavern/kit/show/index.ts';
import { useMemo } from 'react';
import type { Event } from '../../rules/events.ts';
import type { Side } from '../../rules/state.ts';
import type { CeeLo } from '../../rules/types.ts';
import type { Left } from './left.ts';
import type { CeeLoProps } from './props.ts';
import { isLastBlow, script } from './script.ts';
import { type ShownFight, shownFightOf } from './shown-fight.ts';

type CeeLoShow = TableShow<CeeLo, Left>;

/** What is seen of the fight at this moment. */
export interface Show extends CeeLoShow {
  /** The fight at the point that the show has reached; null: there is none. */
  readonly shown: ShownFight | null;
  /** Whose dice are rolling. */
  readonly rolling: Side | null;
  /** The enemy is about to throw. */
  readonly thinking: boolean;
  /** HP gained or lost right now. */
  readonly bump: { readonly side: Side; readonly by: number } | null;
  /** A moment to celebrate: the player's 4-5-6, the last blow, a won round. */
  readonly celebrates: { readonly id: string; readonly lasts: number } | null;
}

export function useCeeLoShow(props: CeeLoProps): Show {
  const show = useShow(props, script);
  return useMemo(() => ({ ...show, shown: shownFightOf(show), ...momentOf(show) }), [show]);
}

export function momentOf({ now }: Pick<CeeLoShow, 'now'>): Pick<Show, 'rolling' | 'thinking' | 'bump' | 'celebrates'> {
  return {
    rolling: now?.phase === 'rolls' && now.event.type === 'threw' ? now.event.side : null,
    thinking: now?.phase === 'thinks',
    bump: now?.phase === 'lies' ? bumpOf(now.event) : null,
    celebrates: now?.phase === 'lies' && isGreat(now.event) ? { id: now.id, lasts: now.lasts } : null,
  };
}

function isGreat(event: Event): boolean {
  if (event.type === 'threw') return event.side === 'player' && event.result.type === 'instant-win';
  return event.type === 'roundWon' || (event.type === 'hit' && isLastBlow(event));
}

function bumpOf(event: Event): Show['bump'] {
  if (event.type === 'hit') return { side: event.side, by: -event.damage };
  return event.type === 'healed' ? { side: 'player', by: event.by } : null;
}
