import { cardText, cardWords, render, seat } from '@tavern/engine';
import { given } from '@tavern/engine/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../../rules/game.ts';
import type { ClassId, PrintedClassId } from '../../../rules/state.ts';
import { attack, exchangeBlows, mountain, PRINTED, player } from '../../mountain.ts';
import { inDuel, inFight } from './bonuses.ts';

const ALL: readonly ClassId[] = ['scout', 'hunter', 'gladiator', 'warden', 'guard', 'monk', 'porter'];

/** One round against a goblin (Attack 1, Defence 0): without a bonus the player just fails to hit it, and is just hit. */
function againstGoblin(hero: ClassId) {
  const scene = mountain({
    players: [{ class: hero, at: 1 }, { at: 0 }],
    enemies1: ['goblin'],
    dice: [1, 3, 3, 4, 4, ...(hero === 'hunter' ? [99] : [])],
  });
  scene.answer(0, { do: 'move' }).answer(0, attack(0));
  const round = scene.told(1).find((event) => event.type === 'fightRound');
  if (hero !== 'hunter') scene.asks(0, 'fight');
  return { hits: round?.foes[0]?.struck, hit: round?.foes[0]?.hits };
}

/** One round against a scout: without a bonus the player just fails to hit, and is just hit. */
function againstPlayer(hero: ClassId) {
  const scene = mountain({ players: [{ class: hero, at: 3 }, { at: 3 }], dice: [3, 3, 4, 3] });
  exchangeBlows(scene.answer(0, { do: 'duel', with: 1 }));
  scene.asks(0, 'duel');
  const round = scene.told(1).find((event) => event.type === 'duelRound');
  return { hits: round?.fighters[0]?.hits, hit: round?.fighters[1]?.hits };
}

describe('class bonuses in combat', () => {
  /** What is added to the dice, and whether the rounds above hit and are hit. */
  test.each([
    ['KM-111', 'scout', 'enemies', [1, 1], [false, true]],
    ['KM-111', 'scout', 'players', [1, 1], [false, true]],
    ['KM-112', 'hunter', 'enemies', [2, 1], [true, true]],
    ['KM-112', 'hunter', 'players', [1, 1], [false, true]],
    ['KM-113', 'gladiator', 'enemies', [1, 1], [false, true]],
    ['KM-113', 'gladiator', 'players', [2, 1], [true, true]],
    ['KM-114', 'warden', 'enemies', [1, 2], [false, false]],
    ['KM-114', 'warden', 'players', [1, 1], [false, true]],
    ['KM-115', 'guard', 'enemies', [1, 1], [false, true]],
    ['KM-115', 'guard', 'players', [1, 2], [false, false]],
    ['KM-116', 'monk', 'enemies', [1, 1], [false, true]],
    ['KM-116', 'monk', 'players', [1, 1], [false, true]],
    ['KM-117', 'porter', 'enemies', [1, 1], [false, true]],
    ['KM-117', 'porter', 'players', [1, 1], [false, true]],
  ] as const)('%s: a %s against %s adds %j to Attack and Defence', (_, hero, against, added, [hits, hit]) => {
    expect((against === 'enemies' ? inFight : inDuel)({ class: hero })).toEqual(added);
    expect((against === 'enemies' ? againstGoblin : againstPlayer)(hero)).toEqual({ hits, hit });
  });
  test('KM-113, H-17: a Gladiator has the bonus also when challenged by another', () => {
    const scene = mountain({ players: [{ at: 3 }, { class: 'gladiator', at: 3 }], dice: [1, 3, 3, 6] });
    exchangeBlows(scene.answer(0, { do: 'duel', with: 1 }));
    expect(player(scene, 0).hp).toBe(4);
    scene.asks(0, 'duel');
  });
  test('H-54: the stats panel shows base and equipment, without the class', () => {
    for (const hero of ALL) {
      const scene = mountain({ players: [{ class: hero, left: 'dagger', armour: 'royal-aegis' }, {}] });
      expect(scene.view(1).players[0], hero).toMatchObject({ attack: 2, defence: 4, movement: -1 });
    }
  });
});

