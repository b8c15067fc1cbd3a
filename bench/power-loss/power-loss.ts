import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fast, type Rng } from '@tavern/engine';
import { columns } from '../figures.ts';
import type { Options } from '../options.ts';
import type { GivenAnswer } from '../server/our-load.ts';
import { auditImage } from './audit.ts';
import { Disk } from './disk.ts';
import { type Life, live } from './life.ts';
import { compileShim } from './shim.ts';

const CRASHES = 2_000;
/** So many crashes are tried on what one server did. */
const PER_LIFE = 200;
/** Seconds that a server lives. */
const SECONDS = 3;
/** Thousands of stores are opened: where there is a disk in memory, a real one need not wait for them. The one that fails is made up anyway. */
const QUICK = '/dev/shm';
/** How often the power fails under a disk that lies. */
const LYING = 40;

interface Lost {
  readonly crashes: number;
  /** Acknowledged answers that were looked for, over all crashes. */
  readonly looked: number;
  readonly lost: number;
  readonly damaged: number;
  readonly broken: number;
  /** Writes that were not flushed when the power failed, over all crashes. */
  readonly atStake: number;
}

/** Lets the power fail at random moments of what a server really wrote, and looks whether what it had acknowledged is there. */
export async function powerLoss({ json, crashes = CRASHES, seconds = SECONDS }: Options): Promise<void> {
  const folder = mkdtempSync(join(existsSync(QUICK) ? QUICK : tmpdir(), 'tavern-power-'));
  try {
    const shim = compileShim(folder);
    if ('without' in shim) {
      console.error(shim.without);
      process.exitCode = 1;
      return;
    }
    const honest: Lost[] = [];
    let lying: Lost | null = null;
    for (let left = crashes, nth = 0; left > 0; left -= PER_LIFE, nth++) {
      const at = join(folder, `life-${nth}`);
      const life = await live(at, shim.file, seconds);
      honest.push(await crashed(life, Math.min(left, PER_LIFE), join(at, 'image'), { lies: false, seed: nth }));
      lying ??= await crashed(life, Math.min(crashes, LYING), join(at, 'image'), { lies: true, seed: nth });
      rmSync(at, { recursive: true, force: true });
      const { lost } = sum(honest);
      console.error(
        `${honest.reduce((all, each) => all + each.crashes, 0)} crashes on ${nth + 1} servers, ${lost} acknowledged answers lost`,
      );
    }
    report(sum(honest), lying ?? sum([]), json);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(honest: Lost, lying: Lost, json: boolean): void {
  const row = (name: string, { crashes, looked, lost, damaged, broken, atStake }: Lost): string[] => [
    name,
    ...[crashes, looked, lost, damaged, broken, atStake].map((number) => number.toLocaleString('en')),
  ];
  console.log(`${columns([
    ['', 'crashes', 'looked for', 'lost', 'damaged', 'broken', 'at stake'],
    row('a disk', honest),
    row('a disk that lies', lying),
  ])}

What real servers wrote while people raced, cut off at random moments, half of them right after an acknowledgement left. What was flushed is
there; of all other writes some are missing, torn at 512 bytes, or in another order. looked for: acknowledged answers, over all crashes.
damaged: matches with a broken chain. broken: stores that do not open, or fail SQLite's own check. at stake: writes that were not flushed.
A disk that lies says that it has flushed when it has done what it was told the time before: if the bench did not find that, it could find nothing.`);
  if (json) console.log(JSON.stringify({ bench: 'power-loss', ...honest, lying }));
  if (honest.lost + honest.damaged + honest.broken > 0 || lying.lost === 0) process.exitCode = 1;
}

const sum = (all: readonly Lost[]): Lost => ({
  crashes: all.reduce((sum, { crashes }) => sum + crashes, 0),
  looked: all.reduce((sum, { looked }) => sum + looked, 0),
  lost: all.reduce((sum, { lost }) => sum + lost, 0),
  damaged: all.reduce((sum, { damaged }) => sum + damaged, 0),
  broken: all.reduce((sum, { broken }) => sum + broken, 0),
  atStake: all.reduce((sum, { atStake }) => sum + atStake, 0),
});

/** The same life, cut off again and again. */
async function crashed(
  { folder, deeds, answers }: Life,
  crashes: number,
  image: string,
  { lies, seed }: { readonly lies: boolean; readonly seed: number },
): Promise<Lost> {
  const rng = fast(seed).stream('crashes');
  const disk = new Disk(folder, lies);
  const acknowledged: GivenAnswer[] = [];
  const moments = momentsOf(deeds, crashes, rng);
  let next = 0;
  let lost = sum([]);
  for (const [index, deed] of deeds.entries()) {
    if (deed.did === 'say') acknowledged.push(...acknowledgementsIn(deed.bytes, answers));
    else disk.follow(deed);
    for (; moments[next] === index; next++) {
      const atStake = disk.image(image, rng);
      const found = await auditImage(image, acknowledged);
      if (!lies && found.lost + found.damaged > 0)
        console.error(`after deed ${index} of ${deeds.length}: ${JSON.stringify(found)}`);
      lost = sum([lost, { ...found, crashes: 1, looked: acknowledged.length, broken: found.broken === null ? 0 : 1, atStake }]);
    }
  }
  return lost;
}

/** After which deeds the power fails, in order. Right after somebody was told something is the worst moment. */
function momentsOf(deeds: Life['deeds'], crashes: number, rng: Rng): readonly number[] {
  const said = deeds.flatMap(({ did }, index) => (did === 'say' ? [index] : []));
  if (said.length === 0) throw new Error('the server said nothing that was written down: does its runtime load shim.c?');
  const moments = Array.from({ length: crashes }, (_, nth) => (nth % 2 === 0 ? rng.pick(said) : rng.int(deeds.length)));
  return moments.toSorted((a, b) => a - b);
}

const acknowledgementsIn = (frame: Buffer, answers: Life['answers']): readonly GivenAnswer[] =>
  [...frame.toString('latin1').matchAll(/\[(\d+),\{"ok":true/g)].flatMap(([, number]) => answers.get(Number(number)) ?? []);
