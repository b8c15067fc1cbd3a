import { type Question, type Say, say } from '@tavern/engine';
import type { HeadlineWords } from '@tavern/kit';
import type { Skirmish } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { question as askSay } from '../text/tell/options.ts';

/** The words on the beam while something is asked. */
export function headline(view: View, { kind, ask }: Question<Skirmish>): HeadlineWords {
  if (kind === 'play') return { title: say('war.head.play'), sub: askedSay(view, { kind, ask }) };
  return { title: say(`war.head.${kind}`, { round: view.round }), sub: askedSay(view, { kind, ask }) };
}

/** The question in one line. */
export function askedSay({ players, slots }: View, { kind, ask }: Pick<Question<Skirmish>, 'kind' | 'ask'>): Say {
  if (kind === 'next' || kind === 'mulligan') return say(`war.ask.${kind}`);
  if (kind !== 'play' || ask.kind !== 'play') return askSay(ask);
  const { passed } = players[1 - ask.seat] ?? { passed: false };
  if (passed) return say('war.ask.last', { who: { seat: 1 - ask.seat } });
  return say(slots.every(({ units }) => units.every((unit) => unit === null)) ? 'war.ask.first' : 'war.ask.play');
}
