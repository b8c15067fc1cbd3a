import { say, seat, type Tell, type Types } from '@tavern/engine';
import type { Mark } from '@tavern/host';
import { createElement as element } from 'react';
import { renderToStaticMarkup as drawn } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { spokenOf } from '../../../table/alert/teller.ts';
import { linesOf } from '../../../table/book/log-lines.ts';
import { PlayedLines } from '../../../table/book/played-lines.ts';
import { writtenLine } from '../../../table/book/written-line.tsx';
import { missedOf, ranOut } from '../../../table/tidings/missed.ts';
import { plainText } from '../../../table/words/spans.ts';
import { type Speech, SpeechContext, speechOf } from '../../../words/words.ts';
import { status } from '../moments.ts';
import { MEI, NAMES, ODO, packOf, speaking, YSOLDE } from '../speech.ts';
import { words } from '../table-words.ts';

const speech = speechOf(
  'en',
  { ...words, turn: '{who}', rolled: '{who} rolls 3.', moved: '{who} moves to tile 13.', flees: 'Beaten, {who} runs!' },
  NAMES,
);
const tell = {
  event: ({ type, who }: { type: string; who: number }) => ({
    say: say(type, { who: { seat: who } }),
    ...(type === 'turn' && { heading: true }),
  }),
  marks: new Proxy({}, { get: () => 'action' }),
} as unknown as Tell<Types>;
type Happens = readonly [n: number, type: string, who: number, played?: readonly Mark[]];
const byClock: readonly Mark[] = [{ seat: MEI, by: 'clock' }];
const byBot: readonly Mark[] = [{ seat: MEI, by: 'bot' }];

/** Lines as a table has them, of things that came with these frames. */
function linesWith(happens: readonly Happens[], spoken: Speech = speech, told: Tell<Types> = tell) {
  const played = new PlayedLines(spoken);
  const led = new Set<string>();
  return happens.flatMap(([n, type, who, marks], index) => {
    const item = { id: `${n}.${index}`, n, at: 0, event: { type, who }, ...(marks === undefined ? {} : { played: marks }) };
    return linesOf([item], told, spoken).map((line) => played.mark(line, item, led));
  });
}
const texts = (happens: readonly Happens[]): string[] => linesWith(happens).map(({ spans }) => plainText(spans));

describe('lines of what was played for somebody', () => {
  it('say once in a row that time ran out, and all of them are marked', () => {
    const happens: Happens[] = [
      [4, 'rolled', MEI, byClock],
      [4, 'moved', MEI, byClock],
      [5, 'moved', MEI, byClock],
      [5, 'turn', ODO, byClock],
      [9, 'rolled', MEI, byClock],
    ];
    expect(texts(happens)).toEqual([
      'Time ran out: Mei rolls 3.',
      'Mei moves to tile 13.',
      'Mei moves to tile 13.',
      'Odo',
      'Time ran out: Mei rolls 3.',
    ]);
    expect(linesWith(happens).map(({ played }) => played?.by)).toEqual(['clock', 'clock', 'clock', undefined, 'clock']);
  });

  it('say that a bot played', () => expect(texts([[4, 'moved', MEI, byBot]])).toEqual(['Bot: Mei moves to tile 13.']));

  it('leave alone what others do in the same frame, and what nobody was played for', () => {
    expect(
      texts([
        [4, 'moved', ODO, byClock],
        [5, 'moved', MEI],
      ]),
    ).toEqual(['Odo moves to tile 13.', 'Mei moves to tile 13.']);
  });

  it('are read aloud so', () =>
    expect(spokenOf(linesWith([[4, 'moved', MEI, byClock]]), 'all', []).map(({ text }) => text)).toEqual([
      'Time ran out: Mei moves to tile 13.',
    ]));

  it('stay the same objects, so that what is written is not written again', () => {
    const item = { id: '4.0', n: 4, at: 0, event: { type: 'moved', who: MEI }, played: byBot };
    const [line] = linesOf([item], tell, speech);
    const lines = new PlayedLines(speech);
    if (line === undefined) throw new Error('no line');
    expect(lines.mark(line, item, new Set())).toBe(lines.mark(line, item, new Set()));
  });

  it('have a sign in the log, with a name where the words do not say it', () => {
    const [first, second] = linesWith([
      [4, 'rolled', MEI, byClock],
      [4, 'moved', MEI, byClock],
    ]).map((line) => drawn(element(SpeechContext, { value: speech }, writtenLine(line).text)));
    expect(first).toMatch(/log-played.*Time ran out: /);
    expect(second).toMatch(/log-played.*aria-label="Time ran out: "|aria-label="Time ran out: ".*log-played/);
  });
});

