import { parseSettings, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { presets } from '../../presets.ts';
import { game } from '../../rules/game.ts';
import { attack, mountain, player, type Situation, STANDOFF, standOff } from '../mountain.ts';
import { begin, duel, end, heard, move, only, rest, retreat, told } from './actions.ts';
import { duelling, facing, HIT, MISS, round, STRUCK } from './scenes.ts';

describe('defaults and presets', () => {
  test('section 5: the defaults are as printed', () => {
    expect(game.rules.parse({})).toEqual({
      mode: 'race',
      board: 'classic',
      classKits: false,
      uniqueClasses: false,
      finalWin: 'fullRound',
      hardDefeat: false,
      retreatDistance: 6,
      quietRetreat: false,
      duelRetreat: true,
      multiDuel: true,
      secondWind: true,
      weariness: true,
      safeStart: false,
      vultures: false,
      battlePotions: false,
      trapEffect: 'skipTurn',
      expansion: false,
      handicap: false,
      box: 'printed',
      luckChain: 'resolve',
      mysticTie: 'random',
      ambushPassing: false,
      tradeCostsAction: false,
      roundLimit: 'off',
    });
  });

  test('section 4.4, section 6: Printed changes nothing, Hard Mountain is hardDefeat, a retreat of 3 and handicap, and recommended', () => {
    expect(presets).toEqual([
      { id: 'printed', rules: {} },
      { id: 'hard-mountain', rules: { hardDefeat: true, retreatDistance: 3, handicap: true }, recommended: true },
    ]);
    for (const { rules } of presets) expect(game.rules.safeParse(rules).success).toBe(true);
  });

  test.each([{ retreatDistance: 4 }, { board: 'flat' }, { finalWin: 'never' }, { trapEffect: 'none' }, { cheating: true }])(
    'section 5: %o is no house rule',
    (rules) => {
      expect(parseSettings(game, { rules, seats: [{}, {}] })).toMatchObject({ ok: false, code: 'malformed' });
    },
  );
});

describe('board', () => {
  const onto5 = (rules: Situation['rules'] & object, more: Partial<Situation> = {}) =>
    mountain({ players: [{ at: 4 }, {}], rules, dice: [1], ...more }).answer(0, move);

  test('H-01: classic: tile 5 is T2', () => {
    expect(only(onto5({ board: 'classic' }), 'drew')).toMatchObject({ tier: 2 });
  });

  test('H-01: fortune: tile 5 is T1', () => {
    expect(only(onto5({ board: 'fortune' }), 'drew')).toMatchObject({ tier: 1 });
  });

  test('H-01: shuffled: the tile on the board is what happens', () => {
    const scene = mountain({ players: [{ at: 4 }, {}], rules: { board: 'shuffled' }, board: { 5: 'treasure3' }, dice: [1] });
    expect(only(scene.answer(0, move), 'drew')).toMatchObject({ tier: 3 });
  });
});

describe('finalWin', () => {
  /** Seat 0 goes up and stays; after which of its answers, and others', is the match over? */
  function climb(finalWin: 'fullRound' | 'instant' | 'longSiege'): string {
    const scene = mountain({ players: [{ at: 18 }, {}], rules: { finalWin }, dice: [1] }).answer(0, move);
    if (scene.match.over !== null) return 'on arrival';
    scene.answer(0, end);
    if (scene.match.over !== null) return 'at the end of the turn';
    rest(scene, 1);
    if (scene.match.over !== null) return 'at the start of the next turn';
    rest(scene, 0);
    if (scene.match.over !== null) return 'at the end of the next turn';
    rest(scene, 1);
    return scene.match.over === null ? 'later' : 'at the start of the turn after that';
  }

  test('C-24, H-08: fullRound: at the start of the next own turn', () => {
    expect(climb('fullRound')).toBe('at the start of the next turn');
  });

  test('C-24: instant: on arrival', () => {
    expect(climb('instant')).toBe('on arrival');
  });

  test('C-24: longSiege: the next own turn must be finished there too; the one after begins with the win', () => {
    expect(climb('longSiege')).toBe('at the start of the turn after that');
  });
});

describe('duelRetreat', () => {
  test('C-02, C-34: on: retreat from duels is allowed, from the second round on', () => {
    const scene = duelling([{}, {}], [...STANDOFF, ...STANDOFF], { rules: { duelRetreat: true } });
    for (const who of [0, 1]) scene.refuses(who, retreat, 'not-an-option', 'blocked.retreat.first');
    standOff(scene, 0, 1);
    for (const who of [0, 1]) expect(scene.asks(who, 'duel').options).toContainEqual(retreat);
  });

  test('C-02: off: it is not, and the reason is given', () => {
    const scene = duelling([{}, {}], [], { rules: { duelRetreat: false } });
    for (const who of [0, 1]) scene.refuses(who, retreat, 'not-an-option', 'blocked.retreat.duel');
    expect(scene.asks(0, 'duel').options).toEqual([attack(1), attack(1, 'steady'), attack(1, 'end')]);
  });

  test('C-02, KM-091: off: enemies may still be left', () => {
    const scene = facing(['goblin'], {}, MISS, { rules: { duelRetreat: false } })
      .answer(0, attack(0))
      .answer(0, retreat);
    expect(player(scene, 0).at).toBe(5);
  });
});

describe('multiDuel', () => {
  const three = { players: [{ at: 4 }, { at: 4 }, { at: 4 }] };

  test('H-17: on: several may be named', () => {
    const scene = mountain({ ...three, rules: { multiDuel: true } }).answer(0, duel(1));
    expect(scene.asks(0, 'challenge').options).toContainEqual({ do: 'also', with: 2 });
  });

  test('H-17: off: one against one', () => {
    const scene = mountain({ ...three, rules: { multiDuel: false } }).answer(0, duel(1));
    scene.tells(null, { type: 'duelBegan', fighters: [seat(0), seat(1)] }).asks(0, 'duel');
    expect(scene.options(0)).not.toContainEqual(begin);
  });
});

describe('retreatDistance', () => {
  test.each([6, 3] as const)('KM-091: %i tiles back, from enemies and from duels', (distance) => {
    const rules = { retreatDistance: distance };
    const board = { 5: 'sanctuary' as const, 8: 'sanctuary' as const };
    const fight = facing(['goblin'], {}, MISS, { rules, board }).answer(0, attack(0)).answer(0, retreat);
    expect(player(fight, 0).at).toBe(11 - distance);
    const scene = round(standOff(duelling([{}, {}], [...STANDOFF, ...STANDOFF, 1, 1], { rules }), 0, 1), attack(1), retreat);
    expect(player(scene, 1).at).toBe(8 - distance);
  });
});

describe('hardDefeat', () => {
  const lost = (hardDefeat: boolean) => facing(['goblin'], { hp: 1 }, STRUCK, { rules: { hardDefeat } }).answer(0, attack(0));

  test('H-10: off: a lost fight costs no further turn', () => {
    const scene = lost(false);
    expect(heard(scene, 'mustSkip')).toEqual([]);
    rest(scene, 1).asks(0, 'turn');
  });

  test('H-10: on: it costs the next turn', () => {
    const scene = lost(true).tells(null, { type: 'mustSkip', seat: seat(0), from: 'hardDefeat' });
    expect(player(scene, 0)).toMatchObject({ hp: 5, skip: true });
    rest(scene, 1)
      .tells(null, { type: 'skipped', seat: seat(0) })
      .asks(1, 'turn');
    rest(scene, 1).asks(0, 'turn');
  });

  const hard = { rules: { hardDefeat: true } };

  test('H-10: on: so does a lost duel that the player started', () => {
    const scene = round(duelling([{ hp: 1 }, {}], STRUCK, hard), attack(1), attack(0));
    expect(player(scene, 0)).toMatchObject({ hp: 5, skip: true });
    scene.asks(1, 'turn');
  });

  test('H-10: on: and one into which the Nefarious Spirit led', () => {
    const scene = mountain({ players: [{ at: 2, hp: 1 }, { at: 6 }], luck: ['nefarious-spirit'], dice: [1, ...STRUCK], ...hard });
    round(scene.answer(0, move), attack(1), attack(0));
    expect(player(scene, 0).skip).toBe(true);
  });

  test('H-10: on: the challenged pays with the automatic Sleep only', () => {
    const scene = round(duelling([{}, { hp: 1 }], HIT, hard), attack(1), attack(0));
    expect(player(scene, 1).skip).toBe(false);
    scene.answer(0, end);
    rest(scene, 0).asks(1, 'turn');
  });

  test('H-10: on: a player ambushed in their own turn did not start that duel', () => {
    const kept = [{ card: 'ambush-opportunity', at: 8 }];
    const scene = mountain({
      players: [
        { at: 7, hp: 1 },
        { at: 5, kept },
      ],
      dice: [1, ...HIT],
      ...hard,
    }).answer(0, move);
    scene.answer(1, { do: 'play', card: 'ambush-opportunity' });
    round(scene, attack(1), attack(0));
    expect(player(scene, 0)).toMatchObject({ hp: 5, skip: false });
  });

  test('H-10, H-41: on: a Sprained Wrist is neither fight nor duel', () => {
    const scene = mountain({ players: [{ at: 2, hp: 1 }, {}], luck: ['sprained-wrist'], dice: [1], ...hard }).answer(0, move);
    expect(told(scene)).toContain('fell');
    expect(player(scene, 0)).toMatchObject({ hp: 5, skip: false });
  });
});

describe('handicap', () => {
  const initiative = (players: number, handicap: boolean) => {
    const scene = mountain({
      players: Array.from({ length: players }, () => ({})),
      rules: { handicap },
      from: { do: 'initiative' },
      rests: ['turn'],
    });
    return scene.match.packet(null).view.players.map(({ carried, tiers }) => ({ carried, tiers }));
  };

  test.each([
    [2, [0, 1]],
    [3, [0, 1, 2]],
    [4, [0, 0, 1, 2]],
    [5, [0, 0, 1, 1, 2]],
    [6, [0, 0, 1, 1, 2, 2]],
  ])(
    'KM-180: on: of %i players the middle third of the turn order begins with one treasure, the last with two',
    (players, cards) => {
      expect(initiative(players, true)).toEqual(cards.map((n) => ({ carried: n, tiers: [n, 0, 0] })));
    },
  );

  test('KM-180: off: nobody begins with anything', () => {
    expect(initiative(6, false).every(({ carried }) => carried === 0)).toBe(true);
  });

  test('KM-180, section 4.3: which treasures they are, only their owners see', () => {
    const scene = mountain({
      players: [{}, {}],
      rules: { handicap: true },
      treasure1: ['trap'],
      from: { do: 'initiative' },
      rests: ['turn'],
    });
    expect(scene.view(1).players[1]?.pack).toEqual(['trap']);
    expect(scene.view(0).players[1]?.pack).toBeNull();
  });
});
