import { type MatchRecord, type Seat, seatsOf, trailOf } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { type GamePack, registry } from '@tavern/games';
import { Hindsight } from '@tavern/host';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../../model/pack.ts';
import { timesOf } from '../../../play/replay/survey.ts';
import { liveMatch } from './live.ts';

/** Every seat's eyes at a table of four, and as often a spectator's. */
const MATCHES = samples(8, 20);
const EVERY = 64;

/** A spectator, and the seats in turn: over all matches everybody's eyes are looked through. */
function viewersOf({ seats }: MatchRecord, seed: number): readonly (Seat | null)[] {
  const all = seatsOf(seats.length);
  return samples(0, 1) === 1 ? [...all, null] : [seed % 2 === 0 ? null : (all[((seed - 1) / 2) % all.length] ?? null)];
}

/** All frames of a viewer, as the worker of a replay makes them, without the messages between it and the page (truth.test.ts). */
function seenAgain({ game }: GamePack, record: MatchRecord, viewer: Seat | null): readonly string[] {
  const opened = trailOf(game, record, EVERY);
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const people = seatsOf(record.seats.length).filter((seat) => record.seats[seat]?.bot !== true);
  const seen = new Hindsight(opened.trail, viewer, people, timesOf(record));
  while (seen.follow());
  expect(seen.upTo).toBe(record.answers.length);
  return seen.frames(0, seen.numberAt(seen.upTo)).map((frame) => JSON.stringify(frame));
}

describe.each(registry.filter(({ hidden }) => hidden !== true).map(({ id }) => id))('%s', (id) => {
  test(`of ${MATCHES} random matches at a table, every frame is to the letter what was shown there`, async () => {
    const pack = await packOf(id);
    if (pack === null) throw new Error(`there is no ${id}`);
    for (let seed = 101; seed < 101 + MATCHES; seed++) {
      const live = await liveMatch(pack, seed);
      for (const viewer of viewersOf(live.record, seed)) {
        const lived = live.frames(viewer).map((frame) => JSON.stringify(frame));
        const again = seenAgain(pack, live.record, viewer);
        expect(again.length).toBe(lived.length);
        for (const [n, frame] of again.entries())
          if (frame !== lived[n]) expect({ seed, viewer, n, frame }).toEqual({ seed, viewer, n, frame: lived[n] });
      }
    }
  });
});
