import { columns, count, round } from '../figures.ts';
import { median } from '../measure.ts';
import { type Contestant, OFFERED, OFFERED_LONG, SATURATED, type Stage } from './contest.ts';
import type { Load, Spread } from './latencies.ts';
import { PARTS, type Part, type Spent } from './threads.ts';

/** One contestant in one round of one stage. */
export interface Measured {
  readonly who: Contestant;
  readonly stage: Stage;
  /** `busy`: cores that the generator took. */
  readonly load: Load & { readonly busy: number };
  readonly spent: Spent;
}

/** The median of its rounds. */
export interface Measurement extends Stage {
  readonly who: Contestant;
  readonly answersPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly start: Omit<Spread, 'worst'>;
  /** Microseconds of processor time for an answer, in all and by thread. */
  readonly cpu: Spent;
  readonly generatorBusy: number;
  readonly rounds: readonly { readonly answersPerSecond: number; readonly p99: number; readonly cpu: number }[];
}

const sameStage = (one: Stage, other: Stage): boolean => one.tiles === other.tiles && one.rate === other.rate;

/** null: it was not in this stage. */
export function measurementOf(stage: Stage, who: Contestant, all: readonly Measured[]): Measurement | null {
  const own = all.filter((each) => each.who === who && sameStage(each.stage, stage));
  if (own.length === 0) return null;
  const middle = (what: (each: Measured) => number, digits = 1): number => round(median(own.map(what)), digits);
  const perAnswer = (part: Part | 'total') => (each: Measured) => (each.spent[part] ?? 0) / Math.max(1, each.load.answers);
  const parts = PARTS.flatMap((part) =>
    own.every(({ spent }) => part in spent) ? [[part, middle(perAnswer(part))] as const] : [],
  );
  return {
    who,
    ...stage,
    answersPerSecond: middle(({ load }) => load.rate, 0),
    p50: middle(({ load }) => load.p50),
    p99: middle(({ load }) => load.p99),
    worst: middle(({ load }) => load.worst),
    start: { p50: middle(({ load }) => load.starts.p50), p99: middle(({ load }) => load.starts.p99) },
    cpu: { total: middle(perAnswer('total')), ...Object.fromEntries(parts) },
    generatorBusy: middle(({ load }) => load.busy, 2),
    rounds: own.map((each) => ({
      answersPerSecond: Math.round(each.load.rate),
      p99: round(each.load.p99, 1),
      cpu: round(perAnswer('total')(each), 1),
    })),
  };
}

/** What the aims are about. Below 1 ours is better, but for saturation, where it is above. */
export function ratiosOf(all: readonly Measurement[]) {
  const ratio = (stage: Stage, peer: Contestant, what: (each: Measurement) => number): number => {
    const [ours, theirs] = (['ours', peer] as const).map((who) => all.find((each) => each.who === who && sameStage(each, stage)));
    return ours === undefined || theirs === undefined ? Number.NaN : round(what(ours) / what(theirs), 2);
  };
  const rate = ({ answersPerSecond }: Measurement): number => answersPerSecond;
  const cpu = (each: Measurement): number => each.cpu.total;
  const p99 = (each: Measurement): number => each.p99;
  return {
    cpuRatio: ratio(OFFERED, 'memory', cpu),
    cpuRatioLong: ratio(OFFERED_LONG, 'memory', cpu),
    cpuRatioSaturated: ratio(SATURATED, 'memory', cpu),
    p99Ratio: ratio(OFFERED, 'memory', p99),
    p99RatioLong: ratio(OFFERED_LONG, 'memory', p99),
    saturationRatio: { memory: ratio(SATURATED, 'memory', rate), durable: ratio(SATURATED, 'durable', rate) },
  };
}

const NAMES: { readonly [who in Contestant]: string } = {
  ours: 'ours (durable)',
  memory: 'boardgame.io (memory)',
  durable: 'boardgame.io FlatFile',
};
const WIDTH = 10;
const HEADS = ['answers/s', 'p50 ms', 'p99 ms', 'start p50', 'start p99', 'us', ...PARTS, 'generator'];

export function tableOf(all: readonly Measurement[]): string {
  const rows: string[][] = [];
  for (const [index, each] of all.entries()) {
    const before = all[index - 1];
    if (before === undefined || !sameStage(before, each)) rows.push(...(index === 0 ? [] : [[]]), [stageText(each), ...HEADS]);
    rows.push([
      NAMES[each.who],
      count(each.answersPerSecond),
      ...[each.p50, each.p99, each.start.p50, each.start.p99].map((ms) => ms.toFixed(1)),
      ...(['total', ...PARTS] as const).map((part) => each.cpu[part]?.toFixed(0) ?? '?'),
      each.generatorBusy.toFixed(2),
    ]);
  }
  return columns(rows, WIDTH);
}

const stageText = ({ tiles, rate }: Stage): string => `${tiles} tiles, ${rate === null ? 'saturated' : `${count(rate)}/s`}`;
