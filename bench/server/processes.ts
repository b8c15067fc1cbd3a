import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Spent, spentBy } from './threads.ts';

/** Milliseconds. */
const PATIENCE = 5_000;

/** A script of a bench in a process of its own, as production. It says what it has to say in lines of JSON. */
export class Running {
  readonly child: ChildProcess;
  private readonly said: unknown[] = [];
  private readonly waiting: { readonly heard: (what: unknown) => void; readonly fail: (error: Error) => void }[] = [];
  private gone: Error | null = null;

  /** `script`: its address. `wrapper`: what to run it through. */
  constructor(
    script: URL,
    args: readonly string[] = [],
    environment: { readonly [name: string]: string } = {},
    wrapper: readonly string[] = [],
  ) {
    const env = { ...process.env, NODE_ENV: 'production', ...environment };
    const [command = '', ...rest] = [...wrapper, process.execPath, fileURLToPath(script), ...args];
    this.child = spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    const { stdout } = this.child;
    if (stdout !== null) createInterface({ input: stdout }).on('line', (line) => this.hear(line));
    this.child.once('exit', (code, signal) => {
      this.gone = new Error(`${fileURLToPath(script)} ended (${code ?? signal})`);
      for (const { fail } of this.waiting.splice(0)) fail(this.gone);
    });
  }

  /** The next thing that it says. */
  next<Said>(): Promise<Said> {
    const said = this.said.shift();
    if (said !== undefined) return Promise.resolve(said as Said);
    if (this.gone !== null) return Promise.reject(this.gone);
    return new Promise((heard, fail) => this.waiting.push({ heard: heard as (what: unknown) => void, fail }));
  }

  /** By thread where the system tells it, else as the process itself counts it (`answerParent`). */
  spent(): Promise<Spent> {
    const { child, gone } = this;
    if (gone !== null) return Promise.reject(gone);
    const spent = child.pid === undefined ? null : spentBy(child.pid);
    if (spent !== null) return Promise.resolve(spent);
    return this.ask('spent').then(({ spent: { user, system } }) => ({ total: user + system }));
  }

  /** After everything that is not needed any more was collected. */
  memory(): Promise<Memory> {
    return this.ask('memory').then(({ memory }) => memory);
  }

  private ask(what: 'spent' | 'memory'): Promise<State> {
    const { child } = this;
    return new Promise((heard, fail) => {
      if (this.gone !== null) return fail(this.gone);
      child.once('message', heard);
      child.send(what);
    });
  }

  /** When it has ended by itself, or was ended because that took too long. */
  async ended(): Promise<void> {
    const tooLong = setTimeout(() => this.child.kill('SIGKILL'), PATIENCE);
    if (this.gone === null) await new Promise((gone) => this.child.once('exit', gone));
    clearTimeout(tooLong);
  }

  end(): Promise<void> {
    this.child.kill('SIGKILL');
    return this.ended();
  }

  private hear(line: string): void {
    // Libraries print, too.
    if (!line.startsWith('{')) return;
    const what = JSON.parse(line) as object;
    // A line of its log: it has something to warn of.
    if ('level' in what) return console.error(line);
    const next = this.waiting.shift();
    if (next === undefined) this.said.push(what);
    else next.heard(what);
  }
}

/** How a process stands. */
interface State {
  readonly spent: NodeJS.CpuUsage;
  readonly memory: Memory;
}
export type Memory = NodeJS.MemoryUsage;

/** In the process itself: how it stands, whenever it is asked. It ends with the one that started it, however that ends. */
export function answerParent(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('message', (what) => {
    if (what === 'memory') collect();
    process.send?.({ spent: process.cpuUsage(), memory: process.memoryUsage() } satisfies State);
  });
  process.on('disconnect', () => process.exit());
}
