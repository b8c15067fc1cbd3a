import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sourcesHash } from '../../build/sources.ts';

/** A small copy of the tree. */
function built(): string {
  const root = mkdtempSync(join(tmpdir(), 'tavern-sources-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['engine', 'bots', 'decks', 'host', 'wire', 'games', 'examples', 'kit', 'web']) {
    mkdirSync(join(root, folder, 'test'), { recursive: true });
    writeFileSync(join(root, folder, 'index.ts'), `export const folder = '${folder}';`);
    writeFileSync(join(root, folder, 'test', 'index.test.ts'), 'test');
  }
  mkdirSync(join(root, 'web', 'dist'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  return root;
}

describe('the site is built again', () => {
  test.each<[what: string, change: (root: string) => void]>([
    ['a source was changed', (root) => writeFileSync(join(root, 'engine/index.ts'), 'export const folder = 1;')],
    ['one was added', (root) => writeFileSync(join(root, 'kit/card.css'), '')],
    ['one was removed', (root) => rmSync(join(root, 'games/index.ts'))],
    ['one was renamed', (root) => renameSync(join(root, 'wire/index.ts'), join(root, 'wire/main.ts'))],
    ['what it depends on was changed', (root) => writeFileSync(join(root, 'package-lock.json'), '{"a":1}')],
  ])('when %s', (_what, change) => {
    const root = built();
    const before = sourcesHash(root);
    change(root);
    expect(sourcesHash(root)).not.toBe(before);
  });

  test.each<[what: string, change: (root: string) => void]>([
    ['nothing was changed', () => {}],
    ['files have new dates, as after a checkout', (root) => utimesSync(join(root, 'web/index.ts'), new Date(), new Date())],
    ['a test was changed', (root) => writeFileSync(join(root, 'web/test/index.test.ts'), 'other')],
    ['it was built', (root) => cpSync(join(root, 'web/index.ts'), join(root, 'web/dist/index.js'))],
    ['its manual was changed', (root) => writeFileSync(join(root, 'kit/README.md'), 'read me')],
  ])('but not when %s', (_what, change) => {
    const root = built();
    const before = sourcesHash(root);
    change(root);
    expect(sourcesHash(root)).toBe(before);
  });
});
