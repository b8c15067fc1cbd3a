import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../installed.mjs', import.meta.url));
const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** Installs in a folder of its own, with a shell script in the place of npm. */
function installWith(npm: string): { readonly code: number | null; readonly said: string } {
  const root = mkdtempSync(join(tmpdir(), 'tavern-installed-'));
  made.push(root);
  for (const folder of ['scripts', 'bin']) mkdirSync(join(root, folder));
  cpSync(SCRIPT, join(root, 'scripts/installed.mjs'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'bin/npm'), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(root, 'bin/npm'), 0o755);
  const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH']}` };
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/installed.mjs')], { env, encoding: 'utf8' });
  return { code: status, said: stderr };
}

test('an installation that fails asks about the registry', () => {
  const { code, said } = installWith('exit 7');
  expect(code).toBe(7);
  expect(said).toContain('Is the npm registry reachable?');
});

test('an installation that is killed asks about the memory, and not about the registry', () => {
  const { code, said } = installWith('kill -9 $$');
  expect(code).toBe(1);
  expect(said).toContain('npm was ended by SIGKILL. Is there enough memory?');
  expect(said).not.toContain('registry');
});
