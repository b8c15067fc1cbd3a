import { LANGUAGES, render, type Say, seat, withEngineTexts } from '@tavern/engine';
import { expect, test } from 'vitest';
import { texts } from '../../../text/index.ts';
import { tableTexts } from '../../../text/table/index.ts';
import { cardSay, textOf } from '../../../text/tell/words.ts';
import { tipOf } from '../../../ui/tips/tip.ts';
import { everyWhat } from '../../../ui/tips/what.ts';
import { NAMES, overlaid } from '../../text/names.ts';
import { EYES, randomMatch } from '../matches.ts';

const all = withEngineTexts({
  en: { ...texts.en, ...tableTexts.en },
  'zh-Hant': { ...texts['zh-Hant'], ...tableTexts['zh-Hant'] },
});
const neutral = overlaid(all);

test('with neutral names no tip names a real person', () => {
  const said = { usual: new Set<string>(), neutral: new Set<string>() };
  const hear = (what: Say): void => {
    for (const language of LANGUAGES) {
      said.usual.add(render(all[language], what));
      said.neutral.add(render(neutral[language], what));
    }
  };
  for (const moment of randomMatch(1)) {
    const viewer = EYES[moment.match.seq % EYES.length] ?? null;
    const sight = { view: moment.view(viewer), viewer, me: viewer ?? seat(0) };
    for (const what of everyWhat(sight.view)) {
      const { card, title, rows, lines } = tipOf(what, sight);
      const parts = [title, ...rows.flatMap(({ n, from }) => [n, from]), ...lines];
      for (const part of [...(card === null ? [] : [cardSay(card), textOf(card)]), ...parts]) hear(part);
    }
  }
  const named = (lines: ReadonlySet<string>): string[] => [...lines].filter((line) => NAMES.test(line));
  expect(named(said.usual).length).toBeGreaterThan(20);
  expect(named(said.neutral)).toEqual([]);
});
