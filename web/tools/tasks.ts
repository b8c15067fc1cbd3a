/** One event of a Chromium trace, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time, without what other programs took. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly functionName?: string; readonly type?: string };
    readonly tileData?: { readonly sourceFrameNumber: number };
  };
}

export interface Task {
  /** In milliseconds: by the clock, and of the processor. */
  readonly wall: number;
  readonly cpu: number;
  /** What took most of it. */
  readonly inside: readonly string[];
}

const MILLI = 1000;
const TOLD = 4;

type Trace = readonly TraceEvent[];

export const readTrace = (trace: Buffer): Trace => (JSON.parse(trace.toString()) as { readonly traceEvents: Trace }).traceEvents;

/** Milliseconds of the processor that drawing took: in all, and for the dearest frame. Other programs make them no longer. */
export function drawing(all: Trace): { readonly sum: number; readonly most: number } {
  const frames = new Map<string, number>();
  for (const { name, ph, pid, tdur = 0, args } of all) {
    if (name !== 'RasterTask' || ph !== 'X') continue;
    const frame = `${pid}:${args?.tileData?.sourceFrameNumber}`;
    frames.set(frame, (frames.get(frame) ?? 0) + tdur / MILLI);
  }
  return { sum: [...frames.values()].reduce((sum, each) => sum + each, 0), most: Math.max(0, ...frames.values()) };
}

/** The longest tasks of the page's main thread, the longest first; only those of at least `least` milliseconds. */
export function longTasks(all: Trace, least: number): readonly Task[] {
  const mains = new Set(
    all
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const there = all.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid}:${tid}`));
  const tasks = there.filter(({ name, dur = 0 }) => name === 'RunTask' && dur >= least * MILLI);
  return tasks
    .map((task) => ({
      wall: Math.round((task.dur ?? 0) / MILLI),
      cpu: Math.round((task.tdur ?? 0) / MILLI),
      inside: there
        .filter(({ pid, tid, ts, name }) => pid === task.pid && tid === task.tid && ts >= task.ts && !name.endsWith('RunTask'))
        .filter(({ ts, dur = 0 }) => ts + dur <= task.ts + (task.dur ?? 0))
        .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
        .slice(0, TOLD)
        .map(
          ({ name, args, tdur = 0 }) =>
            `${name} ${args?.data?.functionName ?? args?.data?.type ?? ''} ${Math.round(tdur / MILLI)}`,
        ),
    }))
    .toSorted((a, b) => b.wall - a.wall);
}
