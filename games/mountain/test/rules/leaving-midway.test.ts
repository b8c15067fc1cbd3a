import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { slotsUsed } from '../../rules/pack.ts';
import { attack, mountain, player, STANDOFF, seats, standOff } from '../mountain.ts';
import { accept, concede, done, duel, end, heard, leave, move, offer, only, retreat, take, told, trade } from './actions.ts';
import { beaten, duelling, facing, HIT, round, STRUCK } from './scenes.ts';

describe('in the middle of a trade', () => {
  const trading = () =>
    mountain({ players: [{ at: 8, pack: ['beer'] }, { at: 8, pack: ['trap'] }, { at: 8 }], rests: ['turn', 'trade'] })
      .answer(0, trade(1))
      .answer(0, offer('beer'))
      .answer(1, offer('trap'));

  test('H-52: the partner leaves: the trade is closed, and nothing was traded', () => {
    const scene = trading().answer(0, accept(2)).answer(1, concede);
    expect(told(scene)).toEqual(['left', 'tradeClosed']);
    expect(player(scene, 0).pack).toEqual(['beer']);
    expect(scene.state.discards.treasure[0]).toEqual(['trap']);
    scene.asks(0, 'turn');
  });

  test('H-52: a player who began it leaves: it is closed, and the turn passes on', () => {
    const scene = trading().answer(0, concede);
    expect(scene.view(1).trade).toBeNull();
    expect(player(scene, 1).pack).toEqual(['trap']);
    scene.asks(1, 'turn');
  });

  test('H-52: a third leaves: the trade goes on', () => {
    const scene = trading().answer(0, accept(2)).answer(2, concede).answer(1, accept(2));
    expect([player(scene, 0).pack, player(scene, 1).pack]).toEqual([['trap'], ['beer']]);
    scene.asks(0, 'turn');
  });
});

describe('in the middle of looting', () => {
  const looting = () => beaten({ pack: ['robe', 'robe'] }, { left: 'dagger', pack: ['beer', 'trap'] }, { players: [{ at: 8 }] });

  test('H-52: the loser leaves: what was taken stays taken, the rest goes to the discards', () => {
    const scene = beaten({}, { left: 'dagger', pack: ['beer', 'trap'] }, { players: [{ at: 8 }], rests: ['loot', 'after'] });
    scene.answer(0, take('beer')).answer(1, concede);
    expect(player(scene, 0).pack).toEqual(['beer']);
    expect(scene.state.discards.treasure[0]?.toSorted()).toEqual(['dagger', 'trap']);
  });

  test('H-52, H-44: the loser leaves: the winner must still make everything fit', () => {
    const scene = looting().answer(0, take('beer')).answer(1, concede);
    expect(slotsUsed(player(scene, 0))).toBe(5);
    scene.refuses(0, end, 'not-an-option').refuses(0, done, 'not-an-option');
    scene.answer(0, scene.options(0).find((option) => option.do === 'drop' && option.item === 'robe') ?? end);
    expect(slotsUsed(player(scene, 0))).toBe(3);
    if (scene.match.open?.ask.kind === 'loot') scene.answer(0, done);
    scene.asks(0, 'after');
  });

  test('H-52, H-44: a defender who won with too much must make it fit, although the turn is over', () => {
    const scene = duelling([{ hp: 1, pack: ['beer', 'trap'] }, { pack: ['robe', 'robe'] }, { at: 0 }], STRUCK);
    round(scene, attack(1), attack(0)).answer(1, take('beer')).answer(0, concede);
    expect(scene.match.asked).toEqual([1]);
    expect(scene.asks(1, 'loot').options).not.toContainEqual(done);
    scene.answer(1, leave('robe')).answer(1, done).asks(1, 'turn');
    expect(player(scene, 1).pack).toEqual(['robe', 'beer']);
  });

  test('H-52: the winner leaves: everything of theirs is discarded, and the loser keeps the rest', () => {
    const scene = looting().answer(0, take('beer')).answer(0, concede);
    expect(scene.state.discards.treasure[0]?.toSorted()).toEqual(['beer', 'robe', 'robe']);
    expect(player(scene, 1)).toMatchObject({ left: 'dagger', pack: ['trap'] });
    // Seat 1 was knocked out and sleeps the turn that now comes.
    scene.tells(null, { type: 'slept', seat: seat(1), auto: true }).asks(2, 'turn');
  });

  test('H-52: a third leaves: the looting goes on', () => {
    const scene = looting().answer(2, concede).answer(0, take('beer')).answer(0, leave('robe')).answer(0, done);
    expect(player(scene, 0).pack).toEqual(['robe', 'beer']);
  });
});

