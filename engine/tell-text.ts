import { type Say, say } from './say.ts';
import { type Block, type Line, type OptionWords, type TablePlace, type TableRow, withAside } from './tell.ts';

/** A line of the table as text. It has the same name from view to view. */
export interface TableLine {
  readonly name: string;
  readonly say: Say;
}

/** One after the other, with what the text of this key has between two of them. */
function joined(key: string, [first, ...others]: readonly Say[]): Say {
  if (first === undefined) throw new Error('a row of a table is empty');
  return others.reduce((before, next) => say(key, { first: before, next }), first);
}

/** A line of the log as one Say, for the terminal: its details are set in below it. */
export function lineText({ say: line, heading, details = [] }: Line): Say {
  return joined('tell.detail', [heading === true ? say('tell.heading', { line }) : line, ...details]);
}

/** An option as one line of a list. */
export const optionText = ({ say: deed, sub, line }: OptionWords): Say =>
  line ?? (sub === undefined ? deed : titledText(deed, sub));

const titledText = (title: Say, what: Say): Say => say('tell.titled', { title, what });

/** The table line by line, for the terminal. */
export function tableText(blocks: readonly Block[]): TableLine[] {
  const counts = new Map<string, number>();
  return blocks.flatMap((block) =>
    linesOf(block).map(([what, text]) => {
      const name = `${block.id} ${what}`;
      const nth = counts.get(name) ?? 0;
      counts.set(name, nth + 1);
      return { name: `${name} ${nth}`, say: text };
    }),
  );
}

/** What each line is, and how it reads. Notes and sentences are known by their keys: others may come and go before them. */
function linesOf(block: Block): (readonly [what: string, text: Say])[] {
  switch (block.kind) {
    case 'places':
      return [
        ...(block.legend ?? []).map((note) => ['legend', note] as const),
        ...block.rows.map((row) => ['row', joined('tell.dot', row.map(placeText))] as const),
      ];
    case 'rows': {
      const { head, rows } = block;
      const texts = rows.map((row) => {
        const text = rowText(row, head !== undefined);
        return [row.title === undefined ? text.key : 'row', text] as const;
      });
      return head === undefined ? texts : [['head', head], ...texts];
    }
    case 'notes':
      return block.notes.map((note) => [note.key, note] as const);
  }
}

function placeText({ number, label, seats }: TablePlace): Say {
  const place = number === undefined ? label : say('tell.place', { n: number, label });
  return seats.length === 0 ? place : say('tell.place.taken', { place, who: seats.map((seat) => ({ seat })) });
}

/** Rows are set in below a head, and where there may be a mark before them. */
function rowText({ title, parts, asides = [], current }: TableRow, headed: boolean): Say {
  const all = parts.map((part) => ('key' in part ? part : joined('tell.comma', part)));
  const what = joined('tell.dot', all);
  const titled = title === undefined ? what : titledText(title, what);
  const row = asides.length === 0 ? titled : withAside(titled, joined('tell.comma', asides));
  if (current === true) return say('tell.row.current', { row });
  return headed || current === false ? say('tell.row', { row }) : row;
}
