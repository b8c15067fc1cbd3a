import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, type Hero, mountain, pass, player, STANDOFF } from '../mountain.ts';
import { accept, choices, close, duel, end, heard, move, offer, only, rest, sleep, told, trade } from './actions.ts';
import { duelling, facing, HIT, MISS, round } from './scenes.ts';

// House rules about fights, duels, what is taken and what is traded (section 5).

describe('secondWind', () => {
  /** Seat 0 slept off a knock-out that seat 1 gave it; it is seat 1's turn again. */
  const woken = (secondWind: boolean) => {
    const scene = mountain({ players: [{ at: 4, hp: 0 }, { at: 4 }], rules: { secondWind } });
    return scene;
  };

  test('H-11: on: nobody may challenge a player who slept through a turn', () => {
    const scene = woken(true).tells(null, { type: 'slept', seat: seat(0), auto: true, secondWind: true });
    scene.refuses(1, duel(0), 'not-an-option', 'blocked.secondWind');
  });

  test('H-11: off: there is no protection', () => {
    const scene = woken(false).tells(null, { type: 'slept', seat: seat(0), auto: true, secondWind: false });
    expect(player(scene, 0).secondWind).toBe(false);
    expect(choices(scene, 1, 'duel')).toEqual([duel(0)]);
  });
});

describe('weariness', () => {
  const ROUNDS = 20;
  const standOffs = (rounds: number) => Array.from({ length: rounds }, () => [...STANDOFF, ...STANDOFF]).flat();
  const long = (weariness: boolean, dice: number[], loser: Hero = {}) => {
    const scene = duelling([{}, loser], dice, { rules: { weariness }, rests: ['duel', 'after', 'turn'] });
    return round(scene, attack(1, 'end'), attack(0, 'end'));
  };

  test('H-18: on: from the eleventh round on Attack grows, and a blow that would miss hits', () => {
    const scene = long(true, [...standOffs(10), 3, 6, 1, 3], { hp: 1 });
    expect(heard(scene, 'duelRound')[10]).toMatchObject({ round: 11, weary: 1, fighters: [{ hits: true }, { hits: false }] });
    expect(only(scene, 'duelEnded')).toMatchObject({ winner: seat(0), stalemate: false });
  });

  test('H-18: off: after 20 rounds nobody has won, everybody stays, and the action is spent', () => {
    const scene = long(false, standOffs(ROUNDS)).tells(null, { type: 'duelEnded', winner: null, stalemate: true });
    const rounds = heard(scene, 'duelRound');
    expect(rounds).toHaveLength(ROUNDS);
    expect(rounds.every(({ weary }) => weary === 0)).toBe(true);
    expect([player(scene, 0).at, player(scene, 1).at]).toEqual([8, 8]);
    expect(told(scene)).not.toContain('lootBegan');
    scene.asks(0, 'after');
    scene.answer(0, end).asks(1, 'turn');
  });

  test('H-18: off: nobody loots those who fell before a duel of several was broken off', () => {
    const scene = duelling([{}, { hp: 1, pack: ['beer'] }, {}], [6, 6, 1, 1, 1, 6, ...standOffs(19)], {
      rules: { weariness: false },
    });
    round(scene, attack(1, 'end'), attack(0), attack(0, 'end'));
    expect(heard(scene, 'duelEnded')).toMatchObject([{ winner: null, fallen: [1], stalemate: true }]);
    expect(told(scene)).not.toContain('lootBegan');
  });
});

describe('safeStart', () => {
  const atStart = (safeStart: boolean) => mountain({ players: [{}, {}], rules: { safeStart } });

  test('H-15: off: duels are fought on Start', () => {
    expect(choices(atStart(false), 0, 'duel')).toEqual([duel(1)]);
  });

  test('H-15: on: they are not, and the reason is given', () => {
    atStart(true).refuses(0, duel(1), 'not-an-option', 'blocked.safeStart');
  });

  test('H-15: on: the Nefarious Spirit finds nobody there', () => {
    const scene = mountain({ players: [{ at: 2 }, {}], luck: ['nefarious-spirit'], rules: { safeStart: true }, dice: [1] });
    expect(told(scene.answer(0, move))).toContain('luckIdle');
  });

  test('H-15, KM-085: on: a Sanctuary still gives its own reason', () => {
    mountain({ players: [{ at: 7 }, { at: 7 }], rules: { safeStart: true } }).refuses(
      0,
      duel(1),
      'not-an-option',
      'blocked.sanctuary',
    );
  });
});

