import { type Say, type Seat, say, seatsOf } from '@tavern/engine';
import { tipInWords } from '@tavern/kit/tips/tip.ts';
import { drawnIn, MOST_PLAYS } from '../../rules/house-rules.ts';
import { stakesOf } from '../../rules/outcome.ts';
import { rivalOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { name } from '../../text/tell/words.ts';
import { countOf, isCounted } from '../play/count.ts';
import { playerIn } from '../show/props.ts';
import type { Sight, Tip } from './tip.ts';
import type { NumberName, Sign } from './what.ts';

/** Slots in which a player is ahead; once the round is counted, its VP. */
const scoreOf = (view: View, seat: Seat): number => countOf(view)[seat] ?? 0;

export function numberTip(number: NumberName, seat: Seat, { view }: Sight): Tip {
  const { won, played, left, total } = playerIn(view, seat);
  const who = name(seat);
  const rule = say(`tip.number.${number}.rule`, { most: MOST_PLAYS });
  if (number === 'won') return tipInWords(say('tip.number.won', { who, n: won }), [rule]);
  if (number === 'left')
    return tipInWords(
      left === null ? say('tip.number.left.none', { who, n: played }) : say('tip.number.left', { who, n: left }),
      [rule],
    );
  const title = say(isCounted(view) ? 'tip.number.vp' : 'tip.number.vp.now', { who, n: scoreOf(view, seat) });
  return tipInWords(title, [rule, say('tip.number.vp.total', { total })]);
}

export function signTip(sign: Sign, { view, me }: Sight): Tip {
  const { rules, round, ties } = view;
  const title = say(`tip.sign.${sign}`);
  const both = (of: (seat: Seat) => number) => ({ near: of(me), far: of(rivalOf(me)) });
  if (sign === 'first') return tipInWords(title, [say(`tip.sign.first.${rules.roundStart}`)]);
  if (sign === 'stake') return tipInWords(title, stakeLines(view));
  if (sign === 'now') {
    const counted = isCounted(view) ? 'counted' : 'now';
    return tipInWords(say(`tip.sign.${counted}`), [
      say(
        `tip.sign.${counted}.rule`,
        both((seat) => scoreOf(view, seat)),
      ),
    ]);
  }
  if (sign === 'round')
    return tipInWords(say('tip.number.round', { round }), [
      say('tip.number.round.score', { ...both((seat) => playerIn(view, seat).won), ties }),
      say('tip.number.round.draws', { first: drawnIn(1), later: drawnIn(2) }),
    ]);
  return tipInWords(title, [say(`tip.sign.${sign}.rule`)]);
}

/** What winning or tying this round would make of the match, as the rules say it. */
function stakeLines(view: View): Say[] {
  const { won, tied } = stakesOf(view);
  const wins = seatsOf(view.players.length).flatMap((seat) =>
    won[seat]?.winner === seat ? [say('tip.sign.stake.win', { who: name(seat) })] : [],
  );
  return [...(wins.length === 0 ? [say('tip.sign.stake.open')] : wins), ...tieLines(view, tied)];
}

function tieLines({ rules, players, ties }: View, tied: View['over']): Say[] {
  if (tied?.how === 'oneAndTie') return [say('tip.sign.stake.tie', { who: name(tied.winner ?? 0) })];
  if (tied?.how === 'ties') return [say('tip.sign.stake.drawn')];
  const [first = 0, second = 0] = players.map(({ won }) => won);
  return first === 1 && second === 1 && ties === 0 ? [say(`tip.sign.stake.${rules.tieBreak}`)] : [];
}
