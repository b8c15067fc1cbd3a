import type { Json } from '../json.ts';

/** What can be wrong with a name that a person has typed. */
export type NameProblem = 'empty' | 'too-long' | 'too-heavy' | 'character' | 'marks';

/** `values` are for the words: `length` and `max`, or the `character` at fault (U+200B). */
export interface NameRefusal {
  readonly ok: false;
  readonly problem: NameProblem;
  readonly values: { readonly [name: string]: Json };
}

/** An emoji of a family of four is seven code points: a name may have some of them, not twenty. */
const MOST_CODE_POINTS = 80;
/** Far beyond any name: not worth normalising. */
const LONGEST = 1000;

/** Unlike \s it has no byte order mark, which is invisible, and has the next-line control. */
const WHITESPACE = /\p{White_Space}+/gu;
/**
 * Controls, bidirectional and other format characters, tags, lone surrogates, private use and unassigned (C); zero-width characters,
 * Hangul fillers, variation selectors (Default_Ignorable); and what merely looks like nothing: Braille blank, object replacement, null notehead.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;
/** Emoji, also those that are written with fewer selectors than they should be. */
const EMOJI =
  /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{EMod}?(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{EMod}?)*)$/v;
/** Joiners, selectors and tags: what holds an emoji together. */
const EMOJI_GLUE = /\u200D|\uFE0E|\uFE0F|[\u{E0020}-\u{E007F}]/gu;
/** A variant of a Chinese character, as some family names are written. */
const VARIANT = /^(\p{Script=Han})[\u{E0100}-\u{E01EF}]$/u;
/** Three marks on one letter occur in Thai, Hebrew and Vietnamese typed in pieces. In Indic syllables letters stand between them. */
const PILE = /\p{M}{3}(\p{M})/u;
/** A mark without a letter: at the start of a character, or on a space. */
const LOOSE = /^ ?(\p{M})/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name as it will be shown, or why it cannot be: of a guest, of a deck. `most`: what people count as characters. */
export function readName(given: string, most: number): { readonly ok: true; readonly name: string } | NameRefusal {
  if (given.length > LONGEST) return refused('too-long', { length: given.length, max: most });
  const name = given.normalize('NFC').replace(WHITESPACE, ' ').replace(/^ | $/g, '');
  if (name === '') return refused('empty');

  const characters = Array.from(segmenter.segment(name), ({ segment }) => segment);
  for (const character of characters) {
    const unseen = UNSEEN.exec(seenPart(character))?.[0];
    if (unseen !== undefined) return refused('character', { character: codeOf(unseen) });
    const mark = LOOSE.exec(character)?.[1] ?? PILE.exec(character)?.[1];
    if (mark !== undefined) return refused('marks', { character: codeOf(mark) });
  }
  const { length } = characters;
  if (length > most) return refused('too-long', { length, max: most });
  if (Array.from(name).length > MOST_CODE_POINTS) return refused('too-heavy');
  return { ok: true, name };
}

/** The character without the invisible parts it may have. */
function seenPart(character: string): string {
  return EMOJI.test(character) ? character.replace(EMOJI_GLUE, '') : character.replace(VARIANT, '$1');
}

const codeOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const refused = (problem: NameProblem, values: NameRefusal['values'] = {}): NameRefusal => ({ ok: false, problem, values });
