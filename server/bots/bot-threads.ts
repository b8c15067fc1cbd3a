import { availableParallelism } from 'node:os';
import type { Bot } from '@tavern/bots';
import type { Option, Types } from '@tavern/engine';
import { Piscina } from 'piscina';
import { threadArguments } from '../thread-arguments.ts';
import type { BotTask, Started } from './task.ts';

interface BotThreadsOptions {
  readonly threads?: number;
  /** How long a bot may think, in milliseconds. Waiting for a thread does not count. */
  readonly limit?: number;
  /** How long it may wait for a thread, in milliseconds: the table has played the fallback by then, and newer tasks must not queue behind it. */
  readonly patience?: number;
  /**
   * Memory of each thread. Not tight, on purpose: a thread that fills up bit by bit ends alone, but where V8 has no memory for one
   * large object (a map that doubles) it ends the whole process. With this much, time nearly always runs out first.
   */
  readonly megabytes?: number;
  /** The threads' file; tests have their own. */
  readonly worker?: URL;
}

/** Bots think in threads of their own, so that none can delay people. A bot that takes too long, or too much memory, loses its thread. */
export class BotThreads {
  private readonly threads: number;
  private readonly limit: number;
  private readonly patience: number;
  private readonly megabytes: number;
  private readonly worker: URL;
  private pool: Piscina<BotTask, Option<Types> | null> | null = null;
  private closed = false;
  private tasks = 0;
  /** What to do when a task's bot begins to think. */
  private readonly begins = new Map<number, () => void>();

  constructor(options: BotThreadsOptions = {}) {
    this.threads = options.threads ?? Math.max(1, Math.min(2, availableParallelism() - 1));
    this.limit = options.limit ?? 2_000;
    // Not less than a table's (host/pace.ts).
    this.patience = options.patience ?? 5_000;
    this.megabytes = options.megabytes ?? 1_024;
    this.worker = options.worker ?? new URL('./worker.ts', import.meta.url);
  }

  /** `person`: whose manner it plays in; null: nobody’s. */
  bot(game: string, level: string, person: string | null = null): Bot<Types> {
    return {
      choose: (packet, seat, rng) => this.run({ game, level, person, asked: { packet, seat, seed: rng.int(2 ** 30) } }),
    };
  }

  /** Starts the threads and loads the game there, so that the first bot asked need not wait for it. */
  async warm(game: string): Promise<void> {
    await Promise.all(Array.from({ length: this.threads }, () => this.run({ game, level: 'normal', person: null, asked: null })));
  }

  /** Ends all threads at once; callers that still wait for a bot get an error. */
  async close(): Promise<void> {
    this.closed = true;
    await this.pool?.destroy();
  }

  private async run(task: Omit<BotTask, 'id'>): Promise<Option<Types> | null> {
    const id = this.tasks++;
    const stop = new AbortController();
    const stopAfter = (ms: number, why: string) => setTimeout(() => stop.abort(`${why} ${ms} ms`), ms);
    let timer = stopAfter(this.patience, 'got no thread within');
    this.begins.set(id, () => {
      clearTimeout(timer);
      timer = stopAfter(this.limit, 'thought for more than');
    });
    try {
      return await this.started().run({ ...task, id }, { signal: stop.signal });
    } catch (error) {
      const why = stop.signal.aborted ? stop.signal.reason : error instanceof Error ? error.message : error;
      throw new Error(`the ${task.level} bot of ${task.game} failed: ${String(why)}`, { cause: error });
    } finally {
      clearTimeout(timer);
      this.begins.delete(id);
    }
  }

  /** Made when the first bot is asked: many servers never need one. */
  private started(): Piscina<BotTask, Option<Types> | null> {
    if (this.closed) throw new Error('the threads are closed');
    if (this.pool !== null) return this.pool;
    // With a smaller minimum, Piscina lets tasks that queue behind a killed thread wait until somebody adds another task.
    const [minThreads, maxThreads] = [this.threads, this.threads];
    const resourceLimits = { maxOldGenerationSizeMb: this.megabytes };
    this.pool = new Piscina({
      filename: this.worker.href,
      execArgv: [...threadArguments],
      minThreads,
      maxThreads,
      resourceLimits,
      stricterFIFO: true,
    });
    this.pool.on('message', ({ started }: Started) => this.begins.get(started)?.());
    // A thread that dies between two tasks is replaced; nobody waited for it.
    this.pool.on('error', () => {});
    return this.pool;
  }
}
