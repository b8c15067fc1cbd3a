import { cardText, cardWords, render, type Worded } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import '../../../rules/cards/index.ts';
import { cards } from '../../../rules/catalog.ts';
import { CHARACTER_ZONES, GAME_TYPES, TRAITS } from '../../../rules/state.ts';
import { CHARACTERS, HELP, LEADERS, SP } from './printed.ts';

const wordsOf = (card: Worded): string => render(cardWords([card]), cardText(card));
const TYPE_OF = { R: 'rightWing', L: 'leftWing', F: 'freedom', E: 'economy', P: 'patriot' } as const;
const typesOf = (letters: string): string[] => letters.split('').map((letter) => TYPE_OF[letter as keyof typeof TYPE_OF]);

describe('leaders', () => {
  test.each(LEADERS)(
    'RR-010: %s %s has its zones, initial point, level and words',
    (id, name, top, left, right, point, level, text) => {
      const card = cards.get(id);
      expect(card).toMatchObject({ id, kind: 'leader', name, initialPoint: point, level, type: null, power: 0 });
      expect(card.zones).toEqual({ top: typesOf(top), left: typesOf(left), right: typesOf(right) });
      expect(wordsOf(card)).toBe(text);
    },
  );

  test('RR-010: every type has one leader that allows it everywhere', () => {
    const everywhere = (type: string): string[] =>
      LEADERS.filter(([, , ...zones]) => zones.slice(0, 3).every((zone) => typesOf(String(zone)).includes(type))).map(
        ([id]) => id,
      );
    expect(GAME_TYPES.map(everywhere)).toEqual([['s-1'], ['s-3'], ['s-4'], ['s-5'], ['s-6']]);
  });
});

test.each(CHARACTERS)('RR-009, RR-013: %s %s has one type, traits, power and words', (id, name, type, traits, power, text) => {
  const card = cards.get(id);
  expect(card).toMatchObject({ id, kind: 'character', name, type, traits, power, zones: null, timing: null });
  expect(wordsOf(card)).toBe(text);
  expect(card.rules.length > 0).toBe(text !== 'No effect.');
});

describe('utility cards', () => {
  test.each(HELP)('RR-011: %s %s is a Help card with its words', (id, name, text) => {
    const card = cards.get(id);
    expect(card).toMatchObject({ id, kind: 'help', name, type: null, traits: [], power: 0, timing: null });
    expect(wordsOf(card)).toBe(text);
  });

  test.each(SP)('RR-011, RR-026: %s %s is an SP card with its timing and words', (id, name, timing, text) => {
    const card = cards.get(id);
    expect(card).toMatchObject({ id, kind: 'sp', name, timing, type: null, traits: [], power: 0 });
    expect(wordsOf(card)).toBe(text);
  });
});

test('the set has 74 cards, in the order of the rules', () => {
  expect(cards.all.map(({ id }) => id)).toEqual([...LEADERS, ...CHARACTERS, ...HELP, ...SP].map(([id]) => id));
  expect(cards.all).toHaveLength(74);
});

test('deck codes are two small letters, and no two cards have the same', () => {
  expect(cards.all.filter(({ code }) => !/^[a-z]{2}$/.test(code))).toEqual([]);
  expect(new Set(cards.all.map(({ code }) => code)).size).toBe(74);
});

test('RR-008: five types, and every character is of one of them', () => {
  expect(GAME_TYPES).toEqual(['rightWing', 'leftWing', 'freedom', 'economy', 'patriot']);
  for (const type of GAME_TYPES) expect(cards.all.filter((card) => card.type === type).length, type).toBeGreaterThan(5);
});

test('C-04, RR-012: no trait is called like a type, so what is said of a type cannot mean a trait', () => {
  expect(TRAITS.filter((trait) => (GAME_TYPES as readonly string[]).includes(trait))).toEqual([]);
});

describe('what rules are made of', () => {
  const rules = cards.all.flatMap(({ id, kind, rules: all }) => all.map((rule) => ({ id, kind, rule })));
  const idsWith = (trigger: string): string[] => rules.filter(({ rule }) => rule.trigger === trigger).map(({ id }) => id);

  test('RR-039: triggered ones by their moment, all others are continuous', () => {
    expect(new Set(idsWith('onSummon'))).toEqual(new Set(['c-9', 'c-10', 'c-12', 'c-14', 'c-23', 'c-27', 'c-34']));
    expect(new Set(idsWith('onPlay'))).toEqual(new Set(['h-2', 'h-4', 'h-15']));
    expect(idsWith('spPhase')).toEqual(['sp-1', 'sp-3', 'sp-4', 'sp-5', 'sp-6', 'sp-7', 'sp-9']);
    expect(idsWith('finalCalculation')).toEqual(['sp-2', 'sp-8', 'sp-10']);
    for (const { id, rule } of rules) expect(rule.kind, id).toBe(rule.trigger === 'always' ? 'continuous' : 'triggered');
  });

  test('RR-026: what an SP card changes is counted when its timing says: before the combo, after it, or at the end', () => {
    const parts = { before: ['help', 'power'], after: ['combo', 'total'], final: ['award'] };
    for (const { id, timing, rules: all } of cards.all)
      for (const { part } of all) if (timing !== null) expect(parts[timing], id).toContain(part);
  });

  test('RR-041: leaders have continuous rules only', () => {
    expect(rules.filter(({ kind, rule }) => kind === 'leader' && rule.kind !== 'continuous')).toEqual([]);
  });

  test('RR-040: own characters before the opponent’s, and only h-5 and c-16 cannot be ended', () => {
    for (const { id, rule } of rules) expect(rule.priority === 4, id).toBe(rule.scope !== 'self');
    expect(rules.filter(({ rule }) => rule.unremovable).map(({ id }) => id)).toEqual(['c-16', 'h-5']);
  });

  test('RR-007, RR-040: filters name zones that there are', () => {
    const zones = rules.flatMap(({ rule }) => rule.filter.zones ?? []);
    expect(zones).toEqual(['top']);
    expect(CHARACTER_ZONES).toEqual(['top', 'left', 'right']);
  });
});