describe('Scout', () => {
  const trapped = (hero: ClassId) =>
    mountain({
      players: [{ class: hero, at: 4 }, { at: 0 }],
      traps: [{ tile: 5, owner: 1 }],
      treasure2: ['rage-potion'],
      dice: [1],
    }).answer(0, { do: 'move' });

  test('KM-111, H-43: a Scout is immune to Traps, and the Trap stays', () => {
    const scene = trapped('scout').tells(1, { type: 'trapAvoided', seat: seat(0), owner: seat(1), tile: 5 });
    expect(player(scene, 0).skip).toBe(false);
    expect(scene.view(1).traps).toEqual([{ tile: 5, owner: 1 }]);
    expect(player(scene, 0).pack).toEqual(['rage-potion']);
  });
  test.each(ALL.filter((hero) => hero !== 'scout'))('KM-111: a %s is not immune to Traps', (hero) => {
    const scene = trapped(hero).tells(1, { type: 'trapSprung', seat: seat(0), owner: seat(1), tile: 5 });
    expect(player(scene, 0).skip).toBe(true);
    expect(scene.view(1).traps).toEqual([]);
  });
});

describe('Monk', () => {
  /** Two rounds in each of which the goblin hits. */
  const beaten = (hero: ClassId) =>
    mountain({
      players: [{ class: hero, at: 1, hp: 1 }, { at: 0 }],
      enemies1: ['goblin'],
      dice: [1, 1, 1, 6, 6, ...(hero === 'monk' ? [1, 1, 6, 6] : [])],
    }).answer(0, { do: 'move' });

  test('KM-116, KM-205: when a Monk drops to 0 HP, it is restored to 1 HP and fights on', () => {
    const scene = beaten('monk').answer(0, attack(0));
    scene.tells(1, { type: 'hurt', seat: seat(0), lost: 1, hp: 0, from: 'fight' });
    scene.tells(1, { type: 'recovered', seat: seat(0), hp: 1 });
    expect(player(scene, 0)).toMatchObject({ hp: 1, down: false, recovered: true });
    scene.answer(0, attack(0));
  });
  test('KM-116: once per game only: the second time the Monk falls', () => {
    const scene = beaten('monk').answer(0, attack(0)).answer(0, attack(0));
    scene.tells(1, { type: 'fell', seat: seat(0) }).tells(1, { type: 'fightLost', seat: seat(0) });
    expect(player(scene, 0).at).toBe(1);
  });
  test('KM-116: a Monk who recovered in an earlier turn has no second recovery', () => {
    const scene = mountain({
      players: [{ class: 'monk', at: 1, hp: 1, recovered: true }, { at: 0 }],
      enemies1: ['goblin'],
      dice: [1, 1, 1, 6, 6],
    });
    scene
      .answer(0, { do: 'move' })
      .answer(0, attack(0))
      .tells(1, { type: 'fell', seat: seat(0) });
  });
  test('KM-116: no other class recovers', () => {
    for (const hero of ALL.filter((each) => each !== 'monk'))
      beaten(hero)
        .answer(0, attack(0))
        .tells(1, { type: 'fell', seat: seat(0) });
  });
  test('KM-116: a Monk also recovers in a duel', () => {
    const scene = mountain({ players: [{ at: 3 }, { class: 'monk', at: 3, hp: 1 }], dice: [6, 6, 1, 1] });
    exchangeBlows(scene.answer(0, { do: 'duel', with: 1 })).tells(0, { type: 'recovered', seat: seat(1), hp: 1 });
    expect(player(scene, 1)).toMatchObject({ hp: 1, down: false });
    scene.asks(1, 'duel');
  });
  test('KM-116, H-41: a Monk also recovers from a Sprained Wrist, and the turn goes on', () => {
    const scene = mountain({ players: [{ class: 'monk', at: 2, hp: 1 }, {}], luck: ['sprained-wrist'], dice: [1] });
    scene.answer(0, { do: 'move' }).tells(1, { type: 'recovered', seat: seat(0), hp: 1 });
    scene.asks(0, 'after');
    expect(player(scene, 0).hp).toBe(1);
  });
  test('H-40: two hits of one round are one loss, and the Monk recovers from it once', () => {
    const scene = mountain({
      players: [{ class: 'monk', at: 5, hp: 1 }, { at: 0 }],
      enemies1: ['goblin', 'bandit'],
      dice: [1, 0, 1, 1, 6, 6, 6, 6],
    });
    scene.answer(0, { do: 'move' }).answer(0, attack(0));
    expect(player(scene, 0)).toMatchObject({ hp: 1, recovered: true });
    scene.asks(0, 'fight');
  });
});

