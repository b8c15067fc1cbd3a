import { deckTexts } from '@tavern/decks';
import { render } from '@tavern/engine';
import { describe, expect, test, vi } from 'vitest';
import { parade, words } from '../../../../decks/test/games.ts';
import { type Brought, deckFile, fileName, type GivenFile, readDeckFile, readGiven } from '../../../decks/model/intake.ts';
import { deckLink } from '../../../decks/share/deck-link.ts';
import builder from '../../../text/en/builder.json' with { type: 'json' };
import choice from '../../../text/en/deck-choice.json' with { type: 'json' };

const english = { ...builder, ...choice, ...deckTexts.en, ...words };
const CODE = 'PD1-maba-1dr2fl-td';
const read = (text: string): Brought => readGiven(parade, 'parading', text);
const why = (brought: Brought): string => (brought.ok ? 'read' : render(english, brought.why));
const file = (name: string, text: string, size = text.length): GivenFile => ({ name, size, text: async () => text });

describe('a deck is read', () => {
  test('from its code, from a link to this page or any other, and from what a saved file has', async () => {
    const deck = { name: 'Sun / day', cards: { leaders: ['mayor', 'baker'], band: ['drum', 'flute', 'flute'] } };
    const code = `${CODE}~Sun / day`;
    const link = deckLink('https://tavern.example/games/?x=1#/hall', 'parading', code);
    expect(link).toBe('https://tavern.example/games/#/decks/parading/PD1-maba-1dr2fl-td~Sun%20%2F%20day');
    for (const given of [code, `  ${code}\n`, link, `Look: ${link}`, `Look: ${link} (mine)`])
      expect(read(given)).toEqual({ ok: true, deck });
    for (const text of [deckFile('parading', deck.name, code), code, link])
      expect(await readDeckFile(parade, 'parading', file('sunday.json', text))).toEqual({ ok: true, deck });
  });

  test('from a file whose name says what it is', () => {
    expect(fileName('skirmish', 'Short Fuse!')).toBe('skirmish-short-fuse.json');
    expect(fileName('skirmish', '../../ 鐵壁')).toBe('skirmish-鐵壁.json');
    expect(fileName('skirmish', '🔥')).toBe('skirmish-deck.json');
  });
});

describe('what is no deck is refused, with the culprit and the way out', () => {
  test.each([
    ['nothing', '   ', /Paste a deck code/],
    ['a link to another game', 'https://x.example/#/decks/chess/CH1-aa-aa', /another game \(chess\).*Open it there/],
    ['a link that was cut before the code', 'https://x.example/#/decks/parading/', /x\.example.*Copy the whole link/],
    [
      'a link that was cut within the code',
      'https://x.example/#/decks/parading/PD1-maba-1dr2f',
      /not a whole deck code.*Copy all of it/,
    ],
    ['a link that was cut before the game', 'https://x.example/#/decks/', /Copy the whole link/],
    ['a code with a slip', 'PD1-maba-1dr2fi-td', /check letters do not fit/],
    ['a code of another game', 'SK1-2ap1ba3bl3ca3ch2du3fo2lo1me2ms2ra1tr3ve-p5', /begins with SK.*begin with PD/],
    ['any other words', 'my deck', /begins with PD1-/],
  ])('%s', (_, given, reason) => {
    expect(why(read(given))).toMatch(reason);
  });

  test.each([
    ['a file that is too large', file('photo.png', '', 64 * 1024 + 1), /“photo\.png” has 65 KB.*at most 64 KB/],
    ['a file of other words', file('notes.txt', 'Dear diary'), /“notes\.txt” has no deck code/],
    ['a file of other data', file('record.json', '{"game":"race","answers":[]}'), /“record\.json” has no deck code/],
    ['a file with something else for a code', file('a.json', '{"code":7}'), /has no deck code/],
    ['an empty file', file('empty.json', ''), /has no deck code/],
    ['a file with nothing in it but null', file('null.json', 'null'), /has no deck code/],
    ['a file with a slip in its code', file('a.json', '{"code":"PD1-maba-1dr2fi-td"}'), /check letters do not fit/],
  ])('%s', async (_, given, reason) => {
    expect(why(await readDeckFile(parade, 'parading', given))).toMatch(reason);
  });

  test('a file that is at the limit is read, and one that the browser cannot read is named', async () => {
    const padded = deckFile('parading', '', CODE).padEnd(64 * 1024);
    expect((await readDeckFile(parade, 'parading', file('a.json', padded))).ok).toBe(true);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const lost: GivenFile = { name: 'gone.json', size: 3, text: () => Promise.reject(new Error('gone')) };
    expect(why(await readDeckFile(parade, 'parading', lost))).toMatch(/could not read the file “gone\.json”/);
    warned.mockRestore();
  });
});
