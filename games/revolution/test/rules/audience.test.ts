import { conforms } from '@tavern/engine/conformance';
import { samples } from '@tavern/engine/testkit';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { searchingSeat } from '../searching-deck.ts';

const ALL = ['everybody'];
/** The owner hears it whole, the others without the card. */
const MASKED = ['named seats, masked for others'];
/** Whole to everybody where the card is face-up, or where there is none. */
const BOTH = [...ALL, ...MASKED];

/** Who hears what, reviewed line by line: a change here is a change of who knows what. */
const AUDIENCE: { readonly [event: string]: readonly string[] } = {
  started: ALL,
  round: ALL,
  // A hand and a drawn card are their owner's secret.
  dealt: MASKED,
  redrew: MASKED,
  drew: MASKED,
  turn: ALL,
  skipped: ALL,
  placed: BOTH,
  // What a search looks at is the searcher's; what it finds is open only in the Help zone.
  searched: MASKED,
  found: BOTH,
  aimed: ALL,
  neutralised: ALL,
  // Both players: one has seen the hand, the other holds it.
  looked: MASKED,
  squareFull: ALL,
  revealed: ALL,
  battle: ALL,
  cleared: ALL,
  ended: ALL,
};

test('H-26, H-29: who hears each kind of event, over random matches', () => {
  const { audience, failures } = conforms(game, { games: samples(60, 300), seed: 1, every: 1000, sampleSeat: searchingSeat });
  expect(failures).toEqual([]);
  expect(audience).toEqual(AUDIENCE);
});
