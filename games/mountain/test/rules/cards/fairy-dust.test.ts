import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, type Hero, type MountainScene, mountain, play, player, use } from '../../mountain.ts';

/** Seat 0 sleeps unseen on tile 4, and seat 1's turn has begun. */
function asleep(hero: Hero, other: Hero, dice: number[] = []): MountainScene {
  const scene = mountain({ players: [{ at: 4, pack: ['fairy-dust'], ...hero }, other], dice });
  return scene.answer(0, use('fairy-dust')).answer(0, { do: 'sleep' }).answer(0, { do: 'end' });
}

describe('using it', () => {
  test('KM-138: used before choosing Sleep, it makes invisible; all are told, and it is discarded', () => {
    const scene = mountain({ players: [{ at: 4, pack: ['fairy-dust'] }, {}] }).answer(0, use('fairy-dust'));
    scene.tells(1, { type: 'vanished', seat: seat(0) });
    expect(scene.view(1).discards.treasure[1]).toEqual(['fairy-dust']);
    expect(player(scene, 0)).toMatchObject({ invisible: true, pack: [] });
  });
  test('H-37: the figure is drawn faint, not hidden: everybody still sees where it is', () => {
    const scene = asleep({}, {});
    for (const eyes of [0, 1, null]) expect(scene.view(eyes).players[0]).toMatchObject({ at: 4, invisible: true });
  });
  test('H-38: it makes Sleep the action of this turn', () => {
    const scene = mountain({ players: [{ at: 4, hp: 2, pack: ['fairy-dust'] }, { at: 4 }] }).answer(0, use('fairy-dust'));
    scene.refuses(0, { do: 'move' }, 'not-an-option', 'blocked.bound.sleep');
    scene.refuses(0, { do: 'duel', with: 1 }, 'not-an-option', 'blocked.bound.sleep');
    scene.answer(0, { do: 'sleep' }).answer(0, { do: 'end' });
    expect(player(scene, 0)).toMatchObject({ at: 4, hp: 5, invisible: true });
  });
  test('H-33, H-38: not after Instinct has committed to Move', () => {
    const scene = mountain({ players: [{ at: 4, pack: ['fairy-dust'], kept: ['instinct'] }, {}] });
    scene.answer(0, { do: 'play', card: 'instinct', by: 1 });
    scene.refuses(0, use('fairy-dust'), 'not-an-option', 'blocked.bound.move');
  });
  test('KM-138: once Sleep is chosen it is too late', () => {
    const scene = mountain({ players: [{ at: 4, pack: ['fairy-dust'] }, {}] });
    scene.answer(0, { do: 'sleep' }).refuses(0, use('fairy-dust'), 'not-an-option');
  });
  test('KM-138: a second one is of no use while unseen', () => {
    const scene = mountain({ players: [{ pack: ['fairy-dust', 'fairy-dust'] }, {}] }).answer(0, use('fairy-dust'));
    scene.refuses(0, use('fairy-dust'), 'not-an-option', 'blocked.unseen');
  });
});

