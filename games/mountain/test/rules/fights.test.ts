import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, mountain, player, use } from '../mountain.ts';
import { choices, heard, move, only, retreat, told } from './actions.ts';
import { BOTH, duelling, facing, HIT, MISS, round, STRUCK } from './scenes.ts';

describe('a round', () => {
  test('KM-088, KM-098, KM-196, KM-205: both sides throw a d6 for Attack and one for Defence, and the dice are told with every bonus', () => {
    const scene = facing(['wolf'], {}, [2, 3, 4, 5]).answer(0, attack(0));
    expect(only(scene, 'fightRound', 1)).toEqual({
      type: 'fightRound',
      seat: 0,
      round: 1,
      target: 0,
      stumbled: false,
      attack: { die: 2, bonuses: [{ from: 'base', n: 1 }], total: 3 },
      defence: { die: 3, bonuses: [{ from: 'base', n: 1 }], total: 4 },
      foes: [
        {
          index: 0,
          card: 'wolf',
          attack: { die: 4, bonuses: [{ from: 'printed', n: 2 }], total: 6 },
          defence: { die: 5, bonuses: [{ from: 'printed', n: -1 }], total: 4 },
          hits: true,
          damage: 1,
          struck: false,
          hp: 1,
        },
      ],
    });
    scene.asks(0, 'fight');
  });

  test.each([0, 1, 2, 3])('KM-088: each of the four is a d6, in a fight and in a duel: a 7 does not exist (die %i)', (which) => {
    const dice = [...MISS.slice(0, which), 7];
    expect(() => facing(['goblin'], {}, dice, { rests: ['fight'] }).answer(0, attack(0))).toThrow('die(6)');
    expect(() => round(duelling([{}, {}], dice, { rests: ['duel'] }), attack(1), attack(0))).toThrow('die(6)');
  });

  test('KM-088, KM-097, KM-197, KM-205: base, then class, then equipment, then potions', () => {
    const gear = { left: 'boogey-bane', right: 'dagger', armour: 'robe', pack: ['rage-potion', 'agility-draught'] };
    const scene = mountain({
      players: [{ at: 3, class: 'hunter', ...gear }, {}],
      enemies1: ['goblin'],
      dice: [1, ...HIT, 99],
    });
    scene.answer(0, use('agility-draught')).answer(0, use('rage-potion')).answer(0, move).answer(0, attack(0));
    const { attack: mine, defence } = only(scene, 'fightRound');
    expect(mine.bonuses).toEqual([
      { from: 'base', n: 1 },
      { from: 'hunter', n: 1 },
      { from: 'boogey-bane', n: 2 },
      { from: 'dagger', n: 1 },
      { from: 'rage-potion', n: 1 },
    ]);
    expect(defence.bonuses).toEqual([
      { from: 'base', n: 1 },
      { from: 'robe', n: 1 },
      { from: 'agility-draught', n: 1 },
    ]);
    expect([mine.total, defence.total]).toEqual([12, 9]);
  });

  test('KM-097, C-28: Wardstone comes before the loss, the Monk after it', () => {
    const scene = facing(['wolf', 'wolf'], { class: 'monk', hp: 1, pack: ['wardstone'] }, [1, 1, 6, 6, 6, 6]);
    scene.answer(0, { do: 'stay' }).answer(0, attack(0));
    expect(told(scene)).toEqual(['fightRound', 'warded', 'hurt', 'recovered']);
    expect(player(scene, 0)).toMatchObject({ hp: 1, down: false, pack: [] });
    scene.asks(0, 'fight');
  });

  test('KM-089: Attack above Defence costs 1 HP, equal or below costs nothing', () => {
    // A Skeleton has what a bare player has: +1 and +1.
    for (const die of [1, 2, 3, 4, 5, 6])
      for (const against of [1, 2, 3, 4, 5, 6]) {
        const scene = facing(['skeleton'], {}, [1, against, die, 6], { rests: ['fight'] }).answer(0, attack(0));
        expect([die, against, player(scene, 0).hp]).toEqual([die, against, die > against ? 4 : 5]);
      }
  });

  test('KM-087, KM-089: the same dice hit in a fight and in a duel', () => {
    for (const die of [1, 2, 3, 4, 5, 6])
      for (const against of [1, 2, 3, 4, 5, 6]) {
        const hits = die > against;
        const fight = facing(['skeleton'], {}, [die, 6, 1, against, ...(hits ? [99] : [])], { rests: ['fight', 'after'] });
        expect(only(fight.answer(0, attack(0)), 'fightRound').foes[0]).toMatchObject({ struck: hits, hp: hits ? 0 : 1 });
        const duel = round(duelling([{}, {}], [die, 6, 1, against], { rests: ['duel'] }), attack(1), attack(0));
        expect(only(duel, 'duelRound').fighters[0]).toMatchObject({ hits });
        expect(player(duel, 1).hp).toBe(hits ? 4 : 5);
      }
  });
});

