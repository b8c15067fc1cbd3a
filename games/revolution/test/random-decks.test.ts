import { faultsOf, sampleDeck } from '@tavern/decks';
import { fast } from '@tavern/engine';
import { expect, test } from 'vitest';
import { eventsMet } from '../../test/events-met.ts';
import { decks, sampleSeat } from '../rules/decks.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/game.ts';

test('H-03: random decks that can be played come out, hardly ever a ready one instead, and every card is in one', () => {
  const rng = fast(1).stream('decks');
  const seen = new Set<string>();
  let ready = 0;
  for (let n = 0; n < 300; n++) {
    const deck = sampleDeck(decks, rng);
    expect(faultsOf(decks, deck)).toEqual([]);
    for (const cards of Object.values(deck.cards)) for (const card of cards) seen.add(card);
    if (decks.ready.some(({ cards }) => cards === deck.cards)) ready += 1;
  }
  expect(ready).toBe(0);
  expect(seen.size).toBe(74);
});

/** What only some decks, or some luck, ever come to; null: an event like any other. */
function rarity(event: Event): string | null {
  if (event.type === 'found') return `found ${event.by} ${event.to}`;
  if (event.type === 'round') return event.round === 5 ? 'extra round' : null;
  if (event.type === 'ended') return `ended ${event.how}`;
  if (event.type === 'searched') return event.count < 4 ? 'short search' : null;
  return event.type === 'looked' || event.type === 'skipped' || event.type === 'neutralised' ? event.type : null;
}

test('random matches meet searches with every destination, looks, skips, neutralised Help cards, and the extra round', () => {
  const met = eventsMet({ game, sampleSeat, rules: {}, matches: 1200, rarity });
  const often = ['found c-9 hand', 'found c-10 sp', 'found c-12 help', 'found c-12 hand', 'found c-9 null'];
  for (const rare of [...often, 'looked', 'skipped', 'neutralised', 'ended points', 'ended rounds'])
    expect(met.get(rare) ?? 0, rare).toBeGreaterThan(10);
  for (const rare of ['extra round', 'ended extra']) expect(met.get(rare) ?? 0, rare).toBeGreaterThan(2);
});
