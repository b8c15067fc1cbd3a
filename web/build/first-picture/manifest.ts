import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Which files of a built site belong to which module. */
export class Manifest {
  private readonly chunks: { readonly [module: string]: Chunk };

  constructor(folder: string) {
    this.chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  }

  private chunk(module: string): Chunk {
    // A module that shares its file with others is known by the name of the file (web/build/chunks.ts).
    const found = this.chunks[module] ?? Object.values(this.chunks).find(({ name }) => name === module);
    if (found === undefined) throw new Error(`the build has no "${module}"`);
    return found;
  }

  /** A module's chunk and all that it cannot do without, those that others need first. */
  private needed(module: string, found = new Set<string>()): ReadonlySet<string> {
    if (found.has(module)) return found;
    for (const each of this.chunk(module).imports ?? []) this.needed(each, found);
    return found.add(module);
  }

  scripts(module: string): readonly string[] {
    return [...this.needed(module)].map((each) => this.chunk(each).file);
  }

  styles(module: string): readonly string[] {
    return [...new Set([...this.needed(module)].flatMap((each) => this.chunk(each).css ?? []))];
  }
}
