import { same } from '@tavern/engine';
import { conforms } from '@tavern/engine/conformance';
import { samples } from '@tavern/engine/testkit';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';

const ALL = 'everybody';
/** The named seats hear it whole, the others without the card. */
const MASKED = 'named seats, masked for others';
/** The others do not even hear that it happened. */
const NAMED = 'named seats only';

/** Who hears what (section 4.3), reviewed line by line: a change here is a change of who knows what. */
const AUDIENCE: { readonly [event: string]: readonly string[] } = {
  // The order of play.
  initiative: [ALL],
  order: [ALL],
  turn: [ALL],
  skipped: [ALL],
  mustSkip: [ALL],
  slept: [ALL],
  left: [ALL],
  // Figures on the board.
  kits: [ALL],
  rolled: [ALL],
  moved: [ALL],
  stopped: [ALL],
  swapped: [ALL],
  landed: [ALL],
  quiet: [ALL],
  vanished: [ALL],
  appeared: [ALL],
  claimed: [ALL],
  claimLost: [ALL],
  won: [ALL],
  // Gear and what is played are seen by all; drawn cards by their owner.
  equipped: [ALL],
  unequipped: [ALL],
  handsSwapped: [ALL],
  used: [ALL],
  healed: [ALL],
  boosted: [ALL],
  slowed: [ALL],
  dropped: [ALL],
  drew: [MASKED],
  reshuffled: [ALL],
  // A trap is visible, an Ambush is not until it is sprung or wasted.
  trapSet: [ALL],
  trapSprung: [ALL],
  trapAvoided: [ALL],
  ambushSet: [NAMED],
  ambushSprung: [ALL],
  ambushWasted: [ALL],
  // A Luck card is revealed to all, but one to keep only to its drawer.
  luckDrawn: [ALL, MASKED],
  luckKept: [MASKED],
  luckCancelled: [ALL],
  luckIdle: [ALL],
  returned: [ALL],
  // Combat.
  foes: [ALL],
  fightRound: [ALL],
  fightWon: [ALL],
  fightLost: [ALL],
  spoils: [ALL],
  // The expansion: a Shop buys openly; what a ring takes from a backpack only the two see. That it takes gear for all to see is too rare for these matches:
  // expansion/items.test.ts looks at both.
  blasted: [ALL],
  chose: [ALL],
  sold: [ALL],
  stolen: [MASKED],
  challenged: [ALL],
  smoked: [ALL],
  duelBegan: [ALL],
  duelRound: [ALL],
  duelEnded: [ALL],
  retreated: [ALL],
  hurt: [ALL],
  warded: [ALL],
  recovered: [ALL],
  fell: [ALL],
  // Exchanges: that they happen is for all, what changes hands for the two; gear was seen by all before.
  lootBegan: [ALL],
  lootMove: [ALL, MASKED],
  lootDone: [ALL],
  tradeBegan: [ALL],
  offer: [MASKED],
  accepted: [NAMED],
  wished: [MASKED],
  refused: [NAMED],
  traded: [MASKED],
  tradeClosed: [ALL],
};

const ALL_MATCHES = Array.from({ length: 200 }, (_, index) => index + 1);
/** Everything in the table happens in one of these. */
const ENOUGH = [37, 141, 165, 289, 305, 317, 427, 488];

function heardIn(matches: readonly number[]): { readonly [event: string]: readonly string[] } {
  const heard: { [event: string]: readonly string[] } = {};
  for (const seed of matches) {
    const { audience, failures } = conforms(game, { games: 1, seed, every: 1000 });
    expect(failures).toEqual([]);
    for (const [event, who] of Object.entries(audience)) heard[event] = [...new Set([...(heard[event] ?? []), ...who])].sort();
  }
  return heard;
}

test('section 4.3: who hears each kind of event, in random games', () => {
  const few = samples(0, 1) === 0 ? heardIn(ENOUGH) : {};
  // Under other rules these are other matches: then all are looked at.
  expect(same(few, AUDIENCE) ? few : heardIn(ALL_MATCHES)).toEqual(AUDIENCE);
});
