import { type Question, type Say, say } from '@tavern/engine';
import type { HeadlineWords } from '@tavern/kit';
import type { Skirmish } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { question as askSay } from '../text/tell/options.ts';

type HeadQuestion = Pick<Question<Skirmish>, 'kind' | 'ask'>;

/** The words on the beam while something is asked, and nothing is taken. */
export function headline(view: View, { kind, ask }: Question<Skirmish>): HeadlineWords {
  if (kind === 'play') return { title: say('war.head.play'), sub: playSay(view, { kind, ask }) };
  return { title: say(`war.head.${kind}`, { round: view.round }), sub: askedSay(view, { kind, ask }) };
}

/** The question in one line, as long as nothing is taken. */
export function askedSay(view: View, { kind, ask }: HeadQuestion): Say {
  if (kind === 'next' || kind === 'mulligan') return say(`war.ask.${kind}`);
  if (kind !== 'play') return askSay(ask);
  const words = playSay(view, { kind, ask });
  const first = view.slots.every(({ units }) => units.every((unit) => unit === null));
  return words.key === 'war.ask.play' && first ? say('war.ask.first') : words;
}

function playSay({ players }: View, { ask }: HeadQuestion): Say {
  if (ask.kind !== 'play') return askSay(ask);
  const { passed } = players[1 - ask.seat] ?? { passed: false };
  return passed ? say('war.ask.last', { who: { seat: 1 - ask.seat } }) : say('war.ask.play');
}