describe('who comes back', () => {
  const marks = { rolled: 'action-', moved: 'action', flees: 'combat!', blow: 'combat-', draws: 'action', swaps: 'trade' };
  const words = { rolled: '{who} rolls 3.', moved: '{who} moves to tile 13.', blow: 'Round 1: {who} strikes.' };
  const draws = { draws: '{who} draws the Axe (“+1 Attack (in fights).”).', swaps: '{who} swaps Axe (+1) and Robe (+2)!' };
  const spoken = speechOf('en', { ...speech.words, ...words, ...draws }, NAMES);
  const deeds = (happens: readonly Happens[]): readonly string[] => {
    const lines = linesWith(happens, spoken, { ...tell, marks } as unknown as Tell<Types>);
    const missed = missedOf(lines, status({ missed: 0 }), MEI);
    return missed === null ? [] : [...missed.deeds.map(plainText), ...(missed.more === 0 ? [] : [`${missed.more} more`])];
  };

  it('reads one line of each deed: what matters most of it, or else its first line that is no detail', () => {
    const move: Happens[] = [
      [1, 'rolled', MEI, byClock],
      [1, 'moved', MEI, byClock],
      [1, 'draws', MEI, byClock],
    ];
    expect(deeds(move)).toEqual(['moves to tile 13']);
    expect(deeds([...move, [1, 'flees', MEI, byClock], [1, 'draws', MEI, byClock]])).toEqual(['Beaten, Mei runs']);
  });

  it('reads nothing of deeds that brought details alone, such as the rounds of a fight', () => {
    const fight: Happens[] = [1, 2, 3].map((n): Happens => [n, 'blow', MEI, byBot]);
    expect(deeds([...fight, [4, 'blow', MEI, byBot], [4, 'moved', MEI, byBot]])).toEqual(['moves to tile 13']);
    expect(deeds(fight), 'where there is nothing else, the last of them').toEqual(['Round 1: Mei strikes', '2 more']);
  });

  it('reads what matters most of it all, however old, and then the newest, in the order in which it happened', () => {
    const many: Happens[] = [1, 2, 3, 4, 5, 6, 7].map((n) => [n, n === 2 ? 'flees' : n === 6 ? 'draws' : 'moved', MEI, byBot]);
    expect(deeds(many)).toEqual([
      'Beaten, Mei runs',
      'moves to tile 13',
      'moves to tile 13',
      'draws the Axe',
      'moves to tile 13',
      '2 more',
    ]);
  });

  it('reads no words in brackets: they are in the log', () =>
    expect(deeds([[1, 'draws', MEI, byBot]])).toEqual(['draws the Axe']));

  const happens: Happens[] = [
    [3, 'moved', MEI, byClock],
    [4, 'moved', MEI, byBot],
    [4, 'moved', ODO, byBot],
    [6, 'flees', MEI, byBot],
  ];
  const missed = (from: number | null, viewer: number | null = MEI, more: Parameters<typeof status>[0] = {}) =>
    missedOf(linesWith(happens), status({ missed: from, ...more }), viewer === null ? null : seat(viewer));

  it('is told what was played since their last own answer, in the words of the game, without their name', () => {
    expect(missed(4)?.deeds.map(plainText)).toEqual(['moves to tile 13', 'Beaten, Mei runs']);
    expect(missed(3)?.deeds).toHaveLength(3);
    expect([missed(4)?.bot, missedOf(linesWith(happens.slice(0, 1)), status({ missed: 3 }), MEI)?.bot]).toEqual([true, false]);
  });

  it('is told of the last few things, and how many more there are', () => {
    const many = Array.from({ length: 8 }, (_, n): Happens => [n, 'moved', MEI, byBot]);
    expect(missedOf(linesWith(many), status({ missed: 0 }), MEI)).toMatchObject({ more: 3, deeds: { length: 5 } });
  });

  it('is told nothing where nothing was played, where they only watch, and while the bot still has the seat', () => {
    const chair = { by: 'person', here: true, lent: false } as const;
    const lent = { seats: [chair, { ...chair, lent: true }, chair] };
    expect([missed(null), missed(9), missed(3, null), missed(3, YSOLDE), missed(3, MEI, lent)]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

it('those at the table hear of others whose time ran out since they sat down', () => {
  const lines = linesWith([
    [3, 'moved', MEI, byClock],
    [4, 'moved', ODO],
    [5, 'rolled', MEI, byClock],
    [5, 'moved', MEI, byClock],
    [6, 'moved', ODO],
  ]);
  expect(plainText(ranOut(lines, 3, ODO)?.spans ?? [])).toBe('Time ran out: Mei rolls 3.');
  expect([ranOut(lines, 5, ODO), ranOut(lines, 3, MEI)]).toEqual([null, null]);
});

it('every game tells it in its own words: the mountain', async () => {
  const pack = await packOf('king-of-the-mountain');
  const words = speechOf('en', { ...speech.words, ...speaking(pack).words }, NAMES);
  const slept = { type: 'slept', seat: MEI, hp: 5, auto: false };
  const closed = { type: 'tradeClosed', seat: MEI, with: ODO };
  const event = ({ who }: { who: number }) => pack.tell.event(who === 0 ? slept : closed);
  const told = { ...tell, event } as unknown as Tell<Types>;
  const line = (which: number): string => plainText(linesWith([[4, '', which, byClock]], words, told)[0]?.spans ?? []);
  expect([line(0), line(1)]).toEqual([
    expect.stringMatching(/^Time ran out: Mei sleeps/),
    expect.stringMatching(/^Time ran out: Mei ends the trade with Odo/),
  ]);
});

it('the mountain tells short of a fight that was fought for somebody', async () => {
  const pack = await packOf('king-of-the-mountain');
  const words = speechOf('en', { ...speech.words, ...speaking(pack).words }, NAMES);
  const events = [
    { type: 'rolled', seat: MEI, die: 3, bonuses: [], total: 3 },
    { type: 'landed', seat: MEI, tile: 11, kind: 'enemy2' },
    { type: 'foes', seat: MEI, foes: ['bandit'] },
    { type: 'hurt', seat: MEI, lost: 1, hp: 4 },
    { type: 'fightWon', seat: MEI },
  ];
  const event = ({ who }: { who: number }) => pack.tell.event({ type: '', ...events[who] });
  const told = { ...pack.tell, event };
  const happens: Happens[] = events.map(({ type }, index) => [index < 3 ? 4 : index + 2, type, index, byClock]);
  const missed = missedOf(linesWith(happens, words, told as unknown as Tell<Types>), status({ missed: 4 }), MEI);
  expect(missed?.deeds.map(plainText)).toEqual([expect.stringMatching(/^lands on tile 11: /), 'wins the fight']);
  expect(missed?.more).toBe(0);
});