describe('tradeCostsAction', () => {
  const dealing = (tradeCostsAction: boolean, mine: Hero = { pack: ['beer'] }) =>
    mountain({
      players: [
        { at: 8, ...mine },
        { at: 8, pack: ['trap'] },
      ],
      rules: { tradeCostsAction },
      rests: ['turn', 'after', 'trade'],
    });
  const deal = (scene: ReturnType<typeof dealing>) =>
    scene.answer(0, trade(1)).answer(0, offer('beer')).answer(0, accept(1)).answer(1, accept(1));

  test('H-12: off: a trade is free', () => {
    expect(choices(deal(dealing(false)), 0, 'move')).toEqual([move]);
  });

  test('H-12: on: what changed hands was the action of the turn', () => {
    const scene = deal(dealing(true));
    scene.asks(0, 'after');
    scene.answer(0, end).asks(1, 'turn');
    expect(player(scene, 1).pack).toEqual(['trap', 'beer']);
  });

  test('H-12: on: a trade that comes to nothing costs nothing', () => {
    const scene = dealing(true).answer(0, trade(1)).answer(1, close);
    expect(choices(scene, 0, 'move')).toEqual([move]);
    expect(scene.state.act.action).toBeNull();
  });

  test('H-12: on: after another action there is none left for a trade', () => {
    dealing(true).answer(0, sleep).refuses(0, trade(1), 'not-an-option', 'blocked.tradeCosts');
  });

  test('H-12, H-33: on: nor for a player who has promised to Move', () => {
    const scene = dealing(true, { pack: ['beer'], kept: ['instinct'] });
    scene.answer(0, { do: 'play', card: 'instinct', by: 1 });
    expect(choices(scene, 0, 'trade')).toEqual([]);
  });
});

describe('vultures', () => {
  const loot = (other: number) => ({ do: 'loot' as const, with: other });
  const sleeper: Hero = { at: 8, hp: 0, left: 'dagger', armour: 'robe', pack: ['beer', 'trap'] };
  const beside = (vultures: boolean, mine: Hero = {}, dice: number[] = []) =>
    mountain({
      players: [{ at: 8, ...mine }, sleeper, { at: 8 }],
      rules: { vultures },
      dice,
      rests: ['turn', 'after', 'vulture', 'overflow'],
    });

  test('C-05: off: only the winner of a duel loots', () => {
    beside(false).refuses(0, { do: 'loot', with: null }, 'not-an-option', 'blocked.loot.winner');
  });

  test('C-05: on: one equipped item of one’s choice, or a carried one by chance', () => {
    const scene = beside(true).answer(0, loot(1));
    expect(scene.asks(0, 'vulture').options).toEqual([
      { do: 'spare' },
      { do: 'take', item: 'dagger', from: 'gear' },
      { do: 'take', item: 'robe', from: 'gear' },
      { do: 'grab' },
    ]);
    scene.answer(0, { do: 'take', item: 'robe', from: 'gear' }).tells(null, { type: 'lootMove', seat: seat(0), item: 'robe' });
    expect(player(scene, 0).pack).toEqual(['robe']);
    expect(player(scene, 1).armour).toBeNull();
  });

  test('C-05, section 4.3: on: which carried item it is, only the two are told', () => {
    const scene = beside(true, {}, [1]).answer(0, loot(1)).answer(0, { do: 'grab' });
    expect(player(scene, 0).pack).toEqual(['trap']);
    for (const eyes of [0, 1]) expect(only(scene, 'lootMove', eyes).item).toBe('trap');
    for (const eyes of [2, null]) expect(only(scene, 'lootMove', eyes).item).toBeNull();
  });

  test('C-05: on: once a turn, and it is no action', () => {
    const scene = beside(true, {}, [0]).answer(0, loot(1)).answer(0, { do: 'grab' });
    scene.refuses(0, { do: 'loot', with: null }, 'not-an-option', 'blocked.loot.once');
    rest(scene, 0);
  });

  test('C-05: on: to leave everything costs nothing', () => {
    const scene = beside(true).answer(0, loot(1)).answer(0, { do: 'spare' });
    expect(choices(scene, 0, 'loot')).toEqual([loot(1)]);
  });

  test('C-05, KM-074: on: also after the action, and too much must be dropped', () => {
    const scene = beside(true, { pack: ['silver-shield', 'velvet-cloak'], left: 'lamp', right: 'lamp', armour: 'royal-aegis' });
    scene.answer(0, sleep).answer(0, loot(1)).answer(0, { do: 'take', item: 'dagger', from: 'gear' });
    scene.refuses(0, end, 'not-an-option', 'blocked.overfull');
  });

  test('C-05: on: who has nothing is not worth it', () => {
    const scene = mountain({ players: [{ at: 8 }, { at: 8, hp: 0 }], rules: { vultures: true } });
    scene.refuses(0, { do: 'loot', with: null }, 'not-an-option', 'blocked.loot.nothing');
  });

  test('C-05: on: not from another tile', () => {
    const scene = mountain({ players: [{ at: 9 }, { ...sleeper }, { at: 9 }], rules: { vultures: true } });
    expect(choices(scene, 0, 'loot')).toEqual([]);
  });
});

