import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { firstPicture, lettersByTime } from '../../build/han/own-letters.ts';
import { Piece, subset } from '../../build/han/subset.ts';
import { lettersIn, OTHERS, TEXTS } from '../../build/latin/cut-latin.ts';

const kit = createRequire(new URL('../../../kit/package.json', import.meta.url));
const files = join(dirname(kit.resolve('@fontsource/noto-serif-tc/500.css')), 'files');
const pieces = readdirSync(files)
  .filter((name) => /-tc-\d+-700-normal\.woff2$/.test(name))
  .map((name) => new Piece(readFileSync(join(files, name))));
const codes = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const drawnBy = (letter: number): Piece => {
  const found = pieces.find(({ letters }) => letters.has(letter));
  if (found === undefined) throw new Error(`no piece has ${letter}`);
  return found;
};

describe('a font with a few letters', () => {
  const wanted = codes('酒館中文，。「龘');
  const made = subset(pieces, [...wanted, ...wanted, 0x10ffff]);
  const cut = new Piece(made.font);

  test('has those that were asked for and that the font has, each once', () => {
    expect([...cut.letters.keys()].toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b));
    expect(made.letters).toEqual(wanted.toSorted((a, b) => a - b));
    expect(new Set(wanted.map(drawnBy)).size).toBeGreaterThan(2);
  });

  test('draws each as the whole font does, as wide, and as high in a line that runs downwards', () => {
    for (const letter of wanted) {
      const [whole, own] = [drawnBy(letter), cut.letters.get(letter) ?? 0];
      const before = whole.letters.get(letter) ?? 0;
      expect(cut.outline(own)).toEqual(whole.outline(before));
      expect(cut.measure(own)).toEqual(whole.measure(before));
      expect(cut.measure(own, 'vhea')).toEqual(whole.measure(before, 'vhea'));
    }
  });

  test('is small', () => {
    expect(made.font.length).toBeLessThan(4_000);
    expect(made.font.readUInt32BE(8)).toBe(made.font.length);
  });

  test('ends where four bytes end, whatever its letters are: browsers refuse other files', () => {
    const sizes = Array.from('酒館中文龘', (_, nth) => subset(pieces, codes('酒館中文龘').slice(0, nth + 1)).font.length);
    expect(new Set(sizes).size).toBe(sizes.length);
    expect(sizes.map((size) => size % 4)).toEqual(sizes.map(() => 0));
  });
});

test.each([500, 700] as const)(
  'letters of our texts are packed by the time when they are met, none twice, and the font has all of them (%s)',
  async (weight) => {
    const times = await lettersByTime((await firstPicture())[weight]);
    expect([...times.keys()]).toEqual(['first', 'hall', 'room', 'table']);
    expect([...times.values()].map((letters) => letters.length > 50)).toEqual([true, true, true, true]);
    const all = [...times.values()].flat();
    expect(new Set(all).size).toBe(all.length);
    const missing = all.filter((letter) => !pieces.some(({ letters }) => letters.has(letter)));
    expect(missing.map((letter) => String.fromCodePoint(letter))).toEqual([]);
  },
);

test('our English texts have no letter that is cut out of the Latin faces: the whole ones come for names alone', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const written = ['{web,engine,host,wire,bots,decks}/text/**/*.json', 'games/*/text/**/*.json', 'games/*/rules/cards/**/*.ts'];
  const texts = globSync(written, { cwd: root }).filter((path) => !path.includes('zh-Hant'));
  expect(texts.length).toBeGreaterThan(50);
  const [kept, whole] = [new Set(lettersIn(TEXTS)), new Set(lettersIn(OTHERS))];
  const cutAway = texts.flatMap((path) =>
    [...new Set(readFileSync(join(root, path), 'utf8'))].filter((letter) => whole.has(letter)),
  );
  expect(new Set(cutAway)).toEqual(new Set());
  expect([...kept].filter((letter) => whole.has(letter))).toEqual([]);
});
