import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NOTE, sourcesHash } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const note = join(root, 'web/dist', NOTE);
const vite = join(root, 'node_modules/vite/bin/vite.js');

const madeFrom = (): string => (existsSync(note) ? readFileSync(note, 'utf8') : '');

/** Builds web/dist unless it was built from the present sources. Returns what happened; null: nothing was to do. */
export function buildIfStale(): 'built' | 'cannot' | 'failed' | null {
  if (madeFrom() === sourcesHash()) return null;
  if (!existsSync(vite)) return 'cannot';
  console.error('Building the web client...');
  const { status } = spawnSync(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return status === 0 ? 'built' : 'failed';
}
