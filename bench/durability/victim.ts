import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/free-port.ts';

const script = fileURLToPath(new URL('./server.ts', import.meta.url));

/** A real server process, killed again and again and started anew on the same port and folder. */
export class Victim {
  readonly url: string;
  private readonly port: number;
  private readonly folder: string;
  private readonly broken: boolean;
  private child: ChildProcess | null = null;

  private constructor(port: number, folder: string, broken: boolean) {
    this.port = port;
    this.folder = folder;
    this.broken = broken;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async at(folder: string, broken: boolean): Promise<Victim> {
    return new Victim(await freePort(), folder, broken);
  }

  /** Resolves when it answers. */
  start(): Promise<void> {
    const env = { ...process.env, PORT: String(this.port), DATA_DIR: this.folder };
    const child = spawn(process.execPath, [script, this.broken ? 'broken' : 'sound'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    return new Promise((open, fail) => {
      child.stdout.once('data', () => open());
      child.once('exit', (code) => (code === null ? undefined : fail(new Error(`the server ended by itself: ${code}`))));
    });
  }

  /** SIGKILL: nothing is flushed, nobody is told. */
  kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null) return Promise.resolve();
    return new Promise((gone) => {
      child.once('exit', () => gone());
      child.kill('SIGKILL');
    });
  }
}
