import { type Bot, randomBot } from '@tavern/bots';
import { fast } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { bot, levels } from '../../bot/index.ts';
import { Trial } from '../../bot/trial.ts';
import { sampleSeat } from '../../rules/decks.ts';
import type { Revolution } from '../../rules/types.ts';
import { battle, duel } from './matches.ts';

const random = randomBot as unknown as Bot<Revolution>;

describe('whole matches', () => {
  test('normal beats the random bot in at least 90% of the decided matches', () => {
    const { won, decided } = duel(bot, random, samples(8, 80));
    expect(won / decided).toBeGreaterThanOrEqual(0.9);
  });

  test('normal beats easy in at least 60% of the decided matches, and easy beats the random bot', () => {
    const over = duel(bot, levels.easy, samples(16, 160));
    expect(over.won / over.decided).toBeGreaterThanOrEqual(0.6);
    const under = duel(levels.easy, random, samples(16, 160));
    expect(under.won / under.decided).toBeGreaterThan(0.8);
  });

  test('any of them takes any seat with any legal deck, under any house rules, and the match ends', () => {
    expectTypeOf(bot).toEqualTypeOf<Bot<Revolution>>();
    const pick = fast(7).stream('rules');
    for (let seed = 0; seed < samples(8, 60); seed++) {
      const rules = {
        vpScheme: pick.pick(['judges', 'flat']),
        cumulativeCombos: pick.chance(1, 2),
        hiddenLeaders: pick.chance(1, 2),
      };
      const seated = [pick.pick([bot, bot, levels.easy, random]), pick.pick([bot, levels.easy, random])];
      const chosen = [sampleSeat(pick), sampleSeat(pick)].map(({ deck }) => deck);
      expect(battle(seated, seed, rules, undefined, chosen).over).not.toBeNull();
    }
  });
});

test('normal weighs at most 2,500 boards for one thought: that takes less than 50 ms', () => {
  const weigh = vi.spyOn(Trial.prototype, 'weigh');
  const counting: Bot<Revolution> = {
    choose(packet, seat, rng) {
      weigh.mockClear();
      const option = bot.choose(packet, seat, rng);
      expect(weigh.mock.calls.length).toBeLessThan(2500);
      return option;
    },
  };
  const pick = fast(8).stream('decks');
  for (let seed = 0; seed < samples(3, 20); seed++)
    battle(
      [counting, counting],
      seed,
      {},
      undefined,
      [sampleSeat(pick), sampleSeat(pick)].map(({ deck }) => deck),
    );
  weigh.mockRestore();
});
