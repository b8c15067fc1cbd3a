import {
  type Box,
  type BoxRules,
  boxCanBePlayed,
  boxChoice,
  boxCode,
  boxFaults,
  boxFile,
  boxRules,
  boxSay,
  boxWarnings,
  chosenBox,
  deckSizes,
  PRINTED,
  packed,
  readBoxCards,
  readBoxCode,
  readBoxFile,
  sampleBox,
  withSetting,
} from '@tavern/decks';
import { fast, readWith } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { pantry } from './box-games.ts';

const few: Box = { plum: { enabled: true, copies: 0, onTop: false }, 'great-uncle': { enabled: false, copies: 9, onTop: true } };
const rule = boxChoice(pantry);

/** What a schema of all house rules would be told. */
function objections(rules: { readonly box: string; readonly feast?: boolean }) {
  const found: object[] = [];
  boxCanBePlayed(pantry)(rules, { addIssue: (issue) => found.push(issue) });
  return found;
}

describe('a box as a code', () => {
  test('names what differs from the printed box, and is read again as it was written', () => {
    const code = boxCode(pantry, few);
    expect(code).toMatch(/^PY1\.great-uncle\*9~!\.plum\*0\.[0-9a-z]{2}$/);
    expect(readBoxCode(pantry, ` ${code}\n`)).toEqual({ ok: true, box: few });
  });

  test('the printed box has one text, also when a card was changed and changed back', () => {
    const changed = withSetting(pantry, {}, 'fig', { enabled: false, copies: 2, onTop: false });
    const back = withSetting(pantry, changed, 'fig', { enabled: true, copies: 2, onTop: false });
    expect([boxCode(pantry, {}), boxCode(pantry, back)]).toEqual([PRINTED, PRINTED]);
    expect(readBoxCode(pantry, PRINTED)).toEqual({ ok: true, box: {} });
  });

  test('every made-up box comes back from its code and from its file', () => {
    for (let seed = 0; seed < 200; seed++) {
      const box = sampleBox(pantry, fast(seed).stream('box'), { feast: seed % 2 === 0 });
      expect(readBoxCode(pantry, boxCode(pantry, box))).toEqual({ ok: true, box });
      expect(readBoxFile('pantry', pantry, JSON.stringify(boxFile('pantry', pantry, box)))).toEqual({ ok: true, box });
    }
  });

  test('a slip is noticed: every sign of a code replaced by every other of its signs', () => {
    const code = boxCode(pantry, few);
    for (let at = 0; at < code.length; at++)
      for (const sign of new Set(code))
        if (sign !== code[at]) expect(readBoxCode(pantry, `${code.slice(0, at)}${sign}${code.slice(at + 1)}`).ok).toBe(false);
  });
});

/** A code with these entries whose check letters fit. */
function written(rules_: BoxRules, ...entries: readonly string[]): string {
  const stranger: BoxRules = {
    ...rules_,
    cards: entries.map((entry) => ({ id: entry, deck: 'jar-1', copies: 1 })),
  };
  const code = boxCode(stranger, Object.fromEntries(entries.map((entry) => [entry, { enabled: true, copies: 2, onTop: false }])));
  return code;
}

describe('what is refused, with the culprit by name', () => {
  test.each([
    ['a text that is no code', 'hello', 'box-not-a-code', { letters: 'PY' }],
    ['half a code', boxCode(pantry, few).slice(0, -4), 'box-not-a-code', { letters: 'PY' }],
    ['a slip', boxCode(pantry, few).replace('plum', 'plun'), 'box-check-letters', undefined],
    ['a later version', 'PY2.what.ever', 'box-later-version', { version: 2, own: 1 }],
    ['another game’s', written({ ...pantry, letters: 'KM' }, 'plum'), 'box-other-game', { letters: 'KM', own: 'PY' }],
    ['a card that there is not', written(pantry, 'pickle'), 'box-unknown-card', { card: 'pickle' }],
    ['a book', 'x'.repeat(9000), 'box-too-long', { length: 9000, most: 4000 }],
  ])('%s', (_what, given, code, values) => {
    expect(readBoxCode(pantry, given)).toMatchObject({ ok: false, code, field: 'box', ...(values && { why: { with: values } }) });
  });

  test.each([
    [{ pickle: { copies: 1 } }, 'box-unknown-card', { card: 'pickle' }],
    [{ plum: { copies: 10 } }, 'box-copies', { card: { key: 'card.plum.name' }, copies: '10' }],
    [{ plum: { copies: -1 } }, 'box-copies', { copies: '-1' }],
    [{ plum: { copies: 1.5 } }, 'box-copies', { copies: '1.5' }],
    [{ plum: { copies: '3' } }, 'box-copies', { copies: '3' }],
    [{ plum: 3 }, 'box-setting', { key: 'plum' }],
    [{ plum: { enabled: 'no' } }, 'box-setting', { key: 'plum' }],
    [{ plum: { first: true } }, 'box-setting', { key: 'plum' }],
    [[], 'box-not-cards', undefined],
    [{ __proto__: null, constructor: { copies: 1 } }, 'box-unknown-card', { card: 'constructor' }],
  ])('cards by name: %j', (given, code, values) => {
    expect(readBoxCards(pantry, given)).toMatchObject({ ok: false, code, ...(values && { why: { with: values } }) });
  });

  test.each([
    ['no JSON', '{"game":', 'box-not-json'],
    ['JSON that is no box', '[1, 2]', 'box-not-a-file'],
    ['no cards', '{"game":"pantry"}', 'box-not-a-file'],
    ['another game', '{"game":"attic","cards":{}}', 'box-other-game'],
    ['a huge file', ' '.repeat(200_000), 'box-not-a-file'],
    ['an unknown card', '{"game":"pantry","cards":{"pickle":{}}}', 'box-unknown-card'],
  ])('a file: %s', (_what, text, code) => {
    expect(readBoxFile('pantry', pantry, text)).toMatchObject({ ok: false, code });
  });
});

