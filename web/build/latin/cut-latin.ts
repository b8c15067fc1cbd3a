import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AtRule, Plugin } from 'postcss';
import cut from 'subset-font';
import { kept } from '../kept.ts';

const kit = createRequire(new URL('../../../kit/package.json', import.meta.url));
/** What our English texts are written with. Names may have more letters, for which the whole face comes. */
export const TEXTS = 'U+0020-007E,U+00A0,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2212';
/** What the whole Latin faces have beside it. */
export const OTHERS =
  'U+00A1-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD';
/** The figures between Chinese letters. */
const FIGURES = 'U+0025,U+002B,U+0030-0039,U+2212';

interface Cut {
  readonly range: string;
  /** Where a file has all weights: those that are used. */
  readonly weights?: { readonly min: number; readonly max: number };
}

interface Face extends Cut {
  readonly family: string;
  readonly weight: string;
  /** Draws the Latin letters of first pictures in Chinese. There the other faces give lines their height, and draw none. */
  readonly writes?: true;
}

/** The faces of the first picture, as kit/css/fonts.css has them. */
const LATIN: { readonly [file: string]: Face } = {
  '@fontsource/alegreya/files/alegreya-latin-500-normal.woff2': { family: 'Alegreya', weight: '500', range: TEXTS },
  '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2': { family: 'Alegreya', weight: '700', range: TEXTS },
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2': {
    family: 'Alegreya Sans',
    weight: '700',
    range: TEXTS,
    writes: true,
  },
  '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2': {
    family: 'Grenze Gotisch',
    weight: '100 900',
    range: TEXTS,
    weights: { min: 500, max: 700 },
  },
};
const FACES: { readonly [file: string]: Cut } = {
  ...LATIN,
  '@fontsource/noto-serif-tc/files/noto-serif-tc-latin-500-normal.woff2': { range: FIGURES },
  '@fontsource/noto-serif-tc/files/noto-serif-tc-latin-700-normal.woff2': { range: FIGURES },
};
/** Layout that our styles ask for, beside what browsers always use. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'lnum', 'tnum', 'pnum'];
const VERSION = JSON.parse(readFileSync(kit.resolve('subset-font/package.json'), 'utf8')).version as string;

export function lettersIn(range: string): string {
  const letters = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
  });
  return String.fromCodePoint(...letters);
}

async function cutFace(file: string, { range, weights }: Cut, sign = 'cut'): Promise<string> {
  const whole = readFileSync(kit.resolve(file));
  const hash = createHash('sha256')
    .update(whole)
    .update(`${VERSION} ${range} ${FEATURES.join()} ${JSON.stringify(weights)}`);
  const name = `${sign}-${file.replace(/^.*\//, '')}`;
  const folder = await kept(hash.digest('hex').slice(0, 16), async () => {
    const options = {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      ...(weights && { variationAxes: { wght: weights } }),
    } as const;
    return { [name]: await cut(whole, lettersIn(range), options) };
  });
  return join(folder, name);
}

/** The file of a face that is cut. */
function fileOf(face: AtRule): string | undefined {
  let found: string | undefined;
  face.walkDecls('src', ({ value }) => void (found = Object.keys(FACES).find((file) => value.includes(file))));
  return found;
}

/** A face with the few Latin letters of one page, as a file. */
export interface FewLetters {
  readonly path: string;
  /** Its rule, once the file has an address. */
  readonly rule: (address: string) => string;
}

/**
 * A line is as high as the face with the space makes it. Browsers refuse a font that draws nothing, so a hyphen comes with it. Without the space that
 * breaks no line they would fetch another face for it, where this one comes late.
 */
const LEAST = ['U+0020', 'U+002d', 'U+00a0'];

/** The Latin faces with the letters that are on a page in Chinese, for its first picture: it needs no more of them until the app comes. */
export function fewLetters(texts: string): Promise<readonly FewLetters[]> {
  const figures = lettersIn(FIGURES);
  const written = [...new Set(texts)].filter((letter) => letter > ' ' && letter < '\x7f' && !`-${figures}`.includes(letter));
  const codes = written.toSorted().map((letter) => `U+${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return Promise.all(
    Object.entries(LATIN).map(async ([file, { family, weight, writes = false, ...cutAs }]) => {
      const range = [...LEAST, ...(writes ? codes : [])].join(',');
      return {
        path: await cutFace(file, { ...cutAs, range }, 'few'),
        rule: (address: string) =>
          `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${address}") format("woff2");unicode-range:${range}}`,
      };
    }),
  );
}

/** In a built site, a face of the first picture has a small file with the letters of our texts beside its whole one. */
export const cutLatin: Plugin = {
  postcssPlugin: 'tavern:cut-latin',
  async OnceExit(root) {
    const faces: AtRule[] = [];
    root.walkAtRules('font-face', (face) => void faces.push(face));
    for (const face of faces) {
      const file = fileOf(face);
      const cutAs = file === undefined ? undefined : FACES[file];
      if (file === undefined || cutAs === undefined) continue;
      const path = await cutFace(file, cutAs);
      const own = face.clone();
      own.walkDecls('src', (each) => void (each.value = `url("${path}") format("woff2")`));
      own.walkDecls('unicode-range', (each) => void (each.value = cutAs.range));
      face.after(own);
      if (cutAs.range === FIGURES) face.remove();
      else face.walkDecls('unicode-range', (each) => void (each.value = OTHERS));
    }
  },
};
