import { statfs } from 'node:fs/promises';
import type { Clock } from '@tavern/host';
import type { Logger } from 'pino';

interface HealthSetup {
  readonly clock: Clock;
  readonly log: Logger;
  /** Writes something, durably. */
  readonly pulse: (now: number) => Promise<void>;
  /** Where the store is, if that is a folder of this machine. */
  readonly folder: string | null;
  /** Milliseconds that a look may take. */
  readonly within?: number;
}

const WITHIN = 2_500;
/** Milliseconds that what was found counts. */
const COUNTS_FOR = 1_000;
/** For this long an answer that could not be stored counts against us, unless another one could. */
const BLAMED_FOR = 5_000;
/** Bytes. A disk that is this full takes no more answers soon. */
const ROOM_LEFT = 16 * 1024 * 1024;

/** Whether answers can be stored now. Tried out, not guessed: a store that can be read may be one that cannot be written. */
export class Health {
  private readonly setup: HealthSetup;
  private looking: Promise<boolean> | null = null;
  private found: { readonly good: boolean; readonly why: string; readonly at: number } | null = null;
  private failedAt: number | null = null;
  private draining = false;

  constructor(setup: HealthSetup) {
    this.setup = setup;
  }

  /** What came of storing answers. */
  stored(good: boolean): void {
    this.failedAt = good ? null : this.setup.clock.now();
  }

  /** From now on nobody new should come here. */
  drain(): void {
    this.draining = true;
  }

  /** As it was found last. */
  get up(): boolean {
    return this.found?.good ?? true;
  }

  /** At most one look a second, however many ask. */
  good(): Promise<boolean> {
    const { found, setup } = this;
    if (found !== null && setup.clock.now() - found.at < COUNTS_FOR) return Promise.resolve(found.good);
    this.looking ??= this.look().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  async ready(): Promise<boolean> {
    return !this.draining && (await this.good());
  }

  private async look(): Promise<boolean> {
    const { clock, log, pulse, folder, within: ms = WITHIN } = this.setup;
    const failures: Promise<string | null>[] = [within(ms, pulse(clock.now())).then(() => null, String)];
    if (folder !== null)
      failures.push(within(ms, spaceIn(folder)).then((space) => (space < ROOM_LEFT ? 'the disk is full' : null), String));
    if (this.failedAt !== null && clock.now() - this.failedAt < BLAMED_FOR)
      failures.push(Promise.resolve('answers are not stored'));
    const why = (await Promise.all(failures)).filter((failure) => failure !== null);
    const good = why.length === 0;
    // Proxies ask every other second: a full disk is no place to say the same each time.
    if (!good && why.join() !== this.found?.why) log.error({ why }, 'not healthy');
    else if (good && this.found?.good === false) log.info('healthy again');
    this.found = { good, why: why.join(), at: clock.now() };
    return good;
  }
}

async function spaceIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function within<X>(ms: number, work: Promise<X>): Promise<X> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(tooLong));
  });
}
