import { faultsOf } from '@tavern/decks';
import { describe, expect, test } from 'vitest';
import { many, menagerie, parade, sunday } from '../../../../decks/test/games.ts';
import { benchWith, broughtBench, isChanged, isReady, keptBench, newBench, readyBench } from '../../../decks/model/bench.ts';
import { copiesOf, emptyDeck, placeOf, withCard, withCopies, withMoved, withoutCard } from '../../../decks/model/edit.ts';

const cardOf = (rules: typeof parade, id: string) => {
  const found = rules.cards.find((card) => card.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const [flute, drum, mayor, clown] = ['flute', 'drum', 'mayor', 'clown'].map((id) => cardOf(parade, id));
if (flute === undefined || drum === undefined || mayor === undefined || clown === undefined) throw new Error('no band');

describe('a deck in work', () => {
  test('gets cards up to their copies, in an order that does not depend on the order of adding', () => {
    const one = withCard(parade, withCard(parade, emptyDeck(parade), drum), flute);
    const other = withCard(parade, withCard(parade, emptyDeck(parade), flute), drum);
    expect(one).toEqual(other);
    const full = withCard(parade, withCard(parade, one, flute), flute);
    expect(copiesOf(full, flute)).toBe(2);
    expect(withCard(parade, full, flute)).toBe(full);
  });

  test('may have too many cards for a while, so that they can be swapped in any order', () => {
    const full = { name: '', cards: { main: many(...Array.from({ length: 10 }, (_, n) => [`beast_${n}`, 3] as const)) } };
    const more = withCard(menagerie, full, cardOf(menagerie, 'beast_20'));
    expect(more.cards['main']).toHaveLength(31);
    expect(faultsOf(menagerie, more).map(({ code }) => code)).toEqual(['deck-too-many']);
  });

  test('loses one copy at a time, in an ordered part the one that was meant', () => {
    expect(withoutCard(sunday, flute).cards['band']).toEqual(['flute', 'drum']);
    expect(withoutCard(sunday, { id: 'fife', part: 'band' })).toBe(sunday);
    const twice = { name: '', cards: { leaders: ['mayor', 'baker', 'mayor'], band: [] } };
    expect(withoutCard(twice, mayor, 0).cards['leaders']).toEqual(['baker', 'mayor']);
    expect(withoutCard(twice, mayor).cards['leaders']).toEqual(['mayor', 'baker']);
  });

  test('gets a number of copies at once, never more than there may be', () => {
    expect(copiesOf(withCopies(parade, sunday, drum, 9), drum)).toBe(4);
    expect(copiesOf(withCopies(parade, sunday, flute, 0), flute)).toBe(0);
    expect(withCopies(parade, sunday, flute, 2)).toBe(sunday);
  });

  test('keeps the player’s order in an ordered part, and moves cards there', () => {
    const three = withCard(parade, sunday, clown);
    expect(three.cards['leaders']).toEqual(['mayor', 'baker', 'clown']);
    expect(withCard(parade, sunday, clown, 1).cards['leaders']).toEqual(['mayor', 'clown', 'baker']);
    expect([mayor, clown].map((card) => placeOf(parade, three, card))).toEqual([0, 2]);
    expect([placeOf(parade, sunday, clown), placeOf(parade, sunday, flute)]).toEqual([null, null]);
    expect(withMoved(three, 'leaders', 2, 0).cards['leaders']).toEqual(['clown', 'mayor', 'baker']);
    expect(withMoved(three, 'leaders', 0, 3)).toBe(three);
    expect(withMoved(three, 'leaders', 0, -1)).toBe(three);
  });
});

describe('the bench', () => {
  test('knows whether something would be lost', () => {
    const fresh = newBench(parade);
    expect(isChanged(fresh)).toBe(false);
    const bench = benchWith(sunday, { id: 'a' });
    const less = withoutCard(sunday, flute);
    expect(isChanged({ ...bench, deck: less })).toBe(true);
    expect(isChanged({ ...bench, deck: withCard(parade, less, flute) })).toBe(false);
    expect(isChanged({ ...bench, deck: { ...sunday, name: 'Monday' } })).toBe(true);
    expect(isChanged({ ...bench, deck: { ...sunday, name: 'Sunday ' } })).toBe(false);
  });

  test('has a copy of a ready deck, which is that deck until it is changed', () => {
    const bench = readyBench(parade, 'sunday');
    expect(bench).toMatchObject({ id: null, from: 'sunday' });
    expect(isReady(bench)).toBe(true);
    expect(isChanged(bench)).toBe(false);
    expect(isReady({ ...bench, deck: withoutCard(bench.deck, flute) })).toBe(false);
    expect(isReady({ ...bench, id: 'kept' })).toBe(false);
    expect(() => readyBench(parade, 'monday')).toThrow('monday');
  });

  test('has a deck from elsewhere as something to be saved, and a kept one as saved', () => {
    expect(isChanged(broughtBench(parade, sunday))).toBe(true);
    const kept = { ...sunday, id: 'a', game: 'parading', touchedAt: 1, cards: { leaders: ['baker'], band: ['drum', 'flute'] } };
    const bench = keptBench(parade, kept);
    expect(isChanged(bench)).toBe(false);
    expect(bench.deck).toEqual({ name: 'Sunday', cards: { leaders: ['baker'], band: ['flute', 'drum'] } });
  });
});
