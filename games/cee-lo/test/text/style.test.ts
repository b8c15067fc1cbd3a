import { render, withEngineTexts } from '@tavern/engine';
import { expect, test } from 'vitest';
import { allTexts, hallTextsOf } from '../../../test/all-texts.ts';
import * as pack from '../../index.ts';
import { enemies, powerups } from '../../rules/catalog.ts';
import { bookParts } from '../../text/book/index.ts';
import { tell } from '../../text/index.ts';
import { attack, ceeLo, roll } from '../cee-lo.ts';

const all = await allTexts(pack as never);
const hall = hallTextsOf('cee-lo');
const every = (language: 'en' | 'zh-Hant'): [string, string][] =>
  Object.entries({ ...all[language], ...bookParts[language], ...hall[language] });

test('a percentage is written without a space, in both languages', () => {
  for (const language of ['en', 'zh-Hant'] as const)
    expect(every(language).filter(([, text]) => /\s[%％]/.test(text))).toEqual([]);
});

test('one number has one name: max HP', () => {
  expect(every('en').filter(([, text]) => /most HP|HP at most|HP at round start|your most|above the most/i.test(text))).toEqual(
    [],
  );
});

test('English keeps to the words of the trade', () => {
  const odd =
    /\bwhoever\b|\bthe own\b|\bso many\b|\bas far as\b|\bleads on\b|The house would|bought back|throw again\b(?! for free)/i;
  expect(every('en').filter(([, text]) => odd.test(text))).toEqual([]);
});

test('Chinese: a round is 關, a run 挑戰, no score 沒點, the owl 梟掌櫃', () => {
  const odd = /第 ?\{\w+\} ?輪|每輪|這一輪|骰型|一場|莊家|回復|防守|百搭|先發|保么|必有點|多一擲|[一二兩]份|\{n\} 份/;
  expect(every('zh-Hant').filter(([, text]) => odd.test(text))).toEqual([]);
});

test('Chinese sets no space round a name', () => {
  const names = [...powerups.all, ...enemies.all].length;
  expect(names).toBe(16);
  expect(
    every('zh-Hant').filter(([, text]) =>
      /[\u4e00-\u9fff] \{(enemy|item|who)\}|\{(item|who)\} [\u4e00-\u9fff]|\{enemy\} [\u4e00-\u9fff]/.test(text),
    ),
  ).toEqual([]);
});

test('the log: who, what, and both HP with an arrow; a player who is alone is called by the table', () => {
  const scene = ceeLo({ fight: { enemyHp: 22, enemyMax: 22 }, dice: [1, 2, 4, 3, 3, 2, 2, 2, 5] });
  const lines = (): string[] =>
    scene
      .told(0)
      .map((event) => tell.event(event))
      .flatMap((line) => (line === null ? [] : [render(withEngineTexts(all).en, line.say, ['You'])]));
  scene.answer(0, roll);
  expect(lines()).toEqual(['You: 1-2-4, no score.', 'You: free throw, 3-3-2, Point 2.']);
  scene.answer(0, attack);
  expect(lines()).toEqual(['You: Point 2, 10 damage. Alley Cat 22 → 12.', 'Alley Cat: 2-2-5, Point 5, 20 damage. You 50 → 30.']);
});
