import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { columns } from '../figures.ts';
import { median } from '../measure.ts';
import type { Options } from '../options.ts';
import { type Memory, Running } from '../server/processes.ts';
import { Attack } from './attack.ts';
import { changes, dump } from './dump.ts';
import { Scene } from './scene.ts';

/** This many rounds; memory is looked at after each. With `--minutes` there are as many more as there is time for. */
const [ROUNDS, FRAMES, REQUESTS] = [10, 1_000, 1_000];
/** More than this at the end than after the first third is a leak: bytes of objects that are in use. */
const GROWTH = 8 * 1024 * 1024;
/** Milliseconds until what was cut off is over for the server, too. */
const QUIET = 1_000;

const MEGABYTE = 1024 * 1024;

/** Ten thousand frames and ten thousand requests that nobody sends who means well, at a real server without limits. */
export async function hostile({ json, minutes = 0 }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-hostile-'));
  const server = new Running(new URL('../server/our-server.ts', import.meta.url), [], { DATA_DIR: folder });
  let scene: Scene | null = null;
  let crashed: string | null = null;
  try {
    const { url } = await server.next<{ url: string }>();
    scene = await Scene.set(url);
    const attack = new Attack(
      Number(new URL(url).port),
      scene.attackers.map(({ secret }) => secret),
      scene.target,
    );
    await quiet();
    const before = dump(folder);
    const memory: Memory[] = [];
    const ends = performance.now() + minutes * 60_000;
    try {
      for (let round = 0; round < ROUNDS || performance.now() < ends; round++) {
        await attack.round(round, FRAMES, REQUESTS);
        await quiet();
        memory.push(await server.memory());
        if (minutes > 0 && round % 10 === 9)
          console.error(`${attack.tally.frames} frames and as many requests, ${shown(memory.at(-1))}`);
      }
    } catch (error) {
      crashed = error instanceof Error ? error.message : JSON.stringify(error);
    }
    const changed = changes(before, dump(folder));
    const playsOn = crashed === null && (await scene.playsOn());
    report({ attack, memory, changed, playsOn, crashed }, json);
  } finally {
    scene?.leave();
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Outcome {
  readonly attack: Attack;
  readonly memory: readonly Memory[];
  readonly changed: readonly string[];
  readonly playsOn: boolean;
  readonly crashed: string | null;
}

function report({ attack, memory, changed, playsOn, crashed }: Outcome, json: boolean): void {
  const { frames, requests, failed, granted, silent, examples } = attack.tally;
  const third = Math.max(1, Math.floor(memory.length / 3));
  const inUse = (some: readonly Memory[]): number => median(some.map(({ heapUsed, external }) => heapUsed + external));
  const grown = inUse(memory.slice(-third)) - inUse(memory.slice(third, 2 * third));
  const resident = memory.map(({ rss }) => Math.round(rss / MEGABYTE));
  const rows = [
    ['', 'frames', 'requests', 'crashes', 'failed', 'granted', 'silent', 'changes'],
    [
      'ours',
      ...[frames, requests, crashed === null ? 0 : 1, failed, granted, silent, changed.length].map((n) => n.toLocaleString('en')),
    ],
  ];
  console.log(`${columns(rows, 11)}

Made up, bent, poisoned, too long, slow and half closed; on one real server without limits, from a player whose turn it is not and from a stranger.
failed: the server said that something went wrong in it. granted: something was done that was not theirs to do. silent: no answer and no end.
changes: rows of the store that differ afterwards. ${playsOn ? 'Those who mean well play on.' : 'Those who mean well CANNOT play on.'}
Memory in use, collected: ${grown < 0 ? '' : '+'}${(grown / MEGABYTE).toFixed(1)} MB from the second to the last third of ${memory.length} rounds; resident: ${resident[third]} MB then, ${resident.at(-1)} MB at the end.`);
  for (const line of [...(crashed === null ? [] : [crashed]), ...examples, ...changed.slice(0, 10)]) console.error(line);
  const { examples: _, ...tally } = attack.tally;
  if (json)
    console.log(
      JSON.stringify({
        bench: 'hostile',
        ...tally,
        crashed,
        changes: changed.length,
        playsOn,
        grownBytes: Math.round(grown),
        resident,
      }),
    );
  if (crashed !== null || failed + granted + silent + changed.length > 0 || !playsOn || grown > GROWTH) process.exitCode = 1;
}

const quiet = (): Promise<void> => new Promise((later) => setTimeout(later, QUIET));
const shown = (memory: Memory | undefined): string => `${Math.round((memory?.heapUsed ?? 0) / MEGABYTE)} MB in use`;
