import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

/** With one process for all pages of a context, the second page finds compiled what the first one has loaded. Contexts never share one. */
const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1',
];
const PARTS = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/** How to launch a Chromium on this machine: on Linux x64 the one from npm, elsewhere an installed Chrome. */
export async function chromium(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args: ARGS };
  const home = await inflated();
  return {
    executablePath: join(home, 'chromium'),
    args: ARGS,
    env: {
      ...(process.env as { readonly [name: string]: string }),
      // Its own libraries first: a bare machine has none of them.
      LD_LIBRARY_PATH: [join(home, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH'] ?? ''].filter(Boolean).join(':'),
      ...(existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(home, 'fonts') }),
    },
  };
}

/** Once per machine and version. It takes place under another name, so that nobody ever finds half a browser. */
async function inflated(): Promise<string> {
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  const { version } = JSON.parse(readFileSync(join(bin, '..', 'package.json'), 'utf8')) as { version: string };
  const home = join(tmpdir(), `tavern-chromium-${version}`);
  if (existsSync(home)) return home;
  const { inflate } = await import('@sparticuz/chromium');
  const building = mkdtempSync(`${home}-`);
  const before = process.env['TMPDIR'];
  // Where it inflates to cannot be said otherwise.
  process.env['TMPDIR'] = building;
  try {
    await Promise.all(PARTS.map((part) => inflate(join(bin, part))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  try {
    renameSync(building, home);
  } catch (error) {
    // Somebody else was faster.
    rmSync(building, { recursive: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}
