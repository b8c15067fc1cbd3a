import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { verify } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { expect, onTestFinished, test } from 'vitest';
import { recordOf } from '../play.ts';
import { TestServer, until } from '../servers.ts';
import { fastClock } from './fast-clock.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../../examples/bot-client/${name}`, import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const LANGUAGES = { typescript: [process.execPath, fileOf('bot.ts')], python: ['python3', fileOf('bot.py')] } as const;
type Written = keyof typeof LANGUAGES;

/** One of the example bots, as its readers start it. */
class ExampleBot {
  output = '';
  private readonly process: ChildProcess;
  private readonly ended: Promise<unknown>;

  constructor(language: Written, ...words: readonly string[]) {
    const [command, file] = LANGUAGES[language];
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

const PLAYED: readonly [game: string, host: Written, guest: Written][] = [
  ['skirmish', 'typescript', 'python'],
  ['king-of-the-mountain', 'python', 'typescript'],
];

test.each(PLAYED)('%s is played to its end by the example bots in %s and %s', async (game, host, guest) => {
  // Where there is no Python, TypeScript plays both sides.
  const written = (language: Written): Written => (hasPython ? language : 'typescript');
  const { url } = await TestServer.start({}, undefined, fastClock(60));
  const first = new ExampleBot(written(host), url, game);
  const second = new ExampleBot(written(guest), url, game, await first.says('room'));
  const match = await first.says('match');
  expect(await second.says('match')).toBe(match);
  expect(await first.says('over')).toBe(await second.says('over'));
  const pack = await entryOf(game)?.load();
  if (pack === undefined) throw new Error(`no ${game}`);
  const record = await recordOf(url, match);
  expect(verify(pack.game, record)).toMatchObject({ ok: true });
  // They played themselves: nobody had to play for them but where there was nothing to choose.
  expect(record.answers.length).toBeGreaterThan(10);
});

test('the examples are as short as they say, and need nothing', () => {
  for (const name of ['bot.ts', 'bot.py']) {
    const text = readFileSync(fileOf(name), 'utf8');
    expect(text.split('\n').length, name).toBeLessThan(100);
    expect(text, name).not.toMatch(/^import .* from '|require\(|^(?:import|from) (?!json|random|secrets|sys|time|urllib)/m);
  }
});
