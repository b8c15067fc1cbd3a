import { create, fast } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { drawCards } from '../../rules/draw.ts';
import { game } from '../../rules/game.ts';
import type { CardId, Player } from '../../rules/state.ts';
import type { M } from '../../rules/types.ts';
import { drop, end, goOn, heard, ME, pass, play, player, RIVAL, skirmish } from '../skirmish.ts';

const next = (scene: ReturnType<typeof skirmish>) => scene.answer(0, goOn).answer(1, goOn);
const many = (n: number, card: CardId = 'scout'): CardId[] => Array.from({ length: n }, () => card);

describe('roundStart', () => {
  test('alternate: the other player, and it does not matter who won', () => {
    next(end(skirmish({ mine: { units: ['champion'] } }))).asks(1, 'play');
    next(end(skirmish({ theirs: { units: ['champion'] } }))).asks(1, 'play');
  });

  test('loser: the player who lost the round; after a tie the other one', () => {
    const rules = { roundStart: 'loser' } as const;
    next(end(skirmish({ rules, theirs: { units: ['champion'] } }))).asks(0, 'play');
    next(end(skirmish({ rules, mine: { units: ['champion'] } }))).asks(1, 'play');
    next(end(skirmish({ rules }))).asks(1, 'play');
  });
});

describe('tieBreak: one round each and a tie', () => {
  const tied = (tieBreak: 'totalVP' | 'draw' | 'fourthRound', totals: readonly [number, number], round = 3, ties = 0) =>
    end(skirmish({ rules: { tieBreak }, mine: { won: 1, total: totals[0] }, theirs: { won: 1, total: totals[1] }, round, ties }));

  test('totalVP, C-03: more VP in the whole match win, whichever seat has them; equal VP are a draw', () => {
    expect(tied('totalVP', [4, 3]).state.over).toEqual({ winner: 0, how: 'totalVp' });
    expect(tied('totalVP', [3, 4]).state.over).toEqual({ winner: 1, how: 'totalVp' });
    expect(tied('totalVP', [4, 4]).state.over).toEqual({ winner: null, how: 'evenVp' });
  });

  test('totalVP: a tie that came first counts, and the last round’s VP do', () => {
    const scene = skirmish({ mine: { won: 1, total: 2 }, theirs: { won: 0, total: 2, units: ['champion'] }, round: 3, ties: 1 });
    expect(end(scene).state.over).toEqual({ winner: 1, how: 'totalVp' });
  });

  test('totalVP, C-03: the VP of every round are added up, Conquer among them', () => {
    const hand = ['champion'] as const;
    const scene = end(skirmish({ mine: { hand, units: ['banner_lord', 'scout'] }, theirs: { hand, units: [null, 'champion'] } }));
    expect(scene.state.players.map(({ vp }) => vp)).toEqual([2, 1]);
    next(scene);
    expect(scene.state.players.map(({ vp, total }) => [vp, total])).toEqual([
      [0, 2],
      [0, 1],
    ]);
    scene.answer(1, play('champion', 0)).answer(0, pass).answer(1, pass);
    next(scene);
    expect(scene.state.players.map(({ total }) => total)).toEqual([2, 2]);
  });

  test('draw', () => {
    expect(tied('draw', [4, 3]).state.over).toEqual({ winner: null, how: 'evenRounds' });
  });

  test('fourthRound, H-14: a fourth round with 4 new cards decides', () => {
    const scene = next(tied('fourthRound', [4, 3]));
    scene.tells(0, { type: 'round', round: 4, draws: 4 });
    scene.answer(1, play('champion', 0)).answer(0, pass).answer(1, pass);
    expect(scene.state.over).toEqual({ winner: 1, how: 'rounds' });
  });

  test('fourthRound: a tie there, too, is a draw', () => {
    expect(tied('fourthRound', [4, 3], 4, 1).state.over).toEqual({ winner: null, how: 'evenRounds' });
  });
});

