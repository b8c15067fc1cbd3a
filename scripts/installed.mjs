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
  const run = (what) =>
    spawnSync(npm, [...what, ...quiet], { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  const done = run(['ci']);
  if (done.status !== 0) {
    // Linux kills without a word what takes more memory than there is.
    if (done.signal === null) console.error('Could not install: see the message above. Is the npm registry reachable?');
    else console.error(`Could not install: npm was ended by ${done.signal}. Is there enough memory? It takes 1.2 GB.`);
    process.exit(done.status ?? 1);
  }
  // npm 9, which Debian has, installs our Node and does not link it: everything would run on the machine's own.
  if (changed('node_modules/.bin/node') === 0) run(['rebuild', '--ignore-scripts']);
  utimesSync(root + mark, new Date(), new Date());
}
