import type { SeatedBot } from '@tavern/bots';
import { describe, expect, it } from 'vitest';
import { botNameOf, fullNameOf, namesFromServer, namesOf } from '../../model/bot-names.ts';
import { words as en } from '../../text/en/index.ts';
import { words as zh } from '../../text/zh-Hant/index.ts';
import { speechOf } from '../../words/words.ts';

const nameOf = (bot: SeatedBot | null, n: number): string => (bot === null ? `seat ${n}` : `${bot.person.id}, ${bot.level}`);

describe('what seats are called', () => {
  it('bots by who they are; people by their own name, or their place if they have none', () => {
    const seats = [
      { name: 'Mei', level: null },
      { name: '', level: 'easy', person: 'marta' },
      { name: '', level: 'normal', person: 'bruno' },
      { name: '', level: null },
    ];
    expect(namesOf(seats, nameOf)).toEqual(['Mei', 'marta, easy', 'bruno, normal', 'seat 4']);
  });

  it('a person alone without a name is a traveller, in every language', () => {
    const seats = [
      { name: '', level: null },
      { name: '', level: 'easy', person: 'marta' },
    ];
    expect(namesOf(seats, botNameOf(speechOf('en', en).tell))).toEqual(['Traveller', 'Marta']);
    expect(namesOf(seats, botNameOf(speechOf('zh-Hant', zh).tell))).toEqual(['旅人', '秀枝']);
  });

  it('as the server has them, and a person may be called like a bot', () => {
    const isBot = (seat: number): boolean => seat > 0;
    expect(namesFromServer(['normal marta', 'normal marta', 'easy otto'], isBot, nameOf)).toEqual([
      'normal marta',
      'marta, normal',
      'otto, easy',
    ]);
  });

  it('matches and records from before bots were persons: nobody has a number, and no two are alike', () => {
    const old = namesFromServer(['normal', 'normal 2', 'easy'], () => true, nameOf);
    expect(new Set(old).size).toBe(3);
    expect(old.map((name) => name.split(', ')[1])).toEqual(['normal', 'normal', 'easy']);
    expect(
      namesOf(
        [
          { name: '', level: 'normal' },
          { name: '', level: 'normal' },
        ],
        nameOf,
      ),
    ).toEqual(old.slice(0, 2));
  });

  it('in words: a name, and where nothing else stands beside it, the level too', () => {
    const told = (words: typeof en, language: 'en' | 'zh-Hant') => {
      const { tell } = speechOf(language, words);
      return [botNameOf(tell), fullNameOf(tell)].map((each) => namesFromServer(['normal marta'], () => true, each)[0]);
    };
    expect(told(en, 'en')).toEqual(['Marta', 'Marta (steady)']);
    expect(told(zh, 'zh-Hant')).toEqual(['秀枝', '秀枝（穩健）']);
  });
});
