import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Latencies } from '../server/latencies.ts';
import { type GivenAnswer, playOurs } from '../server/our-load.ts';
import { Running } from '../server/processes.ts';
import { Schedule } from '../server/schedule.ts';
import { type Deed, deedsIn } from './log.ts';

const CLIENTS = 24;
const TILES = 100;

/** A server's life, as its disk and its clients saw it. */
export interface Life {
  readonly folder: string;
  readonly deeds: readonly Deed[];
  /** What was asked for, by the number that its acknowledgement has. */
  readonly answers: ReadonlyMap<number, GivenAnswer>;
}

/** People race on a server, which is killed and started once more on what it left. */
export async function live(at: string, shim: string, seconds: number): Promise<Life> {
  mkdirSync(join(at, 'data'), { recursive: true });
  const folder = realpathSync(join(at, 'data'));
  const log = join(at, 'log');
  const answers = new Map<number, GivenAnswer>();
  for (const birth of [0, 1]) {
    const environment = { DATA_DIR: folder, LD_PRELOAD: shim, POWER_LOG: log, POWER_FOLDER: folder };
    const server = new Running(new URL('../server/our-server.ts', import.meta.url), [], environment);
    try {
      const { url } = await server.next<{ url: string }>();
      const play = { url, clients: CLIENTS, tiles: TILES, latencies: new Latencies(), schedule: new Schedule(null, CLIENTS / 2) };
      await playOurs({ ...play, from: 1 + birth * CLIENTS, given: (answer) => answers.set(answer.number, answer) });
      await new Promise((later) => setTimeout(later, (seconds * 1000) / 2));
    } finally {
      await server.end();
    }
  }
  return { folder, deeds: deedsIn(log), answers };
}
