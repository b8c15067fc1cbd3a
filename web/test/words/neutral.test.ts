import type { Texts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { gameWords, speechOf, withGame } from '../../words/words.ts';

const both = (words: Texts['en']): Texts => ({ en: words, 'zh-Hant': words });
const pack = {
  texts: both({ 'card.king.name': 'Arthur', 'card.king.text': 'Rules.' }),
  neutral: both({ 'card.king.name': 'The King', 'tip.king': 'A king' }),
};
const table = both({ 'tip.king': 'Arthur himself' });
const said = (neutral: boolean): string[] => {
  const { t } = withGame(speechOf('en', {}, [], neutral), pack, [], table);
  return [t('card.king.name'), t('card.king.text'), t('tip.king')];
};

describe('neutral names', () => {
  test('are laid over the words of a game and of its table', () => {
    expect(said(false)).toEqual(['Arthur', 'Rules.', 'Arthur himself']);
    expect(said(true)).toEqual(['The King', 'Rules.', 'A king']);
  });

  test('stay when more words come', () => {
    const speech = withGame(speechOf('en', {}, [], true), pack, ['Ann']);
    expect(withGame(speech, pack, []).t('card.king.name')).toBe('The King');
  });

  test('are in the other language, too, where a card is printed in both', () => {
    expect(gameWords({ language: 'zh-Hant', neutral: true }, pack)['card.king.name']).toBe('The King');
    expect(gameWords({ language: 'zh-Hant', neutral: false }, pack)['card.king.name']).toBe('Arthur');
  });

  test('are the usual ones in a game that has no others', () => {
    expect(gameWords({ language: 'en', neutral: true }, { texts: pack.texts })['card.king.name']).toBe('Arthur');
  });
});
