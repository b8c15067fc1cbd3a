import { type Question, type Say, say, signed } from '@tavern/engine';
import type { HeadlineWords } from '@tavern/kit';
import { MAIN_ZONES } from '../rules/state.ts';
import type { Revolution } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { question as askSay } from '../text/tell/options.ts';
import { name, zoneSay } from '../text/tell/words.ts';

type HeadQuestion = Pick<Question<Revolution>, 'kind' | 'ask'>;

/** The words on the beam while something is asked. */
export function headline(view: View, question: Question<Revolution>): HeadlineWords {
  return { title: say(`head.${question.kind}`, { round: view.round }), sub: askedSay(view, question) };
}

/** The question in one line. */
export function askedSay(view: View, { ask }: HeadQuestion): Say {
  if (ask.kind === 'next') return countedSay(view);
  if (ask.kind === 'place') return placeSay(view, ask.seat);
  return ask.kind === 'choose' ? askSay(ask) : say(`ask.table.${ask.kind}`);
}

function placeSay({ players }: View, seat: number): Say {
  const open = MAIN_ZONES.filter((zone) => players[seat]?.zones[zone] === null);
  const [last] = open;
  return open.length === 1 && last !== undefined ? say('ask.table.place.last', { zone: zoneSay(last) }) : say('ask.table.place');
}

/** Who won the round, and what the judges gave. */
function countedSay({ results }: View): Say {
  const result = results.at(-1);
  if (result === undefined) return say('ask.table.next.nothing');
  const { winner, totals, awards } = result;
  const given = awards.flatMap(({ points }, seat) =>
    points === 0 ? [] : [say('ask.table.next.gain', { who: name(seat), n: signed(points) })],
  );
  const gains = given.length === 0 ? say('ask.table.next.nothing') : given;
  if (winner === null) return say('ask.table.next.even', { total: totals[0] ?? 0, gains });
  return say('ask.table.next.won', { who: name(winner), more: totals[winner] ?? 0, less: totals[1 - winner] ?? 0, gains });
}
