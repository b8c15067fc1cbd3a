import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { NO_LIMITS, until } from '../servers.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** `node server/main.ts`, as people start it. */
export class Child {
  stdout = '';
  stderr = '';
  private readonly process: ChildProcess;
  private readonly exited: Promise<unknown>;

  /** `main`: another way to start it. */
  constructor(environment: { readonly [name: string]: string }, main = MAIN) {
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
    this.process = spawn(process.execPath, [main], {
      env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...NO_LIMITS, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process.stdout?.on('data', (part: Buffer) => {
      this.stdout += part.toString();
    });
    this.process.stderr?.on('data', (part: Buffer) => {
      this.stderr += part.toString();
    });
    this.exited = once(this.process, 'exit');
    onTestFinished(async () => {
      this.process.kill('SIGKILL');
      await this.exited;
    });
  }

  static async open(environment: { readonly [name: string]: string }, main?: string): Promise<Child> {
    const child = new Child(environment, main);
    await until(() => child.stderr.includes('open at') || child.process.exitCode !== null);
    await fetch(`${child.url}/health`);
    return child;
  }

  get url(): string {
    const [, url] = /Tavern is open at (\S+)/.exec(this.stderr) ?? [];
    if (url === undefined) throw new Error(`it is not open: ${this.stderr}`);
    return url;
  }

  /** At the very moment. */
  killWhenOpen(signal: NodeJS.Signals): void {
    this.process.stderr?.on('data', (part: Buffer) => {
      if (part.includes('open at')) this.kill(signal);
    });
  }

  kill(signal: NodeJS.Signals): void {
    this.process.kill(signal);
  }

  async exit(): Promise<{ readonly code: number | null }> {
    await this.exited;
    return { code: this.process.exitCode };
  }
}