describe('several enemies', () => {
  test('KM-092, C-12, KM-196, KM-205: the player picks the target, and all living enemies attack', () => {
    const scene = facing(['goblin', 'wolf'], {}, [6, 1, 6, 1, 6, 1, ...MISS]);
    expect(choices(scene, 0, 'attack')).toEqual([
      attack(0),
      attack(0, 'steady'),
      attack(0, 'end'),
      attack(1),
      attack(1, 'steady'),
      attack(1, 'end'),
    ]);
    scene.answer(0, attack(1));
    const [goblin, wolf] = only(scene, 'fightRound').foes;
    expect([goblin, wolf]).toMatchObject([
      { card: 'goblin', hits: true, struck: false, hp: 1 },
      { card: 'wolf', hits: true, struck: true, hp: 0 },
    ]);
    expect(only(scene, 'hurt')).toMatchObject({ lost: 2, hp: 3 });
    // The next round is thrown without the wolf, who is no target any more either.
    expect(choices(scene, 0, 'attack').map((each) => 'target' in each && each.target)).toEqual([0, 0, 0]);
    scene.answer(0, attack(0));
    expect(only(scene, 'fightRound').foes.map(({ card }) => card)).toEqual(['goblin']);
    scene.asks(0, 'fight');
  });

  test('H-19: one Defence throw stands against every attack of the round', () => {
    const scene = facing(['goblin', 'wolf'], {}, [1, 5, 5, 6, 5, 6]).answer(0, attack(0));
    const { defence, foes } = only(scene, 'fightRound');
    expect(defence.total).toBe(6);
    expect(foes.map(({ attack: its, hits }) => [its.total, hits])).toEqual([
      [6, false],
      [7, true],
    ]);
    scene.asks(0, 'fight');
  });

  test('KM-094: it is not over before the last enemy is', () => {
    const scene = facing(['goblin', 'wolf'], {}, [...HIT, 1, 6, ...HIT, 99, 99]).answer(0, attack(0));
    expect(heard(scene, 'fightWon')).toEqual([]);
    scene
      .answer(0, attack(1))
      .tells(1, { type: 'fightWon', seat: seat(0), foes: ['goblin', 'wolf'] })
      .asks(0, 'after');
    expect(scene.view(null).fight).toBeNull();
  });

  test('KM-090: nor before its HP are gone', () => {
    const scene = facing(['ogre'], {}, [...HIT, ...HIT, ...HIT, 99]);
    for (const left of [2, 1]) {
      scene.answer(0, attack(0));
      expect(scene.view(1).fight?.foes).toEqual([{ card: 'ogre', tier: 2, hp: left }]);
    }
    scene.answer(0, attack(0)).asks(0, 'after');
  });
});

test('H-18: there is no weariness in a fight, however long it lasts', () => {
  const dice = Array.from({ length: 14 }, () => MISS).flat();
  const scene = facing(['goblin'], {}, dice);
  for (let i = 0; i < 14; i++) scene.answer(0, attack(0));
  expect(only(scene, 'fightRound')).toMatchObject({ round: 14, attack: { bonuses: [{ from: 'base', n: 1 }], total: 2 } });
  scene.asks(0, 'fight');
});

describe('pressing on', () => {
  test('H-17: once is for one round', () => {
    const scene = facing(['goblin'], {}, MISS).answer(0, attack(0));
    expect(heard(scene, 'fightRound')).toHaveLength(1);
    scene.asks(0, 'fight');
  });

  test('H-17: press on goes on until I lose HP', () => {
    const scene = facing(['goblin'], {}, [...MISS, ...MISS, ...STRUCK]).answer(0, attack(0, 'steady'));
    expect(heard(scene, 'fightRound').map((each) => each.round)).toEqual([1, 2, 3]);
    expect(player(scene, 0).hp).toBe(4);
    scene.asks(0, 'fight');
  });

  test('H-17: press on stops when the target falls', () => {
    const scene = facing(['goblin', 'bandit'], {}, [...MISS, 1, 6, ...HIT, 1, 6]).answer(0, attack(0, 'steady'));
    expect(heard(scene, 'fightRound')).toHaveLength(2);
    scene.asks(0, 'fight');
  });

  test('H-17: a blow that a Wardstone takes does not stop it', () => {
    const scene = facing(['goblin'], { pack: ['wardstone'] }, [...STRUCK, ...MISS, ...STRUCK]).answer(0, { do: 'stay' });
    scene.answer(0, attack(0, 'steady'));
    expect(heard(scene, 'fightRound')).toHaveLength(3);
    scene.asks(0, 'fight');
  });

  test('H-17: a blow that only the Monk survives does stop it', () => {
    const scene = facing(['goblin'], { class: 'monk', hp: 1 }, STRUCK).answer(0, attack(0, 'steady'));
    expect(told(scene)).toEqual(['fightRound', 'hurt', 'recovered']);
    scene.asks(0, 'fight');
  });

  test('H-17: to the end takes the next target, losses or not', () => {
    const scene = facing(['goblin', 'bandit'], {}, [...BOTH, 1, 6, ...STRUCK, ...HIT, 99, 99]).answer(0, attack(0, 'end'));
    expect(heard(scene, 'fightRound').map(({ target }) => target)).toEqual([0, 1, 1]);
    scene.tells(null, { type: 'fightWon', seat: seat(0) }).asks(0, 'after');
    expect(player(scene, 0).hp).toBe(3);
  });

  test('H-17: to the end may be one’s own end', () => {
    const scene = facing(['goblin'], { hp: 2 }, [...STRUCK, ...STRUCK]).answer(0, attack(0, 'end'));
    expect(heard(scene, 'fightRound')).toHaveLength(2);
    scene.tells(null, { type: 'fightLost', seat: seat(0) }).asks(1, 'turn');
  });
});

describe('no retreat before blows', () => {
  test('KM-090: retreat is between rounds, so not before the first', () => {
    const scene = facing(['goblin'], {}, MISS);
    scene.refuses(0, retreat, 'not-an-option', 'blocked.retreat.first');
    scene.answer(0, attack(0));
    expect(scene.options(0)).toContainEqual(retreat);
    scene.asks(0, 'fight');
  });
});