describe('deckOut', () => {
  const scouting = (deckOut: 'skip' | 'reshuffle' | 'lose', discard: CardId[] = ['medic', 'mason']) =>
    skirmish({ rules: { deckOut }, mine: { hand: ['scout', 'rally'], deck: [], discard } }).answer(0, play('scout', 0));

  test('skip, FS-114, H-01: the draw is skipped without a penalty', () => {
    const scene = scouting('skip');
    scene.tells(1, { type: 'noDraw', seat: ME, by: 'scout' });
    expect(player(scene, 0)).toMatchObject({ hand: ['rally'], discard: ['medic', 'mason'] });
    scene.asks(1, 'play');
  });

  test('reshuffle: the discard pile becomes the deck, and what was in hand is known from then on', () => {
    const scene = scouting('reshuffle');
    scene.tells(1, { type: 'reshuffled', seat: ME, count: 2 });
    expect(player(scene, 0)).toMatchObject({ hand: ['mason'], known: ['rally'], deck: ['medic'], discard: [] });
    expect(scene.view(1).players[0]).toMatchObject({ hand: null, handCount: 2, known: ['rally'], deckCount: 1 });
  });

  test('reshuffle: known cards do not tell in which order they were drawn', () => {
    const scene = skirmish({
      rules: { deckOut: 'reshuffle' },
      mine: { hand: ['vigil', 'scout', 'rally', 'archer'], deck: [], discard: ['medic', 'mason'] },
    });
    scene.answer(0, play('scout', 0));
    expect(scene.view(1).players[0]?.known).toEqual(['archer', 'rally', 'vigil']);
  });

  test('reshuffle: the new deck is shuffled', () => {
    const pile: CardId[] = ['archer', 'captain', 'duelist', 'medic', 'mason', 'rally', 'gale', 'vigil'];
    const orders = Array.from({ length: 10 }, (_, seed) => {
      const m = {
        state: structuredClone(skirmish({ rules: { deckOut: 'reshuffle' } }).state),
        rng: fast(seed).stream('draw'),
        emit() {},
      };
      Object.assign(m.state.players[0] as Player, { deck: [], discard: [...pile] });
      drawCards(m as unknown as M, ME, 1, null);
      return m.state.players[0]?.deck.join();
    });
    expect(new Set(orders).size).toBeGreaterThan(5);
  });

  test('reshuffle: without discards there is nothing to draw', () => {
    expect(heard(scouting('reshuffle', []), 'noDraw')).toHaveLength(1);
  });

  test('lose: a player who cannot draw loses the match', () => {
    expect(scouting('lose').state.over).toEqual({ winner: 1, how: 'deck' });
  });

  test('lose: at the start of a round, one loses, and two together have a draw', () => {
    const rules = { deckOut: 'lose' } as const;
    const one = next(end(skirmish({ rules, theirs: { deck: ['scout', 'scout', 'scout'] } })));
    expect(one.state.over).toEqual({ winner: 0, how: 'deck' });
    const both = next(end(skirmish({ rules, mine: { deck: [] }, theirs: { deck: [] } })));
    expect(both.state.over).toEqual({ winner: null, how: 'decks' });
  });
});

describe('handLimit', () => {
  test('none, FS-115, C-24: any number of cards is kept', () => {
    end(skirmish({ mine: { hand: many(14) } })).asks(0, 'next');
  });

  test('ten: both discard down to 10 at the end of a round, before the pause', () => {
    const scene = end(
      skirmish({ rules: { handLimit: 'ten' }, mine: { hand: many(12) }, theirs: { hand: many(9), known: ['medic', 'medic'] } }),
    );
    // The active player, who passed last, is asked first.
    scene.answer(1, drop('medic'));
    expect(scene.asks(0, 'discard').ask).toEqual({ kind: 'discard', by: 'limit', left: 2 });
    scene.answer(0, drop('scout')).answer(0, drop('scout'));
    scene.asks(0, 'next');
    expect(scene.state.players.map(({ hand, known }) => hand.length + known.length)).toEqual([10, 10]);
  });

  test('ten: not in the middle of a round', () => {
    skirmish({ rules: { handLimit: 'ten' }, mine: { hand: many(12) } })
      .answer(0, play('scout', 0))
      .asks(1, 'play');
  });
});

