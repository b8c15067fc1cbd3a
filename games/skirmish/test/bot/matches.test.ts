import { type AskedPacket, type Bot, randomBot } from '@tavern/bots';
import { copy, fast } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { bot, levels } from '../../bot/index.ts';
import type { Skirmish } from '../../rules/types.ts';
import { ME, pass, play, type Situation, skirmish } from '../skirmish.ts';
import { battle, duel } from './matches.ts';

const random = randomBot as unknown as Bot<Skirmish>;

describe('whole matches', () => {
  test('normal beats the random bot in at least 90% of the decided matches', () => {
    const { won, decided } = duel(bot, random, samples(40, 120));
    expect(won / decided).toBeGreaterThanOrEqual(0.9);
  });

  test('normal beats easy in at least 65% of the decided matches, and easy beats the random bot', () => {
    const over = duel(bot, levels.easy, samples(40, 120));
    expect(over.won / over.decided).toBeGreaterThanOrEqual(0.65);
    const under = duel(levels.easy, random, samples(40, 120));
    expect(under.won / under.decided).toBeGreaterThan(0.6);
  });

  test('FS-004, FS-103: any of them takes any seat through one interface, under any house rules, and the match ends', () => {
    expectTypeOf(bot).toEqualTypeOf<Bot<Skirmish>>();
    const pick = fast(7).stream('rules');
    for (let seed = 0; seed < 60; seed++) {
      const rules = {
        roundStart: pick.pick(['alternate', 'loser']),
        tieBreak: pick.pick(['totalVP', 'draw', 'fourthRound']),
        deckOut: pick.pick(['skip', 'reshuffle', 'lose']),
        handLimit: pick.pick(['none', 'ten']),
        mulligan: pick.chance(1, 2),
        fxFade: pick.chance(1, 2),
      };
      const seated = [pick.pick([bot, levels.easy, random]), pick.pick([bot, levels.easy, random])];
      expect(battle(seated, seed, rules).over).not.toBeNull();
    }
  });
});

describe('normal', () => {
  const chosen = (situation: Situation): unknown =>
    bot.choose(skirmish(situation).match.packet(ME) as AskedPacket<Skirmish>, ME, fast(1).stream('normal'));

  test('keeps its cards when its rival has passed and it is ahead', () => {
    expect(chosen({ mine: { hand: ['champion', 'medic'], units: ['scout'] }, theirs: { passed: true } })).toEqual(pass);
  });

  test('wins a round that its rival has left with the card it misses least', () => {
    const option = chosen({ mine: { hand: ['champion', 'powder_keg'] }, theirs: { passed: true } });
    expect(option).toMatchObject({ do: 'play', card: 'powder_keg' });
  });

  test('gives up a round that it cannot win any more', () => {
    const lost = { passed: true, units: ['champion', 'champion', 'champion', 'champion'] } as const;
    expect(chosen({ mine: { hand: ['medic', 'medic'] }, theirs: lost })).toEqual(pass);
  });

  test('bounces what stands in its way', () => {
    const mine = { hand: ['gale'], units: ['veteran', 'veteran'] } as const;
    const option = chosen({ mine, theirs: { units: [['champion', 9], 'scout'], passed: true } });
    expect(option).toEqual(play('gale', null, 'rival-0'));
  });

  test('of two that stand in its way bounces the card that helps its rival less', () => {
    const mine = { hand: ['gale'], units: ['veteran', 'veteran'] } as const;
    const units = (...[a, b]: ['champion' | 'martyr', 'champion' | 'martyr']) =>
      ({
        units: [
          [a, 5],
          [b, 5],
        ],
        passed: true,
      }) as const;
    expect(chosen({ mine, theirs: units('champion', 'martyr') })).toEqual(play('gale', null, 'rival-1'));
    expect(chosen({ mine, theirs: units('martyr', 'champion') })).toEqual(play('gale', null, 'rival-0'));
  });

  test('turns a round that its rival has left if its units can, over several plays', () => {
    const theirs = { passed: true, units: ['medic', 'medic', null, null] } as const;
    expect(chosen({ mine: { hand: ['scout', 'champion', 'martyr', 'martyr'] }, theirs })).toMatchObject({ do: 'play' });
    expect(
      chosen({ mine: { hand: ['martyr', 'martyr'] }, theirs: { ...theirs, units: ['medic', 'medic', 'medic', null] } }),
    ).toEqual(pass);
  });

  test('lays an ongoing effect while there are units to deploy on it, not with its last card', () => {
    const many = { hand: ['fortify', 'scout', 'scout', 'scout', 'medic', 'medic', 'medic'] } as const;
    expect(chosen({ mine: many })).toMatchObject({ card: 'fortify' });
    expect(chosen({ mine: { hand: ['fortify'], units: ['champion'] }, round: 3, ties: 1 })).toEqual(pass);
  });

  test('reads its packet and nothing else, and leaves it as it was', () => {
    const packet = skirmish({ mine: { hand: ['archer', 'medic'] }, theirs: { units: ['scout'] } }).match.packet(
      ME,
    ) as AskedPacket<Skirmish>;
    const before = copy(packet);
    const first = bot.choose(packet, ME, fast(2).stream('normal'));
    expect(packet).toEqual(before);
    expect(bot.choose(JSON.parse(JSON.stringify(packet)) as AskedPacket<Skirmish>, ME, fast(2).stream('normal'))).toEqual(first);
  });
});
