import { readFileSync } from 'node:fs';
import { glossaryFaults, LANGUAGES, parseGlossary, styleFaults, type Texts, textFaults } from '@tavern/engine';
import { registry } from '@tavern/games';
import { requests } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { allTexts } from '../../games/test/all-texts.ts';
import { words as en } from '../text/en/index.ts';
import { words as zhHant } from '../text/zh-Hant/index.ts';
import { doubleKeys, fittingShapes, idleKeys, missingKeys, untranslated, wordsInCode } from './words/faults.ts';
import { ALIKE, COMPUTED, OF_DECKS, OF_GAMES, OF_WEIGHTS } from './words/reasons.ts';
import { ownFiles, sources } from './words/sources.ts';

const files = ownFiles();
const own = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.assign({}, ...files.filter((file) => file.language === language).map(({ words }) => words)),
  ]),
) as unknown as Texts;
/** The words of the page, and those it fetches with the screens that need them. */
const all: Texts = { en: { ...en, ...own.en }, 'zh-Hant': { ...zhHant, ...own['zh-Hant'] } };
const packs = await Promise.all(registry.map(async ({ id, load }) => ({ id, texts: await allTexts(await load()) })));
const reasons = { ...COMPUTED, ...OF_GAMES, ...OF_DECKS, ...OF_WEIGHTS };
/** A game's own table and look use the game's words; everything else the page's. */
const OWN_TABLE = /^games\/([^/]+)\/(?:ui|look)\//;
/** What is drawn where the words of tables are: there, in replays, and in what `MoreSpoken` gives them. */
const AT_TABLES = /^(?:web\/(?:table|replay|app\/table)\/|kit\/|web\/lobby\/start\/left-out-dialog)/;
const code = sources();
const house = code.filter(({ path }) => !OWN_TABLE.test(path));
const tables = packs.map(({ id, texts }) => ({ id, texts, code: code.filter(({ path }) => OWN_TABLE.exec(path)?.[1] === id) }));
const joined = (first: Texts, second: Texts): Texts => ({
  en: { ...first.en, ...second.en },
  'zh-Hant': { ...first['zh-Hant'], ...second['zh-Hant'] },
});

describe('the words of the page', () => {
  test('are all in web/text: none is in code', () => {
    expect(code.length).toBeGreaterThan(20);
    expect(wordsInCode(house, own)).toEqual([]);
    for (const table of tables) expect(wordsInCode(table.code, joined(own, table.texts)), table.id).toEqual([]);
  });

  test('exist for every key that is asked for, in every language', () => {
    expect(missingKeys(house, own, all, reasons, new Set(Object.keys(requests)))).toEqual([]);
    for (const { id, texts, code: drawing } of tables)
      expect(missingKeys(drawing, texts, joined(all, texts), fittingShapes(drawing, texts)), id).toEqual([]);
  });

  test('are all asked for', () => {
    expect(idleKeys(code, own, reasons)).toEqual([]);
  });

  test('have the same placeholders in every language', () => {
    expect(textFaults(own)).toEqual([]);
    expect(untranslated(own, ALIKE)).toEqual([]);
  });

  test('keep to the glossary', () => {
    const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
    expect(glossaryFaults(own, parseGlossary(glossary))).toEqual([]);
  });

  test('are written in the style of the house', () => {
    expect(styleFaults(own)).toEqual([]);
  });

  test.each(LANGUAGES)('are there from the start, except those that load with their screens: %s', (language) => {
    const first = { en, 'zh-Hant': zhHant }[language];
    const missing = files.filter((file) => file.language === language && Object.keys(file.words).some((key) => !(key in first)));
    expect(missing.map(({ path }) => path)).toEqual(
      ['broken', 'builder', 'cards', 'deck-choice', 'replay', 'report', 'screen', 'settings', 'solo', 'table', 'verify'].map(
        (name) => `web/text/${language}/${name}.json`,
      ),
    );
  });

  test('that load with tables are asked for by tables alone', () => {
    const late = new Set(files.filter(({ path }) => path.endsWith('/table.json')).flatMap(({ words }) => Object.keys(words)));
    const early = house.filter(
      ({ path, code: text }) => !AT_TABLES.test(path) && [...late].some((key) => text.includes(`'${key}'`)),
    );
    expect(early.map(({ path }) => path)).toEqual([]);
  });

  test.each(LANGUAGES)('are in one file each: %s', (language) => {
    expect(doubleKeys(files.filter((file) => file.language === language))).toEqual([]);
  });

  test('are not overwritten at a table: a game has no key of the page except the frame’s, with the same placeholders', () => {
    for (const { id, texts } of packs) {
      const shared = Object.keys(texts.en).filter((key) => key in own.en);
      expect(
        shared.filter((key) => !key.startsWith('frame.')),
        id,
      ).toEqual([]);
      const words = Object.fromEntries(shared.map((key) => [key, texts.en[key] ?? '']));
      const pages = Object.fromEntries(shared.map((key) => [key, own.en[key] ?? '']));
      expect(textFaults({ en: words, 'zh-Hant': pages }), id).toEqual([]);
    }
  });
});

test('every game has what the page asks of every game', () => {
  for (const key of Object.keys(OF_GAMES).filter((shape) => !shape.includes('{}')))
    for (const { id, texts } of packs)
      for (const language of LANGUAGES) expect(texts[language][key], `${key} of ${id} in ${language}`).toBeTruthy();
});

test('every game with decks has what the deck builder asks of it', async () => {
  for (const { id, load } of registry.filter(({ decks }) => decks === true)) {
    const { decks, texts } = await load();
    const parts = decks?.parts ?? [];
    const asked = [
      ...Object.keys(OF_DECKS),
      ...(decks?.cards ?? []).flatMap(({ kind, marks }) => [`deck.kind.${kind}`, ...marks.map((mark) => `deck.mark.${mark}`)]),
      ...(parts.length > 1 ? parts.map((part) => `deck.part.${part.id}`) : []),
      ...parts.filter(({ ordered }) => ordered === true).map(({ id: part }) => `deck.place.${part}`),
      ...(parts.some(({ mostWeight }) => mostWeight !== undefined) ? Object.keys(OF_WEIGHTS) : []),
      ...(decks?.markSets ?? []).map((set) => `deck.marks.${set.id}`),
    ];
    for (const key of new Set(asked))
      for (const language of LANGUAGES) expect(texts[language][key], `${key} of ${id} in ${language}`).toBeTruthy();
  }
});
