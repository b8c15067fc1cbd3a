import { expect, test } from 'vitest';
import { parading } from '../../../../server/test/rooms/stand-ins.ts';
import { rememberDeck } from '../../../decks/own-decks.ts';
import { wishWithDeck } from '../../../hall/state/last-deck.ts';

const DRUMS = 'PD1-maba-1dr2fl-td~Drums';

test('who plays bots at once brings the deck used last, and otherwise leaves it to chance', () => {
  const kept = { choice: { deck: 'sunday' }, rivals: 1, level: 'random' };
  expect(wishWithDeck('parading', parading, kept)).toEqual({ choice: {}, rivals: 1, level: 'random' });
  rememberDeck('parading', DRUMS);
  expect(wishWithDeck('parading', parading, kept)).toEqual({ ...kept, choice: { deck: DRUMS } });
  expect(wishWithDeck('another', parading, undefined).choice).toEqual({});
});