describe('mulligan', () => {
  const first = (mulligan: boolean) =>
    skirmish({
      rules: { mulligan },
      from: { do: 'match.begin' },
      dice: [0],
      round: 0,
      mine: { hand: [], deck: [...many(2), 'medic', ...many(5, 'mason'), 'archer', 'captain', 'rally'] },
      theirs: { hand: [], deck: many(20, 'medic') },
    });

  test('off, H-15: nobody is asked', () => {
    first(false).asks(0, 'play');
  });

  test('on: both are asked once, secretly; up to 3 cards go back, and as many others come', () => {
    const scene = first(true);
    expect(scene.state.phase).toBe('mulligan');
    scene.answer(0, { do: 'swap', a: 'mason', b: 'medic', c: 'scout' });
    expect(player(scene, 0).hand).toHaveLength(8);
    expect(scene.told(1)).toEqual([]);
    scene.answer(1, { do: 'keep' });
    expect(player(scene, 0).hand).toEqual(['scout', 'mason', 'mason', 'mason', 'mason', 'archer', 'captain', 'rally']);
    expect(player(scene, 0).deck.toSorted()).toEqual(['mason', 'medic', 'scout']);
    scene.tells(1, { type: 'mulligan', seat: ME, count: 3, cards: null });
    scene.tells(0, { type: 'mulligan', seat: ME, count: 3, cards: ['mason', 'medic', 'scout'] });
    scene.asks(0, 'play');
  });

  test('on: only before round 1', () => {
    const scene = first(true).answer(0, { do: 'keep' }).answer(1, { do: 'keep' });
    next(end(scene)).asks(1, 'play');
  });

  test('on: what goes back is shuffled into the deck', () => {
    const rules = game.rules.parse({ mulligan: true });
    const under = Array.from({ length: 10 }, (_, seed) => {
      const match = create(game, fast(seed), [{ deck: 'iron_wall' }, { deck: 'emberstorm' }], rules);
      const [a, b, c] = (match.state.players[0] as Player).hand.toSorted() as [CardId, CardId, CardId];
      for (const [who, option] of [[ME, { do: 'swap', a, b, c }] as const, [RIVAL, { do: 'keep' }] as const])
        expect(match.answer(who, match.question(who)?.id ?? 0, option).ok).toBe(true);
      return match.state.players[0]?.deck.slice(0, 3).join() === [a, b, c].join();
    });
    expect(under).toContain(false);
  });

  test('on: equal cards are alike, more copies than are there cannot be put back, and the clock keeps all', () => {
    const scene = first(true);
    const options = scene.asks(0, 'mulligan').options;
    expect(options).toContainEqual({ do: 'swap', a: 'mason', b: 'scout', c: 'scout' });
    expect(options).not.toContainEqual({ do: 'swap', a: 'scout', b: 'scout', c: 'scout' });
    expect(options).toHaveLength(1 + 3 + 5 + 6);
    expect(scene.match.fallback(scene.state.first)).toEqual({ do: 'keep' });
  });
});

describe('fxFade', () => {
  const effects = [
    { slot: 0, card: 'fortify', owner: 0, since: 1 },
    { slot: 0, card: 'tribute', owner: 1, since: 2 },
  ] as const;

  test('off, FS-116: ongoing effects stay for the whole match', () => {
    const scene = next(end(skirmish({ effects, round: 2, mine: { units: ['champion'] } })));
    expect(scene.state.slots[0]?.effects.map(({ card }) => card)).toEqual(['fortify', 'tribute']);
  });

  test('on, FS-116: they vanish after 2 rounds', () => {
    const scene = next(end(skirmish({ rules: { fxFade: true }, effects, round: 2, mine: { units: ['champion'] } })));
    expect(scene.state.slots[0]?.effects.map(({ card }) => card)).toEqual(['tribute']);
    scene.tells(1, { type: 'effectRemoved', slot: 0, by: null });
  });
});
