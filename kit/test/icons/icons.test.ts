import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawSprite, iconFiles, rounded } from '../../../scripts/icons.ts';
import { ICON_NAMES } from '../../icons/names.ts';

const root = join(import.meta.dirname, '../../..');
const known: ReadonlySet<string> = new Set(ICON_NAMES);
const DRAWN = /(?:\bicon(?:=|: )|<Icon name=|crest=|iconHref\()["']([a-z0-9-]+)["']/g;

describe('icons', () => {
  it('are all in a sprite, as scripts/icons.ts draws them', () => {
    for (const { path, content } of iconFiles()) expect(readFileSync(path, 'utf8')).toBe(content);
    const sheets = iconFiles().filter(({ path }) => path.endsWith('.svg'));
    const drawn = sheets.flatMap(({ content }) => [...content.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
    expect(drawn.toSorted()).toEqual([...ICON_NAMES].toSorted());
  });

  it('each have a symbol of their own name', () => {
    const symbols = [...drawSprite(ICON_NAMES).matchAll(/<symbol id="([^"]+)" viewBox="0 0 512 512"><(?:path|g)/g)].map(
      ([, id]) => id,
    );
    expect(symbols).toEqual([...ICON_NAMES]);
    expect(new Set(symbols).size).toBe(symbols.length);
  });

  it('keep their shape when rounded', () => {
    expect(rounded('M12.345.98 3-4.56L5.98.34z')).toBe('M12.3 1 3-4.6L6 0.3z');
    expect(rounded('m0 0a1.55 1.55 0 011.25-.04 2 2 0 10.5.5')).toBe('m0 0a1.6 1.6 0 0 1 1.3 0 2 2 0 1 0 0.5 0.5');
  });

  it('have a name in names.ts wherever one is drawn', () => {
    const files = globSync(
      ['kit/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}', 'games/*/{ui,look,rules}/**/*.{ts,tsx}', 'games/*/index.ts'],
      {
        cwd: root,
        exclude: ['**/node_modules/**', 'web/dist/**'],
      },
    );
    const strangers = files.flatMap((file) => {
      const names = [...readFileSync(join(root, file), 'utf8').matchAll(DRAWN)].map(([, name = '']) => name);
      return names.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
    });
    expect(files.length).toBeGreaterThan(50);
    expect(strangers).toEqual([]);
  });
});
