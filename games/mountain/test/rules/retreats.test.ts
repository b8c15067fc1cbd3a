import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, mountain, player, STANDOFF, standOff } from '../mountain.ts';
import { choices, done, end, heard, move, only, rest, retreat, told } from './actions.ts';
import { BOTH, duelling, facing, HIT, MISS, round, STRUCK } from './scenes.ts';

describe('retreat from a fight', () => {
  test('KM-091, KM-196, KM-205: the fight is over at once, and the player is 6 tiles back', () => {
    const scene = facing(['goblin'], { hp: 3 }, MISS).answer(0, attack(0)).answer(0, retreat);
    expect(only(scene, 'moved')).toMatchObject({ seat: 0, from: 11, to: 5, why: 'retreat' });
    expect(scene.view(null).fight).toBeNull();
    expect(player(scene, 0).hp).toBe(3);
    scene.asks(0, 'after');
  });

  test('KM-091, H-07: not below Start', () => {
    const scene = mountain({ players: [{ at: 1 }, {}], enemies1: ['goblin'], dice: [1, ...MISS] });
    scene.answer(0, move).answer(0, attack(0)).answer(0, retreat);
    expect(player(scene, 0).at).toBe(0);
  });

  test('H-23: in one’s own turn the tile it leads to resolves', () => {
    const scene = facing(['goblin'], {}, MISS, { board: { 5: 'treasure2' }, treasure2: ['smoke-bomb'] });
    scene.answer(0, attack(0)).answer(0, retreat);
    expect(told(scene)).toEqual(['retreated', 'moved', 'landed', 'drew']);
    expect(player(scene, 0).pack).toEqual(['smoke-bomb']);
  });

  test('H-23, H-21: it counts toward the three tiles of a turn; on a fourth nothing happens', () => {
    const scene = mountain({
      players: [{ at: 17 }, { at: 19 }],
      board: { 18: 'enemy1', 12: 'enemy1', 6: 'enemy1', 0: 'treasure1' },
      dice: [1, ...MISS, ...MISS, ...MISS],
    });
    scene.answer(0, move);
    for (let fight = 0; fight < 3; fight++) scene.answer(0, attack(0)).answer(0, retreat);
    expect(told(scene)).toEqual(['retreated', 'moved', 'landed', 'quiet']);
    expect(only(scene, 'quiet')).toMatchObject({ tile: 0, why: 'limit' });
    expect(player(scene, 0).pack).toEqual([]);
  });

  test('C-25: the beaten go to the discards, the others under their deck', () => {
    const scene = facing(['wolf', 'bandit'], {}, [...HIT, 1, 6])
      .answer(0, attack(0))
      .answer(0, retreat);
    expect(scene.state.discards.enemy).toEqual([['wolf'], [], []]);
    expect(scene.state.decks.enemy[0]?.[0]).toBe('bandit');
    expect(scene.state.decks.enemy[0]).toHaveLength(17);
  });

  test('H-48: there is no loot for enemies killed before it', () => {
    const scene = facing(['wolf', 'bandit'], {}, [...HIT, 1, 6])
      .answer(0, attack(0))
      .answer(0, retreat);
    expect(heard(scene, 'spoils')).toEqual([]);
    expect(heard(scene, 'fightWon')).toEqual([]);
    expect(player(scene, 0).pack).toEqual([]);
  });
});

