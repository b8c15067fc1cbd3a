import { describe, expect, test } from 'vitest';
import type { TeamId } from '../../rules/teams.ts';
import { attack, type Hero, mountain, type Situation, seats } from '../mountain.ts';
import { accept, also, begin, choices, close, concede, duel, end, heard, move, offer, only, sleep, trade } from './actions.ts';

// KM-185, H-56: `mode: teams`. Co-op plays by the same rules (seating.test.ts says how it is seated).

/** Hawks on the first seats, Stags on the others, all on the same open tile unless they say otherwise. */
const teamed = (teams: readonly TeamId[], heroes: readonly Hero[], more: Partial<Situation> = {}) =>
  mountain({
    ...more,
    players: heroes.map((hero, index) => ({ at: 8, ...hero, team: teams[index] ?? 'hawk' })),
    rules: { mode: 'teams', ...more.rules },
    rests: ['turn', 'after', 'duel', 'trade', 'interrupt', 'challenge', 'loot'],
  });
const TWO_AND_TWO = ['hawk', 'hawk', 'stag', 'stag'] as const;
const ONE_AND_TWO = ['hawk', 'stag', 'stag'] as const;

describe('H-56: no duels inside a team', () => {
  test('a partner on my tile cannot be challenged, and the reason is said', () => {
    const scene = teamed(TWO_AND_TWO, [{}, {}, {}, { at: 3 }]);
    expect(choices(scene, 0, 'duel')).toEqual([duel(2)]);
    scene.refuses(0, duel(1), 'not-an-option', 'blocked.partner');
  });

  test('a partner cannot be named for a duel of several', () => {
    const scene = teamed(['hawk', 'stag', 'hawk', 'stag'], [{}, {}, {}, {}]).answer(0, duel(1));
    expect(scene.options(0)).toEqual([begin, also(3)]);
  });

  test('Nefarious Spirit looks for the nearest rival, and passes partners', () => {
    const scene = teamed(TWO_AND_TWO, [{ at: 7 }, { at: 9 }, { at: 12 }, { at: 2 }], {
      board: { 8: 'luck' },
      luck: ['nefarious-spirit'],
      dice: [1],
    });
    scene.answer(0, move);
    expect(only(scene, 'challenged')).toMatchObject({ seat: 0, targets: [2], cause: 'spirit' });
  });

  test('Nefarious Spirit does nothing where only partners are in range', () => {
    const scene = teamed(TWO_AND_TWO, [{ at: 7 }, { at: 9 }, { at: 18 }, { at: 18 }], {
      board: { 8: 'luck' },
      luck: ['nefarious-spirit'],
      dice: [1],
    });
    scene.answer(0, move).tells(null, { type: 'luckIdle', card: 'nefarious-spirit' });
  });

  test('an Ambush waits on while a partner lands there', () => {
    const lurking = { at: 2, kept: [{ card: 'ambush-opportunity', at: 9 }] };
    const heroes = [{ at: 8 }, lurking, { at: 8 }, { at: 3 }];
    const scene = teamed(TWO_AND_TWO, heroes, { board: { 9: 'sanctuary', 8: 'treasure1' }, dice: [1] });
    scene.answer(0, move).answer(0, end);
    expect(heard(scene, 'ambushWasted')).toEqual([]);
    expect(scene.state.players[1]?.haunts).toContain(9);
    expect(scene.state.players[1]?.kept).toEqual([{ card: 'ambush-opportunity', at: 9 }]);
  });

  test('an Ambush is sprung on a rival as ever', () => {
    const heroes = [{ at: 8 }, { at: 2 }, { at: 2, kept: [{ card: 'ambush-opportunity', at: 9 }] }, { at: 3 }];
    const scene = teamed(TWO_AND_TWO, heroes, { board: { 9: 'treasure1' }, dice: [1] });
    scene.answer(0, move).asks(2, 'interrupt');
  });
});

