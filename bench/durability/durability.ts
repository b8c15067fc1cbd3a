import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { columns } from '../figures.ts';
import type { Options } from '../options.ts';
import { type Audit, audit } from './audit.ts';
import { Pair } from './players.ts';
import { Victim } from './victim.ts';

const KILLS = 300;
/** How often the broken order may be killed before it must have lost something, and how many answers are acknowledged before each. */
const [BROKEN_KILLS, BROKEN_AFTER] = [20, 8];
const PAIRS = 6;
/** The server lives for a time between these (ms) before it is killed. */
const LIFE = [30, 400] as const;
const PATIENCE = 60_000;
const MOMENT = 5;

export interface Killed extends Audit {
  readonly kills: number;
  readonly resumed: number;
  /** Frames that people saw and that are not in the history. */
  readonly torn: number;
  /** Pairs that do not play on when the killing is over. */
  readonly stuck: number;
}

/** Kills a real server at random moments while people play, and counts what was promised and is gone. */
export async function durability({ json, kills = KILLS }: Options): Promise<void> {
  const sound = await killed({ kills, broken: false });
  const broken = await killed({ kills: BROKEN_KILLS, broken: true, after: BROKEN_AFTER, enough: ({ lost }) => lost > 0 });
  const rows = [
    ['', 'kills', 'acknowledged', 'lost', 'doubled', 'torn', 'stuck', 'resumed', 'matches'],
    ...Object.entries({ ours: sound, broken }).map(([name, each]) => [
      name,
      ...[each.kills, each.acknowledged, each.lost, each.doubled, each.torn, each.stuck, each.resumed, each.matches].map(String),
    ]),
  ];
  console.log(`${columns(rows)}

SIGKILL at random moments while ${PAIRS * 2} clients race. broken: the same server acknowledging first,
and appending an answer when the next one of its match comes.`);
  if (json) console.log(JSON.stringify({ bench: 'durability', ...sound, broken }));
  if (sound.lost + sound.doubled + sound.torn + sound.stuck > 0 || broken.lost === 0) process.exitCode = 1;
}

interface Plan {
  readonly kills: number;
  readonly broken: boolean;
  /** So many more answers are acknowledged before each kill, however long that takes; default: it comes at a random moment. */
  readonly after?: number;
  /** Called after every kill that waited for answers, else after every fifth: true ends the killing. */
  readonly enough?: (so: Audit & Pick<Killed, 'resumed'>) => boolean;
}

export async function killed({ kills, broken, after, enough }: Plan): Promise<Killed> {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-durability-'));
  const victim = await Victim.at(folder, broken);
  await victim.start();
  const pairs = await Promise.all(Array.from({ length: PAIRS }, () => Pair.join(victim.url)));
  for (const pair of pairs) void pair.play();
  const seen = () => pairs.flatMap((pair) => pair.seen);
  let done = 0;
  try {
    for (let kill = 1; kill <= kills; kill++) {
      if (after === undefined) await pass(LIFE[0] + Math.random() * (LIFE[1] - LIFE[0]));
      else await acknowledgedMore(pairs, after);
      await victim.kill();
      done = kill;
      const isEnough =
        (after !== undefined || kill % 5 === 0) && enough?.({ ...(await audit({ folder }, seen())), resumed: resumed(pairs) });
      await victim.start();
      if (isEnough) break;
    }
    const aftermath = broken ? { torn: 0, stuck: 0 } : await inPeace(pairs);
    await victim.kill();
    return { kills: done, ...(await audit({ folder }, seen())), resumed: resumed(pairs), ...aftermath };
  } finally {
    for (const pair of pairs) pair.stop();
    await victim.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The server lives: does everybody play on, and is what they saw what was? */
async function inPeace(pairs: readonly Pair[]): Promise<{ readonly torn: number; readonly stuck: number }> {
  const before = pairs.map(({ acknowledged }) => acknowledged);
  const end = performance.now() + PATIENCE;
  const waiting = (): number => pairs.filter(({ acknowledged }, index) => acknowledged <= (before[index] ?? 0)).length;
  while (waiting() > 0 && performance.now() < end) await pass(MOMENT);
  const stuck = waiting();
  let torn = 0;
  for (const pair of pairs) torn += await pair.torn();
  return { torn, stuck };
}

const pass = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));

async function acknowledgedMore(pairs: readonly Pair[], more: number): Promise<void> {
  const all = (): number => pairs.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const enough = all() + more;
  while (all() < enough) await pass(MOMENT);
}

const resumed = (pairs: readonly Pair[]): number => pairs.reduce((sum, pair) => sum + pair.resumed, 0);
