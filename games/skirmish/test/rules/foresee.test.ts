import { create, fast, foresee } from '@tavern/engine';
import { expect, test } from 'vitest';
import { foreseenIn } from '../../../test/foreseen.ts';
import { game } from '../../rules/game.ts';
import { ME, play, powers, skirmish } from '../skirmish.ts';

test('a consequence that hangs on nothing hidden is foreseen: a Fireball, a sacrifice', () => {
  const scene = skirmish({
    mine: { hand: ['fireball', 'champion'], units: ['martyr', 'scout'] },
    theirs: { units: ['champion'] },
  });
  const packet = scene.match.packet(ME, { lean: true });
  const burnt = foresee(game, packet, ME, play('fireball', null, 'rival-0'));
  expect(burnt?.view.slots[0]?.units[1]?.power).toBe(2);
  const replaced = foresee(game, packet, ME, play('champion', 0));
  expect(replaced?.view.slots.map(({ units }) => units[0]?.power ?? null)).toEqual([5, 3, null, null]);
  expect(powers(scene, 0)).toEqual([2, 1, null, null]);
});

test('what hangs on a drawn card is not', () => {
  const scene = skirmish({ mine: { hand: ['scout', 'medic'], deck: ['archer', 'mason', 'rally', 'gale'] } });
  expect(foresee(game, scene.match.packet(ME, { lean: true }), ME, play('scout', 0))).toBeNull();
});

test('whatever is foreseen is what comes', () => {
  let foreseen = 0;
  for (let round = 0; round < 8; round++) {
    const match = create(game, fast(round), [{ deck: 'emberstorm' }, { deck: 'grave_bargain' }], game.rules.parse({}));
    foreseen += foreseenIn(game, match, 100 + round);
  }
  expect(foreseen).toBeGreaterThan(100);
});
