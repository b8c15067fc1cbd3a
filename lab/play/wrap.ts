import { stripVTControlCharacters } from 'node:util';
import { WIDE, widthOf } from '../columns.ts';

/** Narrower than this no break helps. */
const NARROWEST = 20;

export const BULLET = '·';

const COLOUR = `${String.fromCharCode(27)}\\[[0-9;]*m`;
/** Back to what was before, as styleText ends bold, dim and colours. */
const END_OF_COLOUR = `${String.fromCharCode(27)}\\[(?:22|39)m`;
/** No line ends with these, and none begins with those. */
const OPENING = '（「『《〈【';
const CLOSING = '，。、；：？！）」』》〉】…％';

/** What is not broken: spaces; a word; a Chinese character with its punctuation. A colour is part of what it colours. */
const PIECE = new RegExp(`\\s+|(?:${COLOUR}|[${OPENING}])*(?:[${WIDE}]|[^\\s${WIDE}]+)(?:${END_OF_COLOUR}|[${CLOSING}])*`, 'gu');

/** A list of short items, such as the tiles of a board, breaks between two of them where it can. */
const PARTS = new RegExp(`(?<= ${BULLET} )`, 'u');

/** How wide lines may be; in a pipe they are not broken. */
export const terminalWidth = (): number => process.stdout.columns ?? Number.POSITIVE_INFINITY;

/** Breaks lines between words, or between Chinese characters; what is carried over is indented further than where it began. */
export function wrap(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, Math.max(width, NARROWEST)))
    .join('\n');
}

function wrapLine(line: string, width: number): string {
  if (widthOf(line) <= width) return line;
  const indent = ' '.repeat(indentOf(line));
  const lines: string[] = [];
  let current = '';
  for (const part of line.split(PARTS)) {
    const fits = widthOf(indent + part.trimEnd()) <= width;
    for (const piece of fits ? [part] : (part.match(PIECE) ?? [])) {
      if (current.trim() === '' || widthOf(current + piece.trimEnd()) <= width) current += piece;
      else {
        lines.push(current.trimEnd());
        current = indent + piece.trimStart();
      }
    }
  }
  return [...lines, current.trimEnd()].join('\n');
}

/** Under the text of a bullet or of a number; else two further. */
function indentOf(line: string): number {
  const [lead = ''] = new RegExp(`^\\s*(?:${BULLET} +|\\d+\\. )?`, 'u').exec(stripVTControlCharacters(line)) ?? [];
  return lead.trim() === '' ? lead.length + 2 : lead.length;
}
