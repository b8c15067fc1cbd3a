import { type Eyes, fast, type MatchRecord, replay, type Seat, same, seat, seatsOf } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { registry } from '@tavern/games';
import type { Frame } from '@tavern/host';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../../model/pack.ts';
import type { Replay } from '../../../play/replay/replay.ts';
import { liveMatch } from './live.ts';
import { golden, goldenRecord, open, ready } from './replays.ts';

const viewersOf = ({ seats }: MatchRecord): readonly (Seat | null)[] => [...seatsOf(seats.length), null];
const seatIn = (eyes: Eyes): Seat | null => (eyes === 'all' ? null : eyes);

/** What these eyes see after every answer, by the engine's own replay. */
async function engineSays(record: MatchRecord, eyes: Eyes): Promise<unknown[]> {
  const pack = await packOf(record.game);
  if (pack === null) throw new Error(`there is no ${record.game}`);
  const seen: unknown[] = [];
  const replayed = replay(pack.game, record, undefined, (match) => {
    match.layOpen();
    seen.push(JSON.parse(JSON.stringify(match.packet(eyes, { lean: true }))));
    return null;
  });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed));
  return seen;
}

/** What is not the same to the letter is told in full: that takes fifty times as long. */
function expectShown(watched: Replay, truth: unknown): void {
  const shown: unknown = watched.table.frame(seatIn(watched.state().eyes))?.packet;
  if (!same(shown, truth)) expect(shown).toEqual(truth);
}

describe.each(golden)('%s', (file) => {
  const record = goldenRecord(file);
  const nth = golden.indexOf(file);
  // Every kind of eyes is looked through in some file of every game.
  const some: readonly Eyes[] = nth % 2 === 0 ? [seat(nth % record.seats.length), 'all'] : [null];

  test.each(samples(0, 1) === 0 ? some : [...viewersOf(record), 'all' as const])(
    'with the eyes of %s: after every answer, step by step and by jumps, the view is the engine’s',
    async (eyes) => {
      const truth = await engineSays(record, eyes);
      const watched = await open(record);
      await watched.look(eyes);
      for (let answer = 0; answer <= record.answers.length; answer++) {
        await watched.go(answer);
        expect(watched.state().at).toBe(answer);
        expectShown(watched, truth[answer]);
      }
      const chance = fast(nth).stream('jumps');
      for (let jump = 0; jump < samples(40, 400); jump++) {
        const answer = chance.int(record.answers.length + 1);
        await watched.go(answer);
        expectShown(watched, truth[answer]);
      }
      await ready(watched);
      expect(watched.state()).toMatchObject({ verdict: { is: 'true', upTo: record.answers.length } });
      expect(watched.state().moments.map(({ answer }) => answer)).toEqual([...truth.keys()]);
    },
  );
});

describe.each(registry.filter(({ hidden }) => hidden !== true).map(({ id }) => id))('a match of %s at a table', (id) => {
  const seeds = Array.from({ length: samples(1, 20) }, (_, nth) => nth + 1);

  test.each(seeds)(
    'with a seat’s eyes, and a spectator’s, every frame is to the letter what they were shown: seed %i',
    async (seed) => {
      const pack = await packOf(id);
      if (pack === null) throw new Error(`there is no ${id}`);
      const live = await liveMatch(pack, seed);
      const { answers } = live.record;
      for (const viewer of viewersOf(live.record)) {
        const watched = await open(live.record, { seat: viewer });
        const frames: string[] = [JSON.stringify(watched.table.frame(viewer))];
        watched.table.listen({
          frame: (who, frame) => void (who === viewer && frames.push(JSON.stringify(frame))),
          jump: () => frames.push('a jump'),
        });
        for (let answer = 1; answer <= answers.length; answer++) await watched.go(answer);
        const lived = live.frames(viewer).map((frame) => JSON.stringify(frame));
        expect(frames.length).toBe(lived.length);
        for (const [n, frame] of frames.entries()) expect(frame).toBe(lived[n]);
        const past = await pastOf(watched, viewer);
        if (!same(past, live.frames(viewer))) expect(past).toEqual(live.frames(viewer));
      }
    },
  );
});

/** All that the viewer has seen up to the moment that is shown. It comes a little at a time. */
async function pastOf({ table }: Replay, viewer: Seat | null): Promise<Frame[]> {
  const past: Frame[] = [];
  for (;;) {
    const more = await table.history(viewer, past.length);
    if (more.length === 0) return past;
    past.push(...more);
  }
}
