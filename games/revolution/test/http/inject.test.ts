import { fast, resume, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Injection } from '../../../contract.ts';
import { injection } from '../../http/inject/injection.ts';
import { type GivenEnv, injectedEnv } from '../../http/shapes/injected.ts';
import { game } from '../../rules/game.ts';
import { type Player, type State, ZONES } from '../../rules/state.ts';

type Given = { readonly [field: string]: unknown };

const luck = () => fast(7).stream('decks');

/** What a test sends, read as the server reads it. */
const read = (env: Given): GivenEnv => injectedEnv.parse(env);

function good(env: Given): Injection {
  const made = injection(read(env), luck());
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made;
}

const stateOf = ({ snapshot }: Injection): State => snapshot.state as unknown as State;
const sideOf = (made: Injection, who: number): Player => stateOf(made).players[who] as Player;

function refused(env: Given): string {
  const made = injection(read(env), luck());
  return made.ok ? 'taken' : `${made.field}: ${made.why.key}`;
}

/** s-1 against s-7 in the main phase of the first round: it is the turn of playerId_1. */
const MAIN = {
  phase: 'MAIN_PHASE',
  firstPlayer: 'playerId_1',
  players: {
    playerId_1: { leader: 's-1', hand: ['c-1', 'c-2#1', 'h-2'] },
    playerId_2: { leader: 's-7', hand: ['c-9', 'c-10'] },
  },
} as const;
const both = (one: Given, other: Given): Given => ({
  playerId_1: { ...MAIN.players.playerId_1, ...one },
  playerId_2: { ...MAIN.players.playerId_2, ...other },
});
const FULL = {
  playerId_1: { top: 'c-1', left: 'c-2', right: { cardId: 'c-3', isFaceDown: true }, help: 'h-1' },
  playerId_2: {
    top: 'c-9',
    left: { isVacant: true },
    right: { cardId: 'h-2', isFaceDown: true },
    help: { cardId: 'c-18', isFaceDown: true },
  },
} as const;

