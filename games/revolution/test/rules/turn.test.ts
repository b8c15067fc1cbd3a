import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { at, down, full, heard, order, pass, player, revolution, seal, up } from '../revolution.ts';

describe('RR-018: a turn', () => {
  test('a player draws one card, then places exactly one, and the turn goes on', () => {
    const scene = revolution({ mine: { hand: ['c-1'], deck: ['c-3', 'c-8'] } });
    expect(order(scene)).toEqual(['turn', 'drew']);
    expect(player(scene, 0).hand).toEqual(['c-1', 'c-3']);
    scene.answer(0, up('c-1', 'top'));
    expect(at(scene, 0, 'top')).toBe('c-1');
    expect(player(scene, 0).hand).toEqual(['c-3']);
    scene.asksNothing(0);
    scene.asks(1, 'place');
    scene.tells(0, { type: 'drew', seat: seat(1), card: null, by: null });
  });

  test('equal cards in hand are one option', () => {
    const scene = revolution({ mine: { hand: ['c-1', 'c-1', 'c-1'], deck: [] } });
    expect(scene.options(0)).toEqual([
      up('c-1', 'top'),
      down('c-1', 'top'),
      down('c-1', 'left'),
      up('c-1', 'right'),
      down('c-1', 'right'),
      down('c-1', 'help'),
    ]);
  });

  test('every turn has its own time', () => {
    const scene = revolution();
    const before = scene.state.moves;
    scene.answer(0, up('c-1', 'top'));
    expect(scene.state.moves).toBe(before + 1);
  });

  test('so has the secret phase', () => {
    const scene = revolution({
      mine: { zones: { top: 'c-1', left: 'c-8', right: 'c-4' } },
      theirs: { zones: full('c-9', 'c-25', 'c-19', 'h-6') },
    });
    const before = scene.state.moves;
    scene.answer(0, down('c-1', 'help'));
    expect(scene.state).toMatchObject({ phase: 'secret', moves: before + 1 });
  });

  test('H-20: an empty deck is no penalty', () => {
    const scene = revolution({ mine: { deck: [] } });
    scene.tells(1, { type: 'noDraw', seat: seat(0), by: null });
    scene.asks(0, 'place');
  });

  test('H-19: with neither hand nor deck the first empty zone is vacant, and counts as filled', () => {
    const scene = revolution({ mine: { hand: [], deck: [], zones: { top: 'c-1', left: 'c-8' } } });
    scene.tells(1, { type: 'vacant', seat: seat(0), zone: 'right' });
    expect(player(scene, 0).zones.right).toBe('vacant');
    scene.asks(1, 'place');
    expect(scene.state.turn).toBe(2);
  });

  test('H-19: each turn leaves one zone vacant; a side of vacant zones is full, skips, and lets the secret phase begin', () => {
    const scene = revolution({
      mine: { hand: [], deck: [], zones: { top: 'c-1', left: 'c-8' } },
      theirs: { zones: { top: 'c-9' } },
    });
    scene.answer(1, down('c-1', 'left')).tells(0, { type: 'vacant', seat: seat(0), zone: 'help' });
    expect(player(scene, 0).zones).toMatchObject({ right: 'vacant', help: 'vacant' });
    scene.answer(1, down('c-3', 'right')).tells(0, { type: 'skipped', seat: seat(0), turn: 5 });
    scene.answer(1, down('c-8', 'help')).tells(0, { type: 'squareFull', asked: [seat(1)] });
  });
});

describe('RR-019, RR-021: the turn counter', () => {
  test('odd turns are the first player’s, even ones the second’s', () => {
    const scene = revolution();
    expect(scene.state).toMatchObject({ turn: 1, current: 0 });
    scene.answer(0, up('c-1', 'top'));
    expect(scene.state).toMatchObject({ turn: 2, current: 1 });
    scene.answer(1, down('c-1', 'top'));
    expect(scene.state).toMatchObject({ turn: 3, current: 0 });
  });

  test('C-14: a player with four filled zones skips, which counts as a turn, draws nothing and is not asked', () => {
    const scene = revolution({ theirs: { zones: full('c-9', 'c-25', 'c-19', 'h-6') } });
    const hand = [...player(scene, 1).hand];
    scene.answer(0, up('c-1', 'top'));
    scene.tells(null, { type: 'skipped', seat: seat(1), turn: 2 });
    expect(scene.state).toMatchObject({ turn: 3, current: 0 });
    expect(player(scene, 1).hand).toEqual(hand);
    scene.asks(0, 'place');
  });

  test('H-31: it begins at 1 again in every round', () => {
    const scene = revolution({
      mine: { zones: { left: 'c-8', right: 'c-1', help: 'h-9' } },
      theirs: { zones: full('c-9', 'c-25', 'c-19', 'h-6') },
    });
    scene.answer(0, down('c-1', 'top')).answer(0, pass).answer(1, pass).answer(0, { do: 'next' });
    expect(scene.state).toMatchObject({ round: 2, turn: 1 });
  });
});

