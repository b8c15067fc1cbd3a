// Runs before npm start, test, lab and bench, on whatever Node the machine has: installs when node_modules is missing or older than the
// lock file, and otherwise gets out of the way.
import { spawnSync } from 'node:child_process';
import { statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const changed = (file) => statSync(root + file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const mark = 'node_modules/.package-lock.json';

if (changed(mark) < changed('package-lock.json')) {
  console.error('Installing what Tavern needs (once)...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  const done = spawnSync(npm, ['ci', ...quiet], { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (done.status !== 0) {
    console.error('Could not install: see the message above. Is the npm registry reachable?');
    process.exit(done.status ?? 1);
  }
  utimesSync(root + mark, new Date(), new Date());
}
