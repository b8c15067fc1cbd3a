import { type AskedPacket, type Bot, randomBot } from '@tavern/bots';
import { copy, create, fast, findOption, type Option, type Rng, seat } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { bot, levels } from '../../bot/index.ts';
import { Kept } from '../../bot/kept.ts';
import { powerups } from '../../rules/catalog.ts';
import { game } from '../../rules/game.ts';
import type { Rules } from '../../rules/house-rules.ts';
import type { State } from '../../rules/state.ts';
import type { CeeLo } from '../../rules/types.ts';
import { ceeLo, fight, roll } from '../cee-lo.ts';
import { chosen, FAIR, rng } from './chosen.ts';

type Player = Bot<CeeLo>;
const random = randomBot as unknown as Player;
const PLAYER = seat(0);

/** A run, or its first answers up to a limit. Whatever is chosen must be listed. `whim`: every so often somebody else chooses. */
function run(who: Player, rules: Rules, seed: number, most = 10_000, whim = 0): State {
  const luck = fast(seed).stream('whim');
  const match = create(game, fast(seed), [{}], rules);
  while (match.over === null && match.seq < most) {
    const packet = match.packet(PLAYER) as AskedPacket<CeeLo>;
    const player = luck.chance(whim, 100) ? random : who;
    const option = player.choose(packet, PLAYER, fast(seed).stream(`bot:${match.seq}`)) as Option<CeeLo>;
    if (findOption(packet.question.options, option) === null) throw new Error(`${JSON.stringify(option)} is not listed`);
    match.answer(PLAYER, packet.question.id, option);
  }
  return match.state;
}

const anyRules = (pick: Rng): Rules =>
  game.rules.parse({
    softInstants: pick.chance(1, 2),
    mercy: pick.chance(1, 2),
    tougher: pick.chance(1, 2),
    carryWounds: pick.chance(1, 2),
    autoRerolls: pick.pick(['perTurn3', 'perRound3', 'unlimited']),
    wildDie: pick.pick(['set', 'cycle']),
    firstStrikePattern: pick.pick(['toggle', 'fixedParity']),
    stackEverything: pick.chance(1, 2),
    luckPrices: pick.chance(1, 2),
    endless: pick.chance(1, 3),
  });

describe('whole runs', () => {
  test('under any house rules, after any purchase that a whim made, every choice is one that is listed', () => {
    const pick = fast(5).stream('rules');
    for (let seed = 0; seed < samples(6, 12); seed++) {
      const rules = anyRules(pick);
      for (const who of [bot, levels.frugal, levels.easy]) expect(run(who, rules, seed, 50, 6).round).toBeGreaterThan(0);
    }
  });

  test('wins most runs as printed, more than half at the Fair Table; frugal few, easy some', () => {
    const won = (who: Player, rules: Partial<Rules>, runs: number): number => {
      const all = Array.from({ length: runs }, (_, seed) => run(who, game.rules.parse(rules), seed));
      return all.filter(({ over }) => over === 'won').length / runs;
    };
    expect(won(bot, {}, 200)).toBeGreaterThan(0.68);
    expect(won(bot, FAIR, 150)).toBeGreaterThan(0.5);
    expect(won(levels.frugal, {}, 200)).toBeLessThan(0.16);
    expect(won(levels.easy, {}, 200)).toBeGreaterThan(0.15);
  });

  test('reads its packet and nothing else, and leaves it was', () => {
    expectTypeOf(bot).toEqualTypeOf<Player>();
    const scene = ceeLo({ owned: { 'wild-die': 1 }, fight: {}, dice: [3, 3, 2] }).answer(0, roll);
    const packet = scene.match.packet(PLAYER) as AskedPacket<CeeLo>;
    const before = copy(packet);
    const first = bot.choose(packet, PLAYER, rng());
    expect(packet).toEqual(before);
    expect(bot.choose(JSON.parse(JSON.stringify(packet)) as AskedPacket<CeeLo>, PLAYER, rng())).toEqual(first);
  });
});

describe('far into an endless run', () => {
  const owned = Object.fromEntries(powerups.all.map(({ id, stacks }) => [id, stacks ? 5 : 1]));
  const situation = { rules: { ...FAIR, endless: true }, owned, round: 30, hp: 365, damage: 290, gold: 900 };

  test('it still has something to say, in the shop and in the fight', () => {
    const scene = ceeLo({ ...situation, first: 'player', dice: [6, 6, 6, 0, 0, 0, 99, 0] });
    expect(scene.options(0)).toContainEqual(chosen(scene, 'ready'));
    scene.answer(0, fight).answer(0, roll);
    expect(scene.options(0)).toContainEqual(chosen(scene, 'act'));
  });
});

test('what was worked out is kept, but not for ever', () => {
  const kept = new Kept<number>(2);
  let made = 0;
  const ask = (key: string): number => kept.get(key, () => (made += 1));
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual([1, 2, 1, 3, 1, 4]);
});
