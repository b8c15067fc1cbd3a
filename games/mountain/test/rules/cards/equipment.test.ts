import { describe, expect, test } from 'vitest';
import { mountain, player } from '../../mountain.ts';
import { inDuel, inFight, slotsOffered } from './bonuses.ts';

const BARE = [1, 1];
type Added = readonly [attack: number, defence: number];

/** What a scout with it adds to Attack and Defence: against enemies, against players. */
const EQUIPMENT: readonly (readonly [rule: string, item: string, where: 'held' | 'worn', fight: Added, duel: Added])[] = [
  ['KM-123', 'dagger', 'held', [2, 1], [2, 1]],
  ['KM-124', 'wooden-shield', 'held', [1, 2], [1, 2]],
  ['KM-125', 'robe', 'worn', [1, 2], [1, 2]],
  ['KM-126', 'crude-axe', 'held', [2, 1], [2, 1]],
  ['KM-127', 'lamp', 'held', [1, 1], [1, 1]],
  ['KM-132', 'heirloom-armor', 'worn', [1, 3], [1, 3]],
  ['KM-133', 'silver-shield', 'held', [1, 3], [1, 3]],
  ['KM-134', 'lords-sword', 'held', [3, 1], [3, 1]],
  ['KM-135', 'boogey-bane', 'held', [3, 1], [1, 1]],
  ['KM-136', 'velvet-cloak', 'worn', [1, 1], [1, 1]],
  ['KM-140', 'royal-aegis', 'worn', [1, 4], [1, 4]],
  ['KM-142', 'dragonfang-greatsword', 'held', [4, 1], [4, 1]],
];

/** With one in each hand its bonus counts twice, on top of the 1 that everybody has. */
const twice = (added: Added): number[] => added.map((n) => 2 * n - 1);

describe.each(EQUIPMENT)('%s: %s, %s', (rule, item, where, fight, duel) => {
  const worn = where === 'worn';
  test(`${rule}: ${where} it adds ${fight.join(' and ')} against enemies, ${duel.join(' and ')} against players`, () => {
    expect(inFight(worn ? { armour: item } : { left: item })).toEqual(fight);
    expect(inDuel(worn ? { armour: item } : { right: item })).toEqual(duel);
    if (worn) return;
    expect(inFight({ left: item, right: item })).toEqual(twice(fight));
    expect(inDuel({ left: item, right: item })).toEqual(twice(duel));
  });
  test(`${rule}, KM-106: carried it adds nothing`, () => {
    expect(inFight({ pack: [item] })).toEqual(BARE);
    expect(inDuel({ pack: [item] })).toEqual(BARE);
  });
  test(`${rule}, KM-110: it goes ${worn ? 'on the body, never into a hand' : 'into a hand, never on the body'}`, () => {
    expect(slotsOffered(item, item === 'lamp' ? 'dagger' : 'lamp')).toEqual(worn ? ['armour'] : ['left', 'right']);
  });
});

test('KM-126: a Crude Axe and a Dagger count together', () => {
  expect(inDuel({ left: 'crude-axe', right: 'dagger' })).toEqual([3, 1]);
});

test('KM-135: a Hunter adds the class bonus to a Boogey-Bane', () => {
  expect(inFight({ class: 'hunter', right: 'boogey-bane' })).toEqual([4, 1]);
});

test('KM-067: Heirloom Armor is put on before the action, in exchange for the Robe', () => {
  const scene = mountain({ players: [{ armour: 'robe', pack: ['heirloom-armor'] }, {}] });
  scene.answer(0, { do: 'equip', item: 'heirloom-armor', slot: 'armour' });
  expect(player(scene, 0)).toMatchObject({ armour: 'heirloom-armor', pack: ['robe'] });
  expect(scene.view(1).players[0]?.defence).toBe(3);
});
