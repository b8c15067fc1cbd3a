import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The PostgreSQL of our tests, in a process of its own that ends when we do. */
const script = fileURLToPath(new URL('../../server/test/postgres.ts', import.meta.url));

export interface StartedDatabase {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startDatabase(): Promise<StartedDatabase> {
  const keeper = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const gone = once(keeper, 'exit');
  keeper.stdin.on('error', () => {});
  for await (const line of createInterface({ input: keeper.stdout })) {
    const stop = async (): Promise<void> => {
      keeper.stdin.end();
      await gone;
    };
    return { port: Number(line), stop };
  }
  throw new Error('PostgreSQL did not start');
}
