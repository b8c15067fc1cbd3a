import { isImportant, LINE_KINDS, seat, seatsOf } from '@tavern/engine';
import { conforms } from '@tavern/engine/conformance';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { game } from '../../rules/game.ts';
import { tell } from '../../text/tell.ts';
import { attack, type Hero, mountain, player, use } from '../mountain.ts';
import { concede, end, heard, move, only, rest, sleep, told } from './actions.ts';

describe('temporary effects', () => {
  test('KM-161: a potion has a source, a bonus and a duration of this turn, for all to see', () => {
    const scene = mountain({ players: [{ pack: ['rage-potion'] }, {}] }).answer(0, use('rage-potion'));
    scene.tells(1, { type: 'boosted', seat: seat(0), from: 'rage-potion', attack: 1, defence: 0 });
    expect(scene.view(1).players[0]?.boosts).toEqual([{ from: 'rage-potion', attack: 1, defence: 0, turns: 1 }]);
  });

  test('KM-161: it is removed at the end of the turn', () => {
    const scene = mountain({ players: [{ pack: ['rage-potion'] }, {}] })
      .answer(0, use('rage-potion'))
      .answer(0, sleep);
    expect(player(scene, 0).boosts).toHaveLength(1);
    scene.answer(0, end);
    expect(player(scene, 0).boosts).toEqual([]);
  });

  test('KM-161: a longer one counts down by one at the end of each turn of its owner, and of no other', () => {
    const boosts = [{ from: 'rage-potion', attack: 1, defence: 0, turns: 2 }];
    const scene = rest(mountain({ players: [{ boosts }, {}] }), 0);
    expect(player(scene, 0).boosts).toMatchObject([{ turns: 1 }]);
    rest(scene, 1);
    expect(player(scene, 0).boosts).toMatchObject([{ turns: 1 }]);
    rest(scene, 0);
    expect(player(scene, 0).boosts).toEqual([]);
  });

  test('KM-161: two of them add up', () => {
    const scene = mountain({ players: [{ at: 3, pack: ['rage-potion', 'rage-potion'] }, {}], dice: [1, 1, 6, 1, 6] });
    scene.answer(0, use('rage-potion')).answer(0, use('rage-potion')).answer(0, move).answer(0, attack(0));
    expect(only(scene, 'fightRound').attack.total).toBe(4);
    scene.asks(0, 'fight');
  });
});

describe('placing a Trap', () => {
  const holding = (at: number, more: Hero = {}) => mountain({ players: [{ at, pack: ['trap'], ...more }, {}] });

  test.each([
    ['Start', 0],
    ['a Sanctuary', 7],
    ['the Final tile', 19],
  ])('KM-162, C-23: not on %s', (_, at) => {
    holding(at).refuses(0, use('trap'), 'not-an-option', 'blocked.trap.ground');
  });

  test.each([1, 2, 3])('KM-162: on every other kind of tile (%i)', (at) => {
    const scene = holding(at).answer(0, use('trap'));
    expect(scene.view(null).traps).toEqual([{ tile: at, owner: 0 }]);
  });

  test('KM-162: not where there is one already, one’s own or another’s', () => {
    for (const owner of [0, 1]) {
      const scene = mountain({ players: [{ at: 4, pack: ['trap'] }, {}], traps: [{ tile: 4, owner }] });
      scene.refuses(0, use('trap'), 'not-an-option', 'blocked.trap.taken');
    }
  });

  test('KM-162: its owner is unaffected, and it stays', () => {
    const scene = mountain({ players: [{ at: 4, class: 'hunter' }, {}], traps: [{ tile: 5, owner: 0 }], dice: [1] });
    scene.answer(0, move);
    expect(heard(scene, 'trapSprung')).toEqual([]);
    expect(player(scene, 0).skip).toBe(false);
    expect(scene.state.traps).toHaveLength(1);
  });

  test('KM-162: it is gone once it has triggered', () => {
    const scene = mountain({ players: [{ at: 4, class: 'hunter' }, {}], traps: [{ tile: 5, owner: 1 }], dice: [1] });
    scene.answer(0, move).tells(1, { type: 'trapSprung', seat: seat(0), owner: seat(1), tile: 5 });
    expect(scene.state.traps).toEqual([]);
    expect(scene.state.discards.treasure[0]).toEqual(['trap']);
  });
});

