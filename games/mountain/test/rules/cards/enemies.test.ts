import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { TileKind } from '../../../rules/board.ts';
import { attack, type MountainScene, mountain, player } from '../../mountain.ts';
import { ENEMIES, type PrintedEnemy } from './printed.ts';

/** Tiles where one enemy of the tier waits, and the draw that sends it: of tier 2 three times in ten, of tier 3 once. */
const MEETING: { readonly [tier in 1 | 2 | 3]: { readonly tile: TileKind; readonly draw: readonly number[] } } = {
  1: { tile: 'enemy1', draw: [] },
  2: { tile: 'enemy2', draw: [7] },
  3: { tile: 'enemy3', draw: [9] },
};

/** A scout with +1 Attack and +1 Defence walks one tile and meets the enemy. The player's dice come first in a round. */
function meet({ id, tier }: PrintedEnemy, dice: readonly number[]): MountainScene {
  const { tile, draw } = MEETING[tier];
  const scene = mountain({
    players: [{ at: 7 }, { at: 0 }],
    board: { 8: tile },
    [`enemies${tier}`]: [id],
    dice: [1, ...draw, ...dice],
  });
  scene.answer(0, { do: 'move' }).tells(1, { type: 'foes', foes: [id] });
  return scene;
}

/** Dice with which no printed enemy hits or is hit. */
const IDLE = { attack: 1, defence: 6, itsAttack: 1, itsDefence: 6 };
const round = (dice: Partial<typeof IDLE>): number[] => {
  const all = { ...IDLE, ...dice };
  return [all.attack, all.defence, all.itsAttack, all.itsDefence];
};

/** The last draws of a won fight: nothing for a tier 1 or 2 enemy, a tier 2 treasure for tier 3. */
const LEAST_SPOILS = 99;

for (const printed of ENEMIES) {
  const { rule, id, name, tier, hp, attack: strength, defence } = printed;
  describe(`${rule} ${name}`, () => {
    test(`${rule}, KM-089: its Attack of ${strength} hits when it beats the Defence by one, and not when it is equal`, () => {
      const equal = 3 + 1 - strength;
      const scene = meet(printed, [...round({ defence: 3, itsAttack: equal }), ...round({ defence: 3, itsAttack: equal + 1 })]);
      scene.answer(0, attack(0));
      expect(player(scene, 0).hp).toBe(5);
      scene.answer(0, attack(0)).tells(1, { type: 'hurt', seat: seat(0), lost: 1, hp: 4, from: 'fight' });
      expect(player(scene, 0).hp).toBe(4);
      scene.asks(0, 'fight');
    });

    test(`${rule}, KM-089: its Defence of ${defence} holds against an equal Attack, and not against one more`, () => {
      const equal = 3 + defence - 1;
      const scene = meet(printed, [
        ...round({ attack: equal, itsDefence: 3 }),
        ...round({ attack: equal + 1, itsDefence: 3 }),
        ...(hp === 1 ? [LEAST_SPOILS] : []),
      ]);
      scene.answer(0, attack(0));
      expect(scene.state.fight?.foes[0]?.hp).toBe(hp);
      scene.answer(0, attack(0));
      expect(scene.state.fight?.foes[0]?.hp ?? 0).toBe(hp - 1);
      if (hp > 1) scene.asks(0, 'fight');
    });

    test(`${rule}, KM-094: it falls to hit number ${hp}, and is among the discards then (C-25)`, () => {
      const hit = round({ attack: 6, itsDefence: 1 });
      const scene = meet(printed, [...Array.from({ length: hp }, () => hit).flat(), LEAST_SPOILS]);
      for (let left = hp - 1; left > 0; left--) {
        scene.answer(0, attack(0));
        expect(scene.view(1).fight?.foes).toEqual([{ card: id, tier, hp: left }]);
      }
      scene.answer(0, attack(0)).tells(1, { type: 'fightWon', seat: seat(0), foes: [id] });
      expect(scene.view(1).discards.enemy[tier - 1]).toEqual([id]);
      expect(player(scene, 0).hp).toBe(5);
      scene.asks(0, 'after');
    });
  });
}
