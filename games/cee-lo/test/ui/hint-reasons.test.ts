import type { AskedPacket } from '@tavern/bots';
import { type Option, render, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot } from '../../bot/index.ts';
import { LISTS } from '../../bot/lists.ts';
import { solverFor, standingOf } from '../../bot/odds.ts';
import { afterBuying, prospectOf } from '../../bot/prospect.ts';
import { worth } from '../../bot/shopper.ts';
import type { PowerupId } from '../../rules/state.ts';
import type { CeeLo } from '../../rules/types.ts';
import { texts } from '../../text/index.ts';
import { tableTexts } from '../../text/table/index.ts';
import { adviceSay } from '../../ui/hint-words.ts';
import { chosen, FAIR } from '../bot/chosen.ts';
import { buy, type CeeLoScene, ceeLo, fightIn, roll, shop } from '../cee-lo.ts';

/** What Old Owl says here, in English. */
async function said(scene: CeeLoScene, kind: string): Promise<string> {
  const option = (await chosen(scene, kind)) as Option<CeeLo>;
  const packet = scene.match.packet(seat(0)) as AskedPacket<CeeLo>;
  const why = (await bot.why?.(packet, seat(0), option)) ?? null;
  return render({ ...texts.en, ...tableTexts.en }, adviceSay(option, why));
}

const figure = (p: number): string => `${Math.round(p * 1_000) / 10}%`;

describe('a hint gives its reason', () => {
  test('in a fight: the chance to win the round, and with the next best', async () => {
    const scene = ceeLo({ rules: FAIR, round: 3, hp: 56, damage: 9, fight: { enemyHp: 153, enemyMax: 153 }, dice: [3, 3, 1] });
    scene.answer(0, roll);
    const fight = fightIn(scene);
    const solver = solverFor(scene.state, fight.enemyMax);
    const at = standingOf(scene.state, fight);
    const [attack, defend, again] = (['attack', 'defend', 'reroll'] as const).map((act) => solver.value(at, act, fight.dice));
    expect(again).toBeGreaterThan(Math.max(attack ?? 1, defend ?? 1));
    const [q, other] = (attack ?? 0) > (defend ?? 0) ? [attack, 'if you attack'] : [defend, 'if you defend'];
    expect(await said(scene, 'act')).toBe(
      `Old Owl would reroll: ${figure(again ?? 0)} to win the round, ${figure(q ?? 0)} ${other}.`,
    );
  });

  test('a blow that ends the round needs no figures', async () => {
    const scene = ceeLo({ fight: { enemyHp: 5 }, dice: [3, 3, 1] }).answer(0, roll);
    expect(await said(scene, 'act')).toBe('Old Owl would attack: that wins the round.');
  });

  test('when four throws came to nothing: with a reroll, and without', async () => {
    const nothing = [1, 2, 4];
    const scene = ceeLo({ fight: { enemyHp: 22, enemyMax: 22 }, dice: [...nothing, ...nothing, ...nothing, ...nothing] });
    scene.answer(0, roll);
    expect(await said(scene, 'bust')).toMatch(/^Old Owl would reroll: [\d.]+% to win the round, [\d.]+% if you lose the turn\.$/);
  });

  test('in the shop: the chance to win the run with what it would buy, and with the next best', async () => {
    const scene = ceeLo({ rules: FAIR, round: 2, first: 'player', hp: 53, damage: 7, gold: 40 }).answer(0, shop);
    const at = prospectOf(scene.state);
    const most = Math.max(...LISTS.map((wishes) => worth(at, wishes)));
    const told = await said(scene, 'shop');
    expect(chosen(scene, 'shop')).toEqual(buy('high-roller'));
    expect(told).toMatch(/^Old Owl would buy High Roller: [\d.]+% to win the run, [\d.]+% if you (buy .+ now|save the gold)\.$/);
    expect(told).toContain(`: ${figure(most)} to win the run`);
    const [, better, worse] = /: ([\d.]+)%.*, ([\d.]+)%/.exec(told) ?? [];
    expect(Number(better)).toBeGreaterThan(Number(worse));
  });

  test('where it buys nothing: what it saves for, and what the best thing that can be had now would be worth', async () => {
    const scene = ceeLo({ rules: FAIR, round: 1, first: 'player', gold: 20 }).answer(0, shop);
    const after = (item: PowerupId): number =>
      Math.max(...LISTS.map((wishes) => worth(afterBuying(prospectOf(scene.state), item), wishes)));
    const [boost, reroll] = [after('point-boost'), after('extra-reroll')];
    expect(boost).toBeGreaterThan(reroll);
    expect(await said(scene, 'shop')).toMatch(
      new RegExp(
        `^Old Owl would buy nothing more: it saves for High Roller, [\\d.]+% to win the run, ${figure(boost)} if you buy Point Boost now\\.$`,
      ),
    );
  });

  test('before a fight: what a First Strike is worth', async () => {
    const owned = { 'first-strike': 1, 'high-roller': 1, 'wild-die': 1, 'extra-reroll': 2 };
    const scene = ceeLo({ rules: FAIR, owned, round: 5, hp: 64, damage: 15, gold: 0 });
    expect(await said(scene, 'ready')).toMatch(/^Old Owl would use First Strike: [\d.]+% to win the run, [\d.]+% without it\.$/);
  });

  test('an endless run has no end to speak of: the next rounds', async () => {
    const scene = ceeLo({ rules: { ...FAIR, endless: true }, round: 2, first: 'player', gold: 40 });
    expect(await said(scene, 'ready')).toMatch(/% to win the next 4 rounds/);
  });

  test('nothing is said of a throw: there is nothing to choose', async () => {
    expect(await said(ceeLo({ fight: {} }), 'roll')).toBe('Old Owl would throw.');
  });
});
