import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Files = { readonly [name: string]: string | Uint8Array };

/**
 * The folder with files that take seconds to make and change seldom: what was made once, under this name, is taken again. It is written beside and then
 * renamed, so that of two builds at the same time neither finds half of it.
 */
export async function kept(hash: string, make: () => Files | Promise<Files>): Promise<string> {
  const folder = join(tmpdir(), `tavern-kept-${hash}`);
  if (existsSync(folder)) return folder;
  const own = `${folder}-${randomUUID()}`;
  const files = await make();
  mkdirSync(own, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(own, name), content);
  try {
    renameSync(own, folder);
  } catch (problem) {
    // Another build was faster. Its files are the same.
    rmSync(own, { recursive: true });
    if (!existsSync(folder)) throw problem;
  }
  return folder;
}
