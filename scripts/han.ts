// `node scripts/han.ts`: writes kit/css/han.css, Noto Serif TC in its pieces. The package's own two style sheets have the same ranges twice,
// far apart, and name old formats too: three times the bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const WEIGHTS = [500, 700] as const;
const FACE = /noto-serif-tc-(\d+)-500-normal\.woff2[^;]*;\s*unicode-range: ([^;]+);/g;

export const HAN = fileURLToPath(new URL('../kit/css/han.css', import.meta.url));

export function writeHan(): string {
  const kit = createRequire(new URL('../kit/package.json', import.meta.url));
  const sheet = readFileSync(kit.resolve('@fontsource/noto-serif-tc/500.css'), 'utf8');
  const faces = [...sheet.matchAll(FACE)].flatMap(([, piece, range]) =>
    WEIGHTS.map((weight) => {
      const file = `@fontsource/noto-serif-tc/files/noto-serif-tc-${piece}-${weight}-normal.woff2`;
      return `@font-face{font-family:"Noto Serif TC";font-weight:${weight};font-display:swap;src:url("${file}") format("woff2");unicode-range:${range}}`;
    }),
  );
  return ['/* biome-ignore-all format: written by scripts/han.ts */', ...faces, ''].join('\n');
}

if (import.meta.main) writeFileSync(HAN, writeHan());
