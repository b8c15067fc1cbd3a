import { create, fast, type Say, say, type Types } from '@tavern/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Block, blocksOf, chainOf, nowAndAlways, rowOfSeat } from '../../../table/panel/blocks.ts';
import { remember } from '../../../table/panel/remembered.ts';
import { rowOf } from '../../../table/panel/rows.ts';
import { markedText, plainText } from '../../../table/words/spans.ts';
import type { Speech } from '../../../words/words.ts';
import { packOf, speaking, YSOLDE } from '../speech.ts';

let lines: readonly Say[];
let speech: Speech;
let chinese: Speech;
const fight: readonly Say[] = [
  say('table.fight', { round: 2, who: { seat: 0 }, hp: 4, attack: '+2', defence: '+1' }),
  say('table.foe', { n: 1, name: say('card.orc.name'), hp: 2, attack: '+2', defence: '+1', hit: 58, danger: 42 }),
  say('table.retreat', { n: 6, to: 7, kind: say('tile.sanctuary') }),
];

beforeAll(async () => {
  const pack = await packOf('king-of-the-mountain');
  const rules = pack.game.rules.parse({});
  const seats = ['hunter', 'monk', 'porter', 'warden'].map((each) => pack.game.seatChoice(rules).parse({ class: each }));
  const match = create<Types>(pack.game, fast(1), seats, rules);
  lines = pack.tell.table(match.packet(YSOLDE).view, YSOLDE);
  speech = speaking(pack);
  chinese = speaking(pack, 'zh-Hant');
});

const kinds = (blocks: readonly Block[]): string[] => blocks.map(({ kind }) => kind);

