import { spawnSync } from 'node:child_process';
import { statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// What we compare ourselves with is no part of Tavern: it has a lock file of its own and comes when a bench first asks for it.
const folder = fileURLToPath(new URL('./peers/', import.meta.url));
const load = createRequire(`${folder}package.json`);

export function installPeers(): void {
  const mark = `${folder}node_modules/.package-lock.json`;
  if (changed(mark) >= changed(`${folder}package-lock.json`)) return;
  console.error('Installing what the bench compares with (once)...');
  const windows = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 2, 2], shell: windows });
  if (status !== 0) throw new Error('could not install the peers: see the message above. Is the npm registry reachable?');
  utimesSync(mark, new Date(), new Date());
}

const changed = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A module of a peer. Its types are ours to name where it is used, so that Tavern type-checks without it. */
export const peerModule = (name: string): unknown => load(name);

export const peerVersion = (name: string): string => (load(`${name}/package.json`) as { version: string }).version;

/** The files a peer is running from, to see which of its builds was chosen. */
export const peerFiles = (): string[] => Object.keys(load.cache);
