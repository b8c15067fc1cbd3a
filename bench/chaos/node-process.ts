import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/free-port.ts';
import { Link } from './link.ts';

const script = fileURLToPath(new URL('../durability/server.ts', import.meta.url));

/** One server process on the shared database, and its way to that. */
export class NodeProcess {
  readonly port: number;
  readonly link: Link;
  private child: ChildProcess | null = null;

  private constructor(port: number, link: Link) {
    this.port = port;
    this.link = link;
  }

  static async start(database: number): Promise<NodeProcess> {
    const node = new NodeProcess(await freePort(), await Link.to(database));
    await node.start();
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const databaseUrl = `postgres://postgres@127.0.0.1:${this.link.port}/postgres`;
    const env = { ...process.env, PORT: String(this.port), DATABASE_URL: databaseUrl, BOT_THREADS: '1' };
    const child = spawn(process.execPath, [script, 'sound'], { env, stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
    this.child = child;
    if (child.stdout === null) throw new Error('nobody could read where it listens');
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('the node ended before it answered')));
    await Promise.race([once(child.stdout, 'data'), ended]);
    ended.catch(() => {});
    child.stdout.resume();
  }

  /** SIGKILL, SIGSTOP or SIGCONT. */
  async signal(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    // It may have ended without us.
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    if (signal !== 'SIGKILL') return;
    this.child = null;
    await gone;
  }

  async end(): Promise<void> {
    await this.signal('SIGKILL');
    this.link.close();
  }
}
