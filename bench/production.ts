import { spawnSync } from 'node:child_process';

/** Libraries decide at load whether to check themselves: runs this command line once more, as production, if it is not that yet. */
export function inProduction(work: () => void): void {
  if (process.env.NODE_ENV === 'production') return work();
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
