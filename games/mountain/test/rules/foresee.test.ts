import { create, fast, foresee, type Game, type Types } from '@tavern/engine';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';

const plain = game as unknown as Game<Types>;

test('whatever is foreseen is what comes, and what one wears or takes off always is', () => {
  const seen = { foreseen: 0, worn: 0, thrown: 0 };
  for (let round = 0; round < 6; round++) {
    const match = create(
      plain,
      fast(round),
      ['scout', 'porter', 'monk'].map((hero) => ({ class: hero })),
      game.rules.parse({}),
    );
    const luck = fast(100 + round);
    while (match.over === null) {
      const [who] = match.asked;
      if (who === undefined) break;
      const packet = match.packet(who, { lean: true });
      const options = packet.question?.options ?? [];
      const wears = options.filter((each) => each['do'] === 'equip' || each['do'] === 'unequip');
      const rng = luck.stream(`choice ${match.seq}`);
      const option = wears.length > 0 && rng.chance(1, 3) ? rng.pick(wears) : rng.pick(options);
      const foreseen = foresee(plain, packet, who, option, { seed: match.seq });
      match.answer(who, packet.question?.id ?? 0, option);
      if (wears.includes(option)) {
        seen.worn += 1;
        expect(foreseen).not.toBeNull();
      }
      const thrown = { fight: 'attack', turn: 'move' }[packet.question?.kind ?? ''];
      if (option['do'] === thrown) {
        seen.thrown += 1;
        expect(foreseen).toBeNull();
      }
      if (foreseen === null) continue;
      seen.foreseen += 1;
      expect(foreseen).toEqual(match.packet(who, { lean: true }));
    }
  }
  expect(seen.worn).toBeGreaterThan(10);
  expect(seen.thrown).toBeGreaterThan(30);
  expect(seen.foreseen).toBeGreaterThan(seen.worn);
});
