import { type Language, render, say, type Words } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { botNameOf, namesFromServer, namesOf } from '../../links/bot-names.ts';
import { words as en } from '../../text/en/index.ts';
import { words as zhHant } from '../../text/zh-Hant/index.ts';

const WORDS: { readonly [language in Language]: Words } = { en, 'zh-Hant': zhHant };

const nameOf = (level: string | null, nth: number): string => (level === null ? `seat ${nth}` : `${level} bot no. ${nth}`);

describe('what seats are called', () => {
  it('bots by their level, counted; people by their own name, or their place if they have none', () => {
    const seats = [
      { name: 'Mei', level: null },
      { name: '', level: 'easy' },
      { name: '', level: 'normal' },
      { name: '', level: 'easy' },
      { name: '', level: null },
    ];
    expect(namesOf(seats, nameOf)).toEqual(['Mei', 'easy bot no. 1', 'normal bot no. 1', 'easy bot no. 2', 'seat 5']);
  });

  it('whoever plays alone without a name is a traveller, in every language', () => {
    const seats = [
      { name: '', level: null },
      { name: '', level: 'easy' },
    ];
    const told = (language: Language) =>
      namesOf(
        seats,
        botNameOf(({ key, with: values }) => render(WORDS[language], say(key, values))),
      );
    expect(told('en')[0]).toBe('Traveller');
    expect(told('zh-Hant')[0]).toBe('旅人');
  });

  it('as the server counts them, and a person may be called like a bot', () => {
    const isBot = (seat: number): boolean => seat > 0;
    expect(namesFromServer(['normal 2', 'normal', 'normal 2'], isBot, nameOf)).toEqual([
      'normal 2',
      'normal bot no. 1',
      'normal bot no. 2',
    ]);
  });
});
