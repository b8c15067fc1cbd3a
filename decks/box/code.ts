import { type Json, type Refusal, refusal, say } from '@tavern/engine';
import { checkLetters } from '../check-letters.ts';
import { type Box, type CardSetting, isPrinted, settingOf } from './box.ts';
import { type BoxRules, boxCard, MOST_COPIES } from './box-rules.ts';
import type { BoxFaultCode } from './faults.ts';
import { PRINTED } from './say.ts';

const LONGEST_BOX = 4000;
/** A new one only if codes have to be written otherwise. The old ones are read for ever. */
const VERSION = 1;

/** What a box that comes from outside is refused for. */
export type BoxCode =
  | BoxFaultCode
  | 'box-not-a-code'
  | 'box-too-long'
  | 'box-other-game'
  | 'box-later-version'
  | 'box-check-letters'
  | 'box-unknown-card'
  | 'box-twice'
  | 'box-copies'
  | 'box-not-cards'
  | 'box-setting'
  | 'box-not-json'
  | 'box-not-a-file';

export type BoxRefusal = Refusal<BoxCode>;
export type ReadBox = { readonly ok: true; readonly box: Box } | BoxRefusal;

/** `goblin*3`: three copies; `wolf~`: switched off; `lamp!`: on top. */
const ENTRY = /^([a-z][a-z0-9-]*)(?:\*([0-9]+))?(~?)(!?)$/;
const FORM = /^([A-Z]{2})([1-9])\.(.+)\.([0-9a-z]{2})$/s;
const BEGINNING = /^[A-Z]{2}([1-9][0-9]{0,2})\./;

/**
 * A box as a text for links and settings: `KM1.goblin*3.lamp!.wolf~.xy`. It names what differs from the printed box, in the order of the alphabet. So equal boxes
 * have equal texts, also when the game has more cards one day.
 */
export function boxCode({ letters, cards }: BoxRules, box: Box): string {
  const entries = cards.flatMap((card) => {
    const setting = settingOf(box, card);
    return isPrinted(card, setting) ? [] : [entryOf(card.id, card.copies, setting)];
  });
  if (entries.length === 0) return PRINTED;
  const text = [`${letters}${VERSION}`, ...entries.sort()].join('.');
  return `${text}.${checkLetters(text)}`;
}

const entryOf = (id: string, printed: number, { enabled, copies, onTop }: CardSetting): string =>
  `${id}${copies === printed ? '' : `*${copies}`}${enabled ? '' : '~'}${onTop ? '!' : ''}`;

/** The box that a text stands for, or what is wrong with it. Whether it can be played under some house rules is another question (`boxFaults`). */
export function readBoxCode(rules: BoxRules, given: string): ReadBox {
  // A huge text is refused before anything is looked for in it.
  if (given.length > LONGEST_BOX * 2) return tooLong(given.length);
  const text = given.trim();
  if (text.length > LONGEST_BOX) return tooLong(text.length);
  if (text === PRINTED) return { ok: true, box: {} };
  const version = Number(BEGINNING.exec(text)?.[1] ?? VERSION);
  if (version > VERSION) return refused('box-later-version', { version, own: VERSION });
  const found = FORM.exec(text);
  if (found === null) return notACode(rules);
  const [, letters = '', , body = '', check] = found;
  if (checkLetters(`${letters}${version}.${body}`) !== check) return refused('box-check-letters');
  if (letters !== rules.letters) return refused('box-other-game', { letters, own: rules.letters });
  return readEntries(rules, body.split('.'));
}

function readEntries(rules: BoxRules, entries: readonly string[]): ReadBox {
  const box: { [card: string]: CardSetting } = {};
  for (const entry of entries) {
    const [, id, copies, off, top] = ENTRY.exec(entry) ?? [];
    if (id === undefined) return notACode(rules);
    const card = boxCard(rules, id);
    if (card === undefined) return refused('box-unknown-card', { card: id });
    if (Object.hasOwn(box, id)) return refused('box-twice', { card: cardSay(id) });
    const setting = { enabled: off === '', copies: copies === undefined ? card.copies : Number(copies), onTop: top === '!' };
    if (setting.copies > MOST_COPIES) return wrongCopies(id, setting.copies);
    if (!isPrinted(card, setting)) box[id] = setting;
  }
  return { ok: true, box };
}

/** The cards of a box as programs and files write them: `{ "goblin": { "copies": 3 } }`. What is not named is as printed. */
export function readBoxCards(rules: BoxRules, given: unknown): ReadBox {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refused('box-not-cards');
  const box: { [card: string]: CardSetting } = {};
  for (const [id, wanted] of Object.entries(given)) {
    const card = boxCard(rules, id);
    if (card === undefined) return refused('box-unknown-card', { card: id.slice(0, LONGEST_NAMED) });
    const read = readSetting(id, settingOf({}, card), wanted);
    if (!read.ok) return read;
    if (!isPrinted(card, read.setting)) box[id] = read.setting;
  }
  return { ok: true, box };
}

/** A key that is no card is named, but not a page of it. */
const LONGEST_NAMED = 60;

type Setting = { readonly ok: true; readonly setting: CardSetting } | BoxRefusal;

function readSetting(id: string, printed: CardSetting, given: unknown): Setting {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return wrongSetting(id);
  const wanted = { ...printed, ...given } as { readonly [field: string]: Json };
  const { enabled, copies, onTop, ...strange } = wanted;
  if (typeof enabled !== 'boolean' || typeof onTop !== 'boolean' || Object.keys(strange).length > 0) return wrongSetting(id);
  if (typeof copies !== 'number' || !Number.isInteger(copies) || copies < 0 || copies > MOST_COPIES)
    return wrongCopies(id, copies);
  return { ok: true, setting: { enabled, copies, onTop } };
}

/** A number or a text as it is, anything else as JSON. */
const asWritten = (value: Json | undefined): string =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? null)).slice(0, LONGEST_NAMED);

const cardSay = (id: string) => say(`card.${id}.name`);

const notACode = ({ letters }: BoxRules): BoxRefusal => refused('box-not-a-code', { letters });
const tooLong = (length: number): BoxRefusal => refused('box-too-long', { length, most: LONGEST_BOX });
const wrongSetting = (id: string): BoxRefusal => refused('box-setting', { card: cardSay(id), key: id });
const wrongCopies = (id: string, copies: Json | undefined): BoxRefusal =>
  refused('box-copies', { card: cardSay(id), copies: asWritten(copies), most: MOST_COPIES });

export const refused = (code: BoxCode, values: { readonly [name: string]: Json } = {}): BoxRefusal =>
  refusal(code, values, 'box');
