import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const fileOf = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

/** One of our scripts in a process of its own, as production. */
export function start(
  name: string,
  args: readonly string[],
  environment: { readonly [name: string]: string } = {},
): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production', ...environment };
  return spawn(process.execPath, [fileOf(name), ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The first line of JSON that it prints. */
export function said(child: ChildProcess): Promise<unknown> {
  return new Promise((heard, fail) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      const line = text.split('\n').find((each) => each.startsWith('{') && each.endsWith('}'));
      if (line !== undefined) heard(JSON.parse(line));
    });
    child.once('exit', (code) => fail(new Error(`it ended (${code}) and said ${text}`)));
  });
}

export function ended(child: ChildProcess): Promise<void> {
  return new Promise((gone) => {
    child.once('exit', () => gone());
    child.kill('SIGKILL');
  });
}
