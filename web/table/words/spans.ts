import { render, type Say, type Seat, seat, type Words } from '@tavern/engine';
import type { Speech } from '../../words/words.ts';

/** A piece of text: plain, a player's name, or a card's. */
export interface Span {
  readonly text: string;
  readonly seat?: Seat;
  readonly card?: true;
}

/** Private-use characters, which no text or name contains. They mark where a name begins and ends within one string. */
const CARD = '\u{e000}';
const END = '\u{e001}';
const FIRST_SEAT = 0xe010;
const PRIVATE = /[\u{e000}-\u{f8ff}]/gu;
const MARKED = /(?<mark>[\u{e000}\u{e010}-\u{e0ff}])(?<name>[^\u{e001}]*)\u{e001}/gu;

const markedWords = new WeakMap<Words, Words>();

/** In every game, cards have their names under `card.<id>.name`. */
function wordsWithMarks(words: Words): Words {
  const known = markedWords.get(words);
  if (known !== undefined) return known;
  const marked = Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, /^card\..+\.name$/.test(key) ? `${CARD}${text}${END}` : text]),
  );
  markedWords.set(words, marked);
  return marked;
}

const nameWithMarks = (name: string, index: number): string =>
  `${String.fromCodePoint(FIRST_SEAT + index)}${name.replace(PRIVATE, '')}${END}`;

/** The text of a Say with marks round its names. */
const markedText = ({ words, names }: Pick<Speech, 'words' | 'names'>, what: Say): string =>
  render(wordsWithMarks(words), what, names.map(nameWithMarks));

function spansIn(marked: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const plain = (text: string): void => {
    const left = text.replace(PRIVATE, '');
    if (left !== '') spans.push({ text: left });
  };
  for (const found of marked.matchAll(MARKED)) {
    plain(marked.slice(from, found.index));
    from = found.index + found[0].length;
    const { mark = '', name = '' } = found.groups ?? {};
    spans.push(mark === CARD ? { text: name, card: true } : { text: name, seat: seat((mark.codePointAt(0) ?? 0) - FIRST_SEAT) });
  }
  plain(marked.slice(from));
  return spans;
}

export const spansOf = (speech: Pick<Speech, 'words' | 'names'>, what: Say): Span[] => spansIn(markedText(speech, what));

export const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