describe('battlePotions', () => {
  const drinking = (drink: string, target: number) => ({ ...attack(target), drink });
  const rules = { battlePotions: true };

  test('H-39: off: nothing is drunk in a fight', () => {
    const scene = facing(['goblin'], { pack: ['rage-potion'] }, []);
    expect(scene.options(0).some((option) => 'drink' in option)).toBe(false);
    scene.asks(0, 'fight');
  });

  test('H-39: on: one drink with the choice of a round, before the dice', () => {
    const scene = facing(['goblin'], { hp: 2, pack: ['beer', 'trap'] }, MISS, { rules });
    expect(choices(scene, 0, 'attack').filter((option) => 'drink' in option)).toHaveLength(3);
    scene.answer(0, drinking('beer', 0));
    expect(told(scene).slice(0, 4)).toEqual(['used', 'healed', 'slowed', 'fightRound']);
    expect(player(scene, 0)).toMatchObject({ hp: 5, pack: ['trap'], beers: 1 });
    scene.asks(0, 'fight');
  });

  test('H-39: on: a bonus counts for this combat only', () => {
    const scene = facing(['goblin'], { pack: ['rage-potion'] }, [...MISS, ...HIT, 99], { rules });
    scene.answer(0, drinking('rage-potion', 0)).tells(null, { type: 'boosted', attack: 1, combat: true });
    expect(only(scene, 'fightRound').attack.bonuses).toContainEqual({ from: 'rage-potion', n: 1 });
    scene.answer(0, attack(0));
    expect(only(scene, 'fightRound').attack.bonuses).toContainEqual({ from: 'rage-potion', n: 1 });
    expect(told(scene)).toContain('fightWon');
    expect(player(scene, 0).boosts).toEqual([]);
  });

  test('H-39: on: a potion drunk before the fight still lasts for the turn', () => {
    const scene = mountain({
      players: [{ at: 10, pack: ['rage-potion'] }, {}],
      board: { 11: 'enemy1' },
      enemies1: ['goblin'],
      rules,
      dice: [1, ...HIT, 99],
    });
    scene.answer(0, { do: 'use', item: 'rage-potion' }).answer(0, move).answer(0, attack(0));
    expect(player(scene, 0).boosts).toMatchObject([{ from: 'rage-potion', turns: 1 }]);
  });

  test('H-39: on: the challenged drink as well, in secret until the round is thrown', () => {
    const scene = duelling([{}, { pack: ['agility-draught'] }], MISS, { rules });
    scene.answer(1, drinking('agility-draught', 0));
    for (const eyes of [0, null]) expect(scene.told(eyes).map(({ type }) => type)).not.toContain('used');
    expect(player(scene, 1).pack).toEqual(['agility-draught']);
    scene.answer(0, attack(1));
    expect(only(scene, 'duelRound').fighters[1]?.defence?.bonuses).toContainEqual({ from: 'agility-draught', n: 1 });
    expect(player(scene, 1).boosts).toMatchObject([{ turns: 0 }]);
    scene.asks(0, 'duel');
  });

  test('H-39: on: when the duel is over, so is what was drunk in it', () => {
    const scene = duelling([{}, { hp: 1, pack: ['rage-potion'] }], HIT, { rules });
    scene.answer(1, pass).answer(0, attack(1)).answer(1, drinking('rage-potion', 0));
    expect(player(scene, 1)).toMatchObject({ down: true, boosts: [] });
  });

  test('H-39, H-17: on: who presses on has drunk once', () => {
    const scene = facing(['goblin'], { pack: ['beer', 'beer'], hp: 1 }, [...MISS, ...HIT, 99], { rules });
    scene.answer(0, { ...attack(0, 'end'), drink: 'beer' });
    expect(heard(scene, 'used')).toHaveLength(1);
    expect(player(scene, 0).pack).toEqual(['beer']);
  });
});
