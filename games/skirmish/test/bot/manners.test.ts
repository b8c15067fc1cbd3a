import { MANNERS, type Manner } from '@tavern/bots';
import { describe, expect, test } from 'vitest';
import { bot } from '../../bot/index.ts';
import { cards } from '../../rules/catalog.ts';
import { battle } from './matches.ts';

interface Deeds {
  matches: number;
  decided: number;
  wins: number;
  /** Cards played in first rounds. */
  spent: number;
  /** Cards with an ongoing effect among the first two of a match. */
  enchanted: number;
}

/** What each manner did against the others, seats and decks changing. */
function deedsOf(matches: number): { readonly [manner in Manner]: Deeds } {
  const none = (): Deeds => ({ matches: 0, decided: 0, wins: 0, spent: 0, enchanted: 0 });
  const deeds = { bold: none(), careful: none(), greedy: none(), fair: none() };
  for (let seed = 0; seed < matches; seed++) {
    const seated = [seed, seed + 1 + (Math.floor(seed / 4) % 3)].map((at) => MANNERS[at % 4] ?? 'fair');
    const bots = seated.map((manner) => bot.inManner?.(manner) ?? bot);
    const { over } = battle(bots, 9 * seed + Math.floor(seed / 12), {}, (event, { state }) => {
      if (event.type !== 'played') return;
      const mine = deeds[seated[event.seat] ?? 'fair'];
      if (state.round === 1) mine.spent += 1;
      const begins = state.round === 1 && (state.players[event.seat]?.played ?? 0) <= 2;
      if (begins && cards.get(event.card).ongoing !== undefined) mine.enchanted += 1;
    });
    for (const [index, manner] of seated.entries()) {
      deeds[manner].matches += 1;
      if (over?.winners.length === 1) deeds[manner].decided += 1;
      if (over?.winners.some((winner) => winner === index)) deeds[manner].wins += 1;
    }
  }
  return deeds;
}

describe('manners', () => {
  const deeds = deedsOf(216);
  const perMatch = (manner: Manner, deed: 'spent' | 'enchanted'): number => deeds[manner][deed] / deeds[manner].matches;

  test('the bold spend more in a first round than the careful, who keep cards for later', () => {
    expect(perMatch('bold', 'spent')).toBeGreaterThan(1.05 * perMatch('careful', 'spent'));
  });

  test('the greedy begin with ongoing effects more often than others', () => {
    for (const other of ['bold', 'careful', 'fair'] as const)
      expect(perMatch('greedy', 'enchanted')).toBeGreaterThan(1.1 * perMatch(other, 'enchanted'));
  });

  test('no manner wins much more than another', () => {
    for (const manner of MANNERS) {
      const share = deeds[manner].wins / deeds[manner].decided;
      expect(share).toBeGreaterThan(0.4);
      expect(share).toBeLessThan(0.6);
    }
  });
});
