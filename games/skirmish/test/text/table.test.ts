import { lineText, optionText, render, tableText, withEngineTexts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { tell, texts } from '../../text/index.ts';
import { pass, play, type SkirmishScene, skirmish } from '../skirmish.ts';

const words = withEngineTexts(texts);
const NAMES = ['Ann', 'Bo'];
const lines = (scene: SkirmishScene, eyes: 0 | 1 | null | 'all'): string[] =>
  tableText(tell.table(scene.view(eyes), eyes === 'all' ? null : (eyes as never))).map(({ say }) => render(words.en, say, NAMES));
const log = (scene: SkirmishScene, eyes: 0 | 1 | null = 0): string[] =>
  scene.told(eyes).flatMap((event) => {
    const line = tell.event(event);
    return line === null ? [] : [render(words.en, lineText(line), NAMES)];
  });

const busy = () =>
  skirmish({
    mine: { hand: ['scout', 'scout', 'fireball', 'bouncer'], units: ['champion', null, ['medic', 4]] },
    theirs: { hand: ['rally'], known: ['medic'], units: ['veteran', 'archer'], discard: ['gale'], played: 16, won: 1 },
    effects: [{ slot: 1, card: 'tribute', owner: 1 }],
    round: 2,
  });

test('H-21: the table in words: the round so far, the slots from the rival’s side, both players, what can still act on the field, the hand', () => {
  expect(lines(busy(), 0)).toEqual([
    'Round 2. If it ended now: Ann 2, Bo 1 VP, without Conquer.',
    'Raven Gap: Bo: Veteran 4 · Ann: Champion 5 (Ann is ahead)',
    'Old Toll: Bo: Archer 3 · Ann: open (Bo is ahead, Tribute of Bo)',
    'Saltmouth: Bo: open · Ann: Medic 4 (Ann is ahead)',
    'Widow’s Stair: Bo: open · Ann: open',
    '  Bo: Iron Wall · 2 in hand, 6 in the deck, 1 discarded · 1 round won (known in hand: Medic, may play 4 more this round, newest discard: Gale)',
    '▶ Ann: Iron Wall · 4 in hand, 6 in the deck, 0 discarded · 0 rounds won',
    'On the field',
    '  Veteran: Conquer: Draw a card.',
    '  Tribute: Choose a slot. Ongoing: “Conquer: when your unit conquers here, draw a card.”',
    'Your hand',
    '  Scout ×2: power 1 · Deploy: Draw a card.',
    '  Fireball: action · Deal 3 damage to an enemy unit.',
    '  Bouncer: power 2 · Deploy: Bounce a close unit (not itself). If it was an ally, discard a card.',
  ]);
});

test('a spectator is told no hand', () => {
  expect(lines(busy(), null).join('\n')).not.toMatch(/hand\n|Fireball|Scout/);
});

test('FS-005: where everything is open, both hands are told, each as its owner’s', () => {
  const told = lines(busy(), 'all');
  expect(told.slice(told.indexOf('Bo’s hand'))).toEqual([
    'Bo’s hand',
    '  Rally: action · Give all your units +1 power.',
    '  Medic: power 3 · Deploy: Heal your other units by 2 (not above their original power).',
    'Ann’s hand',
    '  Scout ×2: power 1 · Deploy: Draw a card.',
    '  Fireball: action · Deal 3 damage to an enemy unit.',
    '  Bouncer: power 2 · Deploy: Bounce a close unit (not itself). If it was an ally, discard a card.',
  ]);
});

test('options say where, whom, and what is sacrificed', () => {
  const scene = busy();
  const { ask, options } = scene.asks(0, 'play');
  const said = options.map((option) => render(words.en, optionText(tell.option(option, ask)), NAMES));
  expect(said).toEqual(
    expect.arrayContaining([
      'Pass: you play no more cards this round',
      'Scout at Old Toll',
      'Scout at Raven Gap: sacrifices your Champion',
      'Fireball on your rival’s Archer at Old Toll',
      'Bouncer at Old Toll: bounces your Medic at Saltmouth',
      'Bouncer at Saltmouth: sacrifices your Medic, bounces your rival’s Archer at Old Toll',
    ]),
  );
  expect(new Set(said).size).toBe(said.length);
});

describe('the log', () => {
  test('FS-065, FS-082: a play is told with all that came of it, numbers first to last', () => {
    const scene = skirmish({ mine: { hand: ['fireball'] }, theirs: { units: ['martyr', 'scout'] } });
    scene.answer(0, play('fireball', null, 'rival-0'));
    expect(log(scene)).toEqual([
      'Ann plays Fireball on Bo’s Martyr at Raven Gap.',
      'Fireball: 2 damage to Bo’s Martyr at Raven Gap, 2\u00a0→\u00a00.',
      'Bo’s Martyr at Raven Gap falls (Fireball).',
      'Martyr: Bo’s Scout at Old Toll +2 power, 1\u00a0→\u00a03.',
    ]);
  });

  test('a drawn card by name for its owner only', () => {
    const scene = skirmish({ mine: { hand: ['scout'], deck: ['medic'] } }).answer(0, play('scout', 0));
    expect(log(scene, 0)).toContain('Ann draws Medic (Scout).');
    expect(log(scene, 1)).toContain('Ann draws a card (Scout).');
  });

  test('a round is counted slot by slot', () => {
    const scene = busy().answer(0, pass).answer(1, pass);
    expect(log(scene)).toEqual([
      'Bo passes.',
      'Raven Gap: Ann wins it, 5 against 4. 1 VP.',
      'Old Toll: Bo holds it alone with 3. 1 VP.',
      'Saltmouth: Ann holds it alone with 4. 1 VP.',
      'Widow’s Stair: nobody is there.',
      'Bo’s Archer conquers Old Toll: Tribute.',
      'Bo draws a card (Tribute).',
      'Round 2: Ann wins, 2 to 1.',
    ]);
  });
});