describe('RR-020: the main phase is over', () => {
  const almost = () =>
    revolution({
      mine: { zones: { top: 'c-1', left: 'c-8', right: 'c-4' } },
      theirs: { zones: full('c-9', 'c-25', 'c-19', 'h-6') },
    });

  test('when both have filled three character zones and the Help zone', () => {
    const scene = almost();
    scene.answer(0, down('c-1', 'help'));
    scene.tells(null, { type: 'squareFull', asked: [seat(0), seat(1)] });
    expect(scene.state.phase).toBe('secret');
    // Nobody skips any more.
    expect(heard(scene, 0, 'skipped')).toEqual([]);
  });

  test('normally after four turns each', () => {
    const scene = revolution();
    let turns = 0;
    for (; scene.state.phase === 'main'; turns++) {
      const who = scene.state.current;
      scene.answer(who, scene.match.fallback(who));
    }
    expect(turns).toBe(8);
  });
});

describe('RR-030: face-down', () => {
  test('any card goes into any character zone and the Help zone, whatever the leader allows', () => {
    const scene = revolution({ mine: { leader: 's-1', hand: ['c-32', 'h-1', 'sp-1'], deck: [] } });
    const zones = ['top', 'left', 'right', 'help'] as const;
    for (const card of ['c-32', 'h-1', 'sp-1'] as const)
      expect(scene.options(0)).toEqual(expect.arrayContaining(zones.map((zone) => down(card, zone))));
    scene.refuses(0, up('c-32', 'top'), 'not-an-option', 'blocked.leader');
  });

  test('RR-031: it triggers nothing', () => {
    const scene = revolution({ mine: { hand: ['c-14'], deck: ['c-1', 'c-3'] } });
    scene.answer(0, down('c-14', 'left'));
    expect(heard(scene, 0, 'drew').filter(({ seat: who }) => who === 0)).toEqual([]);
    expect(player(scene, 0).hand).toEqual(['c-1']);
  });

  test('RR-032: it stays face-down for the whole round, also when the secret cards are revealed', () => {
    const scene = revolution({
      mine: { zones: { top: ['c-4', 'down'], left: 'c-8', right: 'c-1' } },
      theirs: { zones: full('c-9', 'c-25', 'c-19', 'h-6') },
    });
    scene.answer(0, down('c-3', 'help')).answer(0, seal('c-1')).answer(1, pass);
    expect(scene.state.phase).toBe('battle');
    expect(player(scene, 0).zones).toMatchObject({ top: { face: 'down' }, help: { face: 'down' }, sp: { face: 'up' } });
    expect(scene.view(1).players[0]?.zones).toMatchObject({ top: { card: null }, help: { card: null } });
  });

  test('RR-027, RR-031: it has no power and no type in the battle', () => {
    const scene = revolution({
      mine: { zones: { top: 'c-1', left: ['c-4', 'down'], right: ['c-3', 'down'], help: ['h-12', 'down'] } },
      theirs: { zones: full('c-9', 'c-25', 'c-19', 'h-6') },
      from: { do: 'reveal' },
    });
    const side = heard(scene, 0, 'battle')[0]?.reckoning.sides[0];
    expect(side).toMatchObject({ power: 130, comboBonus: 0, total: 130, help: null });
  });
});

describe('H-25: what the clock places', () => {
  const fallback = (hand: Parameters<typeof revolution>[0] & object) => revolution(hand).match.fallback(seat(0));

  test('the character with the lowest printed power, face-down, in the first empty zone', () => {
    expect(fallback({ mine: { hand: ['c-4', 'c-9', 'c-1'], deck: [] } })).toEqual(down('c-9', 'top'));
    expect(fallback({ mine: { hand: ['c-4', 'c-1'], deck: [], zones: { top: 'c-3', right: 'c-8' } } })).toEqual(
      down('c-1', 'left'),
    );
  });

  test('Help and SP cards after all characters', () => {
    expect(fallback({ mine: { hand: ['sp-1', 'h-1', 'c-4'], deck: [] } })).toEqual(down('c-4', 'top'));
    expect(fallback({ mine: { hand: ['sp-1', 'h-1'], deck: [] } })).toEqual(down('h-1', 'top'));
  });

  test('of equals the first of the catalog', () => {
    expect(fallback({ mine: { hand: ['c-37', 'c-1', 'c-24'], deck: [] } })).toEqual(down('c-1', 'top'));
    expect(fallback({ mine: { hand: ['h-9', 'h-2', 'h-4'], deck: [] } })).toEqual(down('h-2', 'top'));
  });
});
