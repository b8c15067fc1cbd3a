import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Options } from '../options.ts';
import { installPeers, peerVersion } from '../peers.ts';
import { CONTESTANTS, type Contestant, QUICK_STAGES, STAGES, type Stage } from './contest.ts';
import { type Measured, type Measurement, measurementOf, ratiosOf, tableOf } from './figures.ts';
import type { LoadOrder } from './load.ts';
import { Running } from './processes.ts';
import { difference } from './threads.ts';
import { type WireShare, wireShares } from './wire-share.ts';

const CLIENTS = 200;
/** Seconds before each measuring; the first one also compiles the server's code. */
const [WARM_UP, FIRST_WARM_UP] = [2, 4];
/** Three rounds take ten minutes, quick ones two. */
const FULL = { stages: STAGES, rounds: 3, seconds: 8, matches: 12 };
const QUICK = { stages: QUICK_STAGES, rounds: 2, seconds: 4, matches: 4 };

/** Our server, durable, beside boardgame.io's, in memory and with its own durable store. */
export async function server({ json, seconds, quick = false }: Options): Promise<void> {
  installPeers();
  const plan = quick ? QUICK : FULL;
  const each = seconds === undefined ? plan.seconds : seconds / plan.rounds / plan.stages.length;
  const measured: Measured[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    const who = quick && round > 0 ? CONTESTANTS.filter((name) => name !== 'durable') : CONTESTANTS;
    measured.push(...(await roundOf(who, plan.stages, each)));
  }
  const measurements = plan.stages.flatMap((stage) =>
    CONTESTANTS.map((who) => measurementOf(stage, who, measured)).filter((each) => each !== null),
  );
  const wire = await wireShares(plan.matches);
  const ratios = ratiosOf(measurements);
  console.log(`${tableOf(measurements)}

${CLIENTS} clients in ${CLIENTS / 2} races of two; median of ${plan.rounds} rounds of ${each.toFixed(1)} s, all contestants in turn (Node ${process.version}, production).
Answers are due at even times whatever the server does, and ms count from then; at saturation each client answers as soon as it is asked, and ms
count from sending. An answer is there when its client knows that it counts: on ours that means it is on the disk, FlatFile writes without a flush.
start: from the end of a race to the first question of the pair's next. us: processor time of the server for an answer, and whose it is.
Generator and server share ${availableParallelism()} cores, so at high loads each takes time from the other: saturation is what both can do together.

At 2,000 a second ours takes ${ratios.cpuRatio} x the processor time of boardgame.io ${peerVersion('boardgame.io')} in memory (long races: ${ratios.cpuRatioLong} x), p99 ${ratios.p99Ratio} x (${ratios.p99RatioLong} x).
Saturation ${ratios.saturationRatio.memory} x in memory, ${ratios.saturationRatio.durable} x its FlatFile.

${wire.map(shareText).join('\n')}`);
  if (!json) return;
  const wireShare = Object.fromEntries(wire.map(({ game, share }) => [game, Number(share.toFixed(3))]));
  const about = { clients: CLIENTS, rounds: plan.rounds, seconds: each, node: process.version };
  const peer = peerVersion('boardgame.io');
  console.log(
    JSON.stringify({ bench: 'server', ...ratios, wireShare, ...about, peerVersion: peer, measurements } satisfies Result),
  );
}

interface Result extends ReturnType<typeof ratiosOf> {
  readonly bench: 'server';
  readonly wireShare: { readonly [game: string]: number };
  readonly clients: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly node: string;
  readonly peerVersion: string;
  readonly measurements: readonly Measurement[];
}

/** Servers live through a round side by side, and are measured in turn: a machine that slows down slows all of them. */
async function roundOf(who: readonly Contestant[], stages: readonly Stage[], seconds: number): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-bench-'));
  const living = new Map<Contestant, Open>();
  try {
    const measured: Measured[] = [];
    for (const [index, stage] of stages.entries()) {
      for (const name of who) {
        const known = living.get(name);
        const { running, url } = known ?? (await open(name, join(folder, `${name}-${index}`)));
        living.set(name, { running, url });
        const warmUp = known === undefined ? FIRST_WARM_UP : WARM_UP;
        const order = { ours: name === 'ours', url, clients: CLIENTS, ...stage, warmUp, seconds };
        measured.push(await measure(running, name, stage, order));
        // After two minutes FlatFile looks through all its files, and ends where one is just being written: it lives for one stage.
        if (name === 'durable') await running.end();
        if (name === 'durable') living.delete(name);
      }
    }
    return measured;
  } finally {
    for (const { running } of living.values()) await running.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Open {
  readonly running: Running;
  readonly url: string;
}

async function open(name: Contestant, folder: string): Promise<Open> {
  const running =
    name === 'ours'
      ? new Running(new URL('./our-server.ts', import.meta.url), [], { DATA_DIR: folder })
      : new Running(new URL('./peer-server.ts', import.meta.url), name === 'durable' ? [folder] : []);
  return { running, url: (await running.next<{ url: string }>()).url };
}

async function measure(server: Running, who: Contestant, stage: Stage, order: LoadOrder): Promise<Measured> {
  const generator = new Running(new URL('./load.ts', import.meta.url), [JSON.stringify(order)]);
  await generator.next();
  const before = await server.spent();
  const load = await generator.next<Measured['load']>();
  const spent = difference(await server.spent(), before);
  await generator.ended();
  console.error(
    `${who}, ${stage.tiles} tiles, ${stage.rate ?? 'saturation'}: ${Math.round(load.rate)}/s, p99 ${load.p99.toFixed(1)} ms`,
  );
  return { who, stage, load, spent };
}

const shareText = ({ name, sent, views, share }: WireShare): string =>
  `${name}, the largest tables and a spectator: ${Math.round(sent)} bytes an answer to all of them, ${Math.round(views)} with whole views: ${share.toFixed(3)}.`;
