import { readdirSync, readFileSync } from 'node:fs';
import {
  cardName,
  cardText,
  cardWords,
  glossaryFaults,
  parseGlossary,
  placeholders,
  render,
  say,
  styleFaults,
  type Texts,
  textFaults,
  withEngineTexts,
} from '@tavern/engine';
import { describe, expect, test } from 'vitest';

const words = {
  plain: 'Nothing happens.',
  hit: '{who} hits {whom} for {n}.',
  steps: '{n} {n|tile|tiles}',
  got: 'You got {cards}.',
  'card.coin': 'a coin',
  'card.ring': 'a ring of {owner}',
  'list.and': ' and ',
  'seat.unnamed': 'Seat {n}',
};
const names = ['Ann', 'Ben'];

describe('a Say in words', () => {
  const cases: readonly [text: string, what: ReturnType<typeof say>][] = [
    ['Nothing happens.', say('plain')],
    ['Ann hits Ben for 3.', say('hit', { who: { seat: 0 }, whom: { seat: 1 }, n: 3 })],
    ['Seat 3 hits a coin for true.', say('hit', { who: { seat: 2 }, whom: say('card.coin'), n: true })],
    ['a ring of Ben hits $& for null.', say('hit', { who: say('card.ring', { owner: { seat: 1 } }), whom: '$&', n: null })],
    ['1 tile', say('steps', { n: 1 })],
    ['2 tiles', say('steps', { n: 2 })],
    ['0 tiles', say('steps', { n: 0 })],
    ['You got a coin and Ann and 7.', say('got', { cards: [say('card.coin'), { seat: 0 }, 7] })],
    ['You got .', say('got', { cards: [] })],
    ['You got {"odd":1}.', say('got', { cards: { odd: 1 } })],
    ['[no.such.key]', say('no.such.key', { n: 1 })],
    ['You got [no.such.card].', say('got', { cards: say('no.such.card') })],
    ['Ann hits [whom] for 1.', say('hit', { who: { seat: 0 }, n: 1 })],
    ['[n] [n|tile|tiles]', say('steps')],
  ];
  test.each(cases)('%s', (text, what) => {
    expect(render(words, what, names)).toBe(text);
  });

  test('lists have a comma where a language names nothing better', () => {
    expect(render({ got: '{cards}' }, say('got', { cards: ['a', 'b'] }))).toBe('a, b');
  });
});

test('the placeholders of a text, each once, with or without a choice of words', () => {
  expect(placeholders('{who} has {n} {n|card|cards} of {whom|one|}, {not this}.')).toEqual(new Set(['who', 'n', 'whom']));
  expect(placeholders('none')).toEqual(new Set());
});

const both = (en: Texts['en'], zh: Texts['en']): Texts => ({ en, 'zh-Hant': zh });

test('texts must say the same in both languages', () => {
  expect(textFaults(both({ a: 'It is {n}.', b: '{x} {y}' }, { a: '是 {n}。', b: '{y} {x}' }))).toEqual([]);
  expect(textFaults(both({ a: 'Yes', b: 'No' }, { a: '是' }))).toEqual(['b is missing in zh-Hant']);
  expect(textFaults(both({}, { a: '是' }))).toEqual(['a is missing in en']);
  expect(textFaults(both({ a: 'Yes' }, { a: '  ' }))).toEqual(['a is missing in zh-Hant']);
  expect(textFaults(both({ a: '{who} pays {n}' }, { a: '{who} 付' }))).toEqual([
    'a has the placeholders {n, who} in en and {who} in zh-Hant',
  ]);
  expect(textFaults(both({ a: '{n|a card|{n} cards}' }, { a: '{n} 張' }))).toEqual([
    'a has a brace in en that belongs to no placeholder',
  ]);
});

test('a card has its English words itself, and its own numbers in them', () => {
  const bow = { id: 'bow', name: 'Bow', text: 'Hits for {power}, {range} {range|tile|tiles} far, {typo}.', power: 3, range: 1 };
  const english = cardWords([bow]);
  expect(english).toEqual({ 'card.bow.name': 'Bow', 'card.bow.text': bow.text });
  expect(render(english, cardName(bow))).toBe('Bow');
  expect(render(english, cardText(bow))).toBe('Hits for 3, 1 tile far, typo.');
  expect(cardText({ ...bow, text: 'Plain.' })).toEqual({ key: 'card.bow.text', with: {} });
});

const glossary = parseGlossary(`# Glossary
Terms.

| English | 中文 | note |
|---|---|---|
| trap | 陷阱 | |
| pack | 背包 / 行囊 | what you carry |

## The code’s words

| word | what it is | where |
|---|---|---|
| Match | one running play | engine |
`);

test('a glossary is a table in Markdown whose first column is English', () => {
  expect(glossary).toEqual([
    { en: 'trap', zh: ['陷阱'] },
    { en: 'pack', zh: ['背包', '行囊'] },
  ]);
});

