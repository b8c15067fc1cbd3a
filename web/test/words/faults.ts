import { LANGUAGES, type Texts } from '@tavern/engine';
import { keysInCode } from './keys-in-code.ts';
import { spokenInCode } from './spoken-in-code.ts';
import type { Source } from './syntax.ts';

/** Keys that code builds, such as `hall.game.{}`, or that are asked of games, each with the reason why. */
export interface Reasons {
  readonly [shape: string]: string;
}

const areaOf = (key: string): string => key.split('.')[0] ?? '';
const fits = (shape: string): RegExp =>
  new RegExp(
    `^${shape
      .split('{}')
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

/** Words that are in code. */
export const wordsInCode = (sources: readonly Source[], texts: Texts): readonly string[] =>
  sources.flatMap((source) => spokenInCode(source, (text) => text in texts.en).map((fault) => `${source.path}: ${fault}`));

/**
 * Keys without words, and built keys without a reason. `own`: the page's words; `all`: with those of engine, host and wire; `notKeys`:
 * texts that only look like keys.
 */
export function missingKeys(
  sources: readonly Source[],
  own: Texts,
  all: Texts,
  reasons: Reasons,
  notKeys: ReadonlySet<string> = new Set(),
): readonly string[] {
  const areas = new Set(Object.keys(own.en).map((key) => areaOf(key)));
  return sources.flatMap((source) => {
    const { asked, mentioned, computed } = keysInCode(source);
    const wanted = new Set([...asked, ...[...mentioned].filter((key) => areas.has(areaOf(key)) && !notKeys.has(key))]);
    const put = [...computed].filter((shape) => areas.has(areaOf(shape)) || shape.startsWith('{}'));
    return [
      ...[...wanted]
        .filter((key) => !(key in reasons))
        .map((key) => ({ key, without: LANGUAGES.filter((language) => all[language][key] === undefined) }))
        .filter(({ without }) => without.length > 0)
        .map(({ key, without }) => `${source.path}: ${key} has no words in ${without.join(' and ')}`),
      ...put.filter((shape) => !(shape in reasons)).map((shape) => `${source.path}: ${shape} is put together without a reason`),
    ];
  });
}

/** Keys that a game's own table builds need no reason, if there are such keys. */
export function fittingShapes(sources: readonly Source[], texts: Texts): Reasons {
  const keys = Object.keys(texts.en);
  const shapes = sources.flatMap((source) => [...keysInCode(source).computed]);
  return Object.fromEntries(
    shapes.filter((shape) => keys.some((key) => fits(shape).test(key))).map((shape) => [shape, 'there are such keys']),
  );
}

/** Words of the page that nobody asks for, and reasons whose code is gone. */
export function idleKeys(sources: readonly Source[], own: Texts, reasons: Reasons): readonly string[] {
  const found = sources.map((source) => keysInCode(source));
  const named = new Set(found.flatMap(({ asked, mentioned }) => [...asked, ...mentioned]));
  const shapes = new Set(found.flatMap(({ computed }) => [...computed]));
  // A shape that begins with a hole is a game's key, and excuses none of ours.
  const excused = Object.keys(reasons).filter((shape) => shape.includes('{}') && !shape.startsWith('{}'));
  return [
    ...Object.keys(own.en)
      .filter((key) => !named.has(key) && !excused.some((shape) => fits(shape).test(key)))
      .map((key) => `${key} is asked for by nobody`),
    ...Object.keys(reasons)
      .filter((shape) => !shapes.has(shape) && !named.has(shape))
      .map((shape) => `no code asks for ${shape}`),
  ];
}

/** Words that were never translated. `alike`: names and signs that are the same in every language. */
export const untranslated = (texts: Texts, alike: Reasons): readonly string[] =>
  Object.entries(texts.en)
    .filter(([key, english]) => /\p{L}/u.test(english.replaceAll(/\{[^}]*\}/g, '')) && texts['zh-Hant'][key] === english)
    .filter(([key]) => !(key in alike))
    .map(([key, english]) => `${key} is “${english}” in every language`);

/** Keys in two files: the later one would silently win. */
export function doubleKeys(files: readonly { readonly path: string; readonly words: object }[]): readonly string[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ path, words }) =>
    Object.keys(words).flatMap((key) => {
      const before = seen.get(key);
      seen.set(key, path);
      return before === undefined ? [] : [`${key} is in ${before} and in ${path}`];
    }),
  );
}
