import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, mountain, player, seats } from '../mountain.ts';
import { choices, deeds, done, duel, end, equip, give, heard, leave, only, rest, take, told } from './actions.ts';
import { beaten, duelling, HIT, round } from './scenes.ts';

describe('the exchange', () => {
  test('KM-096: the winner may take what the loser wears, holds and carries', () => {
    const scene = beaten({}, { left: 'dagger', armour: 'robe', pack: ['beer'] });
    expect(choices(scene, 0, 'take')).toEqual([take('dagger', 'gear'), take('robe', 'gear'), take('beer')]);
    scene.answer(0, take('robe', 'gear')).answer(0, take('beer')).answer(0, done);
    expect(player(scene, 0).pack).toEqual(['robe', 'beer']);
    expect(player(scene, 1)).toMatchObject({ left: 'dagger', armour: null, pack: [] });
  });

  test('KM-096: nothing is duty', () => {
    const scene = beaten({}, { pack: ['beer'] }).answer(0, done);
    expect(player(scene, 1).pack).toEqual(['beer']);
    scene.asks(0, 'after');
  });

  test('KM-096: a player who has nothing is not looted', () => {
    const scene = beaten({ pack: ['beer'] }, {});
    expect(heard(scene, 'lootBegan')).toEqual([]);
    scene.asks(0, 'after');
  });

  test('KM-096, H-44: swap: take theirs, give mine', () => {
    const scene = beaten({ left: 'dagger' }, { left: 'lords-sword' });
    scene.answer(0, take('lords-sword', 'gear')).answer(0, give('dagger', 'gear')).answer(0, done);
    expect(player(scene, 0)).toMatchObject({ left: null, pack: ['lords-sword'] });
    expect(player(scene, 1)).toMatchObject({ left: null, pack: ['dagger'] });
  });

  test('H-44: done needs the winner to fit', () => {
    const scene = beaten({ left: 'dagger', right: 'dagger', pack: ['robe', 'robe'] }, { pack: ['beer'] }).answer(0, take('beer'));
    scene.refuses(0, done, 'not-an-option', 'blocked.overfull');
    scene.answer(0, leave('robe')).answer(0, done).asks(0, 'after');
    expect(player(scene, 0).pack).toEqual(['robe', 'beer']);
  });

  test('H-44: and only the winner: the loser may be left with a full backpack', () => {
    const scene = beaten({ pack: ['beer'] }, { pack: ['robe', 'robe'] });
    expect(scene.options(0)).toContainEqual(done);
    scene.answer(0, done);
  });

  test('H-44: give is allowed only if the loser then fits', () => {
    const scene = beaten({ left: 'dagger', pack: ['trap'] }, { pack: ['robe', 'beer'] });
    // One slot is free there.
    expect(choices(scene, 0, 'give')).toEqual([give('trap')]);
    scene.answer(0, take('beer'));
    expect(choices(scene, 0, 'give')).toEqual([give('trap'), give('beer'), give('dagger', 'gear')]);
    scene.answer(0, give('dagger', 'gear'));
    expect(choices(scene, 0, 'give')).toEqual([]);
    scene.answer(0, done);
  });

  test("KM-108, H-44: a Porter's fifth slot counts", () => {
    const scene = beaten({ pack: ['trap'] }, { class: 'porter', pack: ['robe', 'robe'] });
    expect(choices(scene, 0, 'give')).toEqual([give('trap')]);
    scene.answer(0, done);
  });

  test('H-44, H-47: drop is always allowed, and goes to the discards of its tier', () => {
    const scene = beaten({ left: 'lords-sword', pack: ['wardstone'] }, { pack: ['robe', 'robe'] });
    scene.answer(0, leave('lords-sword', 'gear')).answer(0, leave('wardstone'));
    expect(scene.state.discards.treasure).toEqual([[], ['lords-sword'], ['wardstone']]);
    scene.tells(1, { type: 'dropped', seat: seat(0), item: 'wardstone' }).answer(0, done);
  });

  test('H-44: after 24 moves nothing changes hands any more, but what is too much can be dropped', () => {
    const scene = beaten({ pack: ['robe', 'robe'] }, { pack: ['beer'] });
    for (let i = 0; i < 11; i++) scene.answer(0, take('beer')).answer(0, give('beer'));
    scene.answer(0, take('beer')).answer(0, give('beer'));
    expect(scene.options(0)).toEqual(expect.arrayContaining([done, leave('robe')]));
    expect(deeds(scene, 0)).toEqual(['done', 'drop']);
    scene.answer(0, done);
  });

  test('H-44: the 24th move is still one, and with too much in the backpack dropping goes on', () => {
    const scene = beaten({ pack: ['robe', 'robe'] }, { pack: ['beer', 'trap'] });
    for (let i = 0; i < 11; i++) scene.answer(0, take('beer')).answer(0, give('beer'));
    scene.answer(0, take('trap')).answer(0, take('beer'));
    expect(deeds(scene, 0)).toEqual(['drop']);
    scene.answer(0, leave('robe')).answer(0, done);
    expect(player(scene, 0).pack).toEqual(['robe', 'trap', 'beer']);
  });

  test('H-46: a thing too many may go straight into an empty slot of the gear', () => {
    const scene = beaten({ armour: 'robe', pack: ['robe', 'trap', 'beer'] }, { left: 'dagger', armour: 'heirloom-armor' });
    scene.answer(0, take('dagger', 'gear')).answer(0, take('heirloom-armor', 'gear'));
    // A hand is free, the armour is not.
    expect(choices(scene, 0, 'equip')).toEqual([equip('dagger', 'left')]);
    scene.answer(0, equip('dagger', 'left')).answer(0, leave('robe')).answer(0, done);
    expect(player(scene, 0)).toMatchObject({ left: 'dagger', armour: 'robe', pack: ['trap', 'beer', 'heirloom-armor'] });
  });

  test('H-46: but no old thing', () => {
    const scene = beaten({ pack: ['crude-axe', 'robe'] }, { pack: ['beer'] }).answer(0, take('beer'));
    expect(choices(scene, 0, 'equip')).toEqual([]);
    scene.answer(0, leave('beer')).answer(0, done);
  });

  test('H-34: kept Luck cards are not looted', () => {
    const scene = beaten({}, { pack: ['beer'], kept: ['instinct'] });
    expect(choices(scene, 0, 'take')).toEqual([take('beer')]);
    scene.answer(0, done);
    expect(player(scene, 1).kept).toHaveLength(1);
  });

  test('H-44: a defender who wins loots in the challenger’s turn, and the turn then passes on', () => {
    const scene = duelling([{ hp: 1, pack: ['beer'] }, {}], [1, 1, 6, 6]);
    round(scene, attack(1), attack(0)).answer(1, take('beer')).answer(1, done);
    expect(told(scene)).toEqual(['lootDone', 'slept', 'turn']);
    expect(player(scene, 1).pack).toEqual(['beer']);
    scene.asks(1, 'turn');
  });
});