test('a term must be translated by one of its words; parts of words and placeholders are no terms', () => {
  const fine = both(
    { a: 'Two Traps in your pack', b: 'A packet', c: '{trap}' },
    { a: '行囊裡有兩個陷阱', b: '一包', c: '{trap}' },
  );
  expect(glossaryFaults(fine, glossary)).toEqual([]);
  const faults = glossaryFaults(both({ a: 'A trap!', b: 'Packs' }, { a: '圈套！' }), glossary);
  expect(faults).toEqual([
    'a: “A trap!” speaks of trap, “圈套！” has no 陷阱',
    'b: “Packs” speaks of pack, “undefined” has no 背包 or 行囊',
  ]);
});

const engine = withEngineTexts({ en: {}, 'zh-Hant': {} });
const root = new URL('../..', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(test|node_modules)\b/.test(file))
  .map((file) => readFileSync(new URL(file, root), 'utf8'));
const found = (pattern: RegExp): Set<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? '')));

test('a game’s words come beside the engine’s, and win over them', () => {
  const texts = withEngineTexts(both({ hello: 'Hello', 'option.concede': 'Flee' }, { hello: '你好' }));
  expect([texts.en['hello'], texts.en['option.concede'], texts['zh-Hant']['option.concede']]).toEqual(['Hello', 'Flee', '認輸']);
  expect(texts.en['refusal.match-over']).toBe('The match is over.');
});

test('the engine’s own texts say the same in both languages', () => {
  expect(Object.keys(engine.en).length).toBeGreaterThan(30);
  expect(textFaults(engine)).toEqual([]);
});

test('the engine’s own texts are written in the style of the house', () => {
  expect(styleFaults(engine)).toEqual([]);
});

test('every habit of style is found out', () => {
  const faulty = both(
    {
      percent: '{n} %',
      minus: '-{n} to the roll',
      less: '{rest} - {n}',
      quote: "{who}'s turn",
      double: '"Hi"',
      whoever: 'Whoever falls',
      own: 'the own turn',
      phrase: 'as far as it lies',
      spelling: 'armor',
      arrow: '{a} -> {b}',
    },
    {
      percent: '5 %',
      wide: '5％',
      minus: '移動 -1',
      range: '2 至 {n} 人',
      die: 'd4',
      word: '這張桌子',
      mark: '好,走',
      quote: '“命中”',
      double: '"命中"',
    },
  );
  const said = styleFaults(faulty).map((fault) => fault.split(' in ')[0]);
  expect(said).toEqual([...Object.keys(faulty.en), ...Object.keys(faulty['zh-Hant'])]);
});

test('what looks like a fault of style and is none passes', () => {
  const fine = both(
    { a: '4-5-6 and −1, 5.2%', b: '- a list\n- 1-2-3', c: '--games N', d: 'Heirloom Armor', e: 'your own turn', f: '{a}-{b}' },
    { a: '四五六 5.2%', b: '2 到 6 人', c: 'Ann 擲出 3', d: '至少 1 格' },
  );
  expect(styleFaults(fine)).toEqual([]);
});

test('a number below zero is read with a minus, in whatever text it stands', () => {
  expect(render({ a: '{n} HP, {list}' }, say('a', { n: -2, list: [-1, 3] }))).toBe('−2 HP, −1, 3');
});

test('every refusal has words, and no words are left over', () => {
  const refusal = readFileSync(new URL('refusal.ts', root), 'utf8');
  const codes = new Set([...refusal.matchAll(/^ {2}\| '([a-z-]+)';?$/gm)].map((match) => match[1]));
  expect(codes.size).toBeGreaterThan(10);
  const worded = Object.keys(engine.en).filter((key) => key.startsWith('refusal.'));
  expect(worded.sort()).toEqual([...codes].map((code) => `refusal.${code}`).sort());
});

test('every problem a refusal may speak of has words, and no words are left over', () => {
  const named = [
    found(/\bmalformed\([^;]*?, '([a-z-]+)'[,)]/g),
    found(/\bsay\('problem\.([a-z-]+)'/g),
    found(/\bproblem: '([a-z-]+)'/g),
    found(/^\s+return \['([a-z-]+)'/gm),
  ];
  for (const each of named) expect(each.size).toBeGreaterThan(1);
  const problems = new Set(named.flatMap((each) => [...each]));
  const worded = Object.keys(engine.en).filter((key) => key.startsWith('problem.'));
  expect(worded.sort()).toEqual([...problems].map((problem) => `problem.${problem}`).sort());
});

test('every other key that the engine says has words', () => {
  const keys = [...found(/\bsay\('([a-z.-]+)'/g)];
  expect(keys).toContain('outcome.conceded');
  expect(keys.filter((key) => engine.en[key] === undefined)).toEqual([]);
});
