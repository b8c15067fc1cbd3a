import type { SeatedBot } from '@tavern/bots';
import { describe, expect, it } from 'vitest';
import { botNameOf, fullNameOf, namesFromServer, namesOf } from '../../model/bot-names.ts';
import { words as en } from '../../text/en/index.ts';
import { words as zh } from '../../text/zh-Hant/index.ts';
import { speechOf } from '../../words/words.ts';

const nameOf = (bot: SeatedBot | null, n: number): string => (bot === null ? `seat ${n}` : `${bot.person.id}, ${bot.level}`);

describe('the names of seats', () => {
  it('are persons for bots, and own names for people, or the seat’s number without one', () => {
    const seats = [
      { name: 'Mei', level: null },
      { name: '', level: 'easy', person: 'marta' },
      { name: '', level: 'normal', person: 'bruno' },
      { name: '', level: null },
    ];
    expect(namesOf(seats, nameOf)).toEqual(['Mei', 'marta, easy', 'bruno, normal', 'seat 4']);
  });

  it('are a traveller for a person alone without a name, in every language', () => {
    const seats = [
      { name: '', level: null },
      { name: '', level: 'easy', person: 'marta' },
    ];
    expect(namesOf(seats, botNameOf(speechOf('en', en).tell))).toEqual(['Traveller', 'Marta']);
    expect(namesOf(seats, botNameOf(speechOf('zh-Hant', zh).tell))).toEqual(['旅人', '秀枝']);
  });

  it('come from the server’s names, and a person may be called like a bot', () => {
    const isBot = (seat: number): boolean => seat > 0;
    expect(namesFromServer(['normal marta', 'normal marta', 'easy otto'], isBot, nameOf)).toEqual([
      'normal marta',
      'marta, normal',
      'otto, easy',
    ]);
  });

  it('have no numbers and no doubles in matches and records from before bots were persons', () => {
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

  it('have the level too where nothing else is beside them', () => {
    const told = (words: typeof en, language: 'en' | 'zh-Hant') => {
      const { tell } = speechOf(language, words);
      return [botNameOf(tell), fullNameOf(tell)].map((each) => namesFromServer(['normal marta'], () => true, each)[0]);
    };
    expect(told(en, 'en')).toEqual(['Marta', 'Marta (steady)']);
    expect(told(zh, 'zh-Hant')).toEqual(['秀枝', '秀枝（穩健）']);
  });
});
