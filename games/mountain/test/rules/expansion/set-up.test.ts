import { fieldsOf, parseSettings } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { BOARDS, SHOPS } from '../../../rules/board.ts';
import { classes, enemies, luckCards, treasures } from '../../../rules/catalog.ts';
import { game } from '../../../rules/game.ts';
import { inForce } from '../../../rules/in-force.ts';
import { mountain, PRINTED } from '../../mountain.ts';
import { expanded } from './expanded.ts';

const sized = ({ decks }: { readonly decks: { enemy: number[]; treasure: number[]; luck: number } }) => [
  decks.enemy,
  decks.treasure,
  decks.luck,
];

describe('expansion: off', () => {
  test('KM-184: the decks and the board are the printed ones, and nothing of the expansion is in them', () => {
    const { state } = mountain({ players: [{}, {}] });
    const all = [...state.decks.enemy.flat(), ...state.decks.treasure.flat(), ...state.decks.luck];
    const added = [...treasures.all, ...enemies.all, ...luckCards.all].filter(({ expansion }) => expansion === true);
    expect(added).toHaveLength(21);
    for (const { id } of added) expect(all).not.toContain(id);
    expect(sized(mountain({ players: [{}, {}] }).view(0))).toEqual([[18, 12, 10], [24, 18, 10], 32]);
    expect(state.board).toEqual(BOARDS.classic);
  });

  test('KM-172, KM-184: a class of the expansion is refused, and the seven printed ones are not', () => {
    const seats = (hero: string) => [{ class: hero }, { class: 'scout' }];
    for (const { id, expansion } of classes.all) {
      const read = parseSettings(game, { rules: {}, seats: seats(id) });
      expect([id, read.ok]).toEqual([id, expansion !== true]);
      if (!read.ok) expect(read).toMatchObject({ code: 'malformed', field: 'seats.0.class', why: { key: 'refusal.malformed' } });
    }
  });
});

describe('expansion: on', () => {
  test('KM-173..KM-175, KM-184: its cards are among the printed ones', () => {
    expect(sized(expanded({ players: [{}, {}] }).view(0))).toEqual([[20, 17, 12], [33, 30, 12], 47]);
    const { state } = expanded({ players: [{}, {}] });
    const all = [...state.decks.enemy.flat(), ...state.decks.treasure.flat(), ...state.decks.luck];
    for (const { id, copies } of [...treasures.all, ...enemies.all, ...luckCards.all])
      expect([id, all.filter((card) => card === id).length]).toEqual([id, copies]);
  });

  test('KM-172, KM-184: ten classes can be chosen, four of them new, and the Guard stays at home', () => {
    const [field] = fieldsOf(game.seatChoice(game.rules.parse({ expansion: true })), 'seat');
    const values = field?.type === 'choice' ? field.values.map(({ value }) => value) : [];
    expect(values).toEqual(inForce({ expansion: true }).classes.map(({ id }) => id));
    expect(values).toHaveLength(10);
    const printed = new Set(PRINTED.classes.map(({ id }) => id as string));
    expect(values.filter((each) => !printed.has(String(each)))).toEqual(['berserker', 'highlander', 'vanguard', 'peddler']);
    const guard = parseSettings(game, { rules: { expansion: true }, seats: [{ class: 'guard' }, {}] });
    expect(guard).toMatchObject({ ok: false, field: 'seats.0.class' });
    expect(parseSettings(game, { rules: { expansion: true }, seats: [{}, {}] })).toMatchObject({
      seats: [{ class: 'scout' }, { class: 'scout' }],
    });
  });

  test.each(['classic', 'fortune'] as const)('KM-176: the %s board has two Shops, and else what it always has', (board) => {
    const { state } = expanded({ players: [{}, {}], rules: { board } });
    expect(state.board.flatMap((kind, tile) => (kind === 'shop' ? [tile] : []))).toEqual(SHOPS[board]);
    for (const [tile, kind] of state.board.entries()) if (kind !== 'shop') expect(kind).toBe(BOARDS[board][tile]);
  });
});
