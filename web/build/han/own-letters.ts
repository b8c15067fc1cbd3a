import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registry } from '@tavern/games';
import type { Plugin } from 'vite';
import { madeLobbyPack } from '../../model/lobby/made-pack.ts';
import { rendered } from '../first-picture/rendered.ts';
import { kept } from '../kept.ts';
import { Piece, subset } from './subset.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The style sheets that are written at build: of all letters of our texts, and of those on the language switch. */
const OWN = join(ROOT, 'kit/letters/own.css');
const ON_SWITCH = join(ROOT, 'web/house/letters/switch.css');
const WEIGHTS = [500, 700] as const;
type Weight = (typeof WEIGHTS)[number];
/** The first sign of Chinese writing. */
const FIRST = 0x2e80;

/** Texts by the time when they are met, in files; the first picture's are read off it. Each time has letters of its own, so that nobody waits for those of a table. */
const TIMES: { readonly [name: string]: readonly string[] } = {
  first: [],
  hall: ['web/text/zh-Hant/{common,hall}.json', 'games/*/text/hall/zh-Hant.json'],
  room: ['web/text/zh-Hant/*.json', '{engine,host,wire,bots}/text/zh-Hant.json'],
  table: [
    '{bots,decks}/text/**/zh-Hant.json',
    '{games,examples}/*/text/**/*zh-Hant*/**/*.json',
    '{games,examples}/*/text/**/zh-Hant.json',
  ],
};
/** The one text that readers of other languages meet. */
const SWITCH = { file: 'web/text/zh-Hant/common.json', key: 'language.zh-Hant' } as const;

/** What can be read of a picture: its texts, and what stands in its empty fields. */
const readOff = (html: string): string => html.replaceAll(/<(?:[^>]*? placeholder="([^"]*)")?[^>]*>/g, ' $1 ');

/**
 * Elements of the first pictures that our styles never draw in this weight; most letters are in one of them alone. Where this is wrong, a font is fetched for a
 * picture that was not preloaded (web/test/browser/first-picture.test.ts).
 */
const NEVER: { readonly [weight in Weight]: RegExp } = {
  500: /<(a|b|h1|h2)\b[^>]*>.*?<\/\1>/gs,
  700: /<(p)\b[^>]*>.*?<\/\1>/gs,
};

/** What is written on the first pictures, by weight: a menu's has the words of the door alone. */
export const firstPicture = (): Promise<{ readonly [weight in Weight]: string }> =>
  rendered(({ hallIn, doorIn }) => {
    const html = hallIn('zh-Hant') + doorIn('zh-Hant');
    const drawn = (weight: Weight): string => readOff(html.replaceAll(NEVER[weight], ' '));
    return { 500: drawn(500), 700: drawn(700) };
  });

const lettersOf = (text: string): number[] =>
  [...new Set(text)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((letter) => letter >= FIRST && !(letter >= 0x1f000 && letter < 0x20000));

/** What lobbies say of the games. */
async function lobbyTexts(): Promise<string> {
  const packs = await Promise.all(registry.map((entry) => entry.load()));
  return JSON.stringify(packs.map((pack) => madeLobbyPack(pack, 'zh-Hant')));
}

/** Letters of each time that no earlier one has, in one weight. `first`: what is written in it on the first pictures. */
export async function lettersByTime(first: string): Promise<ReadonlyMap<string, readonly number[]>> {
  const before = new Set<number>();
  const drawn: { readonly [name: string]: string } = { first, room: await lobbyTexts() };
  return new Map(
    Object.entries(TIMES).map(([name, patterns]) => {
      const texts = globSync([...patterns], { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8'));
      const letters = lettersOf([...texts, drawn[name] ?? ''].join('\n')).filter((letter) => !before.has(letter));
      for (const letter of letters) before.add(letter);
      return [name, letters];
    }),
  );
}

const CUT_BY = ['letters-of.ts', 'outlines.ts', 'subset.ts', 'woff2.ts'];

/** Packing letters takes seconds, and texts change seldom: what was packed once is taken again. */
class Cutter {
  private readonly fonts = dirname(
    createRequire(new URL('../../../kit/package.json', import.meta.url)).resolve('@fontsource/noto-serif-tc/500.css'),
  );
  private readonly pieces = new Map<Weight, readonly Piece[]>();
  /** Another font, or another way to cut it, makes other files. */
  private readonly version = [join(this.fonts, 'package.json'), ...CUT_BY.map((name) => join(ROOT, 'web/build/han', name))]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

  private piecesOf(weight: Weight): readonly Piece[] {
    const found = this.pieces.get(weight);
    if (found !== undefined) return found;
    const files = join(this.fonts, 'files');
    const names = readdirSync(files).filter((name) => name.endsWith(`-${weight}-normal.woff2`) && /-tc-\d+-/.test(name));
    const read = names.map((name) => new Piece(readFileSync(join(files, name))));
    this.pieces.set(weight, read);
    return read;
  }

  /** A rule of a style sheet for these letters. */
  async face(family: string, name: string, weight: Weight, letters: readonly number[]): Promise<string> {
    const hash = createHash('sha256')
      .update(`${this.version} ${weight} ${letters.join(' ')}`)
      .digest('hex')
      .slice(0, 16);
    const file = `letters-${name}-${weight}.woff2`;
    const folder = await kept(hash, () => {
      const made = subset(this.piecesOf(weight), letters);
      return { [file]: made.font, 'letters.json': JSON.stringify(made.letters) };
    });
    const [font, known] = [join(folder, file), join(folder, 'letters.json')];
    const range = (JSON.parse(readFileSync(known, 'utf8')) as readonly number[]).map((letter) => `U+${letter.toString(16)}`);
    return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${font}") format("woff2");unicode-range:${range.join(',')}}`;
  }
}

async function sheet(path: string): Promise<string> {
  const cutter = new Cutter();
  if (path === ON_SWITCH) {
    const words = JSON.parse(readFileSync(join(ROOT, SWITCH.file), 'utf8')) as { readonly [key: string]: string };
    return cutter.face('Tavern Switch', 'switch', 700, lettersOf(words[SWITCH.key] ?? ''));
  }
  const first = await firstPicture();
  const faces = WEIGHTS.map(async (weight) => {
    const times = [...(await lettersByTime(first[weight]))];
    return Promise.all(times.map(([time, letters]) => cutter.face('Tavern Han', time, weight, letters)));
  });
  return (await Promise.all(faces)).flat().join('\n');
}

/** In a built site, the Chinese letters of our texts are a few files, cut out of a font of a hundred pieces that each have many letters that we never use. */
export function ownLetters(): Plugin {
  return {
    name: 'tavern:own-letters',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === OWN || id === ON_SWITCH ? sheet(id) : undefined),
  };
}
