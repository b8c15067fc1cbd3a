import { create, fast, foresee, seat } from '@tavern/engine';
import { expect, test } from 'vitest';
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
    const luck = fast(100 + round);
    while (match.over === null) {
      const who = match.asked[0] ?? seat(0);
      const packet = match.packet(who, { lean: true });
      const option = luck.stream(`choice ${match.seq}`).pick(packet.question?.options ?? []);
      const sure = foresee(game, packet, who, option, { seed: match.seq });
      match.answer(who, packet.question?.id ?? 0, option);
      if (sure === null) continue;
      foreseen += 1;
      expect(sure).toEqual(match.packet(who, { lean: true }));
    }
  }
  expect(foreseen).toBeGreaterThan(100);
});
