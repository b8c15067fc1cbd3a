import { describe, expect, test } from 'vitest';
import { easy } from '../../bot/easy.ts';
import { down, full, none, pass, revolution, type Situation, seal, take, up } from '../revolution.ts';
import { chosenBy } from './matches.ts';

const chosen = (situation: Situation): unknown => chosenBy(easy, revolution(situation));

/** Both sides are full, and the secret phase begins. */
const secret = { from: { do: 'secret' } } as const;

describe('easy takes what puts it furthest ahead at once', () => {
  test('the most power, with what leader and allies add to it', () => {
    // s-6 gives Patriots 30: 125 + 30 is more than 150.
    expect(chosen({ mine: { leader: 's-6', hand: ['c-4', 'c-8', 'c-2'] } })).toMatchObject({ card: 'c-8', face: 'up' });
    expect(chosen({ mine: { leader: 's-8', hand: ['c-4', 'c-8', 'c-2'] } })).toMatchObject({ card: 'c-4', face: 'up' });
  });

  test('RR-034, RR-037: a combo counts like power', () => {
    const two = { leader: 's-1', zones: { top: 'c-3', left: 'c-2' } } as const;
    expect(chosen({ mine: { ...two, hand: ['c-13', 'c-6'] } })).toEqual(up('c-6', 'right'));
    expect(chosen({ mine: { ...two, zones: { top: 'c-3', left: ['c-2', 'down'] }, hand: ['c-13', 'c-6'] } })).toEqual(
      up('c-13', 'right'),
    );
  });

  test('what it takes from the rival counts as much', () => {
    const mine = { leader: 's-8', hand: ['c-14', 'h-2'], deck: ['c-14'] } as const;
    expect(chosen({ mine, theirs: { zones: { top: 'c-26' } } })).toEqual(up('h-2', 'help'));
    expect(chosen({ mine, theirs: { zones: {} } })).toMatchObject({ card: 'c-14' });
  });

  test('where nothing fits, its weakest card goes face-down', () => {
    // s-8 has no place for Freedom in the top zone.
    const zones = { left: 'c-8', right: 'c-1', help: 'h-9' } as const;
    expect(chosen({ mine: { leader: 's-8', zones, hand: ['c-24', 'c-9'], deck: [] } })).toEqual(down('c-9', 'top'));
  });
});

describe('RR-042, RR-043: easy chooses by the reckoning, too', () => {
  test('it aims h-2 at the strongest', () => {
    const scene = revolution({ mine: { hand: ['h-2'] }, theirs: { zones: { top: 'c-18', left: 'c-26', right: 'c-28' } } });
    scene.answer(0, up('h-2', 'help'));
    expect(chosenBy(easy, scene)).toEqual({ do: 'aim', zone: 'left' });
    scene.asks(0, 'choose');
  });

  test('of what a search has found it takes the strongest, and none where nothing fits', () => {
    const mine = { leader: 's-4', hand: ['c-9', 'c-10'] } as const;
    const found = revolution({ mine: { ...mine, deck: ['c-1', 'c-18', 'c-24', 'sp-3', 'c-22'] } }).answer(0, up('c-9', 'top'));
    expect(chosenBy(easy, found)).toEqual(take('c-24'));
    found.asks(0, 'choose');
    const nothing = revolution({ mine: { ...mine, deck: ['c-1', 'c-18', 'c-24'] } }).answer(0, up('c-10', 'top'));
    expect(chosenBy(easy, nothing)).toEqual(none);
    nothing.asks(0, 'choose');
  });
});

test('RR-023: easy seals the SP card that brings most, and nothing where none brings anything', () => {
  const side = { leader: 's-8', zones: full('c-1', 'c-8', 'c-3', 'h-12') } as const;
  const hand = ['c-2', 'sp-3', 'sp-4'] as const;
  expect(chosen({ mine: { ...side, hand }, theirs: side, ...secret })).toEqual(seal('sp-4'));
  expect(chosen({ mine: { ...side, hand: ['c-2', 'sp-9'] }, theirs: side, ...secret })).toEqual(pass);
});
