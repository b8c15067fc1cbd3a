import { WIDEST } from './faults.ts';

const INDENT = ' '.repeat(6);

/** A line with JSON in it, in as many lines as it takes: each ends after a comma that is in no string, and all but the first are indented. */
export function folded(line: string): string {
  const lines: string[] = [];
  let [rest, indent] = [line, ''];
  while (indent.length + rest.length > WIDEST) {
    const end = lastComma(rest.slice(0, WIDEST - indent.length)) + 1;
    if (end === 0) break;
    lines.push(indent + rest.slice(0, end));
    [rest, indent] = [rest.slice(end), INDENT];
  }
  return [...lines, indent + rest].join('\n');
}

function lastComma(text: string): number {
  let [last, inString] = [-1, false];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === '\\') i += 1;
    else if (sign === '"') inString = !inString;
    else if (sign === ',' && !inString) last = i;
  }
  return last;
}
