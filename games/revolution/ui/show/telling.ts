import { type Say, type Seat, say, seatsOf } from '@tavern/engine';
import type { Telling } from '@tavern/kit/show/index.ts';
import { leaderIndex } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { cardSay, name } from '../../text/tell/words.ts';

/** The leaders of a round, against each other. A leader that is still hidden has no name. */
export function facing({ players }: Pick<View, 'players'>, round: number, seats: readonly Seat[]): Say {
  const named = seats.map((seat): Say => {
    const leader = players[seat]?.leaders[leaderIndex(round)] ?? null;
    return leader === null ? say('judges.leader.hidden') : cardSay(leader);
  });
  const [first = say('judges.leader.hidden'), second = say('judges.leader.hidden')] = named;
  return say('judges.facing', { first, second });
}

/** The beam while something is shown. It says nothing of a result that has not been seen. */
export function tellingOf(view: View, viewer: Seat | null): Telling {
  const { phase, round, current } = view;
  if (phase === 'battle' || phase === 'over') return { title: say('head.telling.battle', { round }), sub: null, mine: false };
  if (phase === 'secret') return { title: say('head.telling.secret'), sub: null, mine: false };
  if (phase === 'redraw') return { title: say('head.telling.redraw'), sub: facing(view, 1, seatsOf(2)), mine: false };
  const mine = phase === 'main' && current === viewer;
  return { title: say('head.telling', { round }), sub: say('head.telling.by', { who: name(current) }), mine };
}
