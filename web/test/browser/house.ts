import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../server/free-port.ts';

const MAIN = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
/** The same server, with dice that are known beforehand. */
const LOADED = fileURLToPath(new URL('./loaded-house.ts', import.meta.url));
/** Limits are for people; tests are faster. */
const NO_LIMITS = Object.fromEntries(
  ['MESSAGES', 'CONNECTIONS', 'REQUESTS', 'GUESTS', 'ROOMS', 'HISTORIES', 'DAILY'].map((what) => [`LIMIT_${what}`, '100000']),
);

interface Opening {
  readonly secret?: string;
  readonly entry?: readonly string[];
  /** Where its site is, if not where it is built. */
  readonly site?: string;
  /** What else its server is told. */
  readonly environment?: { readonly [name: string]: string };
  /** What is in its data folder when it opens. */
  readonly furnish?: (folder: string) => Promise<void>;
}

/** The real server with the built site, in a process of its own, on loopback. */
export class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'tavern-house-'));
  private process: ChildProcess | null = null;
  private said = '';
  private port = '0';

  private readonly entry: readonly string[];
  private readonly environment: { readonly [name: string]: string };

  private constructor(entry: readonly string[], environment: { readonly [name: string]: string }) {
    this.entry = entry;
    this.environment = environment;
  }

  /** `secret`: what the dice of every match follow from, in hex. `entry`: another program than the server's own. */
  static async open({ secret, entry, site, environment, furnish }: Opening = {}): Promise<House> {
    const settings = { ...(site === undefined ? {} : { SITE_DIR: site }), ...environment };
    const house = new House(entry ?? (secret === undefined ? [MAIN] : [LOADED, secret]), settings);
    await furnish?.(house.folder);
    house.port = String(await freePort());
    await house.reopen();
    return house;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Again, or for the first time: on the same port and with the same data. */
  async reopen(): Promise<void> {
    this.said = '';
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, this.entry, {
      env: {
        PATH,
        NODE_COMPILE_CACHE,
        PORT: this.port,
        DATA_DIR: this.folder,
        LOG_LEVEL: 'warn',
        ...NO_LIMITS,
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (this.said += part.toString()));
    const exited = once(child, 'exit');
    while (!this.said.includes('open at')) {
      if (child.exitCode !== null) throw new Error(`the house does not open: ${this.said}`);
      await Promise.race([once(child.stderr, 'data'), exited]);
    }
    this.port = /open at \S+:(\d+)/.exec(this.said)?.[1] ?? '0';
  }

  /** In a house whose time leaps (leaping-house.ts): it does so now. */
  leap(): void {
    this.process?.kill('SIGUSR2');
  }

  /** As the power fails. */
  async kill(): Promise<void> {
    const child = this.process;
    if (child === null) return;
    this.process = null;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
