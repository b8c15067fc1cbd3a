import { columns, count, round } from '../figures.ts';
import type { Options } from '../options.ts';
import { contested } from './contest.ts';
import { type Disturbed, disturbed } from './disturbed.ts';
import { FAULTS, type Fault } from './faults.ts';

const NODES = 3;
const CLIENTS = 200;
/** Milliseconds. */
const [THINKS, CALM, AWAY] = [500, 1_000, 30_000];
const ROUNDS = 3;
const CONTESTED = 10_000;
/** Milliseconds in which 95 of 100 must be back. */
const BACK = 5_000;

/** Nodes are stopped, cut off from the database and killed while people play; and two nodes are given the same answers. */
export async function chaos({ json, kills = ROUNDS * FAULTS.length }: Options): Promise<void> {
  const faults = Array.from({ length: kills }, (_, index): Fault => FAULTS[index % FAULTS.length] ?? 'kill');
  const contest = await contested(CONTESTED);
  console.log(
    `contested at two nodes: ${count(contest.answers)} answers, ${count(contest.refused)} refused, ` +
      `forks ${contest.forks}, wrong ${contest.wrong}\n`,
  );
  const result = await disturbed({ nodes: NODES, pairs: CLIENTS / 2, thinks: THINKS, faults, calm: CALM, away: AWAY });
  print(result);
  const { back, away, ...figures } = result;
  const all = back.flatMap(({ times }) => times).toSorted((a, b) => a - b);
  if (json)
    console.log(
      JSON.stringify({
        bench: 'chaos',
        ...figures,
        backP95: round(part(all, 0.95), 0),
        awayP95: round(part(away.times, 0.95), 0),
        contest,
      }),
    );
  const faulty = figures.forks + figures.lost + figures.doubled + figures.stuck + contest.forks + contest.wrong;
  if (faulty > 0 || part(all, 0.95) > BACK) process.exitCode = 1;
}

function print({ back, away, ...figures }: Disturbed): void {
  const rows = [['fault', 'times', 'p50 ms', 'p95 ms', 'longest ms']];
  for (const fault of [...FAULTS, 'all'] as const) {
    const these = back.filter((each) => fault === 'all' || each.fault === fault);
    const times = these.flatMap((each) => each.times).toSorted((a, b) => a - b);
    rows.push([fault, String(these.length), ...[0.5, 0.95, 1].map((share) => count(part(times, share)))]);
  }
  console.log(`${NODES} nodes on one PostgreSQL, ${CLIENTS} clients that think for ${THINKS} ms: until each one's next answer counts.
${columns(rows)}

acknowledged ${count(figures.acknowledged)} in ${count(figures.matches)} matches
forks ${figures.forks}, lost ${figures.lost}, doubled ${figures.doubled}, stuck ${figures.stuck}; refused, and pressed again ${figures.refused}
the database away for ${AWAY / 1000} s: ${away.told} of ${CLIENTS} told, p95 ${count(part(away.times, 0.95))} ms until they play again`);
}

const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
