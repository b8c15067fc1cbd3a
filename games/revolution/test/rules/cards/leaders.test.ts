import { describe, expect, test } from 'vitest';
import { cards } from '../../../rules/catalog.ts';
import type { CharacterId, LeaderId } from '../../../rules/state.ts';
import { combo, MINE, reckoned, sum, sums, THEIRS, total } from '../reckoning/boards.ts';

test('RR-050: s-1 Trump allows and strengthens as the document says: Right-wing and Patriot +45', () => {
  expect(cards.get('s-1').zones).toEqual({
    top: ['rightWing', 'freedom', 'economy'],
    left: ['rightWing', 'freedom', 'patriot'],
    right: ['rightWing', 'patriot', 'economy'],
  });
  const result = reckoned({
    mine: { leader: 's-1', top: 'c-1', left: 'c-8', right: 'c-25' },
    theirs: { top: 'c-1', left: 'c-8' },
  });
  expect(sums(result, MINE)).toEqual(['130 +45 s-1 = 175', '125 +45 s-1 = 170', '125 = 125']);
  expect(sums(result, THEIRS)).toEqual(['130 = 130', '125 = 125']);
});

describe('s-2 Powell', () => {
  test('RR-051: the power of the opponent’s Economy cards becomes 0', () => {
    const result = reckoned({ mine: { leader: 's-2', top: 'c-25' }, theirs: { top: 'c-25', left: 'c-24', right: 'c-20' } });
    expect(sums(result, THEIRS)).toEqual(['125 +50 c-20 -175 s-2 = 0', '130 = 130', '110 -110 s-2 = 0']);
    expect(sum(result, MINE, 'top')).toBe('125 = 125');
  });

  test('C-04: he goes by the type: a Tycoon of another type keeps its power', () => {
    const result = reckoned({ mine: { leader: 's-2' }, theirs: { top: 'c-3' } });
    expect(sum(result, THEIRS, 'top')).toBe('120 = 120');
  });
});

const OF_TYPE: readonly (readonly [LeaderId, string, CharacterId, string])[] = [
  ['s-3', 'Left-wing', 'c-32', '125 +30 s-3 = 155'],
  ['s-4', 'Freedom', 'c-24', '130 +30 s-4 = 160'],
  ['s-5', 'Economy', 'c-25', '125 +30 s-5 = 155'],
  ['s-6', 'Patriot', 'c-8', '125 +30 s-6 = 155'],
];
test.each(OF_TYPE)('%s gives its own %s characters +30, and nobody else', (leader, _type, card, expected) => {
  const result = reckoned({ mine: { leader, top: card, left: 'c-1' }, theirs: { top: card } });
  expect(sums(result, MINE)).toEqual([expected, '130 = 130']);
  expect(sums(result, THEIRS)).toEqual([`${cards.get(card).power} = ${cards.get(card).power}`]);
});

test('s-7 gives +60 to a combo that is scored', () => {
  const led = (left: CharacterId) => combo(reckoned({ mine: { leader: 's-7', top: 'c-1', left } }), MINE);
  expect([led('c-8'), led('c-3'), led('c-32')]).toEqual(['150 rightPatriot +60 s-7 = 210', '50 pair +60 s-7 = 110', '= 0']);
});

test('s-8 takes 30 from the opponent’s characters with a printed power of 120 or more', () => {
  const result = reckoned({
    mine: { leader: 's-8', top: 'c-1' },
    theirs: { top: 'c-3', left: 'c-16', right: 'c-13', help: 'h-9' },
  });
  // 115 printed stays below 120, whatever it becomes.
  expect(sums(result, THEIRS)).toEqual(['120 -30 s-8 = 90', '115 +30 h-9 = 145', '140 -30 s-8 +30 h-9 = 140']);
  expect(sum(result, MINE, 'top')).toBe('130 = 130');
});

test('s-9 gives +80 to the total for three face-up characters of three types', () => {
  const led = (right: CharacterId | 'down') =>
    total(reckoned({ mine: { leader: 's-9', top: 'c-1', left: 'c-32', right } }), MINE);
  expect([led('c-19'), led('c-37'), led('down')]).toEqual(['+80 s-9 = 455', '= 435', '= 255']);
});

test('s-10 takes 50 from the opponent’s combo bonus, not below 0', () => {
  const theirs = (left: CharacterId) => {
    const result = reckoned({ mine: { leader: 's-10', top: 'c-1', left: 'c-8' }, theirs: { top: 'c-1', left } });
    return [combo(result, MINE), combo(result, THEIRS)];
  };
  expect(theirs('c-8')).toEqual(['150 rightPatriot = 150', '150 rightPatriot -50 s-10 = 100']);
  expect(theirs('c-3')).toEqual(['150 rightPatriot = 150', '50 pair -50 s-10 = 0']);
  expect(theirs('c-19')).toEqual(['150 rightPatriot = 150', '= 0']);
});
