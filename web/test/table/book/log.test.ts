import { type Line, type LineKind, say, type Tell, type Types } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { spokenOf } from '../../../table/alert/teller.ts';
import { kindsIn, linesOf, linesWithout, newestOf, timeText } from '../../../table/book/log-lines.ts';
import { plainText } from '../../../table/words/spans.ts';
import { speechOf } from '../../../words/words.ts';
import { MEI, NAMES } from '../speech.ts';

const speech = speechOf(
  'en',
  {
    turn: 'Round {n}: {who}’s turn',
    moved: '{who} runs.',
    fight: 'Round 1: {who} hits.',
    misses: '{foe} misses.',
    minus: '— It was 3 - 4. —',
  },
  NAMES,
);
const texts = (spoken: readonly { readonly text: string }[]): readonly string[] => spoken.map(({ text }) => text);
const who = { seat: MEI };
const misses = (foe: string) => say('misses', { foe });
const said: { readonly [type: string]: Line | null } = {
  turn: { say: say('turn', { n: 6, who }), heading: true },
  moved: { say: say('moved', { who }) },
  fight: { say: say('fight', { who }), details: [misses('The Orc'), misses('The Troll')] },
  minus: { say: say('minus') },
  fell: { say: say('moved', { who }) },
  silent: null,
};
const marks = { turn: 'system', moved: 'action', fight: 'combat', minus: 'trade', fell: 'combat!', silent: 'luck' } as const;
const tell = { marks, event: ({ type }: Types['event']) => said[type] ?? null } as unknown as Tell<Types>;
const lines = (...types: string[]) =>
  linesOf(
    types.map((type, index) => ({ id: `4.${index}`, at: 62_000, event: { type } })),
    tell,
    speech,
  );

describe('the log', () => {
  it('has as headings what the game says is one, whatever stands in it', () => {
    const [heading, line, dashes] = lines('turn', 'moved', 'minus');
    expect([heading?.heading, plainText(heading?.spans ?? [])]).toEqual([true, 'Round 6: Mei’s turn']);
    expect([line?.heading, dashes?.heading]).toEqual([false, false]);
  });

  it('keeps with a line what belongs to it', () => {
    const [fight] = lines('fight');
    expect(plainText(fight?.spans ?? [])).toBe('Round 1: Mei hits.');
    expect(fight?.details.map(plainText)).toEqual(['The Orc misses.', 'The Troll misses.']);
  });

  it('leaves out what is not worth a line, and numbers the others for good', () => {
    expect(lines('silent', 'moved').map(({ id }) => id)).toEqual(['4.1']);
  });

  it('knows whom a line is about', () => expect(lines('moved', 'minus').map(({ seat }) => seat)).toEqual([MEI, null]));

  it('C-33, KM-035, KM-165: each line has an id, a time, a kind, an importance and, where it names somebody, a seat; oldest first', () => {
    expect(lines('moved', 'fell', 'minus').map(({ id, at, kind, important, seat }) => [id, at, kind, important, seat])).toEqual([
      ['4.0', 62_000, 'action', false, MEI],
      ['4.1', 62_000, 'combat', true, MEI],
      ['4.2', 62_000, 'trade', false, null],
    ]);
    expect(() => lines('unheard-of')).not.toThrow();
    const unmarked = { ...tell, event: () => ({ say: say('minus') }) } as Tell<Types>;
    expect(() => linesOf([{ id: '1', at: 0, event: { type: 'unheard-of' } }], unmarked, speech)).toThrow('unheard-of');
  });

  it('C-33: leaves out the kinds that are not wanted, and headings below which nothing is left', () => {
    const all = lines('turn', 'moved', 'turn', 'fight', 'minus', 'turn', 'fell');
    const shown = (...hidden: LineKind[]) => linesWithout(all, new Set(hidden)).map(({ id }) => id);
    expect(shown()).toEqual(all.map(({ id }) => id));
    expect(shown('combat')).toEqual(['4.0', '4.1', '4.2', '4.4']);
    expect(shown('action', 'combat', 'trade')).toEqual([]);
    expect(kindsIn(all)).toEqual(['action', 'combat', 'trade']);
  });

  it('is read aloud without headings and details; no line is left out, and equal ones are read as often as they are there', () => {
    const many = ['turn', 'moved', 'moved', 'moved', 'moved', 'fight'];
    const runs = Array.from({ length: 4 }, () => 'Mei runs.');
    expect(texts(spokenOf(lines(...many), 'all', []))).toEqual([...runs, 'Round 1: Mei hits.']);
  });

  it('is read aloud in the measure that the listener wants: what names them and what matters most, or that alone', () => {
    const all = lines('moved', 'minus', 'fell');
    expect(texts(spokenOf(all, 'mine', [MEI]))).toEqual(['Mei runs.', 'Mei runs.']);
    expect(texts(spokenOf(all, 'mine', []))).toEqual(['Mei runs.']);
    expect(texts(spokenOf(all, 'results', [MEI]))).toEqual(['Mei runs.']);
    expect(spokenOf(lines('minus', 'moved'), 'results', [MEI])).toEqual([]);
    // What is about the listener comes first.
    expect(spokenOf(lines('minus', 'moved'), 'all', [MEI])).toEqual([
      { text: 'Mei runs.', first: true },
      { text: '— It was 3 - 4. —', first: false },
    ]);
  });

  it('has as its newest lines what happened last, not the turns that began', () => {
    expect(newestOf(lines('moved', 'fight', 'turn'), 2).map(({ id }) => id)).toEqual(['4.0', '4.1']);
    expect(newestOf(lines('moved', 'turn', 'fight', 'turn'), 1).map(({ id }) => id)).toEqual(['4.2']);
    expect(newestOf(lines('turn'), 3)).toEqual([]);
  });

  it('tells the time since the table opened', () => {
    expect([0, 62_900, 3_723_000].map(timeText)).toEqual(['0:00', '1:02', '1:02:03']);
  });
});
