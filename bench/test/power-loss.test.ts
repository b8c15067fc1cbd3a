import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fast } from '@tavern/engine';
import { expect, onTestFinished, test } from 'vitest';
import { Disk } from '../power-loss/disk.ts';
import type { Deed } from '../power-loss/log.ts';

const FOLDER = '/data';
const path = `${FOLDER}/log`;
const sector = (letter: string): Buffer => Buffer.from(letter.repeat(512));
const written = (letters: string): readonly Deed[] =>
  letters.split('').map((letter, nth) => ({ did: 'write', path, at: nth * 512, bytes: sector(letter) }));
const flushed = (what: string): readonly Deed[] => [
  { did: 'begin flush', path: what },
  { did: 'end flush', path: what },
];

/** What many power failures after these deeds leave of the file, each sector as one letter; `-`: there is no such file. */
function found(deeds: readonly Deed[], lies = false): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const disk = new Disk(FOLDER, lies);
  for (const deed of deeds) if (deed.did !== 'say') disk.follow(deed);
  const rng = fast(1).stream('disk');
  return Array.from({ length: 120 }, () => {
    disk.image(join(folder, 'image'), rng);
    try {
      const bytes = readFileSync(join(folder, 'image', 'log'));
      return Array.from({ length: Math.ceil(bytes.length / 512) }, (_, nth) => String.fromCharCode(bytes[nth * 512] ?? 0)).join(
        '',
      );
    } catch {
      return '-';
    }
  });
}

const begun: readonly Deed[] = [{ did: 'create', path }, ...flushed(FOLDER)];

test('what was flushed is there, whatever happens after it', () => {
  expect(new Set(found([...begun, ...written('ab'), ...flushed(path)]))).toEqual(new Set(['ab']));
});

test('what was not flushed is there, or missing, or torn, or there before what was written first', () => {
  const all = found([...begun, ...written('abc'), ...flushed(path), ...written('xyz')]);
  for (const each of all) expect(each).toMatch(/^[ax][by][cz]$/);
  expect(new Set(all)).toEqual(new Set(['abc', 'xbc', 'ayc', 'abz', 'xyc', 'xbz', 'ayz', 'xyz']));
});

test('what was written while a flush was under way is not safe by it', () => {
  const [begin, end] = flushed(path);
  if (begin === undefined || end === undefined) throw new Error('there is no flush');
  expect(new Set(found([...begun, ...written('a'), begin, ...written('x'), end]))).toEqual(new Set(['a', 'x']));
});

test('a name is safe when its folder was flushed', () => {
  expect(new Set(found([{ did: 'create', path }, ...written('a'), ...flushed(path)]))).toEqual(new Set(['a', '-']));
});

test('a disk that lies keeps what it was told to keep the time before', () => {
  const all = found([...begun, ...written('a'), ...flushed(path), ...written('b'), ...flushed(path)], true);
  expect(new Set(all)).toEqual(new Set(['a', 'b']));
});
