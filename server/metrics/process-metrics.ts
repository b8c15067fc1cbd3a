import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Gauge } from './gauge.ts';
import type { Metric } from './metric.ts';

const NANO = 1e9;
/** Milliseconds between two looks at the event loop. */
const EVERY = 20;

/** Under the names that Prometheus' own client for Node gives them: dashboards for Node know them. */
export function processMetrics(): { readonly metrics: readonly Metric[]; close(): void } {
  const lag = monitorEventLoopDelay({ resolution: EVERY });
  lag.enable();
  // It measures from one timer to the next.
  const late = (nanoseconds: number): number =>
    Math.max(0, (Number.isFinite(nanoseconds) ? nanoseconds : 0) / NANO - EVERY / 1_000);
  const worst = (): number => {
    const { max } = lag;
    lag.reset();
    return late(max);
  };
  const metrics = [
    new Gauge('process_cpu_seconds_total', 'Processor time of all threads.', cpuSeconds, 'counter'),
    new Gauge('process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss()),
    new Gauge('process_start_time_seconds', 'When the process started.', () => performance.timeOrigin / 1_000),
    new Gauge('nodejs_heap_size_used_bytes', 'Of it, objects of the main thread.', () => process.memoryUsage().heapUsed),
    new Gauge('nodejs_eventloop_lag_p50_seconds', 'How late the event loop is, half of the time.', () =>
      late(lag.percentile(50)),
    ),
    new Gauge('nodejs_eventloop_lag_p99_seconds', 'The same, 99 of 100 times.', () => late(lag.percentile(99))),
    // The last of them, because it begins anew.
    new Gauge('nodejs_eventloop_lag_max_seconds', 'The worst since it was last asked for.', worst),
  ];
  return { metrics, close: () => lag.disable() };
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
