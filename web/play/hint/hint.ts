import type { Packet, Seat, Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Advice } from '@tavern/kit';
import type { ShownTable } from '../../model/shown-table.ts';

export interface HintRequest {
  readonly id: number;
  readonly game: string;
  readonly packet: Packet<Types>;
  readonly seat: Seat;
}

export interface HintReply {
  readonly id: number;
  readonly advice: Advice | null;
}

export type Hint = (packet: Packet<Types>, seat: Seat | null) => Promise<Advice | null>;

/** What the game's bot would do. Null where a hint would be unfair: against other people, or in a scored run. */
export function hintFor({ game, own, names, where, daily }: ShownTable, { bot }: GamePack): Hint | null {
  const alone = own.length === 1 && daily === null && (where === 'here' || names.length === 1);
  if (bot === undefined || !alone) return null;
  return (packet, seat) => (seat === null || packet.question === null ? Promise.resolve(null) : advise(game, packet, seat));
}

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (advice: Advice | null) => void>();

/** What the game's bot would do, thought out in a thread of its own. */
export function advise(game: string, packet: Packet<Types>, seat: Seat): Promise<Advice | null> {
  worker ??= started();
  const id = ++last;
  const { promise, resolve } = Promise.withResolvers<Advice | null>();
  waiting.set(id, resolve);
  worker.postMessage({ id, game, packet, seat } satisfies HintRequest);
  return promise;
}

/** A thread of its own, because a good bot thinks longer than a page may freeze. */
function started(): Worker {
  const fresh = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  fresh.addEventListener('message', ({ data }: MessageEvent<HintReply>) => {
    waiting.get(data.id)?.(data.advice);
    waiting.delete(data.id);
  });
  fresh.addEventListener('error', (event) => {
    console.error(event);
    fresh.terminate();
    worker = null;
    for (const nothing of waiting.values()) nothing(null);
    waiting.clear();
  });
  return fresh;
}