describe('who may loot', () => {
  test('C-05: only the winner, not others on the tile', () => {
    const scene = beaten(
      {},
      { pack: ['beer'] },
      {
        players: [{ at: 8 }],
        with: (state) => {
          state.order = [seats(0), seats(2), seats(1)];
        },
      },
    );
    scene.asksNothing(2).answer(0, done).answer(0, end);
    scene.refuses(2, { do: 'loot', with: null }, 'not-an-option', 'blocked.loot.winner');
  });

  test('C-05: only once, right after the duel', () => {
    const scene = beaten({}, { pack: ['beer'] }).answer(0, done);
    scene.refuses(0, { do: 'loot', with: null }, 'not-an-option', 'blocked.loot.winner');
    expect(choices(scene, 0, 'take')).toEqual([]);
  });

  test('C-05: without anybody knocked out there is nothing to loot', () => {
    const scene = mountain({ players: [{ at: 4 }, { at: 4, pack: ['beer'] }] });
    scene.refuses(0, { do: 'loot', with: null }, 'not-an-option', 'blocked.loot.nobody');
  });

  test('C-05: an enemy’s victim is not looted by players who stand there', () => {
    const scene = mountain({
      players: [{ at: 10, hp: 1, pack: ['beer'] }, { at: 10 }],
      board: { 11: 'enemy1' },
      dice: [1, 1, 1, 6, 6],
    });
    scene.answer(0, { do: 'move' }).answer(0, attack(0)).asks(1, 'turn');
    expect(player(scene, 0)).toMatchObject({ at: 10, pack: ['beer'] });
    expect(deeds(scene, 1)).not.toContain('loot');
  });
});