describe('Porter', () => {
  const filled = (hero: ClassId) =>
    mountain({ players: [{ class: hero, pack: ['robe', 'dagger'] }, {}], treasure1: ['beer'], dice: [1] }).answer(0, {
      do: 'move',
    });

  test('KM-065, KM-108, KM-117, KM-198: a Porter carries 5 slots from the start, everybody else 4', () => {
    for (const hero of ALL) {
      const scene = mountain({ players: [{ class: hero }, {}] });
      expect(scene.view(1).players[0]?.capacity, hero).toBe(hero === 'porter' ? 5 : 4);
    }
  });
  test('KM-108: two big items and a small one fit into the backpack of a Porter', () => {
    const scene = filled('porter').answer(0, { do: 'end' });
    expect(player(scene, 0).pack).toEqual(['robe', 'dagger', 'beer']);
    scene.asks(1, 'turn');
  });
  test('KM-074, KM-107: anybody else must drop something before the turn ends', () => {
    const scene = filled('hunter').refuses(0, { do: 'end' }, 'not-an-option', 'blocked.overfull');
    scene.answer(0, { do: 'drop', item: 'beer' }).answer(0, { do: 'end' });
    scene.asks(1, 'turn');
  });
  test('KM-108: a sixth slot is too much even for a Porter', () => {
    const scene = mountain({
      players: [{ class: 'porter', pack: ['robe', 'dagger', 'trap'] }, {}],
      treasure1: ['beer'],
      dice: [1],
    });
    scene.answer(0, { do: 'move' }).refuses(0, { do: 'end' }, 'not-an-option', 'blocked.overfull');
  });
});

test('KM-118, C-20: no class has starting gear, and everybody starts on tile 0 with 5 HP (KM-064)', () => {
  for (const hero of ALL) {
    const scene = given(game, { seats: [{ class: hero }, { class: 'scout' }], rests: ['initiative'] });
    const bare = { class: hero, at: 0, hp: 5, left: null, right: null, armour: null, pack: [], kept: [] };
    expect(scene.view(0).players[0], hero).toMatchObject(bare);
  }
});

test('KM-021: there are 7 classes, and their texts have the printed numbers', () => {
  const printed: { readonly [hero in PrintedClassId]: string } = {
    scout: 'Immune to Traps.',
    hunter: '+1 Attack when fighting enemies.',
    gladiator: '+1 Attack when fighting players.',
    warden: '+1 Defence when fighting enemies.',
    guard: '+1 Defence when fighting players.',
    monk: 'Once per game, when your HP drops to 0, restore it to 1 HP.',
    porter: '5 slots in your backpack instead of 4.',
  };
  const said = PRINTED.classes.map((card) => [card.id, render(cardWords([card]), cardText(card))]);
  expect(Object.fromEntries(said)).toEqual(printed);
});

test('H-03: two players may take the same class', () => {
  const scene = mountain({ players: [{ class: 'monk' }, { class: 'monk' }] });
  expect(scene.view(0).players.map((each) => each.class)).toEqual(['monk', 'monk']);
});
