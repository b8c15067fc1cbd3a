import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/free-port.ts';

interface Child {
  readonly exitCode: number | null;
  kill(signal: 'SIGKILL' | 'SIGTERM'): boolean;
  once(event: 'exit', done: () => void): unknown;
}

/** The real server in a process of its own, so that it can be killed. */
export class ServerProcess {
  readonly url: string;
  private readonly port: number;
  private folder = mkdtempSync(join(tmpdir(), 'tavern-links-'));
  private child: Child | null = null;

  private constructor(port: number) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const env = { ...process.env, PORT: String(this.port), DATA_DIR: this.folder, LIMIT_MESSAGES: '10000', LOG_LEVEL: 'warn' };
    this.child = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'ignore' });
    for (;;) {
      const there = await fetch(`${this.url}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (there) return;
      if (this.child.exitCode !== null) throw new Error(`the server ended by itself: ${this.child.exitCode}`);
      await new Promise((later) => setTimeout(later, 50));
    }
  }

  /** Like a power cut. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise<void>((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }

  /** Deletes everything it stored. */
  forget(): void {
    rmSync(this.folder, { recursive: true, force: true });
    this.folder = mkdtempSync(join(tmpdir(), 'tavern-links-'));
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
