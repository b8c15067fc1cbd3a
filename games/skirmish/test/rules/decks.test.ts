import { expect, test } from 'vitest';
import { cards } from '../../rules/catalog.ts';
import { deckOf, decks } from '../../rules/decks.ts';

const READY = decks.ready.map(({ id }) => id);

test.each(READY)('%s is legal: 28 cards, at most 3 copies', (deck) => {
  const list = deckOf({ deck });
  expect(list).toHaveLength(28);
  for (const card of new Set(list)) expect(list.filter((each) => each === card).length).toBeLessThanOrEqual(3);
});

test('every card is in a ready deck', () => {
  const all = new Set(READY.flatMap((deck) => deckOf({ deck })));
  expect(cards.all.filter(({ id }) => !all.has(id))).toEqual([]);
});

test('a list is in the order of the catalog', () => {
  const order = cards.all.map(({ id }) => id);
  const list = deckOf({ deck: 'emberstorm' });
  expect(list).toEqual(list.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
});

/** Deck codes that were given out must be read for ever: a code is never changed and never given to another card. */
test('the two letters of every card', () => {
  expect(Object.fromEntries(cards.all.map(({ id, code }) => [code, id]))).toEqual({
    sc: 'scout',
    ma: 'martyr',
    ch: 'champion',
    bo: 'bouncer',
    ca: 'captain',
    ar: 'archer',
    du: 'duelist',
    lo: 'lone_wolf',
    be: 'berserker',
    ap: 'apprentice',
    ve: 'veteran',
    ba: 'banner_lord',
    po: 'powder_keg',
    pi: 'pilgrim',
    me: 'medic',
    pc: 'pickpocket',
    gr: 'gravedigger',
    as: 'assassin',
    co: 'colossus',
    ms: 'mason',
    fo: 'fortify',
    fi: 'fireball',
    re: 'recall',
    ga: 'gale',
    ra: 'rally',
    bl: 'blessing',
    qu: 'quagmire',
    aw: 'arrow_storm',
    br: 'blood_rite',
    di: 'dispel',
    tr: 'tribute',
    vi: 'vigil',
  });
});
