import { contentHash, create, fast, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { cards } from '../../rules/catalog.ts';
import { game } from '../../rules/game.ts';
import { ZONES } from '../../rules/state.ts';
import { statistics } from '../../statistics.ts';
import { down, goOn, heard, pass, player, revolution, up } from '../revolution.ts';

describe('state', () => {
  test('RR-007: three character zones, a Help zone, a secret zone, and a leader', () => {
    const { zones, leaders } = player(revolution(), 0);
    expect(Object.keys(zones).sort()).toEqual([...ZONES].sort());
    expect(ZONES).toEqual(['top', 'left', 'right', 'help', 'sp']);
    expect(leaders).toHaveLength(4);
  });

  test('a match can be saved and gone on with at any question', () => {
    const match = create(game, fast(7), [{ deck: 'homeland' }, { deck: 'opensquare' }], game.rules.parse({}));
    expect(JSON.parse(JSON.stringify(match.toJSON()))).toEqual(match.toJSON());
  });
});

test('numbers and rules of cards are content, words and drawings are not', () => {
  expect(contentHash({ ...game, content: structuredClone(game.content) })).toBe(contentHash(game));
  const content = JSON.stringify(game.content);
  expect(content).not.toMatch(/Talk-Radio Host|radio-tower/);
  expect(content).toMatch(/"id":"c-2".*"power":100/);
  expect(content).toMatch(/"does":"search"/);
});

describe('what the lab counts', () => {
  test('all 74 cards, in use when they are face-up: placed, revealed, or leading', () => {
    expect(statistics.cards).toHaveLength(74);
    expect(statistics.used({ type: 'placed', seat: seat(0), card: 'c-1', zone: 'top', face: 'up', by: null })).toEqual(['c-1']);
    expect(statistics.used({ type: 'placed', seat: seat(0), card: 'c-1', zone: 'top', face: 'down', by: null })).toEqual([]);
    expect(statistics.used({ type: 'revealed', cards: ['sp-1', null] })).toEqual(['sp-1']);
    const round = { type: 'round', round: 1, leaders: ['s-1', 's-2'], first: seat(1), why: 'initialPoint' } as const;
    expect(statistics.used({ ...round, leaders: ['s-1', 's-2'] })).toEqual(['s-1', 's-2']);
    expect(statistics.began?.({ ...round, leaders: ['s-1', 's-2'] })).toBe(1);
    expect(statistics.began?.({ ...round, round: 2, leaders: ['s-1', 's-2'] })).toBeNull();
  });

  test('rounds, whether 50 points were reached, and which leader won which round', () => {
    const scene = revolution({
      mine: { zones: { top: 'c-1', left: 'c-8', right: 'c-4', help: 'h-9' } },
      theirs: { zones: { top: 'c-9', left: 'c-25', right: 'c-19' }, hand: ['c-24'] },
      from: { do: 'turn', seat: seat(1) },
    });
    scene.answer(1, down('c-24', 'help')).answer(0, pass).answer(1, pass);
    const winner = heard(scene, 0, 'battle')[0]?.reckoning.winner ?? null;
    expect(statistics.rounds(scene.state)).toBe(1);
    expect(statistics.shares?.(scene.state)).toEqual([
      { share: 'reached', hits: 0, of: 1 },
      { share: 'leader', value: 's-8', hits: winner === 0 ? 1 : 0, of: 1 },
      { share: 'leader', value: 's-7', hits: winner === 1 ? 1 : 0, of: 1 },
    ]);
    scene.answer(0, goOn);
  });
});

test('RR-048: a new leader is a new board: zones follow the leader of the round', () => {
  const [first, second] = ([1, 2] as const).map((round) => revolution({ round, mine: { hand: ['c-9'], deck: [] } }));
  // The Circuit Judge allows Freedom at the left, Trump at the top and the left.
  expect(first?.options(0)).not.toContainEqual(up('c-9', 'top'));
  expect(second?.options(0)).toContainEqual(up('c-9', 'top'));
  expect(cards.get('s-1').zones?.top).toContain('freedom');
});