describe('the Nefarious Spirit', () => {
  const spirit = (...others: Hero[]) =>
    mountain({ players: [{ at: 2 }, ...others], luck: ['nefarious-spirit'], dice: [1] }).answer(0, move);

  test('KM-163, KM-205: nobody within 6 tiles: it is told, and nothing happens', () => {
    const scene = spirit({ at: 10 }).tells(1, { type: 'luckIdle', seat: seat(0), card: 'nefarious-spirit' });
    expect(heard(scene, 'challenged')).toEqual([]);
    expect(player(scene, 0).at).toBe(3);
    scene.asks(0, 'after');
  });

  test('KM-163: six tiles are within reach, and the duel starts at once', () => {
    const scene = spirit({ at: 9 });
    expect(told(scene).slice(-3)).toEqual(['moved', 'challenged', 'duelBegan']);
    scene.asks(1, 'duel');
  });
});

describe('empty decks', () => {
  test('KM-164, KM-194: a treasure deck is formed anew from its discards, and that is told to all', () => {
    const scene = mountain({ players: [{}, {}], spent: ['treasure1'], dice: [1] }).answer(0, move);
    for (const who of [0, 1, null]) scene.tells(who, { type: 'reshuffled', deck: 'treasure', tier: 1, count: 24 });
    expect(scene.view(null)).toMatchObject({ decks: { treasure: [23, 18, 10] }, discards: { treasure: [[], [], []] } });
    expect(player(scene, 0).pack).toHaveLength(1);
  });

  test('KM-164, KM-194: so is an enemy deck', () => {
    const scene = mountain({ players: [{}, {}], spent: ['enemies1'], dice: [2] }).answer(0, move);
    scene.tells(null, { type: 'reshuffled', deck: 'enemy', tier: 1, count: 18 }).asks(0, 'fight');
  });

  test('KM-164, KM-194: and the Luck deck', () => {
    const scene = mountain({ players: [{ at: 2 }, {}], spent: ['luck'], dice: [1], rests: ['after', 'arrive', 'fight'] });
    scene.answer(0, move).tells(null, { type: 'reshuffled', deck: 'luck', tier: null, count: 32 });
    expect(scene.view(null).decks.luck).toBe(31);
  });

  test('KM-164: while a card is left nothing is reshuffled', () => {
    const scene = mountain({ players: [{}, {}], spent: ['treasure1'], treasure1: ['beer'], dice: [1] }).answer(0, move);
    expect(heard(scene, 'reshuffled')).toEqual([]);
    expect(scene.view(null).decks.treasure[0]).toBe(0);
  });

  test('C-14, H-20: deck and discards empty: a treasure of the next lower tier', () => {
    const scene = mountain({
      players: [{ at: 4 }, {}],
      treasure1: ['beer'],
      dice: [1],
      // All of tier 2 is below tier 3.
      with: ({ decks }) => void decks.treasure[2]?.unshift(...(decks.treasure[1]?.splice(0) ?? [])),
    });
    expect(only(scene.answer(0, move), 'drew', 0)).toMatchObject({ tier: 1, card: 'beer' });
  });

  test('C-14, H-20: nor any below: nothing, and that is told', () => {
    const scene = mountain({
      players: [{}, {}],
      dice: [1],
      with: ({ decks }) => void decks.treasure[2]?.unshift(...(decks.treasure[0]?.splice(0) ?? [])),
    });
    scene.answer(0, move).tells(1, { type: 'noTreasure', seat: seat(0), tier: 1 });
    expect(player(scene, 0).pack).toEqual([]);
  });
});

/** What is used shows by what it does, a duel by its challenge, a retreat by where it leads: of these some or all have no line of their own. */
const SAID_BY_ANOTHER = new Set('challenged duelBegan fightLost hurt moved mustSkip quiet retreated used'.split(' '));

