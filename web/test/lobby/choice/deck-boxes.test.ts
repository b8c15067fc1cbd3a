import { expect, test } from 'vitest';
import { parade } from '../../../../decks/test/games.ts';
import { parading } from '../../../../server/test/rooms/stand-ins.ts';
import { type LobbyDeck, playersDecks, readyDecks } from '../../../lobby/choice/deck-boxes.ts';
import { madeLobbyPack } from '../../../model/lobby/made-pack.ts';
import chosen from '../../../text/en/deck-choice.json' with { type: 'json' };
import { words } from '../../../text/en/index.ts';
import { speechOf } from '../../../words/words.ts';

const speech = speechOf('en', { ...words, ...chosen, ...parading.texts.en });
const DRUMS = 'PD1-maba-1dr2fl-td~Drums';
const FIFES = 'PD1-clma-1dr2fi-53';
const kept = (id: string, code: string) => ({ id, name: '', code });
const own = (decks: readonly { id: string; name: string; code: string }[], seen: readonly string[]): readonly LobbyDeck[] =>
  playersDecks(madeLobbyPack(parading, 'en'), parade, speech, decks, seen);

test('a ready deck has its name, a line about it, its sign and colour, and every card by kind', () => {
  const look = { icon: 'drum', crests: { sunday: 'drum' }, cloths: { sunday: '#123456' } } as const;
  expect(readyDecks(madeLobbyPack({ ...parading, look }, 'en'), parade, speech)).toEqual([
    {
      key: 'sunday',
      value: 'sunday',
      name: 'Sunday parade',
      about: 'Two flutes and a drum.',
      count: '2 + 3',
      icon: 'drum',
      cloth: '#123456',
      kinds: [
        {
          kind: 'Leaders',
          count: 2,
          cards: [
            { id: 'mayor', name: 'mayor', copies: 1, at: 0 },
            { id: 'baker', name: 'baker', copies: 1, at: 1 },
          ],
        },
        { kind: 'Winds', count: 2, cards: [{ id: 'flute', name: 'flute', copies: 2 }] },
        { kind: 'Drums', count: 1, cards: [{ id: 'drum', name: 'drum', copies: 1 }] },
      ],
    },
  ]);
});

test('own decks go by their names; equal ones are two boxes', () => {
  const decks = own([kept('a', DRUMS), kept('b', DRUMS), kept('c', FIFES)], []);
  expect(decks.map(({ key, value, name, about }) => [key, value, name, about])).toEqual([
    ['a', DRUMS, 'Drums', ''],
    ['b', DRUMS, 'Drums', ''],
    ['c', FIFES, 'Custom deck', ''],
  ]);
});

test('a chosen deck that is not kept here has a box too, once, and says so', () => {
  const decks = own([kept('c', FIFES)], ['sunday', DRUMS, FIFES, DRUMS]);
  expect(decks.map(({ value, about }) => [value, about])).toEqual([
    [DRUMS, 'From a code, not saved here.'],
    [FIFES, ''],
  ]);
});
