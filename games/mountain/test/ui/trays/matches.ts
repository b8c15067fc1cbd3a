import { create, fast, type Match, type Packet, type Seat, seatsOf } from '@tavern/engine';
import { sampleSettings } from '@tavern/engine/conformance';
import { game } from '../../../rules/game.ts';
import type { Mountain } from '../../../rules/types.ts';
import type { Happening } from '../../../ui/show/types.ts';

/** How one pair of eyes sees a moment of a match: what they have been told so far, and their packet, which must be asked for before the match goes on. */
export interface Eyes {
  readonly viewer: Seat | null;
  readonly packet: Packet<Mountain>;
  readonly events: readonly Happening[];
}

const LONGEST = 1_200;

/** A match of random players under random house rules: after every answer, what those who are asked see, or each seat and a spectator. */
export function* momentsOf(seed: number, whose: 'asked' | 'everybody'): Generator<readonly Eyes[]> {
  const rng = fast(seed).stream('trays');
  const players = 2 + (seed % 5);
  const { rules, seats } = sampleSettings(game, rng, players);
  const match: Match<Mountain> = create(game, fast(seed), seats, rules);
  const viewers = [...seatsOf(players), null];
  const told = new Map(viewers.map((viewer): [Seat | null, Happening[]] => [viewer, []]));
  const tell = (events: Match<Mountain>['opening']): void => {
    for (const viewer of viewers)
      for (const event of match.told(events, viewer)) {
        const list = told.get(viewer) ?? [];
        list.push({ id: `${list.length}`, event, past: false });
      }
  };
  const look = (): readonly Eyes[] =>
    (whose === 'asked' ? match.asked : viewers).map((viewer) => {
      let packet: Packet<Mountain> | null = null;
      return {
        viewer,
        get packet() {
          packet ??= match.packet(viewer);
          return packet;
        },
        events: told.get(viewer) ?? [],
      };
    });
  tell(match.opening);
  yield look();
  while (match.over === null && match.seq < LONGEST) {
    const seat = rng.pick(match.asked);
    const question = match.question(seat);
    const answered = match.answer(seat, question?.id ?? 0, rng.pick(question?.options ?? []));
    if (!answered.ok) throw new Error(`refused: ${JSON.stringify(answered)}`);
    tell(answered.events);
    yield look();
  }
}