describe('what others learn of it', () => {
  test('section 4.3: of carried things the two sides hear the name, the others only that something moved', () => {
    const scene = beaten({ pack: ['trap'] }, { pack: ['beer'] }, { players: [{ at: 0 }, { at: 8 }] });
    scene.answer(0, take('beer'));
    const move = { type: 'lootMove', seat: 0, loser: 1, move: 'take', from: 'pack' };
    for (const who of [0, 1]) expect(only(scene, 'lootMove', who)).toEqual({ ...move, item: 'beer' });
    for (const who of [2, 3, null]) expect(only(scene, 'lootMove', who)).toEqual({ ...move, item: null });
    scene.answer(0, give('trap'));
    for (const who of [0, 1]) expect(only(scene, 'lootMove', who)).toMatchObject({ move: 'give', item: 'trap' });
    for (const who of [2, 3, null]) expect(only(scene, 'lootMove', who)).toMatchObject({ move: 'give', item: null });
    scene.answer(0, done);
  });

  test('section 4.3: what was worn or held was seen by all, and so is its taking', () => {
    const scene = beaten({}, { left: 'dagger' }).answer(0, take('dagger', 'gear'));
    for (const who of [0, 1, null]) scene.tells(who, { type: 'lootMove', move: 'take', item: 'dagger', from: 'gear' });
    scene.answer(0, done);
  });

  test('section 4.3: what ends up equipped is seen by all', () => {
    const scene = beaten({ pack: ['robe', 'robe'] }, { pack: ['dagger'] });
    scene.answer(0, take('dagger')).answer(0, equip('dagger', 'left'));
    scene.tells(null, { type: 'equipped', seat: seat(0), item: 'dagger', slot: 'left' });
    expect(scene.view(null).players[0]?.left).toBe('dagger');
    scene.answer(0, done);
  });

  test('H-29: loot crosses the distance: the winner of an Ambush sees a backpack far away', () => {
    const scene = mountain({
      players: [{ at: 7, hp: 1, pack: ['beer'] }, { at: 3, kept: [{ card: 'ambush-opportunity', at: 8 }] }, { at: 3 }],
      dice: [1, ...HIT],
    });
    scene.answer(0, { do: 'move' }).answer(1, { do: 'play', card: 'ambush-opportunity' });
    scene.answer(1, attack(0)).answer(0, attack(1));
    expect(scene.view(1).players[0]?.pack).toEqual(['beer']);
    expect(scene.view(2).players[0]?.pack).toBeNull();
    scene.answer(1, take('beer')).answer(1, done);
    expect(player(scene, 1)).toMatchObject({ at: 3, pack: ['beer'] });
    rest(scene, 1).asks(2, 'turn');
  });

  test('section 4.3: the looting itself, and its end, are told to all', () => {
    const scene = beaten({}, { pack: ['beer'] }).tells(null, { type: 'lootBegan', seat: seat(0), loser: seat(1) });
    scene.answer(0, done).tells(null, { type: 'lootDone', seat: seat(0), loser: seat(1) });
    expect(choices(scene, 0, 'duel')).not.toContainEqual(duel(1));
  });
});