describe('the log and the end', () => {
  test('KM-036, KM-165, C-33, KM-192: what happens has a line in the log, with a kind and an importance, and it names only seats of this table', () => {
    const types = new Set<string>();
    const silent = new Set<string>();
    const kinds = new Set<string>();
    const seatsIn = (what: unknown): unknown[] =>
      typeof what !== 'object' || what === null
        ? []
        : Object.entries(what).flatMap(([key, value]) => (key === 'seat' ? [value] : seatsIn(value)));
    const report = conforms(game, {
      games: 12,
      seed: 3,
      every: 1000,
      witness(match, events) {
        for (const { event } of events) {
          types.add(event.type);
          if (tell.event(event) === null) silent.add(event.type);
          kinds.add(tell.marks[event.type]);
          const strangers = seatsIn(tell.event(event)).filter((who) => !seatsOf(match.players).some((each) => each === who));
          if (strangers.length > 0) throw new Error(`seats ${strangers.join()} in a line of ${event.type}`);
        }
      },
    });
    expect(report.failures).toEqual([]);
    expect(types.size).toBeGreaterThan(40);
    expect([...silent].filter((type) => !SAID_BY_ANOTHER.has(type))).toEqual([]);
    for (const kind of LINE_KINDS) expect([...kinds].map((mark) => mark.replace(/[!-]$/, ''))).toContain(kind);
    const important = Object.entries(tell.marks).flatMap(([type, mark]) => (isImportant(mark) ? [type] : []));
    expect(important.sort()).toEqual(
      [
        'ambushSprung',
        'challenged',
        'claimLost',
        'claimed',
        'duelBegan',
        'duelEnded',
        'fell',
        'left',
        'lootMove',
        'returned',
        'stolen',
        'won',
      ].sort(),
    );
  });

  /** What random matches seldom bring. */
  const RARE: readonly Event[] = [
    { type: 'reshuffled', deck: 'enemy', tier: 2, count: 12 },
    { type: 'noTreasure', seat: seat(0), tier: 1 },
    { type: 'quiet', seat: seat(0), tile: 3, why: 'noLuck' },
    { type: 'luckCancelled', seat: seat(1), by: seat(0), card: 'cave-in' },
    { type: 'luckIdle', seat: seat(0), card: 'jinn-thief' },
    { type: 'smoked', seat: seat(1), by: seat(0) },
    { type: 'ambushSprung', seat: seat(1), mover: seat(0), tile: 4 },
    { type: 'ambushWasted', seat: seat(1), mover: seat(0), tile: 4, why: 'unable' },
    { type: 'warded', seat: seat(0), item: 'wardstone', count: 1 },
    { type: 'recovered', seat: seat(0), hp: 1 },
    { type: 'mustSkip', seat: seat(0), from: 'hardDefeat' },
    { type: 'won', seat: seat(0), why: 'siege', team: null },
  ];

  test.each(RARE)('KM-036, KM-164: $type has its line too', (event) => expect(tell.event(event)).not.toBeNull());

  test('KM-166: active until somebody has won, then finished, with the winner stored', () => {
    const scene = mountain({ players: [{}, { at: 19, claim: true }] });
    expect([scene.match.over, scene.state.winner]).toEqual([null, null]);
    rest(scene, 0);
    expect(scene.state.winner).toBe(1);
    expect(scene.match.over).toMatchObject({ winners: [1], ranking: [[1], [0]], why: { key: 'outcome.summit' } });
    expect(scene.view(0).winner).toBe(1);
  });

  test('KM-166: a finished match takes no more answers', () => {
    const scene = rest(mountain({ players: [{}, { at: 19, claim: true }] }), 0);
    scene.refuses(0, sleep, 'match-over').refuses(1, concede, 'match-over');
    expect(scene.match.asked).toEqual([]);
  });

  test('KM-166: the others are ranked by how far up they are, below the winner, up there or not', () => {
    const scene = mountain({ players: [{ at: 3 }, { at: 19, claim: true }, { at: 12 }, { at: 3 }, { at: 19 }] });
    rest(scene, 0);
    expect(scene.match.over?.ranking).toEqual([[1], [4], [2], [0, 3]]);
  });
});
