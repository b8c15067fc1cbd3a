import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { attack, type Hero, type MountainScene, mountain, player, type Situation } from '../../mountain.ts';

const stay = { do: 'stay' as const };
const stepBack = { do: 'step' as const, card: 'lamp', by: -1 };

/** Seat 0 walks one tile from `at`. On the classic board tile 8 is a tier 1 Treasure, 9 a tier 2 Enemy tile. */
function walk(at: number, hero: Hero, other: Hero, more: Partial<Situation> = {}): MountainScene {
  return mountain({ players: [{ at, ...hero }, other], treasure1: ['beer'], ...more, dice: [1, ...(more.dice ?? [])] }).answer(
    0,
    {
      do: 'move',
    },
  );
}

test('KM-127, H-31: landing on an Enemy tile, its holder may step back 1 tile, and that tile resolves instead', () => {
  const scene = walk(8, { left: 'lamp' }, {});
  expect(scene.options(0)).toEqual([stay, stepBack]);
  scene.asksNothing(1);
  scene.answer(0, stepBack).tells(1, { type: 'moved', seat: seat(0), from: 9, to: 8, why: 'lamp' });
  scene.tells(0, { type: 'drew', card: 'beer', from: 'tile' }).tells(1, { type: 'drew', tier: 1, card: null, from: 'tile' });
  expect(scene.state.fight).toBe(null);
  expect(player(scene, 0)).toMatchObject({ at: 8, pack: ['beer'] });
});

test('H-31: it is not consumed', () => {
  const scene = walk(8, { right: 'lamp' }, {}).answer(0, stepBack);
  expect(player(scene, 0).right).toBe('lamp');
  expect(scene.view(1).discards.treasure).toEqual([[], [], []]);
});

test('H-31: it is optional: a player who stays meets the enemies', () => {
  const scene = walk(8, { left: 'lamp' }, {}, { dice: [0], enemies1: ['goblin', 'wolf'] }).answer(0, stay);
  scene.tells(1, { type: 'foes', foes: ['goblin', 'wolf'] });
  scene.asks(0, 'fight');
});

test('KM-127: another player on the tile is reason enough', () => {
  const scene = walk(11, { left: 'lamp' }, { at: 12 }, { dice: [0], enemies1: ['goblin', 'wolf'] });
  expect(scene.options(0)).toEqual([stay, stepBack]);
  scene.answer(0, stepBack);
  expect(player(scene, 0).at).toBe(11);
  scene.asks(0, 'fight');
});

test('H-31: a knocked-out player on the tile counts too', () => {
  const scene = walk(11, { left: 'lamp' }, { at: 12, hp: 0 }, { treasure2: ['rage-potion'] });
  expect(scene.options(0)).toEqual([stay, stepBack]);
  scene.answer(0, stay);
  expect(player(scene, 0).pack).toEqual(['rage-potion']);
});

test('H-31, H-37: an invisible player on the tile does not count', () => {
  const scene = walk(11, { left: 'lamp' }, { at: 12, invisible: true }, { treasure2: ['rage-potion'] });
  scene.asks(0, 'after');
  expect(player(scene, 0)).toMatchObject({ at: 12, pack: ['rage-potion'] });
});

test('KM-127: with neither player nor enemy there it offers nothing', () => {
  const scene = walk(7, { left: 'lamp' }, { at: 7 });
  scene.asks(0, 'after');
  expect(player(scene, 0)).toMatchObject({ at: 8, pack: ['beer'] });
});

test('H-31: carried it does nothing', () => {
  const scene = walk(1, { pack: ['lamp'] }, {}, { enemies1: ['goblin'] });
  scene.asks(0, 'fight');
});

test('H-31: carried it does nothing even where a Blink Scroll opens the window', () => {
  const scene = walk(1, { pack: ['lamp', 'blink-scroll'] }, {}, { enemies1: ['goblin'] });
  expect(scene.options(0)).not.toContainEqual(stepBack);
  expect(scene.options(0)).toContainEqual({ do: 'step', card: 'blink-scroll', by: 2 });
  scene.answer(0, stay).asks(0, 'fight');
});

test('H-31: once per turn: on the tile stepped onto it does not help again', () => {
  const scene = walk(8, { left: 'lamp' }, { at: 8 }).answer(0, stepBack);
  scene.asks(0, 'after');
  expect(player(scene, 0)).toMatchObject({ at: 8, pack: ['beer'] });
});

test('H-31: in the next turn it helps again', () => {
  const scene = walk(8, { left: 'lamp' }, { at: 0 }, { dice: [1] })
    .answer(0, stepBack)
    .answer(0, { do: 'end' });
  scene.answer(1, { do: 'sleep' }).answer(1, { do: 'end' });
  scene.answer(0, { do: 'move' });
  expect(scene.options(0)).toEqual([stay, stepBack]);
  scene.asks(0, 'arrive');
});

test('H-30, H-31: the tile stepped onto is the landed tile: a Trap there springs, one on the tile left does not', () => {
  const scene = walk(
    8,
    { class: 'hunter', left: 'lamp' },
    {},
    {
      traps: [
        { tile: 8, owner: 1 },
        { tile: 9, owner: 1 },
      ],
    },
  );
  scene.answer(0, stepBack).tells(1, { type: 'trapSprung', seat: seat(0), owner: seat(1), tile: 8 });
  expect(scene.view(0).traps).toEqual([{ tile: 9, owner: 1 }]);
  expect(player(scene, 0).skip).toBe(true);
});

test('H-30: an Ambush on the tile stepped onto is sprung before that tile resolves', () => {
  const scene = walk(8, { left: 'lamp' }, { at: 4, kept: [{ card: 'ambush-opportunity', at: 8 }] }).answer(0, stepBack);
  scene.asks(1, 'interrupt');
  expect(player(scene, 0).pack).toEqual([]);
});

test('H-30: an Ambush on the Enemy tile comes before the Lamp', () => {
  const scene = walk(8, { left: 'lamp' }, { at: 4, kept: [{ card: 'ambush-opportunity', at: 9 }] });
  scene.asksNothing(0);
  scene.answer(1, { do: 'pass' });
  expect(scene.options(0)).toEqual([stay, stepBack]);
  scene.asks(0, 'arrive');
});

test('H-31: nobody is forced off the Final tile: a player who stays there beside a player has a claim', () => {
  const scene = walk(18, { left: 'lamp' }, { at: 19 });
  expect(scene.options(0)).toEqual([stay, stepBack]);
  scene
    .answer(0, stay)
    .answer(0, { do: 'end' })
    .tells(1, { type: 'claimed', seat: seat(0) });
});

test('KM-127, H-21: it helps also where a Luck card brought its holder', () => {
  const scene = walk(9, { left: 'lamp' }, {}, { luck: ['exhaustion'] });
  expect(player(scene, 0).at).toBe(9);
  expect(scene.options(0)).toEqual([stay, stepBack]);
  expect(player(scene.answer(0, stepBack), 0)).toMatchObject({ at: 8, pack: ['beer'] });
});

test('KM-127: it is of no use when enemies are already there: in a fight there is only Attack or Retreat', () => {
  const scene = walk(1, { left: 'lamp' }, {}, { enemies1: ['goblin'], dice: [1, 6, 1, 6] })
    .answer(0, stay)
    .answer(0, attack(0));
  scene.refuses(0, stepBack, 'not-an-option');
  scene.asks(0, 'fight');
});