describe('the house rule', () => {
  test('takes the printed box, a code, or cards by name, and keeps them as one text', () => {
    const code = boxCode(pantry, few);
    const spelt = { plum: { copies: 0 }, 'great-uncle': { enabled: false, copies: 9, onTop: true } };
    expect(rule.parse(undefined)).toBe(PRINTED);
    expect(rule.parse({ ...spelt, aunt: { copies: 1 } })).toBe(code);
    expect(rule.parse(rule.parse(code))).toBe(code);
  });

  test('refuses with its own words and the field', () => {
    expect(readWith(rule, { pickle: {} }, 'rules.box')).toMatchObject({
      code: 'malformed',
      field: 'rules.box',
      why: { key: 'refusal.box-unknown-card', with: { card: 'pickle' } },
    });
    expect(readWith(rule, 7, 'rules.box')).toMatchObject({ field: 'rules.box', why: { key: 'refusal.malformed' } });
  });

  test('a deck that the rules draw from may be neither empty nor too small; a card of an expansion counts where it is in the box', () => {
    const empty = rule.parse({ honey: { enabled: false } });
    const why = { key: 'refusal.box-empty-deck', with: { deck: { key: 'box.deck.jar-2' } } };
    expect(objections({ box: empty })).toMatchObject([{ path: ['box'], params: { why } }]);
    expect(objections({ box: empty, feast: true })).toEqual([]);
    expect(objections({ box: rule.parse({ plum: { copies: 0 }, fig: { copies: 1 } }) })).toMatchObject([
      { params: { why: { key: 'refusal.box-small-deck', with: { count: 1, least: 2, missing: 1 } } } },
    ]);
    expect(objections({ box: PRINTED })).toEqual([]);
  });
});

describe('what a box has', () => {
  test('cards that are switched off or have no copy are left out; those of an expansion come with it', () => {
    const box: Box = { ...few, fig: { enabled: true, copies: 1, onTop: true } };
    const ids = (feast: boolean): string[] => packed(pantry, box, { feast }).map(({ id, copies }) => `${id} ${copies}`);
    expect(ids(false)).toEqual(['fig 1', 'honey 1', 'aunt 1']);
    expect(ids(true)).toEqual(['fig 1', 'honey 1', 'saffron 2', 'aunt 1']);
    expect(packed(pantry, box, {}).filter(({ onTop }) => onTop)).toHaveLength(1);
    expect(Object.fromEntries(deckSizes(pantry, box, {}))).toEqual({ 'jar-1': 1, 'jar-2': 1, guest: 1 });
  });

  test('all faults come at once, and a deck that runs out is a warning', () => {
    const box: Box = {
      ...few,
      fig: { enabled: false, copies: 2, onTop: false },
      honey: { enabled: true, copies: 0, onTop: false },
    };
    expect(boxFaults(pantry, box, {}).map(({ code, deck }) => `${code} ${deck}`)).toEqual([
      'box-empty-deck jar-1',
      'box-empty-deck jar-2',
    ]);
    expect(boxWarnings(pantry, { plum: { enabled: true, copies: 1, onTop: false } }, {})).toMatchObject([{ deck: 'jar-1' }]);
    expect(boxWarnings(pantry, {}, {})).toEqual([]);
  });

  test('it is called by how many cards are changed', () => {
    expect(boxSay(PRINTED)).toEqual({ key: 'box.printed' });
    expect(boxSay(boxCode(pantry, few))).toEqual({ key: 'box.own', with: { n: 2 } });
    expect(() => chosenBox(pantry, 'nonsense')).toThrow('no box');
  });

  test('it is called so by its code alone: as many cards are changed as the rules read from it', () => {
    for (let seed = 0; seed < 300; seed++) {
      const box = sampleBox(pantry, fast(seed).stream('box'), { feast: true });
      const code = boxCode(pantry, box);
      const n = Object.keys(chosenBox(pantry, code)).length;
      expect(boxSay(code)).toEqual(n === 0 ? { key: 'box.printed' } : { key: 'box.own', with: { n } });
    }
  });

  test('every made-up box can be played', () => {
    for (let seed = 0; seed < 300; seed++)
      expect(boxFaults(pantry, sampleBox(pantry, fast(seed).stream('box'), { feast: false }), { feast: false })).toEqual([]);
  });
});

test('box rules that do not fit together are a mistake of the game', () => {
  expect(() => boxRules({ ...pantry, letters: 'py' })).toThrow('two capitals');
  expect(() => boxRules({ ...pantry, cards: [...pantry.cards, { id: 'fig', deck: 'guest', copies: 1 }] })).toThrow(
    'fig is there twice',
  );
  expect(() => boxRules({ ...pantry, cards: [...pantry.cards, { id: 'Fig', deck: 'guest', copies: 1 }] })).toThrow('plain id');
  expect(() => boxRules({ ...pantry, cards: pantry.cards.slice(1, 3) })).toThrow('guest');
});
