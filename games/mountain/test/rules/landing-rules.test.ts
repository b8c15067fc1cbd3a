import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { attack, type Hero, mountain, play, player } from '../mountain.ts';
import { clock, deeds, heard, move, only, rest, retreat, told } from './actions.ts';
import { duelling, facing, MISS, round, STRUCK } from './scenes.ts';

// House rules about where a move ends, and what happens there (section 5).

describe('quietRetreat', () => {
  const fled = (quietRetreat: boolean) =>
    facing(['goblin'], {}, MISS, { rules: { quietRetreat }, board: { 5: 'treasure2' }, treasure2: ['velvet-cloak'] })
      .answer(0, attack(0))
      .answer(0, retreat);

  test('H-23: off: the tile where a retreat in one’s own turn ends takes effect', () => {
    expect(only(fled(false), 'drew', 0)).toMatchObject({ card: 'velvet-cloak' });
  });

  test('H-23: on: it does nothing, and the log says why', () => {
    const scene = fled(true).tells(null, { type: 'quiet', tile: 5, why: 'retreat' });
    expect(told(scene)).not.toContain('landed');
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: [] });
    expect(deeds(scene, 0)).toEqual(['end']);
  });

  test('H-23: on: nor after a retreat from a duel, not even a Trap', () => {
    const dice = [1, 6, 1, 6, 1, 1];
    const scene = duelling([{}, {}], dice, { rules: { quietRetreat: true }, traps: [{ tile: 2, owner: 1 }] });
    round(scene, attack(1), attack(0));
    round(scene, retreat, attack(0));
    expect(player(scene, 0)).toMatchObject({ at: 2, skip: false });
    expect(scene.state.traps).toHaveLength(1);
  });
});

describe('luckChain', () => {
  const drawn = (luckChain: 'resolve' | 'quiet', card: string, dice: number[] = []) =>
    mountain({
      players: [{ at: 2 }, {}],
      rules: { luckChain },
      board: { 5: 'treasure1' },
      luck: [card],
      treasure1: ['beer'],
      dice: [1, ...dice],
    }).answer(0, move);

  test('H-21: resolve: the tile that a Luck card leads to takes effect', () => {
    expect(only(drawn('resolve', 'white-bearded-spirit'), 'drew', 0)).toMatchObject({ card: 'beer' });
  });

  test('H-21: quiet: it does nothing', () => {
    const scene = drawn('quiet', 'white-bearded-spirit').tells(null, { type: 'quiet', tile: 5, why: 'luck' });
    expect(heard(scene, 'drew')).toEqual([]);
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: [] });
  });

  test('KM-149, H-21: quiet: Vital Energy moves and does no more', () => {
    const scene = drawn('quiet', 'vital-energy', [2]).tells(null, { type: 'quiet', tile: 5, why: 'luck' });
    expect(player(scene, 0)).toMatchObject({ at: 5, pack: [] });
  });
});

describe('ambushPassing', () => {
  const lurking: Hero = { at: 1, kept: [{ card: 'ambush-opportunity', at: 8 }] };
  const passing = (ambushPassing: boolean, owner: Hero = lurking, dice: number[] = []) =>
    mountain({
      players: [{ at: 7 }, owner],
      rules: { ambushPassing },
      board: { 8: 'treasure1', 10: 'treasure1' },
      treasure1: ['beer'],
      dice: [3, ...dice],
      rests: ['turn', 'after', 'interrupt', 'duel'],
    }).answer(0, move);

  test('H-28: off: only landing springs it', () => {
    const scene = passing(false);
    expect(player(scene, 0).at).toBe(10);
    expect(player(scene, 1).kept).toHaveLength(1);
  });

  test('H-28: on: the mover stops on the ambushed tile, and the rest of the move is lost', () => {
    const scene = passing(true).tells(null, { type: 'stopped', seat: seat(0), tile: 8 });
    expect(player(scene, 0).at).toBe(8);
    scene.asks(1, 'interrupt');
  });

  test('H-28, H-30: on: the duel comes first, then the tile', () => {
    const scene = passing(true, { ...lurking, hp: 1 }, [1, 1, 6, 6]).answer(1, play('ambush-opportunity'));
    expect(scene.state.duel?.fighters).toEqual([1, 0]);
    round(scene, attack(1), attack(0));
    expect(only(scene, 'drew', 0)).toMatchObject({ card: 'beer' });
  });

  test('H-28, H-29: on: an Ambush that is declined has still stopped the mover, and is gone', () => {
    const scene = passing(true).answer(1, { do: 'pass' }).tells(null, { type: 'ambushWasted', tile: 8, why: 'declined' });
    expect(only(scene, 'drew', 0)).toMatchObject({ card: 'beer' });
    expect(player(scene, 0).at).toBe(8);
  });

  test('H-28, H-29: on: one’s own Ambush stops nobody', () => {
    const mine: Hero = { at: 7, kept: [{ card: 'ambush-opportunity', at: 8 }] };
    const scene = mountain({ players: [mine, {}], rules: { ambushPassing: true }, board: { 10: 'treasure1' }, dice: [3] });
    expect(player(scene.answer(0, move), 0).at).toBe(10);
    scene.asks(0, 'arrive');
  });

  test('H-28, section 4.3: on: everybody who was seen to pass shows that there is no Ambush on the way', () => {
    const scene = passing(true, { at: 1, kept: ['instinct'], haunts: [8, 9, 12] });
    expect(player(scene, 0).at).toBe(10);
    expect(player(scene, 1).haunts).toEqual([12]);
  });
});

