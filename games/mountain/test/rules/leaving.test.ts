import { fast, seat } from '@tavern/engine';
import { given } from '@tavern/engine/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { attack, type Hero, type MountainScene, mountain, player } from '../mountain.ts';
import { concede, done, duel, heard, move, offer, rest, sleep, trade } from './actions.ts';
import { beaten, duelling, facing, round } from './scenes.ts';

const KINDS = Object.keys(game.questions);
const third: Hero = { at: 12, pack: ['luck-charm'] };
const scenery = { rests: KINDS };

/** Every kind of question, open at a table of three. */
const OPEN: { readonly [kind: string]: () => MountainScene } = {
  initiative: () => given(game, { seats: 3, ...scenery }),
  turn: () => mountain({ players: [{ pack: ['beer'] }, {}, third], ...scenery }),
  after: () => mountain({ players: [{}, {}, third], ...scenery }).answer(0, sleep),
  challenge: () => mountain({ players: [{ at: 4 }, { at: 4 }, { at: 4 }], ...scenery }).answer(0, duel(1)),
  'interrupt of a Luck card': () =>
    mountain({ players: [{ at: 2 }, { pack: ['luck-charm'] }, third], luck: ['faint'], dice: [1], ...scenery }).answer(0, move),
  'interrupt of a duel': () =>
    mountain({ players: [{ at: 4 }, { at: 4, pack: ['smoke-bomb'] }, third], ...scenery }).answer(0, duel(1)),
  'interrupt by an Ambush': () =>
    mountain({
      players: [{ at: 7 }, { at: 3, kept: [{ card: 'ambush-opportunity', at: 8 }] }, third],
      dice: [1],
      ...scenery,
    }).answer(0, move),
  arrive: () => mountain({ players: [{ at: 1, left: 'lamp' }, {}, third], dice: [1], ...scenery }).answer(0, move),
  thief: () =>
    mountain({ players: [{ at: 2, left: 'dagger' }, {}, { at: 12 }], luck: ['jinn-thief'], dice: [1], ...scenery }).answer(
      0,
      move,
    ),
  fork: () =>
    mountain({
      players: [{ at: 2 }, {}, { at: 12 }],
      rules: { expansion: true },
      luck: ['crossroads'],
      dice: [1],
      ...scenery,
    }).answer(0, move),
  shop: () =>
    mountain({ players: [{ at: 7, left: 'dagger' }, {}, { at: 12 }], rules: { expansion: true }, dice: [1], ...scenery }).answer(
      0,
      move,
    ),
  steal: () =>
    mountain({
      players: [{ at: 4, pack: ['magic-ring'] }, { at: 4, left: 'dagger' }, third],
      rules: { expansion: true },
      ...scenery,
    }).answer(0, { do: 'use', item: 'magic-ring' }),
  wave: () =>
    mountain({
      players: [{ at: 2 }, { at: 6 }, { at: 0 }],
      luck: ['mystic-wave'],
      rules: { mysticTie: 'choose' },
      dice: [1],
      ...scenery,
    }).answer(0, move),
  vulture: () =>
    mountain({ players: [{ at: 8 }, { at: 8, hp: 0, pack: ['beer'] }, third], rules: { vultures: true }, ...scenery }).answer(0, {
      do: 'loot',
      with: 1,
    }),
  fight: () => facing(['goblin'], {}, [], { players: [{ at: 10 }, {}, third], ...scenery }),
  'duel of two': () => duelling([{}, {}, third], [], scenery),
  'duel of three': () => duelling([{}, {}, {}], [], scenery),
  'duel of three, one down': () =>
    round(duelling([{}, { hp: 1, pack: ['beer'] }, {}], [6, 6, 1, 1, 6, 6], scenery), attack(1), attack(0), attack(1)),
  'loot by the challenger': () => beaten({}, { pack: ['beer'] }, { players: [third], ...scenery }),
  'loot by the challenged': () =>
    round(duelling([{ hp: 1, pack: ['beer'] }, {}, third], [1, 1, 6, 6], scenery), attack(1), attack(0)),
  overflow: () => {
    const players = [{ hp: 1, pack: ['robe', 'beer', 'trap'] }, { at: 2 }, third];
    const scene = mountain({ players, board: { 2: 'treasure1' }, treasure1: ['dagger'], dice: [2, 1, 1, 6, 6], ...scenery });
    return round(scene.answer(0, move).answer(0, duel(1)), attack(1), attack(0)).answer(1, done);
  },
  trade: () =>
    mountain({ players: [{ at: 8, pack: ['beer'] }, { at: 8 }, third], ...scenery })
      .answer(0, trade(1))
      .answer(0, offer('beer')),
};

