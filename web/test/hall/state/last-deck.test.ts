import { expect, test } from 'vitest';
import { parading } from '../../../../server/test/rooms/stand-ins.ts';
import { rememberDeck } from '../../../decks/own-decks.ts';
import { wishWithDeck } from '../../../hall/state/last-deck.ts';
import { madeLobbyPack } from '../../../model/lobby/made-pack.ts';

const pack = madeLobbyPack(parading, 'en');

const DRUMS = 'PD1-maba-1dr2fl-td~Drums';

test('who plays bots at once brings the deck used last, and otherwise leaves it to chance', () => {
  const kept = { choice: { deck: 'sunday' }, rivals: 1, level: 'random' };
  expect(wishWithDeck('parading', pack, kept)).toEqual({ choice: {}, rivals: 1, level: 'random' });
  rememberDeck('parading', DRUMS);
  expect(wishWithDeck('parading', pack, kept)).toEqual({ ...kept, choice: { deck: DRUMS } });
  expect(wishWithDeck('another', pack, undefined).choice).toEqual({});
});
