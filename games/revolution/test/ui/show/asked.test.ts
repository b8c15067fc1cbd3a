import { LANGUAGES, type Language, say, seatsOf } from '@tavern/engine';
import { expect, test } from 'vitest';
import { tableTexts } from '../../../text/table/index.ts';
import { askedSay, headline } from '../../../ui/headline.ts';
import { hintWords } from '../../../ui/hint-words.ts';
import { counted } from '../battle.ts';
import { randomMatch } from '../matches.ts';
import { read, speech } from '../words.ts';

const KINDS = ['redraw', 'place', 'choose', 'secret', 'next'];

test('RR-097: every kind of question has a headline, a hint with and without a reason, and a word to newcomers, in both languages', () => {
  const met = new Set<string>();
  const isWhole = (text: string, language: Language): void => expect(text, language).not.toMatch(/[[\]{}]|^$/);
  for (let seed = 1; seed <= 12; seed++)
    for (const { match, view } of randomMatch(seed))
      for (const seat of seatsOf(2)) {
        const question = match.question(seat);
        if (question === null) continue;
        met.add(question.kind);
        const { title, sub } = headline(view(seat), question);
        const [option] = question.options;
        for (const language of LANGUAGES) {
          isWhole(read(title, language), language);
          isWhole(read(sub, language), language);
          const words = hintWords(speech(language), question);
          if (option === undefined) continue;
          isWhole(words.would(option, null), language);
          isWhole(words.would(option, say('hint.why.plan')), language);
        }
      }
  expect([...met].sort()).toEqual([...KINDS].sort());
  for (const kind of KINDS) for (const language of LANGUAGES) expect(tableTexts[language][`coach.${kind}`]).toBeTruthy();
});

test('after a tally the headline says who won, and what the judges gave', () => {
  const scene = counted();
  const question = scene.asks(0, 'next');
  expect(read(askedSay(scene.view(0), question))).toBe('Mei wins, 660 to 560. The judges give Mei +19, Bao +5.');
});