describe('a state that a test makes up', () => {
  test('RR-064: the kernel resumes it, with one question open and everything where it was said to be', () => {
    const made = good({
      ...MAIN,
      zones: { playerId_1: { top: 'c-4' }, playerId_2: { left: { cardId: 'c-12', isFaceDown: true } } },
    });
    const resumed = resume(game, fast(1), made.snapshot);
    if (!resumed.ok) throw new Error(JSON.stringify(resumed));
    const { match } = resumed;
    expect(match.question(seat(0))?.kind).toBe('place');
    expect(match.question(seat(1))).toBeNull();
    expect(sideOf(made, 0)).toMatchObject({
      hand: ['c-1', 'c-2', 'h-2'],
      deckId: 'homeland',
      vp: 0,
      zones: { top: { card: 'c-4', face: 'up' } },
    });
    expect(sideOf(made, 1)).toMatchObject({ deckId: 'opensquare', zones: { left: { card: 'c-12', face: 'down' }, top: null } });
    expect(sideOf(made, 0).deck).toHaveLength(36);
    // The rest is played by the rules.
    expect(match.answer(seat(0), 1, { do: 'place', card: 'h-2', zone: 'left', face: 'down' })).toMatchObject({ ok: true });
    expect(match.question(seat(1))?.kind).toBe('place');
  });

  test.each(['READY_PHASE', 'DRAW_PHASE', 'MAIN_PHASE', 'SP_PHASE'] as const)('begins in %s, and is resumed', (phase) => {
    const made = good({
      ...MAIN,
      phase,
      ...(phase === 'SP_PHASE' ? { zones: FULL, players: both({}, { hand: ['c-10'] }) } : {}),
    });
    const resumed = resume(game, fast(1), made.snapshot);
    expect(resumed.ok).toBe(true);
    expect(made.snapshot.counts).toEqual(phase === 'READY_PHASE' || phase === 'SP_PHASE' ? [1, 1] : [1, 0]);
  });

  test('RR-047, RR-064: what is on the square was placed in the order of the plays; where they say nothing, zone by zone, the first player first', () => {
    const zones = { playerId_1: { top: 'c-1', left: 'c-2' }, playerId_2: { top: { cardId: 'c-9', isFaceDown: true } } };
    const plays = [
      { playerId: 'playerId_1', action: 'PLAY_CARD', cardId: 'c-2#1', zone: 'left' },
      { playerId: 'playerId_2', action: 'PLAY_CARD_BACK', cardId: null, zone: 'top' },
    ];
    const placed = (given: Given): readonly string[] => {
      const { players } = stateOf(
        good({ ...MAIN, players: both({ hand: ['c-5'] }, { hand: ['c-10'] }), zones, currentPlayer: 'playerId_2', ...given }),
      );
      const spots = players
        .flatMap((player) => Object.values(player.zones))
        .flatMap((spot) => (typeof spot === 'string' ? [] : (spot ?? [])));
      return spots.toSorted((one, other) => one.at - other.at).map(({ card }) => card);
    };
    expect(placed({})).toEqual(['c-1', 'c-9', 'c-2']);
    expect(placed({ firstPlayer: 'playerId_2', currentPlayer: 'playerId_1' })).toEqual(['c-9', 'c-1', 'c-2']);
    expect(placed({ playSequence: { plays } })).toEqual(['c-2', 'c-9', 'c-1']);
    const leader = { playerId: 'playerId_1', action: 'PLAY_LEADER', cardId: 's-1', zone: 'leader' };
    expect(placed({ playSequence: { plays: [leader, ...plays] } })).toEqual(['c-2', 'c-9', 'c-1']);
  });

  test('H-05: without a first player the higher initial point goes first; RR-019: odd turns are the first player’s', () => {
    const { firstPlayer: _first, ...env } = MAIN;
    const first = (one: string, other: string): number =>
      stateOf(good({ ...env, players: both({ leader: one }, { leader: other }) })).first;
    expect([first('s-1', 's-8'), first('s-8', 's-1')]).toEqual([1, 0]);
    const turn = (given: Given): readonly number[] => {
      const { current, turn: number } = stateOf(good({ ...MAIN, ...given }));
      return [current, number];
    };
    expect(turn({})).toEqual([0, 1]);
    expect(turn({ currentPlayer: 'playerId_2' })).toEqual([1, 2]);
    expect(turn({ currentTurn: 4 })).toEqual([1, 4]);
    expect(turn({ zones: { playerId_1: { top: 'c-4' } }, players: both({}, {}) })).toEqual([1, 2]);
  });

  test('decks: in the order that is given, next card first; else the rest of the list, the same for the same seed', () => {
    const ordered = good({ ...MAIN, players: both({ deck: ['c-5', 'h-12', 'sp-1'] }, {}) });
    expect(sideOf(ordered, 0).deck).toEqual(['sp-1', 'h-12', 'c-5']);
    expect(sideOf(ordered, 0).list).toEqual(['c-1', 'c-2', 'c-5', 'h-2', 'h-12', 'sp-1']);
    expect(sideOf(good(MAIN), 0).deck).toEqual(sideOf(good(MAIN), 0).deck);
    expect(sideOf(good(MAIN), 0).list).toHaveLength(40);
    expect(good({ ...MAIN, seed: 'one' }).seed).toBe('one');
  });

  test('what a poll gives besides is worked out anew; later rounds bring their points along', () => {
    const results = [
      { round: 1, totals: { playerId_1: 300, playerId_2: 200 }, points: { playerId_1: 12, playerId_2: 0 }, winner: 'playerId_1' },
    ];
    const env = {
      ...MAIN,
      round: 2,
      results,
      players: both({ victoryPoints: 12, fieldEffects: { nonsense: 1 }, handCount: 3 }, {}),
      gameEvents: [],
      gap: true,
    };
    expect(stateOf(good(env)).results).toEqual(
      [
        {
          leaders: ['s-8', 's-7'],
          totals: [300, 200],
          winner: 0,
          awards: [
            { lines: [], points: 12 },
            { lines: [], points: 0 },
          ],
        },
      ].map((each) => ({ ...each, leaders: stateOf(good(env)).players.map(({ leaders }) => leaders[0]) })),
    );
    const plain = stateOf(good({ ...MAIN, round: 3, players: both({ victoryPoints: 20 }, { victoryPoints: 7 }) }));
    expect(plain.results.map(({ awards }) => awards.map(({ points }) => points))).toEqual([
      [0, 0],
      [20, 7],
    ]);
  });

  test.each<[field: string, why: string, env: Given]>([
    ['phase', 'other-phase', { phase: 'BATTLE_PHASE' }],
    ['phase', 'not-ready-phase', { phase: 'READY_PHASE', round: 2 }],
    ['phase', 'not-ready-phase', { phase: 'READY_PHASE', zones: { playerId_1: { top: 'c-4' } } }],
    ['phase', 'not-full', { phase: 'SP_PHASE' }],
    ['phase', 'nobody-seals', { phase: 'SP_PHASE', zones: FULL, players: both({ hand: [] }, { hand: [] }) }],
    ['round', 'no-points-yet', { players: both({ victoryPoints: 3 }, {}) }],
    ['round', 'not-even', { round: 5, players: both({ victoryPoints: 3 }, {}) }],
    ['players', 'won-already', { round: 3, players: both({ victoryPoints: 50 }, {}) }],
    [
      'players.playerId_1.victoryPoints',
      'other-points',
      {
        round: 2,
        results: [{ round: 1, totals: { playerId_1: 1, playerId_2: 0 }, points: { playerId_1: 5, playerId_2: 0 }, winner: null }],
      },
    ],
    ['results', 'other-rounds', { round: 2, results: [] }],
    ['players.playerId_1.hand.1', 'unknown-card', { players: both({ hand: ['c-1', 'c-99'] }, {}) }],
    ['players.playerId_2.deck.0', 'unknown-card', { players: both({}, { deck: ['h-44'] }) }],
    ['players.playerId_1.discard.0', 'unknown-card', { players: both({ discard: ['sp-99'] }, {}) }],
    ['players.playerId_1', 'not-in-deck', { players: both({ hand: ['c-9'] }, {}) }],
    ['players.playerId_1', 'not-in-deck', { players: both({ hand: ['c-3', 'c-3'] }, {}) }],
    ['players.playerId_1', 'too-many-copies', { players: both({ hand: ['c-3', 'c-3', 'c-3'], deck: [] }, {}) }],
    ['players.playerId_1', 'too-many-copies', { players: both({ hand: ['sp-1'], deck: ['sp-1'] }, {}) }],
    ['players.playerId_1.handCount', 'other-count', { players: both({ handCount: 7 }, {}) }],
    ['players.playerId_1.deckCount', 'other-count', { players: both({ deckCount: 7 }, {}) }],
    ['players.playerId_1.hand', 'no-hand', { players: both({ hand: [] }, {}) }],
    ['players.playerId_1.leader', 'unknown-card', { players: both({ leader: 's-44' }, {}) }],
    [
      'players.playerId_1.leaders',
      'leader-twice',
      { players: both({ leader: null, leaders: ['s-1', 's-1', 's-2', 's-3'] }, {}) },
    ],
    [
      'players.playerId_1.leader',
      'other-leader',
      { players: both({ leader: 's-2', leaders: ['s-1', 's-2', 's-3', 's-4'] }, {}) },
    ],
    ['zones.playerId_1.leader', 'other-leader', { zones: { playerId_1: { leader: 's-2' } } }],
    ['currentPlayer', 'is-full', { zones: FULL, players: both({}, { hand: ['c-10'] }) }],
    ['currentTurn', 'other-turn', { currentPlayer: 'playerId_1', currentTurn: 2 }],
    ['zones.playerId_1.top', 'unknown-card', { zones: { playerId_1: { top: 'c-44' } } }],
    ['zones.playerId_1.top', 'no-card', { zones: { playerId_1: { top: { isFaceDown: true } } } }],
    ['zones.playerId_1.top', 'wrong-zone', { zones: { playerId_1: { top: 'h-2' } } }],
    ['zones.playerId_1.help', 'wrong-zone', { zones: { playerId_1: { help: 'sp-1' } } }],
    ['zones.playerId_1.sp', 'not-revealed', { zones: { playerId_1: { sp: 'sp-1' } } }],
    ['zones.playerId_1.sp', 'not-revealed', { zones: { playerId_1: { sp: { isVacant: true } } } }],
    ['zones.playerId_1.sp', 'not-searched', { zones: { playerId_1: { sp: { cardId: 'c-4', isFaceDown: true } } } }],
    ['zones.playerId_1.top', 'not-neutralised', { zones: { playerId_1: { top: { cardId: 'c-4', isNeutralised: true } } } }],
    ['zones.playerId_1.help.target', 'no-target', { zones: { playerId_1: { help: { cardId: 'h-2', target: 'top' } } } }],
    [
      'playSequence.plays.0',
      'not-there',
      { playSequence: { plays: [{ playerId: 'playerId_1', action: 'PLAY_CARD', cardId: 'c-1', zone: 'top' }] } },
    ],
    [
      'playSequence.plays.0',
      'other-round',
      { playSequence: { plays: [{ playerId: 'playerId_1', action: 'PLAY_CARD', cardId: 'c-1', zone: 'top', round: 3 }] } },
    ],
    [
      'playSequence.plays',
      'other-leader-play',
      { playSequence: { plays: [{ playerId: 'playerId_1', action: 'PLAY_LEADER', cardId: 's-2', zone: 'leader' }] } },
    ],
    [
      'playSequence.plays',
      'leaders-first',
      {
        playSequence: {
          plays: ['playerId_2', 'playerId_1'].map((playerId) => ({
            playerId,
            action: 'PLAY_LEADER',
            cardId: playerId === 'playerId_1' ? 's-1' : 's-7',
            zone: 'leader',
          })),
        },
      },
    ],
  ])('is refused where %s is not sound: %s', (field, why, given) => {
    expect(refused({ ...MAIN, ...given })).toBe(`gameEnv.${field}: inject.${why}`);
  });

  test('a deck that is none is refused with its own reason', () => {
    const made = injection(read({ ...MAIN, players: both({ deckId: 'none' }, {}) }), luck());
    expect(made).toMatchObject({ ok: false, field: 'gameEnv.players.playerId_1.deckId' });
  });

  test('every zone is a zone of the game', () => {
    expect(Object.keys(injectedEnv.shape.zones.unwrap().shape.playerId_1.unwrap().shape).toSorted()).toEqual(
      ['leader', ...ZONES].toSorted(),
    );
  });
});
