import { expect, test } from 'vitest';
import { eventsMet } from '../../test/events-met.ts';
import { sampleSeat } from '../rules/decks.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/game.ts';

/** What only some decks ever come to; null: an event like any other. */
function rarity(event: Event): string | null {
  if (event.type === 'played') return event.card === 'dispel' ? 'dispel' : null;
  if (event.type === 'passed') return event.why === 'limit' ? 'limit' : null;
  return event.type === 'reshuffled' || event.type === 'effectRemoved' ? event.type : null;
}

test('decks that are made up for the fuzzer meet Dispel, reshuffles and the limit of 20 cards in a round', () => {
  const met = eventsMet({ game, sampleSeat, rules: { deckOut: 'reshuffle' }, matches: 1500, rarity });
  expect(met.get('dispel')).toBeGreaterThan(200);
  expect(met.get('effectRemoved')).toBeGreaterThan(200);
  expect(met.get('reshuffled')).toBeGreaterThanOrEqual(5);
  expect(met.get('limit')).toBeGreaterThanOrEqual(2);
});
