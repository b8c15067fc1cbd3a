import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, type Hero, type MountainScene, mountain, pass, play, player, seats, use } from '../../mountain.ts';

const bomb: Hero = { at: 4, pack: ['smoke-bomb'] };
const smoke = play('smoke-bomb');
const bottomOfTier2 = (scene: MountainScene): string | undefined => scene.state.decks.treasure[1]?.[0];

/** Seat 0 challenges seat 1 on tile 4. */
const challenged = (target: Hero, ...others: Hero[]): MountainScene =>
  mountain({ players: [{ at: 4 }, target, ...others] }).answer(0, { do: 'duel', with: 1 });

describe('against a challenge', () => {
  test('KM-139: a player who is offered a duel throws it, and there is no duel', () => {
    const scene = challenged(bomb).tells(1, { type: 'challenged', seat: seat(0), targets: seats(1), cause: 'challenge' });
    scene.answer(1, smoke).tells(0, { type: 'smoked', seat: seat(1), by: seat(0) });
    expect(scene.state.duel).toBe(null);
    scene.asks(0, 'after');
  });
  test('KM-139: it goes under the tier 2 deck, not to the discards', () => {
    const scene = challenged(bomb).answer(1, smoke);
    expect(bottomOfTier2(scene)).toBe('smoke-bomb');
    expect(player(scene, 1).pack).toEqual([]);
    expect(scene.view(0).discards.treasure[1]).toEqual([]);
  });
  test('H-36: the main action of the challenger stays spent', () => {
    const scene = challenged(bomb).answer(1, smoke);
    expect(scene.options(0)).toEqual([{ do: 'end' }]);
    scene.refuses(0, { do: 'move' }, 'not-an-option');
  });
  test('KM-139: a player who passes keeps it, and fights', () => {
    const scene = challenged(bomb).answer(1, pass);
    scene.asks(1, 'duel');
    expect(player(scene, 1).pack).toEqual(['smoke-bomb']);
  });
  test('H-14: the target can answer with nothing else', () => {
    const scene = challenged({ at: 4, pack: ['fairy-dust', 'luck-charm'] });
    expect(scene.options(1)).toEqual([pass]);
    scene.asks(1, 'interrupt');
  });
  test('KM-139: it is an interrupt, nothing to use in one’s own turn', () => {
    mountain({ players: [bomb, {}] }).refuses(0, use('smoke-bomb'), 'not-an-option', 'blocked.item.duel');
  });
  test('KM-139: the next turn has duels again', () => {
    const scene = challenged(bomb).answer(1, smoke).answer(0, { do: 'end' });
    scene.answer(1, { do: 'duel', with: 0 });
    scene.asks(0, 'duel');
  });
});

describe('who is asked', () => {
  test('KM-139: everybody who could hold one by public knowledge; the options of others show nothing', () => {
    const scene = challenged({ at: 4, pack: ['rage-potion'] });
    expect(scene.options(1)).toEqual([pass]);
    expect(scene.view(0).players[1]?.pack).toBe(null);
    scene.asks(1, 'interrupt');
  });
  test('KM-139: a player who carries nothing of tier 2 fights at once', () => {
    challenged({ at: 4, left: 'silver-shield', pack: ['beer', 'wardstone'] }).asks(1, 'duel');
  });
  test('H-36: only a duel that names you: a bystander is not asked', () => {
    const scene = challenged({ at: 4 }, { at: 3, pack: ['smoke-bomb'] });
    scene.asks(1, 'duel');
    scene.asksNothing(2);
  });
  test('H-36: the challenger is not asked', () => {
    const scene = mountain({ players: [bomb, { at: 4 }] }).answer(0, { do: 'duel', with: 1 });
    scene.asks(0, 'duel');
  });
  test('H-17, H-36: one of several who are named cancels the whole duel', () => {
    const scene = challenged({ at: 4 }, bomb).answer(0, { do: 'also', with: 2 });
    scene.asksNothing(1);
    scene.answer(2, smoke);
    expect(scene.state.duel).toBe(null);
    scene.asks(0, 'after');
  });
});

describe('against other duels', () => {
  test('H-36: against a Nefarious Spirit, whose drawer has moved there all the same', () => {
    const scene = mountain({ players: [{ at: 2 }, bomb], luck: ['nefarious-spirit'], dice: [1] }).answer(0, { do: 'move' });
    scene.answer(1, smoke).tells(0, { type: 'smoked', seat: seat(1), by: seat(0) });
    expect(player(scene, 0).at).toBe(4);
    expect(scene.options(0)).toEqual([{ do: 'end' }]);
  });

  /** Seat 0 walks onto tile 5, a tier 2 Treasure, where Ambushes of seat 1 (and 2) are. */
  const ambushed = (...more: Hero[]): MountainScene =>
    mountain({
      players: [bomb, { at: 10, kept: [{ card: 'ambush-opportunity', at: 5 }] }, ...more],
      treasure2: ['rage-potion'],
      dice: [1],
    })
      .answer(0, { do: 'move' })
      .answer(1, play('ambush-opportunity'))
      .answer(0, smoke);

  test('H-36: against an Ambush, whose card is spent; then the tile resolves', () => {
    const scene = ambushed();
    expect(player(scene, 1).kept).toEqual([]);
    expect(scene.view(0).discards.luck).toEqual(['ambush-opportunity']);
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: ['rage-potion'] });
  });
  test('H-36: all are told whose duel it was that went up in smoke', () => {
    ambushed().tells(1, { type: 'smoked', seat: seat(0), by: seat(1) });
  });
  test('KM-139, H-36: it prevents all further duels of the turn: the arrival duel', () => {
    const scene = ambushed({ at: 5 });
    scene.refuses(0, { do: 'duel', with: 2 }, 'not-an-option', 'blocked.smoke');
  });
  test('H-29, H-36: a second Ambush of the turn cannot be sprung and is discarded', () => {
    const scene = ambushed({ at: 10, kept: [{ card: 'ambush-opportunity', at: 5 }] });
    scene.tells(1, { type: 'ambushWasted', seat: seat(2), tile: 5, why: 'unable' });
    expect(player(scene, 2).kept).toEqual([]);
    scene.asks(0, 'after');
  });
  test('H-36: a Nefarious Spirit drawn in the smoke finds no target, and nobody moves', () => {
    const scene = mountain({
      players: [
        { at: 4, pack: ['smoke-bomb'] },
        { at: 9, kept: [{ card: 'ambush-opportunity', at: 5 }] },
      ],
      board: { 5: 'luck' },
      luck: ['nefarious-spirit'],
      dice: [1],
    });
    scene.answer(0, { do: 'move' }).answer(1, play('ambush-opportunity')).answer(0, smoke);
    scene.tells(1, { type: 'luckIdle', seat: seat(0), card: 'nefarious-spirit' });
    expect(player(scene, 0).at).toBe(5);
  });
  test('KM-139: once a duel has begun it is too late', () => {
    const scene = mountain({ players: [{ at: 4 }, bomb], dice: [1, 6, 1, 6] })
      .answer(0, { do: 'duel', with: 1 })
      .answer(1, pass);
    scene.answer(0, attack(1)).refuses(1, smoke, 'not-an-option');
    scene.answer(1, attack(0)).refuses(1, smoke, 'not-an-option');
    scene.asks(1, 'duel');
  });
});
