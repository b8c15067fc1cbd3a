import { conforms } from '@tavern/engine/conformance';
import { expect, test } from 'vitest';
import { sampleSeat } from '../../rules/decks.ts';
import { game } from '../../rules/game.ts';

const ALL = ['everybody'];
/** The owner hears it whole, the others without the card. */
const MASKED = ['named seats, masked for others'];

/** Who hears what, reviewed line by line: a change here is a change of who knows what. */
const AUDIENCE: { readonly [event: string]: readonly string[] } = {
  started: ALL,
  round: ALL,
  // A drawn card is its owner's secret, and so is what goes back under the deck.
  drew: MASKED,
  mulligan: MASKED,
  noDraw: ALL,
  reshuffled: ALL,
  priority: ALL,
  played: ALL,
  passed: ALL,
  deployed: ALL,
  sacrificed: ALL,
  died: ALL,
  bounced: ALL,
  power: ALL,
  effectAdded: ALL,
  effectRemoved: ALL,
  // Discard piles are open, and so is what comes out of them.
  discarded: ALL,
  spent: ALL,
  returned: ALL,
  slot: ALL,
  conquered: ALL,
  vp: ALL,
  roundEnded: ALL,
  cleared: ALL,
  ended: ALL,
};

test('FS-081: who hears each kind of event, over random matches', () => {
  // In these matches of random decks one deck runs empty, and another is shuffled anew: both are rare.
  const { audience, failures } = conforms(game, { games: 275, seed: 645, every: 1000, sampleSeat });
  expect(failures).toEqual([]);
  expect(audience).toEqual(AUDIENCE);
});
