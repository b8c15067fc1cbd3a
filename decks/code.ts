import { type Json, type Refusal, refusal } from '@tavern/engine';
import { checkLetters } from './check-letters.ts';
import type { Deck } from './deck.ts';
import { cardCoded, cardOf, cardsIn, type DeckPart, type DeckRules } from './deck-rules.ts';
import { type FaultCode, faultsOf } from './faults.ts';
import { readDeckName } from './name.ts';

export const LONGEST_CODE = 300;
/** A new one only if codes have to be written otherwise. The old ones are read for ever. */
const VERSION = 1;

/** What a text that should be a deck code is refused for. */
export type DeckCode =
  | FaultCode
  | 'deck-not-a-code'
  | 'deck-code-character'
  | 'deck-too-long'
  | 'deck-other-game'
  | 'deck-later-version'
  | 'deck-check-letters';

export type DeckRefusal = Refusal<DeckCode>;

/** Two capital letters and the version; the parts; the check letters; perhaps a name. */
const FORM = /^([A-Z]{2})([1-9])-([0-9a-z-]*)-([0-9a-z]{2})(?:~(.*))?$/s;
const BEGINNING = /^[A-Z]{2}([1-9][0-9]{0,2})-/;
/** What a code has before its name; and signs that look like its hyphen. */
const STRANGE = /[^0-9A-Za-z-]/u;
const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu;
const COUNTED = /^(?:[1-9][a-z]{2})*$/;
const ORDERED = /^(?:[a-z]{2})*$/;

/**
 * A deck as a text that people can read, send and type: `SK1-2ar3ch-mf~Short Fuse`. Cards are in the order of their codes, which never changes. So equal
 * decks have equal codes, also later, when the game has more cards. Only decks without faults have one.
 */
export function codeOf(rules: DeckRules, deck: Deck): string {
  const [fault] = faultsOf(rules, deck);
  if (fault !== undefined) throw new Error(`a deck with a fault has no code: ${JSON.stringify(fault.why)}`);
  const text = [`${rules.letters}${VERSION}`, ...rules.parts.map((part) => partCode(rules, deck, part))].join('-');
  return `${text}-${checkLetters(text)}${nameCode(deck)}`;
}

/** The name as it is shown, so that it has one form in codes, too. */
function nameCode({ name }: Deck): string {
  const read = readDeckName(name);
  return read.ok ? `~${read.name}` : '';
}

function partCode(rules: DeckRules, deck: Deck, { id, ordered }: DeckPart): string {
  const codes = cardsIn(deck, id).map((card) => cardOf(rules, card)?.code ?? '');
  if (ordered === true) return codes.join('');
  return [...new Set(codes)]
    .sort()
    .map((code) => `${codes.filter((each) => each === code).length}${code}`)
    .join('');
}

type Read<X> = ({ readonly ok: true } & X) | DeckRefusal;

/** The deck that a text stands for, or what is wrong with it. Whatever is read can be played. */
export function readCode(rules: DeckRules, given: string): Read<{ readonly deck: Deck }> {
  const read = decode(rules, given);
  if (!read.ok) return read;
  const [fault] = faultsOf(rules, read.deck);
  return fault === undefined ? read : { ok: false, code: fault.code, field: 'code', why: fault.why };
}

/** The same, but nobody checks whether the deck can be played: for codes that were read before. */
export function decode(rules: DeckRules, given: string): Read<{ readonly deck: Deck }> {
  // A huge text is refused before anything is looked for in it.
  if (given.length > LONGEST_CODE * 2) return tooLong(given.length);
  const text = given.trim();
  if (text.length > LONGEST_CODE) return tooLong(text.length);
  const version = Number(BEGINNING.exec(text)?.[1] ?? VERSION);
  // A later version may be written in another way: nothing else can be said about it.
  if (version > VERSION) return refused('deck-later-version', { version, own: VERSION });
  const found = FORM.exec(text);
  if (found === null) return strangeSign(text) ?? notACode(rules);
  const [, letters = '', , body = '', check, name] = found;
  if (checkLetters(`${letters}${version}-${body}`) !== check) return refused('deck-check-letters');
  if (letters !== rules.letters) return refused('deck-other-game', { letters, own: rules.letters });

  const read = readParts(rules, body);
  if (!read.ok) return read;
  const named = name === undefined ? ({ ok: true, name: '' } as const) : readDeckName(name);
  if (!named.ok) return refused(named.code, named.why.with);
  return { ok: true, deck: { name: named.name, cards: read.cards } };
}

function readParts(rules: DeckRules, body: string): Read<Pick<Deck, 'cards'>> {
  const texts = body.split('-');
  if (texts.length !== rules.parts.length) return notACode(rules);
  const cards: { [part: string]: readonly string[] } = {};
  for (const [index, part] of rules.parts.entries()) {
    const read = readPart(rules, part, texts[index] ?? '');
    if (!read.ok) return read;
    cards[part.id] = read.ids;
  }
  return { ok: true, cards };
}

/** The cards may come in any order: codes from before a change of the game have another order. */
function readPart(rules: DeckRules, { ordered }: DeckPart, text: string): Read<{ readonly ids: readonly string[] }> {
  const digits = ordered === true ? 0 : 1;
  if (!(ordered === true ? ORDERED : COUNTED).test(text)) return notACode(rules);
  const ids: string[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < text.length; at += digits + 2) {
    const code = text.slice(at + digits, at + digits + 2);
    const card = cardCoded(rules, code);
    if (card === undefined) return refused('deck-unknown-card', { card: code });
    if (digits === 1 && seen.has(code)) return notACode(rules);
    seen.add(code);
    for (let copies = digits === 1 ? Number(text[at]) : 1; copies > 0; copies--) ids.push(card.id);
  }
  return { ok: true, ids };
}

const notACode = ({ letters }: DeckRules): DeckRefusal => refused('deck-not-a-code', { letters });

/** A text that would be a code without one sign: a chat has put an invisible one in, or made another dash of a hyphen. */
function strangeSign(text: string): DeckRefusal | null {
  const [head = ''] = text.split('~', 1);
  const sign = STRANGE.exec(head)?.[0];
  const mended = head.replace(HYPHENS, '-').replace(new RegExp(STRANGE, 'gu'), '');
  if (sign === undefined || !FORM.test(mended)) return null;
  const character = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return refused('deck-code-character', { character });
}

const tooLong = (length: number): DeckRefusal => refused('deck-too-long', { length, most: LONGEST_CODE });

const refused = (code: DeckRefusal['code'], values: { readonly [name: string]: Json } = {}): DeckRefusal =>
  refusal(code, values, 'code');