describe('the lines of a table become', () => {
  it('a board, the players and notes, in either language', () => {
    const blocks = blocksOf([...lines, say('own.none', { capacity: 4 })], speech);
    expect(kinds(blocks)).toEqual(['places', 'rows', 'notes']);
    expect(kinds(blocksOf(lines, chinese))).toEqual(['places', 'rows']);
    expect(blocks[0]?.kind === 'places' && blocks[0].legend.map(plainText)).toEqual([expect.stringContaining('enemies by tier')]);
  });

  it('places with their number, what they are, and who stands there', () => {
    const [board] = blocksOf(lines, speech);
    if (board?.kind !== 'places') throw new Error('there is no board');
    const all = board.rows.flat();
    expect(all).toHaveLength(20);
    expect([all[0]?.number, plainText(all[0]?.label ?? []), all[0]?.seats]).toEqual(['0', 'Start', [0, 1, 2, 3]]);
    expect([all[4]?.number, plainText(all[4]?.label ?? []), all[4]?.seats]).toEqual(['4', 'E1', []]);
    const tintOf = (mark: RegExp) => new Set(all.filter(({ label }) => mark.test(plainText(label))).map(({ tint }) => tint));
    expect(tintOf(/^E/).size).toBe(1);
    expect(tintOf(/^T/).size).toBe(1);
    expect(tintOf(/^E/)).not.toEqual(tintOf(/^T/));
  });

  it('places whose tint goes by their kind, in whatever order they lie', () => {
    const place = (n: number, kind: string) => say('table.tile', { n, kind: say(`mark.${kind}`) });
    const row = (...kinds: string[]) =>
      kinds.map((kind, n) => place(n, kind)).reduce((first, next) => say('join.tiles', { first, next }));
    const tints = (...kinds: string[]) => {
      const [board] = blocksOf([row(...kinds)], speech);
      return board?.kind === 'places' ? board.rows.flat().map(({ tint }) => tint) : [];
    };
    const [start, luck, enemy] = tints('start', 'luck', 'enemy1', 'enemy2');
    expect(tints('enemy2', 'luck', 'enemy1', 'start')).toEqual([enemy, luck, enemy, start]);
  });

  it('rows of players, part by part', () => {
    const players = blocksOf(lines, speech).at(-1);
    if (players?.kind !== 'rows') throw new Error('there are no players');
    expect(players.rows.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(players.rows[0]?.parts.map(plainText)).toEqual([
      'Hunter',
      'tile 0',
      '5/5 HP',
      'Attack +1',
      'Defence +1',
      'backpack 0/4',
    ]);
    const chineseRow = blocksOf(lines, chinese).at(-1);
    expect(chineseRow?.kind === 'rows' && chineseRow.rows[0]?.parts.length).toBe(6);
  });

  it('what goes on right now, under its head, apart from all that is always there', () => {
    const { now, always } = nowAndAlways(blocksOf([...lines, ...fight], speech));
    expect(kinds(always)).toEqual(['places', 'rows']);
    expect(kinds(now)).toEqual(['rows', 'notes']);
  });

  it('and of all rows about somebody the one nearest to now', () => {
    const duel = [
      say('table.duel', { tile: 4, round: 1 }),
      say('table.fighter', { who: { seat: 0 }, hp: 2, attack: '+1', defence: '+1' }),
    ];
    const { now, always } = nowAndAlways(blocksOf([...lines, ...duel], speech));
    expect(rowOfSeat([...now, ...always], YSOLDE)?.parts.map(plainText)).toContain('2 HP');
    expect(rowOfSeat(always, YSOLDE)?.parts.map(plainText)).toContain('5/5 HP');
  });

  it('a table of nothing but rows, where there is nothing else', async () => {
    const race = await packOf('race');
    const runners = race.tell.table({ at: [0, 3], rules: { tiles: 20 }, current: 1 }, null);
    const { now, always } = nowAndAlways(blocksOf(runners, speaking(race)));
    expect([kinds(now), kinds(always)]).toEqual([[], ['rows']]);
  });
});

describe('a row', () => {
  it('has its title before a colon and its asides in brackets', () => {
    const row = rowOf('  enemy 1: Orc, 2 HP, Attack +2 (you hit it 58%, it hits you 42%)');
    expect([row.title, row.parts, row.asides].map((spans) => spans.flat().map(({ text }) => text))).toEqual([
      ['enemy 1'],
      ['Orc', '2 HP', 'Attack +2'],
      ['you hit it 58%', 'it hits you 42%'],
    ]);
  });

  it('is not cut inside brackets', () => {
    const row = rowOf('▶ Mei: Robe (+1 Defence, light) · backpack 0/4');
    expect(row.current).toBe(true);
    expect(row.parts.map(plainText)).toEqual(['Robe (+1 Defence, light)', 'backpack 0/4']);
  });

  it('is a sentence where more than a name stands before the colon', () => {
    const [carries = ''] = [say('table.openPack', { who: { seat: 1 }, items: [say('card.lamp.name')] })].map((line) =>
      markedText(chinese, line),
    );
    expect([rowOf(carries).title, rowOf(carries).parts.length, rowOf(carries).seat]).toEqual([[], 1, 1]);
  });

  it('with a semicolon is a sentence, too', () => {
    expect(rowOf('Mei has equipped: Beer, Lamp; in the backpack: Robe, Axe.').parts).toHaveLength(1);
  });

  it('without a title stays one sentence', () => {
    expect(rowOf('Mei offers Beer, Lamp (big).').parts.map(plainText)).toEqual(['Mei offers Beer, Lamp (big).']);
  });
});

describe('a chain', () => {
  it('is what was joined one by one', () => {
    const joined = say('join', { first: say('join', { first: say('a'), next: say('b') }), next: say('c') });
    expect(chainOf(joined)).toEqual([say('a'), say('b'), say('c')]);
    expect(chainOf(say('a'))).toEqual([]);
  });
});

describe('what a game leaves out for a while', () => {
  it('is remembered until it tells everything again', () => {
    const whole = remember(null, lines);
    const between = remember(whole, fight);
    expect(between).toEqual({ whole: lines, lines: fight });
    const after = [...lines];
    expect(remember(between, after).whole).toBe(after);
  });
});
