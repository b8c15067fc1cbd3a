import { conforms } from '@tavern/engine/conformance';
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
  // The expansion: a Shop buys openly; a ring takes gear for all to see, and what it takes from a backpack only the two see.
  blasted: [ALL],
  chose: [ALL],
  sold: [ALL],
  stolen: [ALL, MASKED],
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

/** So rare that a match which comes to it is not waited for; expansion/items.test.ts looks at it. */
const TOO_RARE = new Set([`stolen: ${ALL}`]);

/** Everything in the table happens in one of these. Under other rules they are other matches: then others are looked at until all of it is heard. */
const ENOUGH = [232, 427, 272, 236, 289, 308, 328, 276, 389];
const MOST_MATCHES = 1000;

const lines = (audience: { readonly [event: string]: readonly string[] }): string[] =>
  Object.entries(audience).flatMap(([event, who]) => who.map((each) => `${event}: ${each}`));

test('section 4.3: who hears each kind of event, in random games', () => {
  const reviewed = lines(AUDIENCE);
  const heard = new Set<string>();
  const unheard = (): string[] => reviewed.filter((line) => !heard.has(line) && !TOO_RARE.has(line));
  const others = Array.from({ length: MOST_MATCHES }, (_, index) => index + 1);
  for (const seed of [...ENOUGH, ...others]) {
    if (unheard().length === 0) break;
    const { audience, failures } = conforms(game, { games: 1, seed, every: 1000 });
    expect(failures).toEqual([]);
    for (const line of lines(audience)) heard.add(line);
  }
  expect(unheard()).toEqual([]);
  expect([...heard].filter((line) => !reviewed.includes(line))).toEqual([]);
});