/** The clock plays on for the others: nothing breaks, nobody asks who left, and both get their turns. */
function goesOn(scene: MountainScene, leaver: number): void {
  const match = scene.match.fork(fast(5));
  const turns = new Set<number>();
  for (let i = 0; i < 60 && match.over === null; i++) {
    game.check?.(match.state);
    const who = match.asked[0] ?? seat(-1);
    expect(who).not.toBe(leaver);
    if (match.question(who)?.kind === 'turn') turns.add(who);
    const result = match.answer(who, match.question(who)?.id ?? 0, match.fallback(who));
    expect(result).toMatchObject({ ok: true });
  }
  expect(turns).toEqual(new Set([0, 1, 2].filter((each) => each !== leaver)));
}

describe('giving up is legal at any moment', () => {
  const cases = Object.keys(OPEN).flatMap((kind) => [0, 1, 2].map((who) => [kind, who] as const));

  test.each(cases)('H-52: at the question %s, seat %i leaves and the others play on', (kind, who) => {
    const scene = (OPEN[kind] as () => MountainScene)();
    expect(kind).toContain(scene.match.open?.ask.kind);
    scene.answer(who, concede);
    for (const eyes of [0, 1, 2, null]) scene.tells(eyes, { type: 'left', seat: seat(who) });
    expect(player(scene, who)).toMatchObject({ out: true, left: null, right: null, armour: null, pack: [] });
    expect(scene.match.over).toBeNull();
    goesOn(scene, who);
  });

  test('H-52: every kind of question has been left', () => {
    for (const kind of KINDS) expect(Object.keys(OPEN).some((each) => each.includes(kind))).toBe(true);
  });
});

describe('what is left behind', () => {
  const gear: Hero = { at: 8, left: 'dagger', right: 'lords-sword', armour: 'royal-aegis', pack: ['beer', 'wardstone'] };

  test('H-52: all items go to the discards of their tiers', () => {
    const scene = mountain({ players: [{}, gear, {}] }).answer(1, concede);
    expect(scene.state.discards.treasure.map((pile) => pile.toSorted())).toEqual([
      ['beer', 'dagger'],
      ['lords-sword'],
      ['royal-aegis', 'wardstone'],
    ]);
  });

  test('H-52: kept Luck cards go to the Luck discards, a placed Ambush stays', () => {
    const kept = ['instinct', { card: 'ambush-opportunity', at: 8 }];
    const scene = mountain({ players: [{}, { kept }, {}] }).answer(1, concede);
    expect(scene.state.discards.luck).toEqual(['instinct']);
    expect(player(scene, 1).kept).toEqual([{ card: 'ambush-opportunity', at: 8 }]);
    expect(scene.view(0).players[1]?.keptCount).toBe(1);
  });

  test('H-52, H-29: an Ambush that stayed behind is wasted on the next who lands there', () => {
    const kept = [{ card: 'ambush-opportunity', at: 8 }];
    const scene = mountain({ players: [{ at: 7 }, { kept }, {}], dice: [1] })
      .answer(1, concede)
      .answer(0, move);
    scene.tells(null, { type: 'ambushWasted', seat: seat(1), why: 'unable' });
    expect(scene.state.discards.luck).toEqual(['ambush-opportunity']);
  });

  test('H-52: traps stay and work', () => {
    const scene = mountain({ players: [{ at: 7, class: 'hunter' }, {}, {}], traps: [{ tile: 8, owner: 1 }], dice: [1] });
    scene
      .answer(1, concede)
      .answer(0, move)
      .tells(null, { type: 'trapSprung', seat: seat(0), owner: seat(1) });
  });

  test('H-52: a claim is given up with the rest', () => {
    const scene = mountain({ players: [{}, { at: 19, claim: true }, {}] }).answer(1, concede);
    scene.tells(null, { type: 'claimLost', seat: seat(1) });
    rest(rest(scene, 0), 2).asks(0, 'turn');
    expect(scene.match.over).toBeNull();
  });

  test('H-52: a player who left is no company: neither duel nor trade', () => {
    const scene = mountain({ players: [{ at: 2, pack: ['beer'] }, { at: 2 }, { at: 19 }] }).answer(1, concede);
    expect(scene.options(0)).not.toContainEqual(duel(1));
    expect(scene.options(0)).not.toContainEqual(trade(1));
  });

  test.each(['nefarious-spirit', 'mystic-wave'])('H-52: nor prey for %s', (card) => {
    // The other player cannot be chosen either.
    const scene = mountain({ players: [{ at: 2 }, { at: 4 }, { at: 3, invisible: true }], luck: [card], dice: [1] });
    scene
      .answer(1, concede)
      .answer(0, move)
      .tells(null, { type: 'luckIdle', seat: seat(0), card });
    expect(player(scene, 0).at).toBe(3);
  });
});