describe('H-56, H-17: a duel against a team', () => {
  test('partners do not strike each other, and it is over when one team is left', () => {
    const scene = teamed(ONE_AND_TWO, [{ hp: 1, pack: ['beer'] }, {}, {}], { dice: [1, 1, 6, 6, 6, 6] });
    scene.answer(0, duel(1)).answer(0, also(2));
    expect(scene.options(1)).toEqual(expect.arrayContaining([attack(0)]));
    expect(scene.options(1)).not.toContainEqual(attack(2));
    scene.refuses(2, attack(1), 'not-an-option');
    scene.answer(0, attack(1)).answer(1, attack(0)).answer(2, attack(0));
    expect(only(scene, 'duelEnded')).toMatchObject({ winner: 1, fallen: [0] });
    scene.asks(1, 'loot');
  });

  test('who fights to the end turns on the next opponent, never on a partner', () => {
    const scene = teamed(['hawk', 'stag', 'stag', 'bear'], [{ hp: 1 }, {}, {}, {}], {
      dice: [1, 1, 6, 6, 1, 6, 1, 6],
    });
    scene.answer(0, duel(1)).answer(0, also(2)).answer(0, also(3));
    scene.answer(0, attack(1)).answer(1, attack(0, 'end')).answer(2, attack(3)).answer(3, attack(1));
    expect(scene.state.duel?.plans[1]).toMatchObject({ target: 3, press: 'end' });
  });

  test('the winner does not loot a partner who fell', () => {
    const scene = teamed(['hawk', 'stag', 'stag'], [{ hp: 1 }, {}, { hp: 1, pack: ['beer'] }], { dice: [6, 1, 6, 6, 1, 1] });
    scene.answer(0, duel(1)).answer(0, also(2));
    scene.answer(0, attack(2)).answer(1, attack(0)).answer(2, attack(0));
    expect(only(scene, 'duelEnded')).toMatchObject({ winner: 1, fallen: [0, 2] });
    expect(heard(scene, 'lootBegan')).toEqual([]);
    expect(scene.state.players[2]?.pack).toEqual(['beer']);
  });

  test('a duel ends when the last opponent of a team gives up', () => {
    const scene = teamed(['hawk', 'stag', 'stag', 'hawk'], [{}, {}, {}, { at: 2 }]);
    scene.answer(0, duel(1)).answer(0, also(2)).answer(0, concede);
    expect(scene.state.duel).toBeNull();
  });
});

describe('H-56: trades anywhere between partners', () => {
  test('with a partner on another tile, but with rivals only here', () => {
    const scene = teamed(TWO_AND_TWO, [{ pack: ['beer'] }, { at: 2 }, {}, { at: 3 }]);
    expect(choices(scene, 0, 'trade')).toEqual([trade(2), trade(1)]);
    scene.refuses(0, trade(3), 'not-an-option');
  });

  test('goods change hands over any distance, and partners hear what it was', () => {
    const scene = teamed(['hawk', 'hawk', 'stag', 'hawk'], [{ pack: ['beer'] }, { at: 2 }, { at: 5 }, { at: 12 }]);
    scene.answer(0, trade(1)).answer(0, offer('beer')).answer(0, accept(1)).answer(1, accept(1));
    expect(scene.state.players[1]?.pack).toEqual(['beer']);
    scene.tells(3, { type: 'traded', gave: ['beer'] });
    scene.tells(2, { type: 'traded', gave: null });
  });

  test.each([
    { what: 'knocked out', partner: { at: 2, hp: 0 }, why: 'blocked.down' },
    { what: 'invisible', partner: { at: 2, invisible: true }, why: 'blocked.invisible' },
  ])('not with a partner who is $what', ({ partner, why }) => {
    const scene = teamed(TWO_AND_TWO, [{ pack: ['beer'] }, partner, { at: 5 }, { at: 6 }]);
    scene.refuses(0, trade(1), 'not-an-option', why);
  });

  test('also after the action, and at most twice a turn', () => {
    const scene = teamed(TWO_AND_TWO, [{ pack: ['beer'] }, { at: 2 }, { at: 5 }, { at: 6 }]).answer(0, sleep);
    for (let i = 0; i < 2; i++) scene.answer(0, trade(1)).answer(0, close);
    scene.refuses(0, trade(1), 'not-an-option', 'blocked.trades');
  });
});

