import { codeOf, deckTexts, readCode } from '@tavern/decks';
import { render } from '@tavern/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { menagerie, parade, sunday, words } from './games.ts';
import { plain } from './made-up.ts';

describe('a text is refused', () => {
  const english = { ...deckTexts.en, ...words };
  const chinese = { ...deckTexts['zh-Hant'], ...words };
  test.each([
    ['that is no code', 'hello', 'deck-not-a-code'],
    ['that is empty', '', 'deck-not-a-code'],
    ['that is cut off', 'PD1-maba-1dr', 'deck-not-a-code'],
    ['with an invisible sign before it', '\u200BPD1-maba-1dr2fl-td', 'deck-code-character'],
    ['with an invisible sign in it', 'PD1-ma\u2060ba-1dr2fl-td~Sunday', 'deck-code-character'],
    ['with a dash instead of a hyphen', 'PD1\u2013maba-1dr2fl-td', 'deck-code-character'],
    ['of another game', codeOf(menagerie, { name: '', cards: menagerie.ready[0].cards }), 'deck-other-game'],
    ['of a later version', 'PD2-anything at all', 'deck-later-version'],
    ['of a much later version', 'PD10-anything at all', 'deck-later-version'],
    ['with a slip', 'PD1-maba-1dr2fi-td', 'deck-check-letters'],
    ['with an unknown card', 'PD1-maba-1dr2fl1zz-d9', 'deck-unknown-card'],
    ['with too many copies', 'PD1-maba-1dr3fl-tp', 'deck-copies'],
    ['with too few cards', 'PD1-maba-2fl-nj', 'deck-too-few'],
    ['with too many cards', 'PD1-maba-3dr2fl2fi-3y', 'deck-too-many'],
    ['with a card in another part', 'PD1-madr-2fl1fi-u5', 'deck-wrong-part'],
    ['with what the game itself refuses', 'PD1-maba-3dr2fl-bb', 'deck-other'],
    ['with no name behind its sign', 'PD1-maba-1dr2fl-td~', 'deck-name-empty'],
    ['with a name of spaces', 'PD1-maba-1dr2fl-td~  x'.replace('x', '\u3000'), 'deck-name-empty'],
    ['with an invisible character in its name', 'PD1-maba-1dr2fl-td~Sun\u200Bday', 'deck-name-character'],
    ['with too long a name', `PD1-maba-1dr2fl-td~${'m'.repeat(25)}`, 'deck-name-too-long'],
    [
      'with too heavy a name',
      `PD1-maba-1dr2fl-td~${'\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'.repeat(12)}`,
      'deck-name-too-heavy',
    ],
    ['with a heap of marks in its name', `PD1-maba-1dr2fl-td~x${'\u0301'.repeat(5)}`, 'deck-name-marks'],
    ['that is too long', `PD1-maba-1dr2fl-td~${'m'.repeat(300)}`, 'deck-too-long'],
    ['that is far too long', 'm'.repeat(10_000_000), 'deck-too-long'],
  ])('%s', (_, text, code) => {
    const read = readCode(parade, text);
    if (read.ok) throw new Error(`${text} was read`);
    expect(read).toMatchObject({ ok: false, code, field: 'code' });
    for (const language of [english, chinese]) expect(render(language, read.why)).not.toMatch(/\[/);
  });

  test('and a sign that no code has is named', () => {
    const read = readCode(parade, 'PD1-maba\u200B-1dr2fl-td');
    expect(read).toMatchObject({ ok: false, why: { with: { character: 'U+200B' } } });
  });

  test('whatever it is, with its reason and without an exception', () => {
    const code = codeOf(parade, sunday);
    const bent = fc
      .tuple(fc.nat(code.length), fc.nat(5), fc.string({ unit: 'binary', maxLength: 4 }))
      .map(([from, length, put]) => code.slice(0, from) + put + code.slice(from + length));
    const alike = fc.stringMatching(/^[A-Z]{2}[0-9]-[0-9a-z-]{0,40}-[0-9a-z]{2}(~.{0,30})?$/);
    const poison = fc.constantFrom(
      '__proto__',
      'constructor',
      'PD1-__proto__-r7',
      'PD1---',
      'PD1-\u0000-r7',
      '\uD800',
      'PD1-maba-1dr2fl-td~\uDFFF',
      'PD1-9maba-0dr-22',
      '${code}',
      '%00',
      '<b>',
    );
    const anything = fc.oneof(bent, alike, poison, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    let refused = 0;
    fc.assert(
      fc.property(anything, (text) => {
        const read = readCode(parade, text);
        if (read.ok) {
          // Bent behind the `~`, or not at all: it is the same deck under a name that could be typed.
          expect(plain(parade, { ...read.deck, name: '' })).toEqual(plain(parade, { ...sunday, name: '' }));
          return;
        }
        refused += 1;
        expect(read.code).toMatch(/^deck-/);
        expect(render(english, read.why)).not.toMatch(/^\[/);
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(refused).toBeGreaterThan(1500);
  });
});
