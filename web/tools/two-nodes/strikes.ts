import assert from 'node:assert/strict';
import { playMountain } from '../../../games/mountain/test/table/index.ts';
import type { Guest } from './guest.ts';

/** Milliseconds for a whole match, and until the next answer is acknowledged, on a busy machine. */
const [WITHIN, STUCK] = [900_000, 90_000];

/** Something happens to a match. */
export interface Strike {
  /** When this number of answers has been acknowledged ... */
  readonly after: number;
  /** ... and this player is about to press a button. */
  readonly before: Guest;
  /** `asked`: the kind of question that they answer. */
  readonly work: (asked: string) => Promise<void>;
}

/** Both play to the end by pressing buttons, whatever happens meanwhile. */
export async function play(players: readonly Guest[], strikes: readonly Strike[]): Promise<void> {
  const match = players[0]?.tap.match ?? '';
  const count = (): number => players.flatMap(({ tap }) => tap.sent(match)).filter(({ fate }) => fate === 'safe').length;
  const struck: Promise<void>[] = [];
  let busy = false;
  let last = { count: 0, at: performance.now() };
  await playMountain(
    players.map(({ person }) => person),
    {
      within: WITHIN,
      meanwhile: async (person, { asked, telling, news }) => {
        const [answers, next] = [count(), strikes[struck.length]];
        if (busy || answers !== last.count) last = { count: answers, at: performance.now() };
        assert(performance.now() - last.at < STUCK, `nobody has answered for ${STUCK / 1_000} s`);
        if (busy || next === undefined || person !== next.before.person || answers < next.after) return;
        if (asked === null || telling || news) return;
        busy = true;
        // Not waited for: the button is pressed meanwhile.
        const work = next.work(asked).finally(() => (busy = false));
        work.catch(() => {});
        struck.push(work);
      },
    },
  );
  await Promise.all(struck);
  assert(struck.length === strikes.length, 'the match was over too soon: run it again');
}
