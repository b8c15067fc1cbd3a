import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rng } from '@tavern/engine';
import { FATES, KeptFile } from './kept-file.ts';
import type { Deed } from './log.ts';

type Naming = { readonly path: string; readonly file: KeptFile | null };

/** A folder on a disk that keeps what was flushed, and of everything else what it likes. */
export class Disk {
  private readonly folder: string;
  private readonly lies: boolean;
  /** As the running system sees it. */
  private readonly files = new Map<string, KeptFile>();
  /** As the disk surely has it, and what was done to names since. A name, too, is only safe when its folder was flushed. */
  private readonly names = new Map<string, KeptFile>();
  private renamed: Naming[] = [];
  private covered = 0;

  constructor(folder: string, lies: boolean) {
    this.folder = folder;
    this.lies = lies;
  }

  follow(deed: Exclude<Deed, { did: 'say' }>): void {
    if (deed.path === this.folder) return this.followNames(deed.did);
    switch (deed.did) {
      case 'create': {
        const file = new KeptFile();
        this.files.set(deed.path, file);
        this.renamed.push({ path: deed.path, file });
        return;
      }
      case 'remove':
        this.files.delete(deed.path);
        this.renamed.push({ path: deed.path, file: null });
        return;
      case 'write':
        return this.files.get(deed.path)?.change({ at: deed.at, bytes: deed.bytes });
      case 'size':
        return this.files.get(deed.path)?.change({ length: deed.length });
      case 'begin flush':
        return this.files.get(deed.path)?.beginFlush();
      case 'end flush':
        return this.files.get(deed.path)?.endFlush(this.lies);
    }
  }

  /** The power fails now: what is found on the disk is written into a folder. Resolves to the number of writes that were at stake. */
  image(to: string, rng: Rng): number {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    const found = new Map(this.names);
    for (const { path, file } of this.renamed) {
      if (rng.chance(1, 2)) continue;
      if (file === null) found.delete(path);
      else found.set(path, file);
    }
    let stake = 0;
    for (const [path, file] of found) {
      stake += file.unflushed;
      writeFileSync(join(to, basename(path)), file.after(rng.pick(FATES), rng));
    }
    return stake;
  }

  private followNames(did: Deed['did']): void {
    if (did === 'begin flush') this.covered = this.renamed.length;
    if (did !== 'end flush') return;
    for (const { path, file } of this.renamed.splice(0, this.covered)) {
      if (file === null) this.names.delete(path);
      else this.names.set(path, file);
    }
    this.covered = 0;
  }
}
