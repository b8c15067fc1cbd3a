import type { Json } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { CardId, Face, MainZone } from '../../rules/state.ts';
import { down, type RevolutionScene, revolution, up } from '../revolution.ts';

/** Why seat 0 may not do it; null: it may, or nobody would try. */
function whyNot(scene: RevolutionScene, card: CardId, zone: MainZone, face: Face = 'up'): { key: string; with?: Json } | null {
  const { blocked } = scene.asks(0, 'place');
  const found = blocked.filter(
    ({ option }) => option.do === 'place' && option.card === card && option.zone === zone && option.face === face,
  );
  expect(found.length).toBeLessThan(2);
  return found[0]?.why ?? null;
}

describe('RR-097: why not, with one key for each cause', () => {
  const scene = () =>
    revolution({
      mine: { leader: 's-1', hand: ['c-32', 'c-1', 'h-9', 'sp-1', 'c-1'], deck: [], zones: { left: 'c-8', help: 'h-6' } },
    });

  test('RR-012, C-06: the leader does not allow this type here', () => {
    expect(whyNot(scene(), 'c-32', 'top')).toMatchObject({ key: 'blocked.leader' });
    expect(JSON.stringify(whyNot(scene(), 'c-32', 'top'))).toContain('type.leftWing');
    expect(whyNot(scene(), 'c-1', 'top')).toBeNull();
  });

  test('the zone is taken, face-up and face-down', () => {
    expect(whyNot(scene(), 'c-1', 'left')).toMatchObject({ key: 'blocked.taken' });
    expect(whyNot(scene(), 'sp-1', 'left', 'down')).toMatchObject({ key: 'blocked.taken' });
  });

  test('RR-022: the Help zone is taken', () => {
    expect(whyNot(scene(), 'h-9', 'help')).toMatchObject({ key: 'blocked.helpTaken' });
  });

  test('RR-033: an SP card face-up only in the secret phase', () => {
    expect(whyNot(scene(), 'sp-1', 'top')).toMatchObject({ key: 'blocked.secretOnly' });
    expect(whyNot(scene(), 'sp-1', 'top', 'down')).toBeNull();
  });

  test('a refused answer gives the same reason, and changes nothing', () => {
    scene().refuses(0, up('c-32', 'top'), 'not-an-option', 'blocked.leader');
    scene().refuses(0, up('h-9', 'help'), 'not-an-option', 'blocked.helpTaken');
    scene().refuses(0, down('c-1', 'left'), 'not-an-option', 'blocked.taken');
    scene().refuses(0, up('sp-1', 'right'), 'not-an-option', 'blocked.secretOnly');
  });

  test('equal cards are blocked once, and nothing is both an option and blocked', () => {
    const { blocked, options } = scene().asks(0, 'place');
    const texts = blocked.map(({ option }) => JSON.stringify(option));
    expect(new Set(texts).size).toBe(texts.length);
    for (const option of options) expect(texts).not.toContain(JSON.stringify(option));
  });
});

describe('RR-010, RR-012: where a character may come face-up', () => {
  test('by its type and the leader’s zones, never by its traits', () => {
    const free = revolution({ mine: { leader: 's-1', hand: ['c-1', 'c-9', 'c-20', 'c-8', 'c-32'], deck: [] } });
    const zonesOf = (card: CardId) =>
      free
        .options(0)
        .flatMap((option) => (option.do === 'place' && option.card === card && option.face === 'up' ? option.zone : []));
    expect(zonesOf('c-1')).toEqual(['top', 'left', 'right']);
    expect(zonesOf('c-9')).toEqual(['top', 'left']);
    expect(zonesOf('c-20')).toEqual(['top', 'right']);
    expect(zonesOf('c-8')).toEqual(['left', 'right']);
    expect(zonesOf('c-32')).toEqual([]);
  });

  test('H-27: with h-5 anywhere, and those already placed stay', () => {
    const scene = revolution({ mine: { leader: 's-1', hand: ['c-32'], deck: [], zones: { help: 'h-5', top: 'c-1' } } });
    expect(scene.options(0)).toEqual([up('c-32', 'left'), down('c-32', 'left'), up('c-32', 'right'), down('c-32', 'right')]);
    expect(whyNot(scene, 'c-32', 'top')).toMatchObject({ key: 'blocked.taken' });
  });
});