describe('while invisible', () => {
  test('KM-138: nobody can duel you', () => {
    const scene = asleep({}, { at: 4 });
    scene.refuses(1, { do: 'duel', with: 0 }, 'not-an-option', 'blocked.invisible');
  });
  test('KM-138: nobody can duel you after a move onto your tile either', () => {
    const scene = mountain({ players: [{ at: 5, pack: ['fairy-dust'] }, { at: 4 }], treasure2: ['rage-potion'], dice: [1] });
    scene.answer(0, use('fairy-dust')).answer(0, { do: 'sleep' }).answer(0, { do: 'end' }).answer(1, { do: 'move' });
    expect(player(scene, 1).at).toBe(5);
    scene.refuses(1, { do: 'duel', with: 0 }, 'not-an-option', 'blocked.invisible');
  });
  test('H-17, H-37: nor name you as a further target of a duel', () => {
    const scene = mountain({ players: [{ at: 4, pack: ['fairy-dust'] }, { at: 4 }, { at: 4 }] });
    scene.answer(0, use('fairy-dust')).answer(0, { do: 'sleep' }).answer(0, { do: 'end' });
    scene.answer(1, { do: 'duel', with: 2 });
    scene.asks(1, 'duel');
    scene.asksNothing(0);
    expect(scene.state.duel?.fighters).toEqual([1, 2]);
  });
  test('H-37: nobody can trade with you, nor you with anybody', () => {
    const scene = mountain({
      players: [
        { at: 4, left: 'dagger', pack: ['fairy-dust'] },
        { at: 4, pack: ['beer'] },
      ],
    });
    scene.answer(0, use('fairy-dust')).refuses(0, { do: 'trade', with: 1 }, 'not-an-option', 'blocked.youInvisible');
    scene.answer(0, { do: 'sleep' }).refuses(0, { do: 'trade', with: 1 }, 'not-an-option', 'blocked.youInvisible');
    scene.answer(0, { do: 'end' }).refuses(1, { do: 'trade', with: 0 }, 'not-an-option', 'blocked.invisible');
  });
  test('H-37: your own Traps stay and work', () => {
    const scene = mountain({
      players: [
        { at: 4, pack: ['fairy-dust'] },
        { class: 'monk', at: 4 },
      ],
      traps: [{ tile: 5, owner: 0 }],
      dice: [1],
      treasure2: ['rage-potion'],
    });
    scene.answer(0, use('fairy-dust')).answer(0, { do: 'sleep' }).answer(0, { do: 'end' });
    scene.answer(1, { do: 'move' }).tells(0, { type: 'trapSprung', seat: seat(1), owner: seat(0), tile: 5 });
  });
  test('KM-138: a claim on the Final tile is held unseen, and wins', () => {
    const scene = asleep({ at: 19 }, {}).answer(1, { do: 'sleep' }).answer(1, { do: 'end' });
    scene.tells(1, { type: 'won', seat: seat(0), why: 'summit' });
  });
});

describe('the end of it', () => {
  test('KM-138: it ends when your next turn starts', () => {
    const scene = asleep({}, {}).answer(1, { do: 'sleep' });
    expect(player(scene, 0).invisible).toBe(true);
    scene.answer(1, { do: 'end' }).tells(1, { type: 'appeared', seat: seat(0) });
    expect(player(scene, 0).invisible).toBe(false);
  });
  test('KM-138: also when that turn is skipped', () => {
    const scene = mountain({ players: [{ invisible: true, skip: true }, {}], from: { do: 'turn.begin', seat: seat(1) } });
    scene.answer(1, { do: 'sleep' }).answer(1, { do: 'end' });
    scene.tells(1, { type: 'appeared', seat: seat(0) }).tells(1, { type: 'skipped', seat: seat(0) });
    expect(player(scene, 0).invisible).toBe(false);
  });
  test('H-37: it ends when you start a duel: by springing an Ambush', () => {
    const scene = asleep({ at: 4, kept: [{ card: 'ambush-opportunity', at: 9 }] }, { at: 8 }, [1, 6, 1, 6, 1]);
    scene.answer(1, { do: 'move' }).answer(0, play('ambush-opportunity'));
    scene.tells(1, { type: 'appeared', seat: seat(0) }).tells(1, { type: 'duelBegan', seat: seat(0), cause: 'ambush' });
    scene.answer(0, attack(1)).answer(1, attack(0));
    expect(player(scene, 0).invisible).toBe(false);
    scene.asks(1, 'duel');
  });
  test('H-37: it does not end when an Ambush is offered and declined', () => {
    const scene = asleep({ at: 4, kept: [{ card: 'ambush-opportunity', at: 5 }] }, { at: 4 }, [1]);
    scene.answer(1, { do: 'move' }).answer(0, { do: 'pass' });
    expect(player(scene, 0).invisible).toBe(true);
  });
});
