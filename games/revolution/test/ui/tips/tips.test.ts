import { LANGUAGES, type Language, type Say, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { cards } from '../../../rules/catalog.ts';
import { cardSay, textOf } from '../../../text/tell/words.ts';
import { wordsOn } from '../../../ui/tips/card-tip.ts';
import { unseenOf } from '../../../ui/tips/pile-tips.ts';
import { type Sight, type Tip, tipOf } from '../../../ui/tips/tip.ts';
import { everyWhat, tipName, type What } from '../../../ui/tips/what.ts';
import { ME, RIVAL, revolution, type Situation } from '../../revolution.ts';
import { counted } from '../battle.ts';
import { EYES, randomMatch } from '../matches.ts';
import { read } from '../words.ts';

const spoken = ({ card, title, rows, lines }: Tip, language: Language): string[] => [
  ...(card === null ? [] : [cardSay(card), textOf(card)].map((each: Say) => read(each, language))),
  ...[title, ...rows.flatMap(({ n, from }) => [n, from]), ...lines].map((each) => read(each, language)),
];
const sightIn = (scene: ReturnType<typeof revolution>, viewer: 0 | 1 | null | 'all' = 0): Sight => {
  const eyes = viewer === null || viewer === 'all' ? null : seat(viewer);
  return { view: scene.view(viewer), viewer: eyes, me: eyes ?? seat(0) };
};
const sightOf = (situation: Situation, viewer: 0 | 1 | null | 'all' = 0): Sight => sightIn(revolution(situation), viewer);
const told = (what: What, sight: Sight): string[] => {
  const { title, rows, lines } = tipOf(what, sight);
  return [read(title), ...rows.map(({ n, from }) => `${read(n)} ${read(from)}`), ...lines.map((line) => read(line))];
};

describe('every id has a tip', () => {
  test('all 74 cards, zones, leaders, piles, numbers, rounds, rows, awards, combos, types, traits, phases, signs, words, house rules', () => {
    const names = new Set<string>();
    for (let seed = 1; seed <= 4; seed++)
      for (const moment of randomMatch(seed)) {
        const viewer = EYES[moment.match.seq % EYES.length] ?? null;
        const sight = { view: moment.view(viewer), viewer, me: viewer ?? seat(0) };
        for (const what of everyWhat(sight.view)) {
          names.add(tipName(what));
          const tip = tipOf(what, sight);
          for (const language of LANGUAGES) {
            const said = spoken(tip, language).filter((each) => each !== '');
            const where = `${tipName(what)} in ${language}: ${said.join(' | ')}`;
            // A missing key or value shows in brackets.
            expect(said.join(' '), where).not.toMatch(/[[\]{}]/);
            // A heading alone explains nothing.
            expect(said.length, where).toBeGreaterThan(1);
          }
        }
      }
    // Each side: leader, 5 zones, 3 piles, 4 numbers, 4 rounds, 8 rows. Then 8 rows, 7 awards, 5 combos, 5 types, 12 traits, 5 phases, 16 signs,
    // 22 words, 3 house rules.
    expect(names.size).toBe(74 + 2 * (1 + 5 + 3 + 4 + 4 + 8) + 8 + 7 + 5 + 5 + 12 + 5 + 16 + 22 + 3);
  });

  test('no two tips have one name', () => {
    const names = everyWhat(revolution().view(0)).map(tipName);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a card explains the words that are printed on it, and only those', () => {
    const on = (id: string) => wordsOn(cards.get(id));
    expect(on('c-13')).toEqual([]);
    expect(on('c-9')).toEqual(['summon']);
    expect(on('c-20')).toEqual(['continuous', 'firstOf']);
    expect(on('sp-5')).toEqual(['after', 'combo']);
    expect(on('sp-2')).toEqual(['final', 'vp']);
    expect(on('h-5')).toContain('immune');
  });
});

describe('every number can be asked for its sum', () => {
  const sight = sightIn(counted());

  test('RR-009: a character’s power', () => {
    expect(told({ spot: 'top', seat: ME }, sight)).toEqual([
      'Mei: Retired Colonel, power 235',
      '140 printed',
      '+30 The Old General',
      '+30 Veterans’ Parade',
      '+35 Midnight Rally',
      'Part of the combo Right-wing + Patriot: +150.',
    ]);
  });

  test('the power of all characters, the combo, the total and the points', () => {
    expect(told({ number: 'power', seat: ME }, sight).slice(0, 4)).toEqual([
      'Mei: power 630',
      '235 Retired Colonel',
      '175 Border Sheriff',
      '220 Minuteman',
    ]);
    expect(told({ number: 'combo', seat: ME }, sight).slice(0, 3)).toEqual([
      'Mei: combo bonus 30',
      '+150 Right-wing + Patriot',
      '−120 Scandal',
    ]);
    expect(told({ number: 'total', seat: ME }, sight).slice(0, 3)).toEqual([
      'Mei: total 660',
      '630 power of all characters',
      '+30 combo: Right-wing + Patriot',
    ]);
    expect(told({ number: 'vp', seat: ME }, sight)).toEqual([
      'Mei: 45 victory points',
      '+26 round 1',
      '+19 round 2',
      'First to 50 wins. 5 more to go.',
    ]);
  });

  test('a cell of the tally', () => {
    expect(told({ row: 'secret', seat: ME }, sight).slice(0, 5)).toEqual([
      'Secret, Mei: +105',
      '+35 Midnight Rally',
      '+35 Midnight Rally',
      '+35 Midnight Rally',
      'Makes 630 so far.',
    ]);
  });

  test('what an immunity has kept away is told, and marked', () => {
    const kept = sightOf({
      mine: { leader: 's-6', zones: { top: 'c-16' } },
      theirs: { leader: 's-5', zones: { help: 'h-2' } },
      with: (state) => {
        const help = state.players[1]?.zones.help;
        if (help !== null && help !== undefined && help !== 'vacant') help.target = 'top';
      },
    });
    const tip = tipOf({ spot: 'top', seat: ME }, kept);
    expect(tip.rows.filter(({ off }) => off === true).map(({ from }) => read(from))).toEqual([
      'Make America Great Again, kept away by Coast-Guard Pilot',
    ]);
  });
});

describe('a zone says what is there, or what may come', () => {
  test('RR-010, RR-012: an open zone names the types that the leader allows', () => {
    expect(told({ spot: 'left', seat: ME }, sightOf({ mine: { leader: 's-6' } }))).toEqual([
      'Mei, Left zone: open',
      'The Old General lets these types stand here: Patriot, Right-wing, Freedom.',
      'Face-down any card may go here: no power, no type, no effect.',
    ]);
  });

  test('RR-059: with zone freedom it says that any type may come', () => {
    expect(told({ spot: 'left', seat: ME }, sightOf({ mine: { leader: 's-6', zones: { help: 'h-5' } } }))[1]).toBe(
      'Any type may stand here.',
    );
  });

  test('RR-031: a face-down card is named to its owner alone', () => {
    const down = { mine: { zones: { top: ['c-13', 'down'] } } } as const;
    const said = (viewer: 0 | 1 | null | 'all'): string => {
      const tip = tipOf({ spot: 'top', seat: ME }, sightOf(down, viewer));
      return spoken(tip, 'en').join(' ');
    };
    expect(said(0)).toContain('Retired Colonel');
    expect(said(0)).toContain('Only you know this card.');
    expect(said(1)).not.toContain('Colonel');
    expect(said(null)).not.toContain('Colonel');
    // Where nothing is hidden, the tip says who knew it.
    expect(said('all')).toContain('Retired Colonel');
    expect(said('all')).toContain('You see everything. At the time, only Mei knew this card.');
  });

  test('RR-057: a neutralised Help card says which card does it', () => {
    const sight = sightOf({ mine: { zones: { help: 'h-9' } }, theirs: { zones: { help: 'h-1' } } });
    expect(told({ spot: 'help', seat: ME }, sight)).toContain('Neutralised by Filibuster: it does nothing.');
  });
});

describe('piles', () => {
  const side = { hand: ['c-1', 'h-4'], deck: ['c-1', 'c-13'], discard: ['sp-1'] } as const;

  test('H-29: a deck’s tip lists what has not been seen; your own hand is seen, the rival’s is not', () => {
    const sight = sightOf({ mine: side, theirs: side });
    expect(unseenOf(sight.view, ME).sort()).toEqual(['c-13']);
    expect(unseenOf(sight.view, RIVAL).sort()).toEqual(['c-1', 'c-1', 'c-13', 'h-4']);
    expect(told({ pile: 'deck', seat: RIVAL }, sight)).toContain('×2 State Governor');
  });

  test('C-18: a card that went to the discard pile face-down is counted, and named to nobody else', () => {
    const buried: Situation = {
      mine: side,
      with: (state) => {
        const [first] = state.players[0]?.discard ?? [];
        if (first !== undefined) first.face = 'down';
      },
    };
    expect(told({ pile: 'discard', seat: ME }, sightOf(buried, 1)).join(' ')).not.toContain('October');
    expect(told({ pile: 'discard', seat: ME }, sightOf(buried, 1))).toContain('1 card went there face-down.');
  });

  test('no tip depends on what a viewer may not see', () => {
    const dealt = (hand: 'c-1' | 'c-13', deck: 'c-1' | 'c-13', viewer: 0 | null) =>
      sightOf({ theirs: { hand: [hand], deck: [deck, 'c-8'] }, with: (state) => state.players[1]?.list.sort() }, viewer);
    const all = (sight: Sight): string[] => everyWhat(sight.view).flatMap((what) => told(what, sight));
    for (const viewer of [0, null] as const) expect(all(dealt('c-1', 'c-13', viewer))).toEqual(all(dealt('c-13', 'c-1', viewer)));
  });
});

test('H-01: what the judges give follows the house rule', () => {
  const said = (vpScheme: 'judges' | 'flat'): string => told({ award: 'lead' }, sightOf({ rules: { vpScheme } })).join(' ');
  expect(said('judges')).toContain('every full 25');
  expect(said('flat')).toContain('brings nothing');
});
