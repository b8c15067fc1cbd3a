import { lineText, optionText, render, tableText, withEngineTexts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { tell, texts } from '../../text/index.ts';
import {
  down,
  goOn,
  keep,
  ME,
  none,
  pass,
  type RevolutionScene,
  RIVAL,
  redraw,
  revolution,
  seal,
  take,
  up,
} from '../revolution.ts';

const words = withEngineTexts(texts);
const NAMES = ['Ann', 'Bo'];
const put = (what: Parameters<typeof render>[1]): string => render(words.en, what, NAMES);
const lines = (scene: RevolutionScene, eyes: 0 | 1 | null | 'all'): string[] =>
  tableText(tell.table(scene.view(eyes), eyes === 'all' ? null : (eyes as never))).map(({ say }) => put(say));
const log = (scene: RevolutionScene, eyes: 0 | 1 | null = 0): string[] =>
  scene.told(eyes).flatMap((event) => {
    const line = tell.event(event);
    return line === null ? [] : put(lineText(line)).split('\n');
  });

/** Round 3 of the mockups, before the last card. */
const mockup = () =>
  revolution({
    mine: {
      leader: 's-6',
      hand: ['c-8', 'sp-6', 'c-4'],
      zones: { top: 'c-13', left: 'c-6', help: 'h-9' },
      vp: 26,
    },
    theirs: {
      leader: 's-5',
      hand: ['sp-1'],
      zones: { top: 'c-10', left: 'c-26', right: 'c-25', help: ['c-1', 'down'], sp: ['sp-5', 'down'] },
      vp: 23,
    },
    round: 3,
    first: 1,
  });

describe('the table in words', () => {
  test('RR-024: where everything is open, it names face-down and sealed cards as such, and both hands', () => {
    const told = lines(mockup(), 'all');
    expect(told).toEqual(
      expect.arrayContaining([
        '  Help zone: State Governor, face-down',
        '  Secret zone: Scandal, sealed · Your opponent’s combo bonus gets −120 (not below 0).',
        // A face-down card counts for nothing, though it is seen here.
        'If the tally were now: Ann 490, Bo 560. The judges would give Ann 0 VP, Bo 22.',
      ]),
    );
    expect(told.filter((line) => line.endsWith('hand'))).toEqual(['Bo’s hand', 'Ann’s hand']);
    expect(lines(mockup(), null).join()).not.toMatch(/’s hand|State Governor|Scandal/);
  });

  test('RR-007, RR-046: both squares with every sum, both players, the hand', () => {
    const told = lines(mockup(), 0);
    expect(told).toEqual(
      expect.arrayContaining([
        'If the tally were now: Ann 490, Bo 560. The judges would give Ann 0 VP, Bo 22.',
        'Bo’s square',
        '  Leader: The Market Maker · initial point 90, level 2 · Your Economy characters get +30.',
        '  Left zone: Shipping Magnate · Economy, Tycoon · 135 +30 The Market Maker = 165 · No effect.',
        '  Help zone: face-down',
        '  Secret zone: sealed',
        '  Total: 560 · power 390 · combo +170 (Freedom + Economy +170)',
        'Ann’s square',
        '  Top zone: Retired Colonel · Patriot, Soldier · 140 +30 The Old General, +30 Veterans’ Parade = 200 · No effect.',
        '  Right zone: open: Patriot, Economy, Left-wing',
        '  Total: 490 · power 340 · combo +150 (Right-wing + Patriot +150)',
        'Your hand',
        '  Minuteman ×2: Patriot, Soldier, power 125 · No effect.',
        '  Midnight Rally: Secret, before the combo · Each of your face-up characters gets +35.',
      ]),
    );
    expect(told.find((line) => line.startsWith('▶'))).toMatch(
      /^▶ Ann: Voice of the Homeland · 26 VP · 4 in hand, 9 in the deck, 0 discarded/,
    );
  });

  test('RR-031: the rival reads what is face-down or sealed nowhere, its owner does', () => {
    expect(lines(mockup(), 0).join('\n')).not.toMatch(/Scandal|State Governor|October Surprise/);
    expect(lines(mockup(), 1)).toEqual(
      expect.arrayContaining([
        '  Help zone: State Governor, face-down',
        expect.stringMatching(/^ {2}Secret zone: Scandal, sealed/),
      ]),
    );
  });

  test('a spectator is told no hand', () => {
    expect(lines(mockup(), null).join('\n')).not.toMatch(/hand\n|Minuteman|Midnight Rally|Scandal/);
  });

  test('H-06: where leaders are hidden, the rival’s are named without their order', () => {
    const scene = revolution({ rules: { hiddenLeaders: true } });
    expect(lines(scene, 0).find((line) => line.includes('Bo: '))).toContain('leaders to come, in an order you do not know: ');
    expect(lines(scene, 0).find((line) => line.includes('Ann: '))).toContain('leaders to come: ');
  });

  test('a neutralised Help card says by what, and h-2 at whom it aims', () => {
    const scene = revolution({
      mine: { hand: ['h-2', 'c-1'] },
      theirs: { hand: ['c-23', 'c-1'], leader: 's-4', zones: { left: 'c-20' } },
    })
      .answer(ME, up('h-2', 'help'))
      .answer(ME, { do: 'aim', zone: 'left' });
    // It does not say that the power becomes 0: a card may protect the target, now or later.
    expect(log(scene)).toContain('Make America Great Again aims at Bo’s Buffett in the Left zone.');
    expect(lines(scene, 0).find((line) => line.includes('Help zone: Make America'))).toContain(
      '(aims at Buffett in the Left zone)',
    );
    scene.answer(RIVAL, up('c-23', 'top'));
    expect(log(scene)).toContain('Whistle-blower neutralises Ann’s Make America Great Again.');
    expect(lines(scene, 0).find((line) => line.includes('Help zone: Make America'))).toContain('(neutralised by Whistle-blower');
  });
});

describe('options', () => {
  test('say where and how a card goes, and why it cannot', () => {
    const { ask, options, blocked } = mockup().asks(ME, 'place');
    const said = options.map((option) => put(optionText(tell.option(option, ask))));
    expect(said).toEqual(
      expect.arrayContaining([
        'Minuteman in the Right zone: Patriot, power 125',
        'Golden-Tower Heir face-down in the Right zone: no power, no type, no effect',
      ]),
    );
    expect(new Set(said).size).toBe(said.length);
    const why = (card: string, zone: string): string =>
      put(
        blocked.find(({ option }) => 'card' in option && option.card === card && 'zone' in option && option.zone === zone)
          ?.why ?? { key: 'none' },
      );
    expect(why('c-4', 'right')).toBe('The Old General allows no Right-wing here');
    expect(why('c-8', 'top')).toBe('this zone is taken');
    expect(why('sp-6', 'right')).toBe('only in the secret phase; face-down at any time');
  });
});

describe('the log', () => {
  test('RR-027: the round of the mockups is told row by row, from the battle alone', () => {
    const scene = mockup().answer(ME, up('c-8', 'right')).answer(ME, seal('sp-6'));
    expect(log(scene)).toEqual([
      'Revealed: Ann: Midnight Rally · Bo: Scandal',
      'Round 3: Ann wins, 660 to 560.',
      '    Printed: Ann 375 (Retired Colonel 140, Border Sheriff 110, Minuteman 125), makes 375 · Bo 330 (Edward Coristine 70, Shipping Magnate 135, Hedge-Fund Manager 125), makes 330',
      '    Leaders: Ann +60 (The Old General +60), makes 435 · Bo +60 (The Market Maker +60), makes 390',
      '    Effects: Ann +30 (Border Sheriff +30), makes 465 · Bo 0',
      '    Help: Ann +60 (Veterans’ Parade +60), makes 525 · Bo 0',
      '    Secret: Ann +105 (Midnight Rally +105), makes 630 · Bo 0',
      '    Combo: Ann +30 (Right-wing + Patriot +150, Scandal −120), makes 660 · Bo +170 (Freedom + Economy +170), makes 560',
      '    Ann: 26 → 45 VP (round +15, lead +4)',
      '    Bo: 23 → 28 VP (style +5)',
    ]);
  });

  test('RR-043: a search is told to its searcher with the cards, to the rival without', () => {
    const scene = revolution({ mine: { leader: 's-4', hand: ['c-9'], deck: ['c-1', 'c-8', 'c-13', 'c-19', 'c-24'] } });
    scene.answer(ME, up('c-9', 'top'));
    expect(log(scene, 0)).toContain('Elijah: Ann looks at Minuteman, Retired Colonel, Civil-Rights Lawyer, Cartoonist.');
    expect(log(scene, 1)).toContain('Elijah: Ann looks at the top 4 cards of the deck.');
    scene.answer(ME, take('c-24'));
    expect(log(scene, 0).slice(0, 2)).toEqual(['Ann takes Cartoonist into the hand.', '    3 cards go under the deck.']);
    expect(log(scene, 1).slice(0, 2)).toEqual(['Ann takes a card into the hand.', '    3 cards go under the deck.']);
    expect(lines(scene, 0).find((line) => line.includes('Ann: '))).toContain('under the deck: ');
  });

  test('a search without a choice, and one of a card that everybody sees', () => {
    const deck = ['c-1', 'h-4', 'c-8', 'c-13', 'c-19', 'c-24', 'c-25', 'c-26'] as const;
    const searching = () => revolution({ mine: { leader: 's-4', hand: ['c-12'], deck } }).answer(ME, up('c-12', 'top'));
    expect(log(searching().answer(ME, none), 1)).toContain('Ann takes no card.');
    const found = searching().answer(ME, take('h-4'));
    expect(log(found, 1)).toEqual(
      expect.arrayContaining([
        'Ann takes Small Donations for the Help zone.',
        'Luke Farritor: Small Donations goes to Ann’s Help zone.',
      ]),
    );
  });

  test('what goes face-down is named to its owner alone', () => {
    const scene = revolution({ mine: { hand: ['c-1'] } }).answer(ME, down('c-1', 'left'));
    expect(log(scene, 0)).toContain('Ann places State Governor face-down in the Left zone.');
    expect(log(scene, 1)).toContain('Ann places a card face-down in the Left zone.');
  });

  test('H-05, H-30: the first hands, and who goes first with the reason', () => {
    const scene = revolution({
      from: { do: 'match.begin' },
      with: (state) => Object.assign(state, { round: 0, phase: 'redraw' }),
    });
    scene.answer(ME, keep).answer(RIVAL, redraw);
    expect(log(scene, 0)).toEqual(
      expect.arrayContaining(['Ann keeps the hand.', 'Bo puts back all cards and draws as many new ones.']),
    );
  });

  test('H-02: an extra round has no number', () => {
    const event = { type: 'round', round: 5, leaders: ['s-7', 's-8'], first: ME, why: 'second' } as const;
    const said = tell.event({ ...event, leaders: [...event.leaders] });
    expect(said === null ? '' : put(lineText(said))).toBe(
      '— Extra round: The Coalition Builder against The Circuit Judge —\n    Ann goes first: both have an initial point of 100, and Ann was second before.',
    );
  });

  test('a pass shows as vacant, and only at the reveal', () => {
    const scene = revolution({
      mine: { hand: ['c-1', 'c-3'], zones: { top: 'c-1', left: 'c-8', right: 'c-3' } },
      theirs: { hand: ['c-3'], zones: { top: 'c-1', left: 'c-8', right: 'c-3', help: 'h-4' } },
    });
    scene.answer(ME, down('c-1', 'help'));
    expect(log(scene)).toContain('The square is full: both players may seal a card.');
    scene.answer(ME, pass).answer(RIVAL, seal('c-3'));
    expect(log(scene)[0]).toBe('Revealed: Ann: vacant · Bo: Oil Baron, a bluff');
    scene.answer(RIVAL, goOn);
  });
});
