import type { Texts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { doubleKeys, fittingShapes, idleKeys, missingKeys, untranslated, wordsInCode } from './words/faults.ts';

// The checks of words.test.ts, each shown a planted fault, and the same without it.

const texts: Texts = {
  en: { 'hall.title': 'Hall', 'hall.game.race': 'Race' },
  'zh-Hant': { 'hall.title': '大廳', 'hall.game.race': '賽跑' },
};
const file = (code: string) => [{ path: 'web/hall/planted.tsx', code }];

describe('words in code', () => {
  test.each([
    ['text', 'export const A = () => <p>Welcome</p>;'],
    ['text after a tag', 'export const A = () => <p><b>{t("hall.title")}</b> wins</p>;'],
    ['text of another script', 'export const A = () => <p>歡迎</p>;'],
    ['a literal in braces', "export const A = () => <p>{'Welcome'}</p>;"],
    ['either of two', "export const A = ({ on }: P) => <p>{on ? 'On' : t('hall.title')}</p>;"],
    ['what follows if', "export const A = ({ on }: P) => <p>{on && 'Ready'}</p>;"],
    ['what stands in instead', "export const A = ({ name }: P) => <p>{name ?? 'Nobody'}</p>;"],
    ['a template', 'export const A = ({ n }: P) => <p>{`Seat ${n}`}</p>;'],
    ['a sum', "export const A = ({ n }: P) => <p>{n + ' seats'}</p>;"],
    ['a label', 'export const A = () => <button aria-label="Close" />;'],
    ['a label in braces', "export const A = () => <button aria-label={'Close'} />;"],
    ['a title', 'export const A = () => <a title={`Room ${code}`} />;'],
    ['a placeholder', 'export const A = () => <input placeholder="Code" />;'],
    ['what a picture shows', 'export const A = () => <img alt="A mountain" />;'],
    ['a prop of a part', 'export const A = () => <Dialog closeLabel="Close" />;'],
    ['a prop of a part with a default', "export const A = ({ label = 'Close' }: P) => <b aria-label={label} />;"],
    ['an option', "export const options = [{ id: 'a', label: 'Attack' }];"],
    ['a reason', "export const no = { why: 'Not your turn' };"],
    ['what is said aloud', "announce('Your turn');"],
    ['the title of the page', 'document.title = `Tavern: ${name}`;'],
    ['what is written into an element', "element.textContent = 'Lost';"],
    ['what a method says', "class A { say() { announce('Your turn'); } }"],
    ['a field', "class A { label = 'Close'; }"],
    ['a sentence somewhere', "const line = 'Choose one of these';"],
    ['Chinese somewhere', "const line = { zh: '選擇' };"],
  ])('are found: %s', (_what, code) => {
    expect(wordsInCode(file(code), texts)).toHaveLength(1);
  });

  test.each([
    ['words by their key', "export const A = () => <p aria-label={t('hall.title')}>{t('hall.title')}</p>;"],
    ['a key handed on', "export const tabs = [{ label: 'hall.title' }];"],
    ['signs and numbers', 'export const A = () => <p aria-label="1">· {\'+\'}3 / {`${a} × ${b}`}</p>;'],
    [
      'classes, roles and kinds',
      'export const A = () => <p className="btn primary" role="status" data-kind="Wooden plank">{x}</p>;'.replace(
        'Wooden plank',
        'wood',
      ),
    ],
    ['types', "export interface P { readonly label: 'Attack' | 'Defend'; readonly title: 'Some words here' }"],
    ['what only we read', "if (x) throw new TypeError('There is no such seat'); console.error('Something went wrong');"],
    ['where things come from', "import { a } from './Some folder/a.ts';"],
    ['comments', '/** Says that words are found. */ export const a = 1; // Not a text at all'],
  ])('are none: %s', (_what, code) => {
    expect(wordsInCode(file(code), texts)).toEqual([]);
  });
});

describe('keys', () => {
  const reasons = { 'hall.game.{}': 'one per game', 'game.name': 'of a game', '{}.text': 'of a game' };
  const missing = (code: string) => missingKeys(file(code), texts, texts, reasons);

  test.each([
    ['asked for', "t('hall.titel');"],
    ['asked of the speech', "speech.t('hall.titel');"],
    ['asked for in one of two cases', "t(on ? 'hall.title' : 'hall.off');"],
    ['said in a method', "class A { lost = null; go() { this.lost = say('hall.lost'); } }"],
    ['said', "say('nothing.of.this');"],
    ['handed on', "const tabs = [{ label: 'hall.titel' }];"],
    ['put together without a reason', 'const a = t(`hall.${id}`);'],
    ['put together first and asked for later', 'const key = `hall.${id}.name`;'],
    ['put together from nothing fixed', 'const a = t(`${id}.title`);'],
  ])('without words are found: %s', (_what, code) => {
    expect(missing(code)).toHaveLength(1);
  });

  test('with words, or with a reason, are good', () => {
    expect(missing("t('hall.title'); t(on ? 'hall.title' : 'hall.game.race'); go('table.css');")).toEqual([]);
    expect(missing("t(`hall.game.${id}`); t('game.name'); t(`${card}.text`);")).toEqual([]);
  });

  test('that only look like keys are ignored, unless they are asked for', () => {
    const look = (code: string) => missingKeys(file(code), texts, texts, {}, new Set(['hall.enter']));
    expect(look("request('hall.enter')")).toEqual([]);
    expect(look("t('hall.enter')")).toHaveLength(1);
  });

  test('with words in one language only are found', () => {
    const half: Texts = { en: texts.en, 'zh-Hant': { 'hall.title': '大廳' } };
    expect(missingKeys(file("t('hall.game.race')"), half, half, {})).toEqual([
      'web/hall/planted.tsx: hall.game.race has no words in zh-Hant',
    ]);
  });

  test('that nobody asks for are found, and so are reasons whose code is gone', () => {
    expect(idleKeys(file("t('hall.title')"), texts, {})).toEqual(['hall.game.race is asked for by nobody']);
    expect(idleKeys(file("t('hall.title'); t(`${id}.race`)"), texts, { '{}.race': 'of a game' })).toHaveLength(1);
    const used = "t('hall.title'); t(`hall.game.${id}`); t('game.name'); t(`${card}.text`);";
    expect(idleKeys(file(used), texts, reasons)).toEqual([]);
    expect(idleKeys(file("t('hall.title'); t('hall.game.race');"), texts, reasons)).toHaveLength(3);
  });

  test('that are in two files are found', () => {
    const files = [
      { path: 'hall.json', words: { 'a.b': 'x', 'a.c': 'y' } },
      { path: 'lobby.json', words: { 'a.b': 'z' } },
    ];
    expect(doubleKeys(files)).toEqual(['a.b is in hall.json and in lobby.json']);
    expect(doubleKeys(files.slice(1))).toEqual([]);
  });
});

test('words that nobody has translated are found; signs, numbers and names are not', () => {
  const same: Texts = {
    en: { a: 'Close', b: '{n} / {most}', c: 'Tavern', d: 'Open' },
    'zh-Hant': { a: 'Close', b: '{n} / {most}', c: 'Tavern', d: '打開' },
  };
  expect(untranslated(same, { c: 'a name' })).toEqual(['a is “Close” in every language']);
});

test('a key that a game’s table builds must match an existing key', () => {
  const code = file('t(`hall.game.${id}`); t(`hall.door.${id}`);');
  expect(Object.keys(fittingShapes(code, texts))).toEqual(['hall.game.{}']);
  expect(missingKeys(code, texts, texts, fittingShapes(code, texts))).toEqual([
    'web/hall/planted.tsx: hall.door.{} is put together without a reason',
  ]);
});