describe('in the middle of a duel', () => {
  test('H-52: the opponent leaves: the duel is over, without loot, and the turn goes on', () => {
    const scene = duelling([{}, { pack: ['trap'] }, { at: 0 }]).answer(1, concede);
    expect(only(scene, 'duelEnded')).toMatchObject({ winner: 0, fallen: [] });
    expect(heard(scene, 'lootBegan')).toEqual([]);
    scene.asks(0, 'after');
  });

  test('H-52: the challenger leaves a duel of two: it is over, and the turn passes on', () => {
    const scene = duelling([{}, {}, { at: 0 }]).answer(0, concede);
    scene.tells(null, { type: 'duelEnded', winner: seat(1), fallen: [], fled: [] });
    expect(scene.view(1).duel).toBeNull();
    scene.asks(1, 'turn');
  });

  test('H-17, H-52: the challenger leaves a duel of three: the other two fight on, and then the turn passes on', () => {
    const scene = duelling([{}, { hp: 1, pack: ['beer'] }, {}], [1, 1, 6, 6]).answer(0, concede);
    scene.asks(1, 'duel');
    scene.answer(1, attack(2)).answer(2, attack(1)).answer(2, take('beer')).answer(2, done);
    // Seat 1 sleeps it off.
    scene.tells(null, { type: 'slept', seat: seat(1), auto: true }).asks(2, 'turn');
  });

  test('H-17, H-52: one of three leaves: the others fight on, and an attack on a player who left is lost', () => {
    const scene = duelling([{}, {}, {}], [...HIT])
      .answer(0, attack(2))
      .answer(2, concede);
    scene.asks(1, 'duel');
    scene.answer(1, attack(0));
    expect(only(scene, 'duelRound').fighters.map(({ seat, target, struck }) => [seat, target, struck])).toEqual([
      [0, 2, 0],
      [1, 0, 0],
    ]);
    scene.asks(0, 'duel');
  });

  test('H-17, H-52: an opponent leaves after another fell: the last one standing loots', () => {
    const scene = duelling([{}, { hp: 1, pack: ['beer'] }, {}], [6, 6, 1, 1, 6, 6]);
    round(scene, attack(1), attack(0), attack(1)).answer(2, concede);
    expect(only(scene, 'duelEnded')).toMatchObject({ winner: 0, fallen: [1] });
    scene.answer(0, done).asks(0, 'after');
  });

  test('H-17, H-52: the challenger leaves after another fell: the last one standing loots', () => {
    const scene = duelling([{}, { hp: 1, pack: ['beer'] }, {}], [6, 6, 1, 1, 6, 6]);
    round(scene, attack(1), attack(0), attack(1)).answer(0, concede);
    expect(only(scene, 'duelEnded')).toMatchObject({ winner: 2, fallen: [1] });
    scene.answer(2, take('beer')).answer(2, done);
    expect(player(scene, 2).pack).toEqual(['beer']);
  });

  test('H-52: somebody who was only named leaves before the duel begins', () => {
    const scene = mountain({ players: [{ at: 4 }, { at: 4 }, { at: 4 }] }).answer(0, duel(1));
    scene.answer(1, concede).answer(0, { do: 'begin' });
    expect(heard(scene, 'duelBegan')).toEqual([]);
    scene.asks(0, 'after');
  });

  test('H-52: a player who has already left the duel by retreat leaves the game without harm to it', () => {
    const scene = duelling([{}, {}, {}], [...STANDOFF, ...STANDOFF, ...STANDOFF, ...HIT]);
    round(standOff(scene, 0, 1, 2), attack(1), attack(0), retreat).answer(2, concede);
    expect(scene.view(null).duel).toMatchObject({ fighters: seats(0, 1, 2), round: 3 });
    scene.asks(0, 'duel');
  });
});

describe('in the middle of a fight', () => {
  test('H-52, C-25: the fighter leaves: the enemies go back, beaten ones to the discards', () => {
    const scene = facing(['wolf', 'bandit'], {}, [...HIT, 1, 6], { players: [{ at: 10 }, {}, {}] }).answer(0, attack(0));
    scene.answer(0, concede).asks(1, 'turn');
    expect(scene.view(null).fight).toBeNull();
    expect(scene.state.discards.enemy[0]).toEqual(['wolf']);
    expect(scene.state.decks.enemy[0]?.[0]).toBe('bandit');
  });

  test('H-52: somebody else leaves: the fight goes on', () => {
    const scene = facing(['goblin'], {}, [...HIT, 99], { players: [{ at: 10 }, {}, {}] }).answer(1, concede);
    scene.answer(0, attack(0)).tells(2, { type: 'fightWon', seat: seat(0) });
  });

  test('H-52: while a Luck card waits to be cancelled it goes to the discards', () => {
    const players = [{ at: 2 }, { pack: ['luck-charm'] }, {}];
    const scene = mountain({ players, luck: ['faint'], dice: [1] })
      .answer(0, move)
      .answer(0, concede);
    expect(scene.state).toMatchObject({ luck: null, discards: { luck: ['faint'] } });
    scene.asks(1, 'turn');
  });

  test('H-52: the only one who could cancel leaves: the card takes effect', () => {
    const players = [{ at: 2 }, { pack: ['luck-charm'] }, {}];
    const scene = mountain({ players, luck: ['faint'], dice: [1] })
      .answer(0, move)
      .answer(1, concede);
    scene.tells(0, { type: 'mustSkip', seat: seat(0) }).asks(0, 'after');
  });
});
