import { cardName, cardText, LANGUAGES, type Language, render, type Say, seat, withEngineTexts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { cards } from '../../../rules/catalog.ts';
import { texts } from '../../../text/index.ts';
import { tableTexts } from '../../../text/table/index.ts';
import { wordsOn } from '../../../ui/tips/card-tip.ts';
import { unseenOf } from '../../../ui/tips/pile-tips.ts';
import { type Sight, type Tip, tipOf } from '../../../ui/tips/tip.ts';
import { everyWhat, tipName, type What } from '../../../ui/tips/what.ts';
import { ME, RIVAL, type Situation, skirmish } from '../../skirmish.ts';
import { EYES, randomMatch } from '../matches.ts';

const words = withEngineTexts({
  en: { ...texts.en, ...tableTexts.en },
  'zh-Hant': { ...texts['zh-Hant'], ...tableTexts['zh-Hant'] },
});
const read = (language: Language, what: Say): string => render(words[language], what, ['Mei', 'Ann']);
const spoken = ({ card, title, rows, lines }: Tip, language: Language): string[] => [
  ...(card === null ? [] : [cardName(cards.get(card)), cardText(cards.get(card))].map((each) => read(language, each))),
  ...[title, ...rows.flatMap(({ n, from }) => [n, from]), ...lines].map((each) => read(language, each)),
];
const sightOf = (situation: Situation, viewer: 0 | 1 | null | 'all' = 0): Sight => {
  const eyes = viewer === null || viewer === 'all' ? null : seat(viewer);
  return { view: skirmish(situation).view(viewer), viewer: eyes, me: eyes ?? seat(0) };
};
const told = (what: What, sight: Sight): string[] => {
  const { title, rows, lines } = tipOf(what, sight);
  return [
    read('en', title),
    ...rows.map(({ n, from }) => `${read('en', n)} ${read('en', from)}`),
    ...lines.map((line) => read('en', line)),
  ];
};

describe('every id has a tip', () => {
  test('cards, units, effects, slots, piles, numbers, signs, words and house rules, in both languages and for all eyes', () => {
    const names = new Set<string>();
    for (let seed = 1; seed <= 12; seed++)
      for (const moment of randomMatch(seed)) {
        const viewer = EYES[moment.match.seq % EYES.length] ?? null;
        const sight = { view: moment.view(viewer), viewer, me: viewer ?? seat(0) };
        for (const what of everyWhat(sight.view)) {
          names.add('effect' in what ? 'effect' : tipName(what));
          const tip = tipOf(what, sight);
          for (const language of LANGUAGES) {
            const said = spoken(tip, language);
            const where = `${tipName(what)} in ${language}: ${said.join(' | ')}`;
            expect(
              said.filter((each) => each.trim() === ''),
              where,
            ).toEqual([]);
            // A missing key or value shows in brackets.
            expect(said.join(' '), where).not.toMatch(/[[\]{}]/);
            // A heading alone explains nothing.
            expect(said.length, where).toBeGreaterThan(1);
          }
        }
      }
    // 32 cards, 4 slots with 8 places for units, effects, 6 piles, 6 numbers, 9 signs, 20 words, 6 house rules.
    expect(names.size).toBe(32 + 4 + 8 + 1 + 6 + 6 + 9 + 20 + 6);
  });

  test('no two tips have one name', () => {
    const { view } = sightOf({ effects: [0, 0, 3].map((slot) => ({ slot, card: 'fortify', owner: 0 })) });
    const names = everyWhat(view).map(tipName);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a card explains the words that are printed on it, and only those', () => {
    const on = Object.fromEntries(cards.all.map((card) => [card.id, wordsOn(card)]));
    expect(on['champion']).toEqual([]);
    expect(on['martyr']).toEqual(['death', 'close']);
    expect(on['bouncer']).toEqual(['deploy', 'bounce', 'close', 'discard']);
    expect(on['mason']).toEqual(['deploy', 'ongoing', 'adjacent']);
    expect(on['medic']).toEqual(['deploy', 'heal']);
    // It takes from the discard pile, and discards nothing.
    expect(on['gravedigger']).toEqual(['deploy']);
    expect(on['blood_rite']).toEqual(['sacrifice', 'draw']);
    expect(on['banner_lord']).toEqual(['conquer', 'vp']);
  });
});

describe('a tip tells what is there now', () => {
  test('a unit lists what its power is made of, and how it stands in its slot', () => {
    const scene = skirmish({ mine: { units: ['champion', 'captain'] }, theirs: { units: [['veteran', 6]] } });
    const unit = scene.state.slots[0]?.units[0];
    unit?.changes.push({ by: 'captain', amount: 1 }, { by: 'fireball', amount: -3 });
    if (unit != null) unit.power = 3;
    const tip = told({ unit: 0, seat: ME }, { view: scene.view(0), viewer: ME, me: ME });
    expect(tip).toEqual([
      'Mei: Champion, power 3',
      '5 on the card',
      '+1 Captain',
      '−3 Fireball',
      'Behind in Raven Gap, 3 against 6.',
      'No ability.',
    ]);
    expect(told({ unit: 1, seat: ME }, { view: scene.view(0), viewer: ME, me: ME })).toContain(
      'Alone in Old Toll: it wins the slot if the round ends now.',
    );
  });

  test('FS-064, FS-116: an effect says whose it is, its whole text, and how long it stays', () => {
    const effects = [{ slot: 2, card: 'quagmire', owner: 1 }] as const;
    const [effect] = sightOf({ effects }).view.slots[2]?.effects ?? [];
    const of = (rules: Situation['rules']): string[] =>
      told({ effect: effect?.id ?? 0 }, sightOf({ effects, rules: rules ?? {} }));
    expect(of({})).toContain('Quagmire, an ongoing effect of Ann');
    expect(of({})).toContain(read('en', cardText(cards.get('quagmire'))));
    expect(of({})).toContain('It stays for the whole match, unless Dispel removes it.');
    expect(of({ fxFade: true })).toContain('House rule: it fades after round 2.');
  });

  test('H-22: the deck’s tip lists what has not been seen; the rival’s unknown hand is part of it, the viewer’s hand is not', () => {
    const side = { hand: ['scout', 'rally'], deck: ['scout', 'champion'], known: ['medic'], discard: ['gale'] } as const;
    const sight = sightOf({ mine: side, theirs: side });
    expect(unseenOf(sight.view, ME).sort()).toEqual(['champion', 'scout']);
    expect(unseenOf(sight.view, RIVAL).sort()).toEqual(['champion', 'rally', 'scout', 'scout']);
    expect(told({ pile: 'deck', seat: RIVAL }, sight)).toContain('×2 Scout');
    expect(told({ pile: 'hand', seat: RIVAL }, sight)).toEqual(['Ann’s hand: 3 cards', '×1 Medic', 'Everybody knows these:']);
    expect(told({ pile: 'discard', seat: ME }, sight)).toContain('×1 Gale');
  });

  test('FS-005: where nothing is hidden, the tip of a hand lists it, and says who saw it', () => {
    const sight = sightOf({ theirs: { hand: ['scout', 'rally'], known: ['medic'] } }, 'all');
    expect(told({ pile: 'hand', seat: RIVAL }, sight)).toEqual([
      'Ann’s hand: 3 cards',
      '×1 Scout',
      '×1 Rally',
      '×1 Medic',
      'You see everything. At the time, only Ann saw all of these cards:',
    ]);
  });

  test('no tip of a rival’s hand or deck depends on what a viewer may not see', () => {
    const dealt = (hand: 'gale' | 'rally', deck: 'gale' | 'rally') =>
      sightOf({ theirs: { hand: [hand], deck: [deck] }, with: (state) => state.players[1]?.list.sort() });
    const all = (sight: Sight): string[] => everyWhat(sight.view).flatMap((what) => told(what, sight));
    expect(all(dealt('gale', 'rally'))).toEqual(all(dealt('rally', 'gale')));
  });

  test('C-02, C-03: what is at stake is what the rules say of this round', () => {
    const stake = (won: readonly [number, number], ties = 0, rules: Situation['rules'] = {}): string[] =>
      told({ sign: 'stake' }, sightOf({ mine: { won: won[0] }, theirs: { won: won[1] }, ties, rules: rules ?? {} })).slice(1);
    expect(stake([0, 0])).toEqual(['Nobody can win the match in this round yet.']);
    expect(stake([0, 1])).toEqual(['Ann wins the match by winning this round.', 'A tied round is enough for Ann.']);
    expect(stake([1, 1])).toEqual([
      'Mei wins the match by winning this round.',
      'Ann wins the match by winning this round.',
      'If this round is tied, more VP in the whole match decides.',
    ]);
    expect(stake([1, 1], 0, { tieBreak: 'draw' }).at(-1)).toBe('If this round is tied, the match is a draw.');
    expect(stake([0, 0], 1)).toEqual([
      'Mei wins the match by winning this round.',
      'Ann wins the match by winning this round.',
      'Another tied round ends the match as a draw.',
    ]);
  });

  test('H-01, H-25: drawing follows the house rule, and cards left are counted from the fifteenth', () => {
    const rules = ['skip', 'reshuffle', 'lose'] as const;
    expect(new Set(rules.map((deckOut) => told({ word: 'draw' }, sightOf({ rules: { deckOut } }))[1])).size).toBe(3);
    const left = (played: number): string | undefined =>
      told({ number: 'left', seat: ME }, sightOf({ mine: { hand: ['gale'], played } }))[0];
    expect(left(14)).toBe('Mei: 14 cards played this round');
    expect(left(15)).toBe('Mei: 5 more cards this round');
  });
});
