import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('./shim.c', import.meta.url));

/** Compiles what is put between a server and its files, into this folder. A text: why there is none. */
export function compileShim(folder: string): { readonly file: string } | { readonly without: string } {
  if (process.platform !== 'linux') return { without: 'the power-loss bench needs Linux' };
  const file = join(folder, 'shim.so');
  const { status, error } = spawnSync('cc', ['-O2', '-shared', '-fPIC', '-o', file, source, '-ldl', '-lpthread'], {
    stdio: ['ignore', 2, 2],
  });
  if (error !== undefined) return { without: 'the power-loss bench needs a C compiler (cc), and there is none' };
  return status === 0 ? { file } : { without: 'the compiler did not take bench/power-loss/shim.c: see above' };
}
