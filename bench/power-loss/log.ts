import { readFileSync } from 'node:fs';

/** What a server did, in the order in which it did it. Paths are whole; that of the folder itself stands for the names in it. */
export type Deed =
  | { readonly did: 'create'; readonly path: string }
  | { readonly did: 'remove'; readonly path: string }
  | { readonly did: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly did: 'size'; readonly path: string; readonly length: number }
  /** Only what was written before it began is safe, and only when it is done. */
  | { readonly did: 'begin flush'; readonly path: string }
  | { readonly did: 'end flush'; readonly path: string }
  /** To a client. */
  | { readonly did: 'say'; readonly bytes: Buffer };

const HEAD = 24;

/** The log that shim.c writes. */
export function deedsIn(file: string): readonly Deed[] {
  const log = readFileSync(file);
  const deeds: Deed[] = [];
  const paths = new Map<number, string>();
  for (let at = 0; at + HEAD <= log.length; ) {
    const what = String.fromCharCode(log.readUInt32LE(at));
    const handle = log.readInt32LE(at + 4);
    const where = Number(log.readBigUInt64LE(at + 8));
    const end = at + HEAD + Number(log.readBigUInt64LE(at + 16));
    // The last line may be torn: the server was killed while it wrote it.
    if (end > log.length) break;
    const bytes = log.subarray(at + HEAD, end);
    at = end;
    if (what === 'O' || what === 'N') paths.set(handle, bytes.toString());
    const deed = deedOf(what, paths.get(handle) ?? '', where, bytes);
    if (deed !== null) deeds.push(deed);
    if (what === 'C') paths.delete(handle);
  }
  return deeds;
}

function deedOf(what: string, path: string, where: number, bytes: Buffer): Deed | null {
  switch (what) {
    case 'N':
      return { did: 'create', path };
    case 'U':
      return { did: 'remove', path: bytes.toString() };
    case 'W':
      return { did: 'write', path, at: where, bytes };
    case 'T':
      return { did: 'size', path, length: where };
    case 'S':
      return { did: 'begin flush', path };
    case 'D':
      return { did: 'end flush', path };
    case 'M':
      return { did: 'say', bytes };
    default:
      return null;
  }
}
