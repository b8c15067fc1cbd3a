import { type Seat, say, signed } from '@tavern/engine';
import { tipInWords } from '@tavern/kit/tips/tip.ts';
import { leaderIndex, ROUNDS, rivalOf } from '../../rules/state.ts';
import { cardSay, name } from '../../text/tell/words.ts';
import { playerIn } from '../show/props.ts';
import { resultOf } from '../show/results.ts';
import { cardTip } from './card-tip.ts';
import type { Sight, Tip } from './tip.ts';

/** A line of the ledger, from one side: who leads, and what the round brought. */
export function roundTip(round: number, seat: Seat, { view }: Sight): Tip {
  const result = resultOf(view, round);
  const leader = result?.leaders[seat] ?? playerIn(view, seat).leaders[leaderIndex(round)] ?? null;
  const title = say(round > ROUNDS ? 'tip.round.extra' : 'tip.round', { round: Math.max(1, round), who: name(seat) });
  const base: Tip =
    leader === null
      ? tipInWords(title, [say('tip.leader.hidden.rule')])
      : { ...cardTip(leader), title: say('tip.round.leader', { title, leader: cardSay(leader) }), lines: [] };
  if (result === null)
    return { ...base, lines: [...base.lines, say(round === view.round ? 'tip.round.now' : 'tip.round.later')] };
  const { totals, awards, winner } = result;
  const how = winner === null ? 'even' : winner === seat ? 'won' : 'lost';
  return {
    ...base,
    rows: (awards[seat]?.lines ?? []).map(({ why, points, by }) => ({
      n: say('tip.n', { n: signed(points) }),
      from: by === null ? say(`award.${why}`) : cardSay(by),
    })),
    lines: [say(`tip.round.${how}`, { near: totals[seat] ?? 0, far: totals[rivalOf(seat)] ?? 0 })],
  };
}
