import { parseSettings, seat } from '@tavern/engine';
import { given } from '@tavern/engine/testkit';
import { describe, expect, test } from 'vitest';
import { classes } from '../../rules/catalog.ts';
import { game } from '../../rules/game.ts';
import type { ClassId, State } from '../../rules/state.ts';
import { mountain, player } from '../mountain.ts';
import { accept, drop, equip, offer, only, roll, trade } from './actions.ts';

// House rules about classes (section 5).

const KITS: readonly [ClassId, string][] = [
  ['scout', 'trap'],
  ['hunter', 'dagger'],
  ['gladiator', 'crude-axe'],
  ['warden', 'wooden-shield'],
  ['guard', 'robe'],
  ['monk', 'beer'],
  ['porter', 'lamp'],
  ['berserker', 'crude-axe'],
  ['highlander', 'climbers-rope'],
  ['vanguard', 'dagger'],
  ['peddler', 'beer'],
];

const begun = (heroes: readonly ClassId[], classKits = true): State => {
  const expansion = heroes.some((hero) => classes.get(hero).expansion === true);
  return given(game, { seats: heroes.map((hero) => ({ class: hero })), rules: { classKits, expansion }, rests: ['initiative'] })
    .state;
};

describe('classKits', () => {
  test('C-20, H-02: off: everybody begins with nothing', () => {
    expect(begun(['hunter', 'monk'], false).players.map(({ pack }) => pack)).toEqual([[], []]);
  });

  test.each(KITS)('H-02: on: a %s begins with %s, out of the deck of tier 1', (hero, item) => {
    const state = begun([hero, hero === 'scout' ? 'hunter' : 'scout']);
    expect(state.players[0]).toMatchObject({ pack: [item], kit: item, tiers: [1, 0, 0], fresh: 0 });
    game.check?.(state);
  });

  test('H-02: on: every class has a kit', () => {
    for (const { id } of classes.all) expect(KITS.some(([hero]) => hero === id)).toBe(true);
  });

  test('H-02: on: with no copy left it is the top card of tier 1, and nobody else knows which', () => {
    const state = begun(['monk', 'monk', 'monk']);
    const [first, second, third] = state.players;
    expect([first?.pack, second?.pack]).toEqual([['beer'], ['beer']]);
    expect(third).toMatchObject({ kit: null, tiers: [1, 0, 0] });
    expect(third?.pack).toHaveLength(1);
    game.check?.(state);
  });

  test('H-02: on: everybody is told before the first turn', () => {
    const table = given(game, {
      seats: [{ class: 'hunter' }, { class: 'guard' }],
      rules: { classKits: true },
      dice: [3, 5],
      rests: ['turn'],
    });
    table.answer(0, roll).answer(1, roll);
    expect(only(table, 'kits')).toEqual({
      type: 'kits',
      kits: [
        { seat: seat(1), item: 'robe' },
        { seat: seat(0), item: 'dagger' },
      ],
    });
  });

  const hunter = { at: 8, class: 'hunter' as const, pack: ['dagger', 'beer'], kit: 'dagger' };

  test('H-02, section 4.3: it is known as long as it must be in the backpack', () => {
    const scene = mountain({ players: [hunter, { at: 8 }] });
    expect(scene.view(1).players[0]).toMatchObject({ pack: null, kit: 'dagger' });
    scene.answer(0, equip('dagger', 'left'));
    expect(scene.view(1).players[0]).toMatchObject({ left: 'dagger', kit: null });
  });

  test('H-02, section 4.3: after a trade it may have changed hands', () => {
    const scene = mountain({ players: [hunter, { at: 8 }, {}], rests: ['turn', 'trade'] });
    scene.answer(0, trade(1)).answer(0, offer('beer')).answer(0, accept(1)).answer(1, accept(1));
    expect(player(scene, 0)).toMatchObject({ pack: ['dagger'], kit: null });
  });

  test('H-02, section 4.3: what else is dropped tells nothing of it', () => {
    const full = { ...hunter, pack: ['dagger', 'beer', 'trap', 'trap'], fresh: 1 };
    const scene = mountain({ players: [full, {}] });
    scene.answer(0, { do: 'sleep' }).answer(0, drop('beer'));
    expect(player(scene, 0).kit).toBe('dagger');
  });
});

describe('uniqueClasses', () => {
  const seats = [{ class: 'monk' }, { class: 'hunter' }, { class: 'monk' }];

  test('H-03: off: two players may take the same class', () => {
    expect(parseSettings(game, { rules: {}, seats })).toMatchObject({ ok: true });
  });

  test('H-03: on: the later seat is refused, and the field named', () => {
    expect(parseSettings(game, { rules: { uniqueClasses: true }, seats })).toMatchObject({
      ok: false,
      code: 'malformed',
      field: 'seats.2.class',
      why: { key: 'seats.classTaken' },
    });
  });

  test('H-03: on: there is a class for everybody', () => {
    expect(classes.all.length).toBeGreaterThanOrEqual(game.seats[1]);
  });
});