describe('mysticTie', () => {
  /** Seats 1 and 2 are equally near to tile 3, seat 3 is further away. */
  const wave = (mysticTie: 'random' | 'choose', dice: number[] = []) =>
    mountain({
      players: [{ at: 2 }, { at: 5 }, { at: 1 }, { at: 9 }],
      rules: { mysticTie },
      luck: ['mystic-wave'],
      dice: [1, ...dice],
    }).answer(0, move);

  test('C-15: random: chance decides', () => {
    expect(only(wave('random', [1]), 'swapped')).toMatchObject({ with: seat(2) });
  });

  test('C-15: choose: its drawer is asked, and only about those who are nearest', () => {
    const scene = wave('choose');
    expect(scene.asks(0, 'wave').options).toEqual([
      { do: 'ride', with: 1 },
      { do: 'ride', with: 2 },
    ]);
    scene.answer(0, { do: 'ride', with: 2 }).tells(null, { type: 'swapped', seat: seat(0), with: seat(2), from: 3, to: 1 });
  });

  test('C-15: choose: out of time, the first in turn order', () => {
    expect(only(clock(wave('choose'), 0), 'swapped')).toMatchObject({ with: seat(1) });
  });

  test('C-15: choose: with one nearest nobody is asked', () => {
    const scene = mountain({
      players: [{ at: 2 }, { at: 5 }, { at: 9 }],
      rules: { mysticTie: 'choose' },
      luck: ['mystic-wave'],
      dice: [1],
    });
    expect(only(scene.answer(0, move), 'swapped')).toMatchObject({ with: seat(1) });
  });

  test('C-15, H-52: choose: everybody else within reach has given up meanwhile: nothing happens', () => {
    const scene = mountain({
      players: [{ at: 2 }, { at: 5 }, { at: 1 }, { at: 3 }],
      rules: { mysticTie: 'choose' },
      luck: ['mystic-wave'],
      dice: [1],
    }).answer(0, move);
    scene.answer(1, { do: 'concede' }).answer(2, { do: 'concede' }).answer(0, { do: 'stay' });
    scene.tells(null, { type: 'luckIdle', card: 'mystic-wave' });
  });
});

describe('roundLimit', () => {
  const late = (roundLimit: 'off' | 15 | 25, players: Hero[], at = 15) =>
    mountain({ players, rules: { roundLimit }, with: (state) => (state.round = at) });

  test('H-53: off: the game goes on', () => {
    const scene = late('off', [{ at: 9 }, { at: 4 }], 40);
    rest(rest(scene, 0), 1).asks(0, 'turn');
  });

  test.each([15, 25] as const)('H-53: %i: when the round is over the foremost wins', (limit) => {
    const scene = late(limit, [{ at: 4 }, { at: 9 }], limit);
    rest(scene, 0);
    expect(scene.match.over).toBeNull();
    rest(scene, 1).tells(null, { type: 'won', seat: seat(1), why: 'limit' });
    expect(scene.match.over).toMatchObject({ winners: [1], ranking: [[1], [0]], why: { key: 'outcome.limit' } });
  });

  test('H-53: the round before it ends nothing', () => {
    rest(rest(late(15, [{ at: 4 }, { at: 9 }], 14), 0), 1).asks(0, 'turn');
  });

  /** The last turn of the last round: seat 1 moves one tile. */
  const lastMove = (first: Hero, second: Hero, dice: readonly number[] = []) =>
    mountain({
      players: [first, second],
      rules: { roundLimit: 15 },
      board: { 4: 'start', 8: 'sanctuary' },
      from: { do: 'turn.begin', seat: seat(1) },
      dice: [1, ...dice],
      with: (state) => {
        state.round = 15;
      },
    }).answer(1, move);

  test('H-53: a player who is knocked out is passed over, however far up', () => {
    const ambusher: Hero = { at: 15, hp: 1, kept: [{ card: 'ambush-opportunity', at: 4 }] };
    const scene = lastMove(ambusher, { at: 3 }, STRUCK).answer(0, play('ambush-opportunity'));
    scene.answer(0, attack(1)).answer(1, attack(0)).answer(1, { do: 'end' });
    expect(scene.match.over).toMatchObject({ winners: [1] });
  });

  test.each([
    ['more HP', 2, 4, 1],
    ['with as many the earlier seat', 4, 4, 0],
  ])('H-53: level: %s', (_, first, second, winner) => {
    const scene = lastMove({ at: 8, hp: first }, { at: 7, hp: second }).answer(1, { do: 'end' });
    expect(scene.match.over).toMatchObject({ winners: [winner], why: { key: 'outcome.limit' } });
  });

  test('H-53, H-50: a pending claim does not win', () => {
    const scene = lastMove({ at: 19, hp: 2, claim: true }, { at: 18 }).answer(1, { do: 'end' });
    expect(scene.match.over).toMatchObject({ winners: [1], why: { key: 'outcome.limit' } });
  });
});
