import { readdirSync, readFileSync } from 'node:fs';

/** Who in a server spends processor time. */
export const PARTS = ['main', 'store', 'workers', 'v8', 'files', 'other'] as const;
export type Part = (typeof PARTS)[number];

/** Microseconds of processor time. Without /proc (outside Linux) all of it is `total`, and nobody knows whose. */
export type Spent = { readonly total: number } & { readonly [part in Part]?: number };

/** What the kernel counts in, whatever its own clock is (USER_HZ). */
const TICK = 10_000;

/** What a process has spent so far, by thread; null: there is no /proc. */
export function spentBy(pid: number): Spent | null {
  if (process.platform !== 'linux') return null;
  const spent: { [part in Part]: number } = { main: 0, store: 0, workers: 0, v8: 0, files: 0, other: 0 };
  let known = 0;
  let workers = 0;
  const threads = readdirSync(`/proc/${pid}/task`).map(Number);
  for (const thread of threads.toSorted((a, b) => a - b)) {
    const { name, time } = timeIn(`/proc/${pid}/task/${thread}/stat`);
    const isWorker = thread !== pid && !(name in NAMES) && !OTHERS.has(name);
    if (isWorker) workers += 1;
    // The store opens before anything else: its thread is the first worker.
    const part = thread === pid ? 'main' : isWorker ? (workers === 1 ? 'store' : 'workers') : (NAMES[name] ?? 'other');
    spent[part] += time;
    known += time;
  }
  const total = timeIn(`/proc/${pid}/stat`).time;
  // Threads that have ended, and what rounding took.
  spent.other += Math.max(0, total - known);
  return { total, ...spent };
}

/** As Node names its threads. */
const NAMES: { readonly [name: string]: Part } = { V8Worker: 'v8', 'libuv-worker': 'files' };
const OTHERS = new Set(['DelayedTaskSche', 'SignalInspector']);

function timeIn(file: string): { readonly name: string; readonly time: number } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // It has just ended.
    return { name: '', time: 0 };
  }
  // The name is in parentheses, and may have any of them in it. The user's and the system's time are fields 14 and 15.
  const end = text.lastIndexOf(')');
  const fields = text.slice(end + 2).split(' ');
  return { name: text.slice(text.indexOf('(') + 1, end), time: (Number(fields[11]) + Number(fields[12])) * TICK };
}

export function difference(after: Spent, before: Spent): Spent {
  const parts = PARTS.flatMap((part) =>
    part in after ? [[part, Math.max(0, (after[part] ?? 0) - (before[part] ?? 0))] as const] : [],
  );
  return { total: after.total - before.total, ...Object.fromEntries(parts) };
}