describe('H-56: the team wins with the claim of any of its players', () => {
  test('all its players win, and teams are placed by the one who is furthest up', () => {
    const teams = ['hawk', 'bear', 'hawk', 'stag', 'bear', 'stag'] as const;
    const heroes = [{ at: 19, claim: true }, { at: 3 }, { at: 1 }, { at: 4 }, { at: 17 }, { at: 9 }];
    const scene = teamed(teams, heroes);
    expect(scene.match.over).toMatchObject({ ranking: [seats(0, 2), seats(1, 4), seats(3, 5)], winners: seats(0, 2) });
    expect(scene.match.over?.why).toMatchObject({ key: 'outcome.summit.team', with: { team: { key: 'team.hawk' } } });
    expect(only(scene, 'won')).toMatchObject({ seat: 0, team: 'hawk', why: 'summit' });
  });

  test('a partner who gave up does not win with them', () => {
    const scene = teamed(TWO_AND_TWO, [{ at: 19, claim: true }, { out: true }, {}, {}]);
    expect(scene.match.over).toMatchObject({ winners: seats(0), ranking: [seats(0), seats(2, 3), seats(1)] });
  });

  test('the match is over when all rivals have given up, not when only partners are left to them', () => {
    const scene = teamed(TWO_AND_TWO, [{}, {}, {}, {}]).answer(2, concede);
    expect(scene.match.over).toBeNull();
    scene.answer(3, concede);
    expect(scene.match.over).toMatchObject({ winners: seats(0, 1), why: { key: 'outcome.last.team' } });
  });

  test('in a race a winner stands alone', () => {
    const scene = mountain({ players: [{ at: 19, claim: true }, { at: 5 }, { at: 7 }] });
    expect(scene.match.over).toMatchObject({ ranking: [seats(0), seats(2), seats(1)], winners: seats(0) });
    expect(only(scene, 'won')).toMatchObject({ team: null });
  });
});

describe('H-56: partners see each other’s backpack and kept cards', () => {
  const heroes: Hero[] = [{ pack: ['beer', 'trap'], kept: ['instinct'] }, { at: 2, pack: ['wardstone'] }, { at: 5 }, {}];

  test('on any tile, and rivals and spectators see none of it', () => {
    const scene = teamed(TWO_AND_TWO, heroes);
    expect(scene.view(1).players[0]).toMatchObject({ pack: ['beer', 'trap'], kept: [{ card: 'instinct', at: null }] });
    expect(scene.view(0).players[1]).toMatchObject({ pack: ['wardstone'], kept: [] });
    for (const eyes of [2, 3, null]) expect(scene.view(eyes).players[0]).toMatchObject({ pack: null, kept: null, fresh: null });
  });

  test('a treasure that is drawn is told to partners, and not to rivals', () => {
    const scene = teamed(TWO_AND_TWO, [{ at: 8 }, { at: 2 }, { at: 5 }, {}], {
      board: { 9: 'treasure1' },
      treasure1: ['lamp'],
      dice: [1],
    });
    scene.answer(0, move).tells(1, { type: 'drew', card: 'lamp' });
    scene.tells(2, { type: 'drew', card: null });
  });

  test('a Luck card to keep is told to partners, and so is where an Ambush is laid', () => {
    const scene = teamed(TWO_AND_TWO, [{ at: 8 }, { at: 2 }, { at: 5 }, { at: 6 }], {
      board: { 9: 'luck' },
      luck: ['ambush-opportunity'],
      dice: [1],
    });
    scene.answer(0, move).tells(1, { type: 'luckKept', card: 'ambush-opportunity' });
    scene.tells(2, { type: 'luckKept', card: null });
    const laying = teamed(TWO_AND_TWO, [{ kept: ['ambush-opportunity'] }, { at: 2 }, { at: 5 }, { at: 6 }], {
      board: { 8: 'treasure1' },
    });
    laying.answer(0, { do: 'play', card: 'ambush-opportunity', by: 0 }).tells(1, { type: 'ambushSet', tile: 8 });
    expect(heard(laying, 'ambushSet', 2)).toEqual([]);
  });
});
