import { same } from '@tavern/engine';
import { conforms } from '@tavern/engine/conformance';
import { samples } from '@tavern/engine/testkit';
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

const ALL_MATCHES = Array.from({ length: 275 }, (_, index) => 645 + index);
/** Everything in the table happens in one of these matches of random decks. In the last one a deck is shuffled anew, which is rare. */
const ENOUGH = [...ALL_MATCHES.slice(0, 50), 916];

function heardIn(matches: readonly number[]): { readonly [event: string]: readonly string[] } {
  const heard: { [event: string]: readonly string[] } = {};
  for (const seed of matches) {
    const { audience, failures } = conforms(game, { games: 1, seed, every: 1000, sampleSeat });
    expect(failures).toEqual([]);
    for (const [event, who] of Object.entries(audience)) heard[event] = [...new Set([...(heard[event] ?? []), ...who])].sort();
  }
  return heard;
}

test('FS-081: who hears each kind of event, over random matches', () => {
  const few = samples(0, 1) === 0 ? heardIn(ENOUGH) : {};
  // Under other rules these are other matches: then all are looked at.
  expect(same(few, AUDIENCE) ? few : heardIn(ALL_MATCHES)).toEqual(AUDIENCE);
});
