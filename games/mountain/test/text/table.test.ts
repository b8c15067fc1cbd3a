import { type Block, optionText, render, type Say, seat, withEngineTexts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { tell, texts } from '../../index.ts';
import { attack, type MountainScene, mountain } from '../mountain.ts';

const { en } = withEngineTexts(texts);
const read = (what: Say): string => render(en, what, ['Ann', 'Ben', 'Cid']);

const table = (scene: MountainScene, who: number | null | 'all'): readonly Block[] => {
  const seen = who === null || who === 'all' ? null : seat(who);
  return tell.table(scene.view(who), seen);
};
const ids = (blocks: readonly Block[]): string[] => blocks.map(({ id, now }) => (now === true ? `${id} now` : id));

function block<K extends Block['kind']>(blocks: readonly Block[], id: string, kind: K): Extract<Block, { kind: K }> {
  const found = blocks.find((each) => each.id === id);
  if (found?.kind !== kind) throw new Error(`there are no ${kind} called ${id}: ${ids(blocks).join(', ')}`);
  return found as Extract<Block, { kind: K }>;
}

describe('the table of the mountain', () => {
  const scene = mountain({
    players: [{ at: 4, class: 'hunter', left: 'dagger' }, { at: 7 }, { at: 4 }],
    traps: [{ tile: 4, owner: 1 }],
    rests: ['turn'],
  });
  const blocks = table(scene, 0);

  test('is a board, the players, and notes of what is mine; a spectator reads of the decks alone', () => {
    expect(ids(blocks)).toEqual(['board', 'players', 'own']);
    expect(block(blocks, 'own', 'notes').notes.map(({ key }) => key)).toEqual(['table.decks', 'own.gear', 'own.pack']);
    expect(block(table(scene, null), 'own', 'notes').notes.map(({ key }) => key)).toEqual(['table.decks']);
  });

  test('KM-182: where everything is open, it tells what everybody carries and keeps', () => {
    const open = mountain({
      players: [
        { at: 4, pack: ['beer', 'trap'] },
        { at: 7, pack: ['dagger'], kept: ['ambush-opportunity'] },
        { at: 4, kept: [{ card: 'ambush-opportunity', at: 5 }] },
      ],
      rests: ['turn'],
    });
    expect(block(table(open, 'all'), 'packs', 'rows').rows.map(({ parts }) => parts.map((part) => read(part as Say)))).toEqual([
      ['Ann carries Beer, Trap.'],
      ['Ben carries Dagger (+1 Attack), and keeps Ambush Opportunity.'],
      ['Cid carries nothing, and keeps Ambush Opportunity (on tile 5).'],
    ]);
    expect(ids(table(open, null))).not.toContain('packs');
  });

  test('has a board of 20 places with their kind, whatever their tier, and who stands there', () => {
    const { legend, rows } = block(blocks, 'board', 'places');
    const places = rows.flat();
    expect(rows.map(({ length }) => length)).toEqual([10, 10]);
    expect(places.map(({ number }) => number)).toEqual([...places.keys()]);
    expect(new Set(places.map(({ kind }) => kind))).toEqual(
      new Set(['start', 'treasure', 'enemy', 'luck', 'sanctuary', 'final']),
    );
    expect([places[4], places[7]].map((place) => place?.seats)).toEqual([[0, 2], [1]]);
    expect([places[4], places[7]].map((place) => place && read(place.label))).toEqual(['E1⚠', 'Sanctuary']);
    expect(legend?.map(({ key }) => key)).toEqual(['table.legend']);
  });

  test('has a row for each player, in turn order, part by part, with a mark for whose turn it is', () => {
    const { rows } = block(blocks, 'players', 'rows');
    expect(rows.map((row) => [row.seat, row.title && read(row.title), row.current])).toEqual([
      [0, 'Ann', true],
      [1, 'Ben', false],
      [2, 'Cid', false],
    ]);
    expect(rows[0]?.parts.flat().map((part) => read(part))).toEqual([
      'Hunter',
      'tile 4',
      '5/5 HP',
      'Attack +2',
      'Defence +1',
      'Dagger',
      'backpack 0/4',
    ]);
  });
});

test('KM-034, KM-078: a player’s row ends with the states they are in: a turn that will be skipped, a claim, and the others', () => {
  const { rows } = block(
    table(
      mountain({
        players: [
          {},
          { skip: true, secondWind: true },
          { at: 19, claim: true, invisible: true },
          { hp: 0, class: 'monk', recovered: true, beers: 1 },
        ],
        rests: ['turn'],
      }),
      0,
    ),
    'players',
    'rows',
  );
  const states = rows.map(({ parts }) => {
    const said = parts.flat().map((part) => read(part));
    return said.slice(said.findIndex((part) => part.startsWith('backpack')) + 1);
  });
  expect(states).toEqual([
    [],
    ['second wind', 'skips the next turn'],
    ['claims the Final tile', 'invisible'],
    ['knocked out', 'recovery used up', '−1 to the next movement roll'],
  ]);
});

describe('what goes on right now', () => {
  /** One step to an enemy of tier 2, and then these dice. */
  const fight = (...dice: number[]) =>
    mountain({
      players: [{ at: 8 }, {}],
      board: { 9: 'enemy2' },
      enemies2: ['orc'],
      dice: [1, 9, ...dice],
      rests: ['fight'],
    }).answer(0, { do: 'move' });

  test('a fight: a head, a row for each enemy with chances beside it, and the rule', () => {
    const blocks = table(fight(), 0);
    expect(ids(blocks)).toEqual(['board', 'players', 'own', 'fight now', 'rules now']);
    const { head, rows } = block(blocks, 'fight', 'rows');
    expect(head?.key).toBe('table.fight');
    expect(rows.map(({ title }) => title && read(title))).toEqual(['enemy 1']);
    expect(rows[0]?.parts.flat().map((part) => read(part))).toEqual(['Orc', '2 HP', 'Attack +2', 'Defence +1']);
    expect(rows[0]?.asides?.map(({ key }) => key)).toEqual(['table.hit', 'table.danger']);
  });

  test('between two rounds there is nothing else', () => {
    const scene = fight(4, 3, 5, 2);
    scene.answer(0, attack(0));
    expect(ids(table(scene, 0))).toEqual(['fight now', 'rules now']);
  });

  test('a duel: a row for each fighter, titled with their name', () => {
    const scene = mountain({ players: [{ at: 3 }, { at: 3 }, {}], rests: ['duel'] }).answer(0, { do: 'duel', with: 1 });
    const { rows } = block(table(scene, 0), 'duel', 'rows');
    expect(rows.map(({ seat: who, title }) => [who, title && read(title)])).toEqual([
      [0, 'Ann'],
      [1, 'Ben'],
    ]);
    expect(rows[1]?.parts.flat().map((part) => read(part))).toEqual(['5 HP', 'Attack +1', 'Defence +1']);
  });

  test('a backpack that is open to me, and a trade, are sentences about somebody', () => {
    const beside = mountain({ players: [{ at: 3 }, { at: 3, hp: 0, pack: ['beer'] }], rests: ['turn'] });
    expect(block(table(beside, 0), 'packs', 'rows')).toMatchObject({
      now: true,
      rows: [{ seat: 1, parts: [{ key: 'table.openPack' }] }],
    });
    const trade = mountain({ players: [{ at: 3, pack: ['beer'] }, { at: 3 }], rests: ['trade'] }).answer(0, {
      do: 'trade',
      with: 1,
    });
    const { rows } = block(table(trade, 0), 'trade', 'rows');
    expect(rows.map((row) => [row.seat, row.title])).toEqual([
      [0, undefined],
      [1, undefined],
    ]);
  });
});

test('the log: a turn is a heading; the rounds of fights and duels have their blows below them', () => {
  const turn = tell.event({ type: 'turn', seat: seat(0), round: 1, team: null });
  expect([turn?.heading, turn && read(turn.say)]).toEqual([true, 'Round 1: Ann’s turn']);
  const roll = { die: 3, bonuses: [], total: 3 };
  const line = tell.event({
    type: 'fightRound',
    seat: seat(0),
    round: 1,
    target: 0,
    stumbled: false,
    attack: roll,
    defence: roll,
    foes: [{ index: 0, card: 'orc', attack: roll, defence: roll, struck: true, hp: 1, hits: false, damage: 1 }],
  });
  expect(line?.heading).toBeUndefined();
  expect(line?.details?.map((detail) => read(detail))).toEqual(['Ann defends with 3 (die). Orc: 3 (die), a miss.']);
});

test('an option is the deed, what comes of it, and both in one line', () => {
  const words = (option: Parameters<typeof tell.option>[0], ask: object = { kind: 'turn' }) => {
    const told = tell.option(option, ask as Parameters<typeof tell.option>[1]);
    return [told.say, told.sub, optionText(told)].map((each) => each && read(each));
  };
  const rest = 'stay here and have full HP at the end of your turn';
  expect(words({ do: 'sleep' })).toEqual(['Sleep', rest, `Sleep: ${rest}`]);
  expect(words({ do: 'trade', with: seat(1) })).toEqual([
    'Trade with Ben',
    'things change hands when both accept',
    'Trade with Ben (things change hands when both accept)',
  ]);
  expect(words({ do: 'equip', item: 'robe', slot: 'armour' })).toEqual(['Wear Robe', '+1 Defence', 'Wear Robe (+1 Defence)']);
  expect(words({ do: 'end' })).toEqual(['End your turn', undefined, 'End your turn']);
  const two = { kind: 'fight', foes: ['wolf', 'orc'] };
  expect(words({ do: 'attack', target: 1, press: 'end' }, two)).toEqual([
    'Attack the Orc',
    'then the other, to the end, no matter what',
    'Attack the Orc, then the other, to the end, no matter what',
  ]);
});
