import { codeOf, countsOf, type Deck, type FaultCode, faultsOf, LONGEST_CODE, readCode, sampleDeck } from '@tavern/decks';
import { fast, LANGUAGES, render } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { checkLetters } from '../../../../decks/check-letters.ts';
import { deckOf, decks } from '../../rules/decks.ts';
import { texts } from '../../text/index.ts';

const [homeland] = decks.ready;
const { leaders, main } = homeland.cards;
const kindOf = (id: string): string => decks.cards.find((card) => card.id === id)?.kind ?? '';
const of = (kind: string): readonly string[] => decks.cards.flatMap((card) => (card.kind === kind ? [card.id] : []));

/** Homeland with other leaders, or with other cards in the place of some. */
const led = (...ids: readonly string[]): Deck => ({ name: '', cards: { leaders: ids, main } });
function with40(change: (main: readonly string[]) => readonly string[]): Deck {
  return { name: '', cards: { leaders, main: change(main) } };
}
const without = (ids: readonly string[], ...gone: readonly string[]): readonly string[] =>
  gone.reduce((left, id) => left.toSpliced(left.indexOf(id), 1), ids);
const told = (deck: Deck): readonly string[] => faultsOf(decks, deck).map(({ why }) => render(texts.en, why));

describe('RR-003, RR-006: a ready deck', () => {
  test.each([
    ['homeland', 's-8 s-1 s-6 s-10', { character: 24, help: 10, sp: 6 }],
    ['opensquare', 's-7 s-4 s-5 s-2', { character: 24, help: 10, sp: 6 }],
  ])('%s can be played: four leaders in order, and 40 cards', (id, order, kinds) => {
    const { leaders: own, list } = deckOf({ deck: id });
    expect(own.join(' ')).toBe(order);
    expect(list).toHaveLength(40);
    const deck = { name: '', cards: { leaders: own, main: list } };
    expect(faultsOf(decks, deck)).toEqual([]);
    expect(countsOf(decks, deck).kinds).toEqual({ leader: 4, ...kinds });
    expect(countsOf(decks, deck).parts[0]?.weight).toEqual({ sum: 9, most: 9 });
  });
});

describe('RR-003, RR-006: what no deck may be, with the way out', () => {
  test.each<[what: string, deck: Deck, reasons: readonly string[]]>([
    [
      'a leader twice',
      led('s-8', 's-6', 's-8', 's-10'),
      ['The deck has 2 copies of The Circuit Judge. Take 1 out: it can have at most 1.'],
    ],
    [
      'a level sum of 10',
      led('s-1', 's-2', 's-6', 's-8'),
      ['Leaders: the level sum is 10. Replace a card with a lower one: it can be at most 9.'],
    ],
    ['three leaders', led('s-8', 's-1', 's-6'), ['Leaders: there are 3 cards. Add 1 more: at least 4 are needed.']],
    [
      'five leaders',
      led('s-8', 's-6', 's-10', 's-9', 's-7'),
      [
        'Leaders: there are 5 cards. Take 1 out: 4 are allowed at most.',
        'Leaders: the level sum is 10. Replace a card with a lower one: it can be at most 9.',
      ],
    ],
    [
      '39 cards',
      with40((cards) => without(cards, 'c-1')),
      ['Main deck: there are 39 cards. Add 1 more: at least 40 are needed.'],
    ],
    ['41 cards', with40((cards) => [...cards, 'c-18']), ['Main deck: there are 41 cards. Take 1 out: 40 are allowed at most.']],
    [
      'a third copy of a character',
      with40((cards) => [...without(cards, 'c-3'), 'c-1']),
      ['The deck has 3 copies of State Governor. Take 1 out: it can have at most 2.'],
    ],
    [
      'a third copy of a Help card',
      with40((cards) => [...without(cards, 'c-3'), 'h-2']),
      ['The deck has 3 copies of Make America Great Again. Take 1 out: it can have at most 2.'],
    ],
    [
      'a Secret card twice',
      with40((cards) => [...without(cards, 'c-3'), 'sp-1']),
      [`The deck has 2 copies of ${texts.en['card.sp-1.name']}. Take 1 out: it can have at most 1.`],
    ],
    [
      '13 Help cards',
      with40((cards) => [...without(cards, 'c-3', 'c-5', 'c-7'), 'h-5', 'h-6', 'h-7']),
      ['Help cards: the deck has 13. Take 1 out: it can have at most 12.'],
    ],
    [
      '9 Secret cards',
      with40((cards) => [...without(cards, 'c-3', 'c-5', 'c-7'), 'sp-5', 'sp-7', 'sp-8']),
      ['Secret cards: the deck has 9. Take 1 out: it can have at most 8.'],
    ],
    [
      '19 characters',
      with40(() => [...of('character').slice(0, 19), ...of('help').slice(0, 12), ...of('sp').slice(0, 9)]),
      [
        'Characters: the deck has 19. Add 1 more: it needs at least 20.',
        'Secret cards: the deck has 9. Take 1 out: it can have at most 8.',
      ],
    ],
    [
      'a leader among the cards',
      with40((cards) => [...without(cards, 'c-3'), 's-3']),
      ['The Union Organiser cannot be in Main deck. Move it to Leaders.'],
    ],
  ])('%s', (_, deck, reasons) => {
    expect(told(deck)).toEqual(reasons);
    expect(() => codeOf(decks, deck)).toThrow('a fault');
  });

  test('20 characters, 12 Help cards and 8 Secret cards are all allowed', () => {
    const cards = [...of('character').slice(0, 20), ...of('help').slice(0, 12), ...of('sp').slice(0, 8)];
    expect(told(with40(() => cards))).toEqual([]);
  });
});