describe('defeat', () => {
  test('KM-095: one tile back, and Sleep', () => {
    const scene = facing(['goblin'], { hp: 1 }, STRUCK).answer(0, attack(0));
    expect(only(scene, 'moved')).toMatchObject({ from: 11, to: 10, why: 'defeat' });
    expect(only(scene, 'slept')).toMatchObject({ seat: 0, hp: 5, auto: false });
    expect(player(scene, 0)).toMatchObject({ at: 10, hp: 5 });
    scene.asks(1, 'turn');
  });

  test('KM-095: no items are lost', () => {
    const gear = { left: 'dagger', right: 'lamp', armour: 'robe', pack: ['beer', 'trap'] };
    const scene = facing(['troll'], { hp: 1, ...gear }, STRUCK)
      .answer(0, { do: 'stay' })
      .answer(0, attack(0));
    expect(player(scene, 0)).toMatchObject({ hp: 5, ...gear });
    expect(scene.state.discards.treasure).toEqual([[], [], []]);
  });

  test('KM-095: the enemies are gone, under their deck', () => {
    const scene = facing(['troll'], { hp: 1 }, STRUCK).answer(0, attack(0));
    expect(scene.view(null).fight).toBeNull();
    expect(scene.state.decks.enemy[1]?.[0]).toBe('troll');
    expect(scene.state.discards.enemy).toEqual([[], [], []]);
  });

  test('H-22: the tile a defeat leads to does nothing', () => {
    const scene = facing(['goblin'], { hp: 1 }, STRUCK, { board: { 10: 'enemy1' } }).answer(0, attack(0));
    expect(heard(scene, 'landed')).toEqual([]);
    expect(heard(scene, 'foes')).toEqual([]);
    expect(player(scene, 0).at).toBe(10);
  });

  test('H-22: but a player who is moved back onto an Enemy tile by a Luck card fights', () => {
    const scene = mountain({ players: [{ at: 13 }, {}], board: { 13: 'enemy1' }, luck: ['exhaustion'], dice: [1] });
    scene.answer(0, move).tells(1, { type: 'landed', tile: 13 });
    expect(heard(scene, 'foes')).toHaveLength(1);
    scene.asks(0, 'fight');
  });

  test('H-16: if both fall the player is defeated, without loot', () => {
    const scene = facing(['goblin'], { hp: 1 }, BOTH).answer(0, attack(0));
    expect(told(scene)).toEqual(['fightRound', 'hurt', 'fell', 'fightLost', 'moved', 'slept', 'turn']);
    expect(player(scene, 0)).toMatchObject({ at: 10, pack: [] });
  });

  test('C-25, H-48: a player who falls after killing one leaves that one on the discards, and gets nothing', () => {
    const scene = facing(['wolf', 'bandit'], { hp: 1 }, [...HIT, 1, 6, ...STRUCK])
      .answer(0, attack(0))
      .answer(0, attack(1));
    expect(scene.state.discards.enemy[0]).toEqual(['wolf']);
    expect(scene.state.decks.enemy[0]?.[0]).toBe('bandit');
    expect(heard(scene, 'spoils')).toEqual([]);
  });

  test('C-25: after a victory all are on the discards', () => {
    const scene = facing(['wolf', 'bandit'], {}, [...HIT, 1, 6, ...HIT, 99, 99])
      .answer(0, attack(0))
      .answer(0, attack(1));
    expect(scene.state.discards.enemy[0]).toEqual(['wolf', 'bandit']);
  });

  test('KM-095: not below Start', () => {
    const scene = mountain({ players: [{ at: 0, hp: 1 }, {}], board: { 1: 'enemy1' }, dice: [1, ...STRUCK] });
    scene.answer(0, move).answer(0, attack(0));
    expect(player(scene, 0).at).toBe(0);
  });
});

