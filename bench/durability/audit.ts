import { openStore } from '@tavern/server';
import type { PlayerTrack } from './players.ts';

export interface Audit {
  /** Answers that the server said were safe. */
  readonly acknowledged: number;
  /** Of those, how many the store does not have. */
  readonly lost: number;
  /** Answers that count more often than they were given. */
  readonly doubled: number;
  readonly matches: number;
}

/** What players were told, against what is there. */
export async function audit(where: Parameters<typeof openStore>[0], seen: readonly PlayerTrack[]): Promise<Audit> {
  const store = await openStore(where);
  try {
    let [acknowledged, lost, doubled] = [0, 0, 0];
    for (const { match, seat, sent, acknowledged: told } of seen) {
      const own = (await store.matches.answers(match)).filter((answer) => answer.seat === seat && answer.clientId !== undefined);
      const frames = new Set(own.map(({ frame }) => frame));
      acknowledged += told.length;
      lost += told.filter((frame) => !frames.has(frame)).length;
      doubled += told.length - new Set(told).size;
      doubled += own.length - new Set(own.map(({ clientId }) => clientId)).size;
      doubled += Math.max(0, own.length - sent);
    }
    return { acknowledged, lost, doubled, matches: new Set(seen.map(({ match }) => match)).size };
  } finally {
    await store.close();
  }
}