describe('RR-006: a code is refused', () => {
  const code = codeOf(decks, { name: '', cards: homeland.cards });
  const text = code.slice(0, code.lastIndexOf('-'));
  const sealed = (changed: string): string => `${changed}-${checkLetters(changed)}`;

  test.each<[what: string, code: string, refused: FaultCode | `deck-${string}`]>([
    ['of another game', 'SK1-2ap1ba1bl3ca3ch2du3fo2lo1me2ms1ra3sc1tr3ve-v6', 'deck-other-game'],
    ['of a later version', code.replace('RR1', 'RR2'), 'deck-later-version'],
    ['with a card that there is not', sealed(text.replace('2th', '2zz')), 'deck-unknown-card'],
    ['with a leader that there is not', sealed(text.replace('cjtr', 'zztr')), 'deck-unknown-card'],
    ['with wrong check letters', `${text}-22`, 'deck-check-letters'],
    ['with another order of leaders and the old check letters', code.replace('cjtr', 'trcj'), 'deck-check-letters'],
    ['without its leaders', sealed(text.replace('cjtrogsm-', '')), 'deck-not-a-code'],
    ['with a leader twice', sealed(text.replace('cjtrogsm', 'cjcjogsm')), 'deck-copies'],
    ['with a level sum of 10', sealed(text.replace('cjtrogsm', 'pwtrogsm')), 'deck-weight'],
    ['with 39 cards', sealed(text.replace('1tv', '')), 'deck-too-few'],
    ['with a third copy', sealed(text.replace('2th', '3th').replace('1tv', '')), 'deck-copies'],
    ['with a Secret card twice', sealed(text.replace('1os', '2os').replace('1tv', '')), 'deck-copies'],
    ['with 13 Help cards', sealed(text.replace('1tv', '').replace('2th', '').replace('1vp', '2vp1pa1tw')), 'deck-kind-many'],
    ['with a leader among the cards', sealed(text.replace('1tv', '1un')), 'deck-wrong-part'],
  ])('%s', (_, given, refused) => {
    expect(readCode(decks, code)).toMatchObject({ ok: true });
    const read = readCode(decks, given);
    if (read.ok) throw new Error(`${given} was read`);
    expect(read.code).toBe(refused);
    for (const language of LANGUAGES) expect(render(texts[language], read.why)).not.toMatch(/\[|\{|refusal/);
  });

  test('and none can be longer than codes may be: 40 different cards, and the heaviest name', () => {
    const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'.repeat(11);
    const cards = [...of('character').slice(0, 20), ...of('help').slice(0, 12), ...of('sp').slice(0, 8)];
    const long = codeOf(decks, { name: family, cards: { leaders, main: cards } });
    expect(long.length).toBeGreaterThan(230);
    expect(long.length).toBeLessThanOrEqual(LONGEST_CODE);
    expect(readCode(decks, long)).toMatchObject({ ok: true, deck: { name: family } });
  });
});

test('RR-006: decks that are made up are legal, none of them ready, with every card and up to every limit', () => {
  const made = Array.from({ length: 500 }, (_, seed) => sampleDeck(decks, fast(seed).stream('deck')));
  expect(made.flatMap((deck) => faultsOf(decks, deck))).toEqual([]);
  const ready = new Set(decks.ready.map(({ cards }) => codeOf(decks, { name: '', cards })));
  expect(made.filter((deck) => ready.has(codeOf(decks, deck)))).toEqual([]);
  expect(new Set(made.flatMap(({ cards }) => Object.values(cards).flat())).size).toBe(74);
  const counts = made.map(({ cards }) => (cards['main'] ?? []).map(kindOf));
  const most = (kind: string): number => Math.max(...counts.map((kinds) => kinds.filter((each) => each === kind).length));
  const least = (kind: string): number => Math.min(...counts.map((kinds) => kinds.filter((each) => each === kind).length));
  expect([most('character'), most('help'), most('sp')]).toEqual([40, 12, 8]);
  expect([least('character'), least('help'), least('sp')]).toEqual([20, 0, 0]);
  // Every leader leads in every round.
  for (const round of [0, 1, 2, 3]) expect(new Set(made.map(({ cards }) => cards['leaders']?.[round])).size).toBe(10);
});