describe('the turn order', () => {
  test('H-52: a player who leaves in their own turn ends it', () => {
    mountain({ players: [{}, {}, {}] })
      .answer(0, concede)
      .asksNothing(0)
      .asksNothing(2)
      .asks(1, 'turn');
  });

  test('H-52: a player who leaves in another’s turn is passed over', () => {
    const scene = mountain({ players: [{}, {}, {}] }).answer(1, concede);
    scene.asks(0, 'turn');
    rest(scene, 0).asks(2, 'turn');
    expect(heard(scene, 'turn').map((each) => each.seat)).toEqual([2]);
    rest(scene, 2).asks(0, 'turn');
  });

  test('H-52: rounds are still counted when the first in order has left', () => {
    const scene = mountain({ players: [{}, {}, {}] }).answer(0, concede);
    rest(rest(scene, 1), 2);
    expect(scene.view(null).round).toBe(2);
    scene.asks(1, 'turn');
  });

  test('H-52: before the order is thrown for, the others throw for it', () => {
    const table = given(game, { seats: 3, dice: [2, 5], rests: ['turn'] });
    table.answer(1, concede).answer(0, { do: 'roll' }).answer(2, { do: 'roll' });
    table.tells(null, { type: 'order', order: [seat(2), seat(0)] }).asks(2, 'turn');
  });

  test('H-52: nobody leaves twice', () => {
    mountain({ players: [{}, {}, {}] })
      .answer(1, concede)
      .refuses(1, concede, 'already-conceded');
  });
});

describe('the last one', () => {
  test('H-52: one seat left wins', () => {
    const scene = mountain({ players: [{ at: 2 }, { at: 15 }] }).answer(1, concede);
    scene.tells(null, { type: 'won', seat: seat(0), why: 'last' });
    expect(scene.match.over).toMatchObject({ winners: [0], ranking: [[0], [1]], why: { key: 'outcome.last' } });
  });

  test('H-52: even knocked out, and in the middle of the leaver’s turn', () => {
    const scene = mountain({ players: [{ at: 2 }, { at: 15, hp: 0 }] }).answer(0, concede);
    expect(scene.match.over?.winners).toEqual([1]);
  });

  test('H-52: a player who left is ranked last, however far up', () => {
    const scene = mountain({
      players: [{ at: 19, claim: true }, { at: 15 }, { at: 1 }],
      from: { do: 'turn.begin', seat: seat(2) },
    });
    scene.answer(1, concede);
    rest(scene, 2);
    expect(scene.match.over?.ranking).toEqual([[0], [2], [1]]);
  });

  test.each(Object.keys(OPEN).filter((kind) => !kind.includes('three')))(
    'H-52: at the question %s the last one wins too',
    (kind) => {
      const scene = (OPEN[kind] as () => MountainScene)().answer(2, concede).answer(1, concede);
      expect(scene.match.over?.winners).toEqual([0]);
    },
  );
});
