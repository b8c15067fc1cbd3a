import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { at, down, full, heard, order, pass, player, revolution, seal } from '../revolution.ts';

const MINE = full('c-1', 'c-8', 'c-4', 'h-9');
const THEIRS = full('c-9', 'c-25', 'c-19', 'h-6');

describe('RR-023: the secret phase', () => {
  const scene = (hands: { readonly mine?: object; readonly theirs?: object } = {}) =>
    revolution({
      mine: { zones: MINE, hand: ['sp-1', 'c-3', 'c-3'], ...hands.mine },
      theirs: { zones: THEIRS, hand: ['h-2'], ...hands.theirs },
      from: { do: 'secret' },
    });

  test('H-30: both are asked at once, and each may seal a card or none', () => {
    const open = scene();
    expect(open.asks(0, 'secret').options).toEqual([pass, seal('sp-1'), seal('c-3')]);
    expect(open.asks(1, 'secret').options).toEqual([pass, seal('h-2')]);
  });

  test('RR-033: face-down only: nobody sees what was sealed before both have answered', () => {
    const open = scene();
    const before = open.match.packet(seat(1));
    open.answer(0, seal('sp-1'));
    expect(open.told(1)).toEqual([]);
    expect(open.match.packet(seat(1)).view).toEqual(before.view);
    expect(player(open, 0).zones.sp).toBeNull();
  });

  test('RR-024: then both cards are revealed together, and the judges count', () => {
    const open = scene();
    open.answer(1, seal('h-2')).answer(0, seal('sp-1'));
    expect(order(open)).toEqual(['revealed', 'battle']);
    open.tells(null, { type: 'revealed', cards: ['sp-1', 'h-2'] });
    expect(player(open, 0).zones.sp).toMatchObject({ card: 'sp-1', face: 'up' });
  });

  test('H-21: a bluff is revealed without effect', () => {
    const open = scene();
    open.answer(1, seal('h-2')).answer(0, seal('c-3'));
    const { sides } = heard(open, 0, 'battle')[0]?.reckoning ?? {};
    const bare = scene();
    bare.answer(1, pass).answer(0, pass);
    expect(sides).toEqual(heard(bare, 0, 'battle')[0]?.reckoning.sides);
  });

  test('H-21, H-30: "vacant" shows at the reveal', () => {
    const open = scene();
    open.answer(0, pass);
    expect(open.view(1).players[0]?.zones.sp).toBeNull();
    open.answer(1, pass);
    open.tells(null, { type: 'revealed', cards: [null, null] });
    expect(player(open, 0).zones.sp).toBe('vacant');
  });

  test('C-15: a player whose secret zone is filled is not asked, whatever is in the hand', () => {
    const open = scene({ mine: { zones: { ...MINE, sp: ['sp-3', 'down'] } } });
    open.asksNothing(0);
    open.tells(null, { type: 'squareFull', asked: [seat(1)] }).answer(1, pass);
    open.tells(1, { type: 'revealed', cards: ['sp-3', null] });
  });

  test('C-15: a player with an empty hand is not asked, and their place is vacant', () => {
    const open = scene({ theirs: { hand: [] } });
    open.asksNothing(1);
    open.tells(null, { type: 'squareFull', asked: [seat(0)] }).answer(0, seal('sp-1'));
    open.tells(1, { type: 'revealed', cards: ['sp-1', null] });
  });

  test('RR-023: the phase is skipped where nobody can place a card', () => {
    const open = scene({ mine: { hand: [] }, theirs: { hand: [] } });
    expect(order(open)).toEqual(['squareFull', 'revealed', 'battle']);
  });

  test('H-25: the clock seals nothing', () => {
    expect(scene().match.fallback(seat(0))).toEqual(pass);
  });
});

test('RR-033: an SP card is never placed face-up; face-down it may go anywhere', () => {
  const scene = revolution({ mine: { hand: ['sp-1'], deck: [] } });
  for (const zone of ['top', 'left', 'right', 'help'] as const)
    scene.refuses(0, { do: 'place', card: 'sp-1', zone, face: 'up' }, 'not-an-option', 'blocked.secretOnly');
  scene.answer(0, down('sp-1', 'help'));
  expect(at(scene, 0, 'help')).toBe('sp-1');
});
