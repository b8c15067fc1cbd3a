import { type OptionWords, type Question, say, type Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { createElement as element } from 'react';
import { renderToStaticMarkup as drawn } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { isLong } from '../../../table/prompt/long-label.ts';
import { PromptTray } from '../../../table/prompt/prompt-tray.tsx';
import { SpeechContext, speechOf } from '../../../words/words.ts';
import { NAMES } from '../speech.ts';
import { words } from '../table-words.ts';

const texts = { ask: 'What now?', sleep: 'Sleep: tight (now)', rest: 'have full HP', line: 'Both', late: 'it is late' };
const said: { readonly [deed: string]: OptionWords } = {
  sleep: { say: say('sleep'), sub: say('rest'), line: say('line') },
  stay: { say: say('sleep') },
};
const tell = { question: () => say('ask'), option: ({ do: deed }: { do: string }) => said[deed] };
const question: Question<Types> = {
  id: 1,
  kind: 'turn',
  ask: { kind: 'turn' },
  options: [{ do: 'stay' }, { do: 'sleep' }],
  blocked: [{ option: { do: 'sleep' }, why: say('late') }],
  clock: 'turn',
  window: false,
};

describe('a button says the deed, and smaller what comes of it', () => {
  const tray = element(PromptTray, {
    pack: { tell } as unknown as GamePack,
    question,
    busy: false,
    onSend: () => {},
    shares: [],
    onHandOn: () => {},
  });
  const html = drawn(element(SpeechContext, { value: speechOf('en', { ...words, ...texts }, NAMES) }, tray));
  const buttons = html
    .split('<button')
    .slice(1)
    .map((button) => [...button.matchAll(/>([^<>]+)</g)].map(([, text]) => text));

  it('as the game tells them apart, not by the signs in its words', () => {
    expect(buttons).toEqual([
      ['Sleep: tight (now)', '1'],
      ['Sleep: tight (now)', 'have full HP', '2'],
      ['Sleep: tight (now)', 'it is late'],
    ]);
  });
});

test('a label is long by its width: Han letters are twice as wide', () => {
  expect(['a'.repeat(30), 'a'.repeat(31), '山'.repeat(15), '山'.repeat(16)].map(isLong)).toEqual([false, true, false, true]);
});
