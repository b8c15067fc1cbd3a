import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, mountain, player, STANDOFF, seats, standOff, use } from '../mountain.ts';
import { choices, done, duel, end, heard, only, rest, retreat, told } from './actions.ts';
import { BOTH, duelling, HIT, MISS, round } from './scenes.ts';

const repeat = (times: number, dice: readonly number[]): number[] => Array.from({ length: times }, () => dice).flat();

describe('a duel of two', () => {
  test('KM-071, KM-088: both throw Attack and Defence, and the dice are told with every bonus', () => {
    const scene = mountain({
      players: [
        { at: 4, class: 'gladiator', left: 'dagger', right: 'boogey-bane', pack: ['rage-potion'] },
        { at: 4, class: 'guard', left: 'wooden-shield', armour: 'robe' },
        {},
      ],
      dice: [2, 3, 4, 5],
    });
    scene.answer(0, use('rage-potion')).answer(0, duel(1));
    round(scene, attack(1), attack(0));
    const line = { target: 0, fled: false, hits: false, stumbled: false, struck: 0, hp: 5 };
    expect(only(scene, 'duelRound', 2)).toEqual({
      type: 'duelRound',
      round: 1,
      weary: 0,
      fighters: [
        {
          ...line,
          seat: 0,
          target: 1,
          attack: {
            die: 2,
            bonuses: [
              { from: 'base', n: 1 },
              { from: 'gladiator', n: 1 },
              { from: 'dagger', n: 1 },
              { from: 'rage-potion', n: 1 },
            ],
            total: 6,
          },
          defence: { die: 3, bonuses: [{ from: 'base', n: 1 }], total: 4 },
          hits: false,
          struck: 1,
        },
        {
          ...line,
          seat: 1,
          attack: { die: 4, bonuses: [{ from: 'base', n: 1 }], total: 5 },
          defence: {
            die: 5,
            bonuses: [
              { from: 'base', n: 1 },
              { from: 'guard', n: 1 },
              { from: 'wooden-shield', n: 1 },
              { from: 'robe', n: 1 },
            ],
            total: 9,
          },
          hits: true,
        },
      ],
    });
    expect(player(scene, 0).hp).toBe(4);
    scene.asks(0, 'duel');
  });

  test('KM-071: only with a player on the same tile', () => {
    const scene = mountain({ players: [{ at: 4 }, { at: 5 }, { at: 4 }] });
    expect(choices(scene, 0, 'duel')).toEqual([duel(2)]);
  });

  test('H-15: also on Start', () => {
    const scene = mountain({ players: [{}, {}] });
    expect(scene.options(0)).toContainEqual(duel(1));
  });

  test('KM-090, KM-096, KM-205: until one is at 0 HP: that one stays on the tile and sleeps the next turn', () => {
    const scene = round(duelling([{}, { hp: 2 }], [...HIT, ...HIT]), attack(1), attack(0));
    scene.asks(1, 'duel');
    round(scene, attack(1), attack(0)).tells(null, { type: 'duelEnded', winner: seat(0), fallen: seats(1), fled: [] });
    expect(player(scene, 1)).toMatchObject({ at: 8, hp: 0, down: true });
    scene
      .answer(0, end)
      .tells(null, { type: 'slept', seat: seat(1), hp: 5, auto: true })
      .asks(0, 'turn');
    expect(player(scene, 1).at).toBe(8);
  });

  test('C-05, H-16: if both fall nobody loots', () => {
    const scene = round(
      duelling(
        [
          { hp: 1, pack: ['beer'] },
          { hp: 1, pack: ['trap'] },
        ],
        BOTH,
      ),
      attack(1),
      attack(0),
    );
    scene.tells(null, { type: 'duelEnded', winner: null, fallen: seats(0, 1) });
    expect(heard(scene, 'lootBegan')).toEqual([]);
    // Seat 0 fell in its own turn and wakes at its end; seat 1 sleeps its turn through.
    expect([player(scene, 0).pack, player(scene, 1).pack]).toEqual([['beer'], ['trap']]);
    expect(heard(scene, 'slept').map((each) => [each.seat, each.auto])).toEqual([
      [0, false],
      [1, true],
    ]);
    scene.asks(0, 'turn');
  });

  test('H-17: blows of one round are simultaneous: a player who falls still strikes', () => {
    const scene = round(duelling([{ hp: 1 }, {}], BOTH), attack(1), attack(0));
    expect(player(scene, 1).hp).toBe(4);
    scene.asks(1, 'turn');
  });

  test('H-17: nobody learns a choice before both have chosen', () => {
    const choose = (...answers: ReturnType<typeof attack>[] | { do: 'retreat' }[]) => {
      const scene = standOff(duelling([{}, {}, { at: 0 }], [...STANDOFF, ...STANDOFF], { rests: ['duel'] }), 0, 1);
      for (const each of answers) scene.answer(0, each);
      return [1, 2, null].map((who) => ({
        told: scene.told(who),
        packet: scene.match.packet(who === null ? null : seat(who)),
      }));
    };
    const press = choose(attack(1, 'end'));
    expect(press.map(({ told }) => told)).toEqual([[], [], []]);
    expect(choose(attack(1))).toEqual(press);
    expect(choose(retreat)).toEqual(press);
  });

  test('H-17: a choice cannot be taken back', () => {
    const scene = duelling([{}, {}]).answer(0, attack(1));
    scene.asksNothing(0);
    expect(scene.match.answer(0, 2, retreat)).toMatchObject({ ok: false });
    scene.asks(1, 'duel');
  });
});

