import { type AskedPacket, type Bot, MANNERS, type Manner } from '@tavern/bots';
import { fast, type Option, type Seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { bot } from '../../bot/index.ts';
import { faceUp, Trial } from '../../bot/trial.ts';
import { cards } from '../../rules/catalog.ts';
import { CHARACTER_ZONES } from '../../rules/state.ts';
import type { Revolution } from '../../rules/types.ts';
import { battle } from './matches.ts';

interface AskedSeat {
  readonly packet: AskedPacket<Revolution>;
  readonly seat: Seat;
}

/** All that is asked in some matches. */
function questions(matches: number): AskedSeat[] {
  const found: AskedSeat[] = [];
  const noting: Bot<Revolution> = {
    choose(packet, seat, rng) {
      found.push({ packet, seat });
      return bot.choose(packet, seat, rng);
    },
  };
  for (let seed = 0; seed < matches; seed++) battle([noting, noting], seed);
  return found;
}

const inManner = (manner: Manner): Bot<Revolution> => bot.inManner?.(manner) ?? bot;
const answers = (manner: Manner, asked: readonly AskedSeat[], luck = 1): Option<Revolution>[] =>
  asked.map(({ packet, seat }) => inManner(manner).choose(packet, seat, fast(luck).stream('manner')) as Option<Revolution>);

/** What a placement does at once to the side of the player who makes it. */
function after({ packet, seat }: AskedSeat, option: Option<Revolution>): { readonly total: number; readonly combo: number } {
  const trial = Trial.of(packet.view);
  const isUp = option.do === 'place' && option.face === 'up';
  const weigh = () => trial.weigh();
  const { totals, combos } = isUp ? trial.with(seat, { [option.zone]: faceUp(option.card) }, weigh) : weigh();
  return { total: totals[seat] ?? 0, combo: combos[seat] ?? 0 };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('manners, asked the same', () => {
  const asked = questions(4);
  const placing = asked.filter(({ packet }) => packet.question.ask.kind === 'place');
  const placed = Object.fromEntries(MANNERS.map((manner) => [manner, answers(manner, placing)]));
  const totals = (manner: Manner): number =>
    sum((placed[manner] ?? []).map((option, at) => after(placing[at] as AskedSeat, option).total));

  test('most of their placements are the same: a manner decides where choices are nearly equal', () => {
    const fair = placed['fair'] ?? [];
    for (const manner of ['bold', 'careful', 'greedy'] as const) {
      const other = (placed[manner] ?? []).filter((option, at) => JSON.stringify(option) !== JSON.stringify(fair[at]));
      expect(other.length).toBeGreaterThan(0);
      expect(other.length / fair.length).toBeLessThan(0.25);
    }
  });

  test('the bold put more on the square at once than the careful, who keep cards for later', () => {
    expect(totals('bold')).toBeGreaterThan(totals('careful'));
  });

  test('the greedy reach for higher combo bonuses with their last character', () => {
    const last = asked.filter(({ packet, seat }) => {
      const zones = packet.view.players[seat]?.zones;
      return packet.question.ask.kind === 'place' && CHARACTER_ZONES.filter((zone) => zones?.[zone] === null).length === 1;
    });
    const bonus = (manner: Manner): number =>
      sum(answers(manner, last).map((option, at) => after(last[at] as AskedSeat, option).combo));
    expect(bonus('greedy')).toBeGreaterThan(bonus('careful'));
    expect(bonus('greedy')).toBeGreaterThan(bonus('fair'));
  });

  test('the bold bluff more often than the careful', () => {
    const sealing = asked.filter(({ packet }) => packet.question.ask.kind === 'secret');
    const bluffs = (manner: Manner): number =>
      sum([1, 2, 3].map((luck) => answers(manner, sealing, luck).filter((option) => isBluff(option)).length));
    expect(bluffs('bold')).toBeGreaterThan(1.5 * bluffs('careful'));
    expect(bluffs('careful')).toBeGreaterThan(0);
  });
});

const isBluff = (option: Option<Revolution>): boolean => option.do === 'seal' && cards.get(option.card).kind !== 'sp';

test('no manner wins much more than another', () => {
  const met = MANNERS.map(() => ({ decided: 0, wins: 0 }));
  for (let seed = 0; seed < 16; seed++) {
    const seated = [seed, seed + 1 + (Math.floor(seed / 4) % 3)].map((at) => at % 4);
    const { over } = battle(
      seated.map((at) => inManner(MANNERS[at] ?? 'fair')),
      9 * seed + Math.floor(seed / 12),
    );
    for (const [seat, at] of seated.entries()) {
      const mine = met[at];
      if (mine === undefined || over?.winners.length !== 1) continue;
      mine.decided += 1;
      if (over.winners.some((winner) => winner === seat)) mine.wins += 1;
    }
  }
  for (const { decided, wins } of met) {
    expect(wins / decided).toBeGreaterThan(0.2);
    expect(wins / decided).toBeLessThan(0.8);
  }
});
