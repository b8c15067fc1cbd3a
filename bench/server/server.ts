import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { columns, count, round } from '../figures.ts';
import { median } from '../measure.ts';
import type { Options } from '../options.ts';
import { installPeers, peerVersion } from '../peers.ts';
import type { Load } from './latencies.ts';
import { ended, said, start } from './processes.ts';
import { type WireShare, wireShares } from './wire-share.ts';

const RUNS = 3;
const CLIENTS = 200;
const TILES = 100;
const WARM_UP = 3;
const SECONDS = 8;
const MATCHES = 12;

type Whose = 'ours' | 'peer';
type Runs = { readonly [whose in Whose]: readonly Load[] };

/** Answers per second and how long each takes: our server, durable, and boardgame.io's, in memory. */
export async function server({ json, seconds = SECONDS * RUNS }: Options): Promise<void> {
  installPeers();
  const runs: { [whose in Whose]: Load[] } = { ours: [], peer: [] };
  // In turn, so that a machine that slows down slows both.
  for (let run = 0; run < RUNS; run++)
    for (const whose of ['peer', 'ours'] as const) runs[whose].push(await load(whose, seconds / RUNS));
  const wire = await wireShares(MATCHES);
  const result = resultOf(runs, wire);
  console.log(`${table(runs)}

${CLIENTS} clients in ${CLIENTS / 2} races of two, each with at most one answer in flight: it answers as soon as it is asked. Median of ${RUNS} runs
in turn, server and load generator each a process of its own (Node ${process.version}, production). ms: from sending an answer to knowing that it
counts; on ours that means it is on the disk. Throughput ${result.throughputRatio} x, p99 ${result.p99Ratio} x boardgame.io ${peerVersion('boardgame.io')}.

${wire.map(shareText).join('\n')}`);
  if (json) console.log(JSON.stringify(result));
}

const shareText = ({ name, sent, views, share }: WireShare): string =>
  `${name}, the largest tables and a spectator: ${Math.round(sent)} bytes an answer to all of them, ${Math.round(views)} with whole views: ${round(share, 3)}.`;

async function load(whose: Whose, seconds: number): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-bench-'));
  const child = whose === 'ours' ? start('our-server', [], { DATA_DIR: folder }) : start('peer-server', [String(TILES)]);
  try {
    const { url } = (await said(child)) as { url: string };
    const generator = start('load', [whose, url, String(CLIENTS), String(TILES), String(WARM_UP), String(seconds)]);
    return (await said(generator)) as Load;
  } finally {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

const middle = (loads: readonly Load[], what: (load: Load) => number): number => median(loads.map(what));

function table({ ours, peer }: Runs): string {
  const row = (name: string, loads: readonly Load[]): string[] => [
    name,
    count(middle(loads, ({ rate }) => rate)),
    round(
      middle(loads, ({ p50 }) => p50),
      1,
    ).toString(),
    round(
      middle(loads, ({ p99 }) => p99),
      1,
    ).toString(),
  ];
  return columns([['', 'answers/s', 'p50 ms', 'p99 ms'], row('ours (durable)', ours), row('boardgame.io (memory)', peer)]);
}

function resultOf({ ours, peer }: Runs, wire: readonly WireShare[]) {
  const rates = { ours: middle(ours, ({ rate }) => rate), peer: middle(peer, ({ rate }) => rate) };
  const slow = { ours: middle(ours, ({ p99 }) => p99), peer: middle(peer, ({ p99 }) => p99) };
  return {
    bench: 'server',
    ours: Math.round(rates.ours),
    peer: Math.round(rates.peer),
    throughputRatio: round(rates.ours / rates.peer, 2),
    p99: { ours: round(slow.ours, 1), peer: round(slow.peer, 1) },
    p99Ratio: round(slow.ours / slow.peer, 2),
    wireShare: Object.fromEntries(wire.map(({ game, share }) => [game, round(share, 3)])),
    runs: { ours: ours.map(({ rate }) => Math.round(rate)), peer: peer.map(({ rate }) => Math.round(rate)) },
    clients: CLIENTS,
    node: process.version,
    peerVersion: peerVersion('boardgame.io'),
  };
}