describe('pressing on in a duel', () => {
  test('H-17: press on lasts until I lose HP, while the other is asked every round', () => {
    const scene = round(duelling([{}, {}], [...MISS, ...MISS, ...HIT]), attack(1), attack(0, 'steady'));
    for (let i = 0; i < 2; i++) scene.asksNothing(1).answer(0, attack(1));
    expect(player(scene, 1).hp).toBe(4);
    expect(scene.asks(1, 'duel').options).toContainEqual(retreat);
  });

  test('H-17: a blow that only the Monk survives stops it', () => {
    const scene = round(duelling([{}, { class: 'monk', hp: 1 }], HIT), attack(1), attack(0, 'steady'));
    expect(told(scene)).toContain('recovered');
    scene.asks(1, 'duel');
  });

  test('H-17: a blow that a Wardstone takes does not stop it', () => {
    const scene = duelling([{}, { pack: ['wardstone'] }], [...HIT, ...HIT]);
    if (scene.match.open?.ask.kind === 'interrupt') scene.answer(1, { do: 'pass' });
    round(scene, attack(1), attack(0, 'steady'));
    expect([told(scene).includes('warded'), player(scene, 1).hp]).toEqual([true, 5]);
    scene.asksNothing(1).answer(0, attack(1));
    expect(player(scene, 1).hp).toBe(4);
    scene.asks(1, 'duel');
  });

  test('H-17: to the end goes on in spite of losses', () => {
    const scene = round(duelling([{}, {}], [...HIT, ...HIT]), attack(1), attack(0, 'end'));
    scene.asksNothing(1).answer(0, attack(1)).asksNothing(1).asks(0, 'duel');
    expect(player(scene, 1).hp).toBe(3);
  });

  test('H-17: two who press to the end need one answer each', () => {
    const scene = round(duelling([{}, { hp: 3 }], repeat(3, HIT)), attack(1, 'end'), attack(0, 'end'));
    expect(heard(scene, 'duelRound').map((each) => each.round)).toEqual([1, 2, 3]);
    scene.asks(0, 'after');
  });

  test('H-17: press on ends when the target leaves, and with it the duel', () => {
    const scene = round(duelling([{}, {}], [...MISS, 1, 1]), attack(1, 'steady'), attack(0));
    scene.answer(1, retreat).asks(0, 'after');
  });
});

describe('weariness', () => {
  test('H-18: from round 11 on everybody has +1 Attack for each further round', () => {
    const scene = round(duelling([{}, {}], [...repeat(12, MISS), 1, 1]), attack(1, 'end'), attack(0));
    for (let i = 2; i <= 12; i++) scene.answer(1, attack(0));
    const { round: last, fighters } = only(scene, 'duelRound');
    expect(last).toBe(12);
    for (const { attack: mine } of fighters) expect(mine?.bonuses.at(-1)).toEqual({ from: 'weariness', n: 2 });
    scene.answer(1, retreat).asks(0, 'after');
  });

  test('H-18: there is none up to round 10', () => {
    const scene = round(duelling([{}, {}], repeat(11, MISS)), attack(1), attack(0, 'end'));
    const extra: unknown[] = [];
    for (let i = 2; i <= 11; i++) {
      extra.push(only(scene, 'duelRound').fighters.map(({ attack: mine }) => mine?.bonuses.slice(1)));
      scene.answer(0, attack(1));
    }
    expect(extra).toEqual(Array.from({ length: 10 }, () => [[], []]));
    expect(only(scene, 'duelRound').fighters[0]?.attack?.bonuses).toContainEqual({ from: 'weariness', n: 1 });
    scene.asks(0, 'duel');
  });

  test('H-18: two full turtles with the worst dice still come to an end', () => {
    const turtle = { class: 'guard' as const, armour: 'royal-aegis', left: 'silver-shield' };
    const scene = duelling(
      [
        { ...turtle, right: 'silver-shield' },
        { ...turtle, right: 'wooden-shield' },
      ],
      repeat(27, MISS),
    );
    // A 1 and +1 against a 6 and +8 hits from round 23 on; the last of 5 HP goes in round 27.
    round(scene, attack(1, 'end'), attack(0, 'end'));
    expect(heard(scene, 'duelRound').at(-1)?.round).toBe(27);
    expect(only(scene, 'duelEnded')).toMatchObject({ winner: 0, fallen: [1] });
    scene.answer(0, done).answer(0, end);
    rest(scene, 0);
  });
});
