// The load generator: its own process, so that it takes nothing from the server but the other core.
import { Latencies } from './latencies.ts';
import { playOurs } from './our-load.ts';
import { playPeer } from './peer-load.ts';
import { Schedule } from './schedule.ts';

/** What it is told to do, in JSON. */
export interface LoadOrder {
  readonly ours: boolean;
  readonly url: string;
  readonly clients: number;
  readonly tiles: number;
  /** Answers due a second; null: as soon as asked. */
  readonly rate: number | null;
  /** Seconds. */
  readonly warmUp: number;
  readonly seconds: number;
}

const { ours, url, clients, tiles, rate, warmUp, seconds } = JSON.parse(process.argv[2] ?? '') as LoadOrder;
const latencies = new Latencies();
const after = (time: number): Promise<void> => new Promise((later) => setTimeout(later, time * 1000));

const schedule = new Schedule(rate, clients / 2);
const stop = await (ours ? playOurs : playPeer)({ url, clients, tiles, latencies, schedule });
await after(warmUp);
console.log(JSON.stringify({ begun: true }));
schedule.forgive();
latencies.begin();
const before = process.cpuUsage();
await after(seconds);
latencies.end();
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ ...latencies.result(), busy: (user + system) / 1e6 / seconds }));
await stop();
process.exit(0);
