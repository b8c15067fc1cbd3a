import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { until } from '../servers.ts';

export const botFile = (name: string): string => fileURLToPath(new URL(`../../../examples/bot-client/${name}`, import.meta.url));
const LANGUAGES = { typescript: [process.execPath, botFile('bot.ts')], python: ['python3', botFile('bot.py')] } as const;
export type Written = keyof typeof LANGUAGES;
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** One of the example bots, as its readers start it. Where there is no Python, the one in TypeScript plays. */
export class ExampleBot {
  output = '';
  private readonly process: ChildProcess;
  private readonly ended: Promise<unknown>;

  constructor(language: Written, ...words: readonly string[]) {
    const [command, file] = LANGUAGES[hasPython ? language : 'typescript'];
    this.process = spawn(command, [file, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.on('data', (part: Buffer) => {
        this.output += part.toString();
      });
    this.ended = once(this.process, 'close');
    onTestFinished(async () => {
      this.process.kill('SIGKILL');
      await this.ended;
    });
  }

  async says(what: string): Promise<string> {
    const line = new RegExp(`^${what}:? (.+)$`, 'm');
    await until(() => line.test(this.output) || this.process.exitCode !== null, `${what} was never said: ${this.output}`);
    const [, said] = line.exec(this.output) ?? [];
    if (said === undefined) throw new Error(`it ended without ${what}: ${this.output}`);
    return said;
  }
}
