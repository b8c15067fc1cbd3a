import { type Json, type Say, type Seat, seat } from '@tavern/engine';
import type { Speech } from '../../words/words.ts';
import { markedText, type Span, spansIn } from '../words/spans.ts';
import { type PanelRow, rowOf } from './rows.ts';

/** One place of a board or track, and who stands there. */
export interface PanelPlace {
  /** Its number, where it has one. */
  readonly number: string | null;
  readonly label: readonly Span[];
  readonly seats: readonly Seat[];
  /** Places of the same kind have the same tint. */
  readonly tint: number;
}

/** What a table's lines make together. */
export type Block =
  | {
      readonly kind: 'places';
      readonly rows: readonly (readonly PanelPlace[])[];
      /** What its marks mean: the notes right before it. */
      readonly legend: readonly (readonly Span[])[];
    }
  | { readonly kind: 'rows'; readonly head: readonly Span[] | null; readonly rows: readonly PanelRow[] }
  | { readonly kind: 'notes'; readonly notes: readonly (readonly Span[])[] };

type Words = Pick<Speech, 'words' | 'names'>;

/** A row begins with a mark, is set in, or begins with a name. */
const SET_IN = /^(?:\s{2,}|▶\s*)/u;
const NAMED = /^[\u{e010}-\u{e0ff}]/u;
const FEWEST_PLACES = 4;

/**
 * The lines that a game has for its table, as what they are: a board of places, rows about somebody or something, plain notes. A
 * line followed by rows that are set in is their head.
 */
export function blocksOf(lines: readonly Say[], speech: Words): Block[] {
  const tints = tintsOf(lines);
  const blocks: Block[] = [];
  lines.forEach((line, index) => {
    const places = chainOf(line);
    const last = blocks.at(-1);
    if (places.length >= FEWEST_PLACES) {
      const row = places.map((each) => placeOf(each, tints, speech));
      if (last?.kind === 'places') blocks.splice(-1, 1, { ...last, rows: [...last.rows, row] });
      else if (last?.kind === 'notes') blocks.splice(-1, 1, { kind: 'places', rows: [row], legend: last.notes });
      else blocks.push({ kind: 'places', rows: [row], legend: [] });
      return;
    }
    const text = markedText(speech, line);
    if (SET_IN.test(text) || NAMED.test(text)) {
      const row = rowOf(text);
      if (last?.kind === 'rows') blocks.splice(-1, 1, { ...last, rows: [...last.rows, row] });
      else blocks.push({ kind: 'rows', head: null, rows: [row] });
      return;
    }
    const next = lines[index + 1];
    const heads = next !== undefined && chainOf(next).length < FEWEST_PLACES && SET_IN.test(markedText(speech, next));
    if (heads) blocks.push({ kind: 'rows', head: spansIn(text), rows: [] });
    else if (last?.kind === 'notes') blocks.splice(-1, 1, { kind: 'notes', notes: [...last.notes, spansIn(text)] });
    else blocks.push({ kind: 'notes', notes: [spansIn(text)] });
  });
  return blocks;
}

/** What goes on right now comes last: the rows that follow on a note, and all that is said with them. */
export function nowAndAlways(blocks: readonly Block[]): { readonly now: readonly Block[]; readonly always: readonly Block[] } {
  const at = blocks.findIndex(
    (block, index) => block.kind === 'rows' && (block.head !== null || blocks[index - 1]?.kind === 'notes'),
  );
  // A table of nothing but rows is just that: a table.
  if (at < 0 || (at === 0 && blocks[0]?.kind === 'rows' && blocks[0].head === null)) return { now: [], always: blocks };
  return { now: blocks.slice(at), always: blocks.slice(0, at) };
}

/** What is told of somebody, nearest to now: a fighter's row before the player's. */
export function rowOfSeat(blocks: readonly Block[], who: Seat): PanelRow | null {
  const rows = blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []));
  return rows.find(({ seat: about, title }) => about === who && title.length > 0) ?? null;
}

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSay = (value: Json | undefined): value is Say & { readonly [key: string]: Json } =>
  isRecord(value) && typeof value['key'] === 'string';

/** `{ first, next }` one inside the other, as games join things: the things joined. */
export function chainOf({ key, with: values }: Say): Say[] {
  const first = values?.['first'];
  const next = values?.['next'];
  if (!isSay(first) || !isSay(next)) return [];
  const before = first.key === key ? chainOf(first) : [first];
  return before.length === 0 ? [] : [...before, next];
}

function seatsIn(value: Json | undefined): Seat[] {
  if (Array.isArray(value)) return value.flatMap((each: Json) => seatsIn(each));
  if (!isRecord(value)) return [];
  if (typeof value['seat'] === 'number') return [seat(value['seat'])];
  return isRecord(value['with']) ? Object.values(value['with']).flatMap((each) => seatsIn(each)) : [];
}

/** A place with people on it is said round the place itself. */
function bare(place: Say): Say {
  if (seatsIn(place).length === 0) return place;
  return (
    Object.values(place.with ?? {}).find(
      (value): value is Say & { [key: string]: Json } => isSay(value) && seatsIn(value).length === 0,
    ) ?? place
  );
}

const kindOf = (place: Say): string => {
  const kind = Object.values(bare(place).with ?? {}).find((value) => isSay(value)) as Say | undefined;
  return (kind ?? place).key.replace(/[-.]?\d+$/, '');
};

/** Every kind of place has its tint, by the alphabet: so a board that is shuffled looks as it did before. */
function tintsOf(lines: readonly Say[]): Map<string, number> {
  const kinds = new Set(lines.flatMap((line) => chainOf(line)).map(kindOf));
  return new Map([...kinds].sort().map((kind, index) => [kind, index]));
}

function placeOf(place: Say, tints: Map<string, number>, speech: Words): PanelPlace {
  const { number, label } = /^(?<number>\d+)\s+(?<label>.+)$/su.exec(markedText(speech, bare(place)))?.groups ?? {};
  return {
    number: number ?? null,
    label: spansIn(label ?? markedText(speech, bare(place))),
    seats: seatsIn(place),
    tint: tints.get(kindOf(place)) ?? 0,
  };
}
