import { type Block, create, fast, nameOf, say, type TablePlace, type Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { createElement as element } from 'react';
import { renderToStaticMarkup as drawn } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { remember } from '../../../table/panel/remembered.ts';
import { StatePanel } from '../../../table/panel/state-panel.tsx';
import { tintsOf } from '../../../table/panel/tints.ts';
import { partsOf, rowOfSeat, type ToldTable, toldTable } from '../../../table/panel/told-table.ts';
import { SpeechContext } from '../../../words/words.ts';
import { MEI, packOf, speaking, YSOLDE } from '../speech.ts';

let pack: GamePack;
let blocks: readonly Block[];
const hp = say('table.hp', { hp: 2 });
const duel: readonly Block[] = [
  {
    id: 'duel',
    now: true,
    kind: 'rows',
    head: say('table.duel', { tile: 4, round: 2 }),
    rows: [
      { seat: YSOLDE, parts: [say('table.smoke')] },
      { seat: YSOLDE, title: nameOf(YSOLDE), parts: [[hp, hp]] },
    ],
  },
];

beforeAll(async () => {
  pack = await packOf('king-of-the-mountain');
  const rules = pack.game.rules.parse({});
  const seats = ['hunter', 'monk', 'porter', 'warden'].map((each) => pack.game.seatChoice(rules).parse({ class: each }));
  const match = create<Types>(pack.game, fast(1), seats, rules);
  blocks = pack.tell.table(match.packet(YSOLDE).view, YSOLDE);
});

const told = (all: readonly Block[]): ToldTable => toldTable(remember(null, all));
const ids = (some: readonly Block[]): string[] => some.map(({ id }) => id);
const panel = (table: ToldTable, language: 'en' | 'zh-Hant' = 'en'): string =>
  drawn(
    element(
      SpeechContext,
      { value: speaking(pack, language) },
      element(StatePanel, { told: table, viewer: YSOLDE, crest: () => undefined }),
    ),
  );
const textsIn = (html: string): string[] => [...html.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text);
/** What is written in the elements of a class, one by one. */
const wordsIn = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`class="${name}[ "].*?(?=</)<`, 'g'))].map(([inside]) => textsIn(inside).join('|'));
/** What is written in each row, piece by piece. */
const rowsIn = (html: string): string[][] => html.split('<li class="state-row').slice(1).map(textsIn);

describe('what a game tells of its table', () => {
  it('is what goes on right now, apart from all that is always there', () => {
    const { now, always, before } = told([...blocks, ...duel]);
    expect([ids(now), ids(always), ids(before)]).toEqual([['duel'], ['board', 'players'], []]);
  });

  it('and of all rows about somebody the one nearest to now that has a title', () => {
    const row = rowOfSeat(told([...blocks, ...duel]), YSOLDE);
    expect(row === null ? [] : partsOf(row)).toEqual([hp, hp]);
    expect(rowOfSeat(told(blocks), YSOLDE)?.parts).toHaveLength(5);
    expect(rowOfSeat(told(duel), MEI)).toBeNull();
  });

  it('is remembered while the game tells nothing but what goes on, until it tells everything again', () => {
    const whole = remember(null, blocks);
    const between = remember(whole, duel);
    expect(between).toEqual({ whole: blocks, blocks: duel });
    expect(ids(toldTable(between).before)).toEqual(['board', 'players']);
    const after = [...blocks];
    expect(remember(between, after).whole).toBe(after);
    expect(ids(toldTable(remember(null, duel)).now)).toEqual(['duel']);
  });
});

describe('is drawn as', () => {
  it('a board of places with their number, what they are and who stands there, and what the labels mean', () => {
    const html = panel(told(blocks));
    expect(html.match(/<li class="place[ "]/g)).toHaveLength(20);
    expect(wordsIn(html, 'place-number').slice(0, 3)).toEqual(['0', '1', '2']);
    expect(wordsIn(html, 'place-label')[4]).toBe('E1');
    expect(wordsIn(html, 'place-legend')).toEqual([expect.stringContaining('enemies by tier')]);
    expect(textsIn(html.split('place-people')[1] ?? '').slice(0, 4)).toEqual(['Ysolde', 'Mei', 'Odo', 'Bram']);
  });

  it('rows part by part, in either language', () => {
    const [ysolde] = rowsIn(panel(told(blocks)));
    expect(ysolde).toEqual(['Ysolde', 'Hunter', 'tile 0', '5/5 HP', 'Attack +1', 'Defence +1', 'backpack 0/4']);
    expect(rowsIn(panel(told(blocks), 'zh-Hant'))[0]).toHaveLength(7);
  });

  it('a head, a sentence, parts and asides, each for itself', () => {
    const rows = [{ title: say('table.enemy', { n: 1 }), parts: [hp], asides: [say('table.hit', { n: 58 })] }];
    const html = panel(told([...duel, { id: 'fight', now: true, kind: 'rows', rows }]));
    expect(html).toContain('<h3>Duel on tile 4, round 2:</h3>');
    expect(rowsIn(html)).toEqual([
      ['Smoke Bomb: no duels this turn.'],
      ['Ysolde', '2 HP', '2 HP'],
      ['enemy 1', '2 HP', 'chance to be hit 58%'],
    ]);
    expect([html.match(/state-sentence/g)?.length, html.match(/state-title/g)?.length, html.match(/<em>/g)?.length]).toEqual([
      1, 2, 1,
    ]);
  });

  it('a mark for whose turn it is', () => {
    const rows = [MEI, YSOLDE].map((seat) => ({ seat, title: nameOf(seat), current: seat === MEI, parts: [hp] }));
    expect(panel(told([{ id: 'players', kind: 'rows', rows }])).match(/<li .*?>/g)).toEqual([
      '<li class="state-row current" aria-current="true">',
      '<li class="state-row own">',
    ]);
  });
});

it('places have a tint by their kind, in whatever order they are', () => {
  const row = (...kinds: string[]): TablePlace[] => kinds.map((kind) => ({ label: say('a'), kind, seats: [] }));
  const tints = tintsOf([row('start', 'luck'), row('enemy', 'enemy')]);
  const shuffled = tintsOf([row('enemy', 'luck', 'start')]);
  for (const kind of ['start', 'luck', 'enemy']) expect(shuffled.get(kind)).toBe(tints.get(kind));
  expect(new Set(tints.values()).size).toBe(3);
});

it('a table of nothing but rows is always there', async () => {
  const race = await packOf('race');
  const { now, always } = told(race.tell.table({ at: [0, 3], rules: { tiles: 20 }, current: 1 }, null));
  expect([ids(now), ids(always)]).toEqual([[], ['runners']]);
});