describe('retreat from a duel', () => {
  test('C-34: not before the first blows, for nobody, and the reason names the way out; from the second round on', () => {
    const scene = duelling([{}, {}, {}], [...STANDOFF, ...STANDOFF, ...STANDOFF]);
    for (const who of [0, 1, 2]) scene.refuses(who, retreat, 'not-an-option', 'blocked.retreat.first');
    standOff(scene, 0, 1, 2);
    for (const who of [0, 1, 2]) expect(scene.asks(who, 'duel').options).toContainEqual(retreat);
  });

  test.each(['ambush', 'spirit'])('C-34: nor from a duel that an %s began', (cause) => {
    const kept = cause === 'ambush' ? [{ card: 'ambush-opportunity', at: 3 }] : [];
    const scene = mountain({ players: [{ at: 2 }, { at: 6, kept }], luck: ['nefarious-spirit'], dice: [1] }).answer(0, move);
    if (cause === 'ambush') scene.answer(1, { do: 'play', card: 'ambush-opportunity' });
    for (const who of [0, 1]) {
      scene.asks(who, 'duel');
      scene.refuses(who, retreat, 'not-an-option', 'blocked.retreat.first');
    }
  });

  test('C-02, KM-091: the challenged may leave: 6 tiles back, and no tile resolves', () => {
    const scene = round(
      standOff(duelling([{}, {}], [...STANDOFF, ...STANDOFF, 1, 1], { board: { 2: 'treasure1' } }), 0, 1),
      attack(1),
      retreat,
    );
    expect(player(scene, 1)).toMatchObject({ at: 2, hp: 5, pack: [] });
    expect(heard(scene, 'landed')).toEqual([]);
    expect(heard(scene, 'drew')).toEqual([]);
  });

  test('C-02, H-23: so may the challenger, and there it is a landing', () => {
    const scene = duelling([{}, {}], [...STANDOFF, ...STANDOFF, 1, 1], { board: { 2: 'treasure1' }, treasure1: ['beer'] });
    round(standOff(scene, 0, 1), retreat, attack(0));
    expect(player(scene, 0)).toMatchObject({ at: 2, pack: ['beer'] });
    scene.asks(0, 'after');
  });

  test('C-02, H-23: a player who leaves an Ambush in their own turn lands where the retreat leads, not where the ambush was', () => {
    const scene = mountain({
      players: [{ at: 7 }, { at: 12, kept: [{ card: 'ambush-opportunity', at: 8 }] }],
      board: { 2: 'sanctuary' },
      dice: [1, ...STANDOFF, ...STANDOFF, 1, 1],
    });
    scene.answer(0, move).answer(1, { do: 'play', card: 'ambush-opportunity' });
    round(standOff(scene, 0, 1), retreat, attack(0));
    expect(heard(scene, 'drew')).toEqual([]);
    expect(only(scene, 'landed')).toMatchObject({ tile: 2 });
  });

  test('KM-091: a player who leaves gets no loot, and is not looted', () => {
    const scene = duelling([{ pack: ['beer'] }, { pack: ['trap'] }], [...STANDOFF, ...STANDOFF, 1, 1]);
    round(standOff(scene, 0, 1), attack(1), retreat);
    expect(heard(scene, 'lootBegan')).toEqual([]);
    expect(choices(scene, 0, 'loot')).toEqual([]);
    expect(player(scene, 1).pack).toEqual(['trap']);
    scene.answer(0, end);
    rest(scene, 1).asks(0, 'turn');
  });

  test('C-02: the prey of the Nefarious Spirit may leave', () => {
    const scene = mountain({
      players: [{ at: 2 }, { at: 6 }],
      luck: ['nefarious-spirit'],
      dice: [1, ...STANDOFF, ...STANDOFF, 1, 1],
    });
    scene.answer(0, move);
    round(standOff(scene, 0, 1), attack(1), retreat).tells(null, { type: 'duelEnded', winner: seat(0), fled: [seat(1)] });
    expect([player(scene, 0).at, player(scene, 1).at]).toEqual([6, 0]);
  });

  test('C-02: a knocked-out opponent is looted even if another has left', () => {
    const scene = duelling([{}, { hp: 1, pack: ['beer'] }, { pack: ['trap'] }], [...STANDOFF, ...STANDOFF, ...STANDOFF, ...HIT]);
    round(standOff(scene, 0, 1, 2), attack(1), attack(0), retreat);
    expect(only(scene, 'lootBegan')).toMatchObject({ seat: 0, loser: 1 });
    scene.answer(0, done).asks(0, 'after');
  });
});
