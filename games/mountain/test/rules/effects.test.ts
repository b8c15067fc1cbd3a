import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attack, mountain, PRINTED, pass, play, player, use } from '../mountain.ts';
import { choices, duel, heard, move, only, sleep, told } from './actions.ts';
import { facing, MISS, STRUCK } from './scenes.ts';

/** Seat 0 draws this on tile 10, having moved one tile; seat 1 stands wherever it is said. */
const drawing = (card: string, hero: object = {}, at = 0, dice: readonly number[] = []) =>
  mountain({
    players: [{ at: 9, ...hero }, { at }],
    board: { 7: 'sanctuary', 9: 'sanctuary', 12: 'sanctuary' },
    luck: [card],
    treasure1: ['beer', 'trap'],
    dice: [1, ...dice],
  }).answer(0, move);

const at = (scene: ReturnType<typeof drawing>, who = 0): number => player(scene, who).at;

/** KM-160: every effect of the guide's registry, the card that has it here, and a short proof that it works. */
const EFFECTS: { readonly [effect: string]: readonly [card: string, proof: () => void] } = {
  move_back: ['cave-in', () => expect(at(drawing('cave-in'))).toBe(7)],
  move_forward: ['white-bearded-spirit', () => expect(at(drawing('white-bearded-spirit'))).toBe(12)],
  skip_turn: ['faint', () => expect(player(drawing('faint'), 0).skip).toBe(true)],
  roll_again: ['vital-energy', () => expect(at(drawing('vital-energy', {}, 0, [2]))).toBe(12)],
  skip_draw_t1: [
    'lost-treasure',
    () => expect(player(drawing('lost-treasure'), 0)).toMatchObject({ skip: true, pack: ['beer', 'trap'] }),
  ],
  steal_item: [
    'jinn-thief',
    () => {
      const scene = drawing('jinn-thief', { left: 'dagger' }).answer(0, { do: 'return', item: 'dagger', from: 'gear' });
      expect(scene.state.decks.treasure[0]?.[0]).toBe('dagger');
    },
  ],
  lose_hp: ['sprained-wrist', () => expect(player(drawing('sprained-wrist'), 0).hp).toBe(4)],
  draw_t1: ['covered-pit', () => expect(player(drawing('covered-pit'), 0).pack).toEqual(['beer'])],
  swap_position: [
    'mystic-wave',
    () => {
      const scene = drawing('mystic-wave', {}, 3);
      expect([at(scene, 0), at(scene, 1)]).toEqual([3, 10]);
    },
  ],
  forced_duel: [
    'nefarious-spirit',
    () => {
      const scene = drawing('nefarious-spirit', {}, 13);
      expect(at(scene)).toBe(13);
      scene.asks(1, 'duel');
    },
  ],
  ambush: [
    'ambush-opportunity',
    () => {
      const scene = mountain({ players: [{ at: 9 }, { at: 3, kept: [{ card: 'ambush-opportunity', at: 10 }] }], dice: [1] });
      scene.answer(0, move).answer(1, play('ambush-opportunity')).asks(0, 'duel');
    },
  ],
  instinct: [
    'instinct',
    () => {
      const scene = mountain({ players: [{ at: 8, kept: ['instinct'] }, {}] });
      scene.answer(0, { do: 'play', card: 'instinct', by: -1 });
      expect(at(scene)).toBe(7);
    },
  ],
  heal_3_debuff_move: [
    'beer',
    () => {
      const scene = mountain({ players: [{ at: 4, hp: 1, pack: ['beer'] }, {}], dice: [4] }).answer(0, use('beer'));
      expect(player(scene, 0).hp).toBe(4);
      expect(at(scene.answer(0, move))).toBe(7);
    },
  ],
  full_heal: [
    'mysterious-flower',
    () => {
      const scene = mountain({ players: [{ hp: 1, pack: ['mysterious-flower'] }, {}] }).answer(0, use('mysterious-flower'));
      expect(player(scene, 0).hp).toBe(5);
    },
  ],
  temp_attack_1: [
    'rage-potion',
    () => {
      const scene = mountain({ players: [{ at: 3, pack: ['rage-potion'] }, {}], dice: [1, ...MISS] });
      scene.answer(0, use('rage-potion')).answer(0, move).answer(0, attack(0));
      expect(only(scene, 'fightRound').attack.total).toBe(3);
      scene.asks(0, 'fight');
    },
  ],
  temp_defense_1: [
    'agility-draught',
    () => {
      const scene = mountain({ players: [{ at: 3, pack: ['agility-draught'] }, {}], dice: [1, ...MISS] });
      scene.answer(0, use('agility-draught')).answer(0, move).answer(0, attack(0));
      expect(only(scene, 'fightRound').defence.total).toBe(8);
      scene.asks(0, 'fight');
    },
  ],
  blink: [
    'blink-scroll',
    () => {
      const scene = mountain({ players: [{ at: 4, pack: ['blink-scroll'] }, {}], dice: [1] }).answer(0, move);
      expect(at(scene.answer(0, { do: 'step', card: 'blink-scroll', by: 2 }))).toBe(7);
    },
  ],
  prevent_1_hp: [
    'wardstone',
    () => {
      const scene = facing(['goblin'], { pack: ['wardstone'] }, STRUCK)
        .answer(0, { do: 'stay' })
        .answer(0, attack(0));
      expect(player(scene, 0)).toMatchObject({ hp: 5, pack: [] });
      scene.asks(0, 'fight');
    },
  ],
  luck_cancel: [
    'luck-charm',
    () => {
      const scene = drawing('cave-in', { pack: ['luck-charm'] }).answer(0, play('luck-charm'));
      expect(at(scene)).toBe(10);
    },
  ],
  prevent_duel: [
    'smoke-bomb',
    () => {
      const scene = mountain({ players: [{}, { pack: ['smoke-bomb'] }] })
        .answer(0, duel(1))
        .answer(1, play('smoke-bomb'));
      expect(heard(scene, 'duelBegan')).toEqual([]);
    },
  ],
  invisibility: [
    'fairy-dust',
    () => {
      const scene = mountain({ players: [{ pack: ['fairy-dust'] }, {}] })
        .answer(0, use('fairy-dust'))
        .answer(0, sleep);
      expect(choices(scene.answer(0, { do: 'end' }), 1, 'duel')).toEqual([]);
    },
  ],
  step_back_before_resolve: [
    'lamp',
    () => {
      const scene = mountain({ players: [{ at: 8, left: 'lamp' }, {}], board: { 8: 'sanctuary' }, dice: [1] }).answer(0, move);
      scene.answer(0, { do: 'step', card: 'lamp', by: -1 });
      expect(at(scene)).toBe(8);
      expect(heard(scene, 'foes')).toEqual([]);
    },
  ],
  trap: [
    'trap',
    () => {
      const scene = mountain({ players: [{ at: 8, pack: ['trap'] }, {}] }).answer(0, use('trap'));
      expect(scene.view(1).traps).toEqual([{ tile: 8, owner: 0 }]);
    },
  ],
  creatures_only: [
    'boogey-bane',
    () => {
      const scene = facing(['goblin'], { left: 'boogey-bane' }, MISS).answer(0, attack(0));
      expect(only(scene, 'fightRound').attack.total).toBe(4);
      expect(scene.view(0).players[0]?.attack).toBe(1);
      scene.asks(0, 'fight');
    },
  ],
};

describe("the guide's effects", () => {
  test('KM-160: there are 24, each with a card of its own', () => {
    const cards = Object.values(EFFECTS).map(([card]) => card);
    expect(new Set(cards).size).toBe(24);
    const known = [...PRINTED.treasures, ...PRINTED.luck].map(({ id }) => id);
    for (const card of cards) expect(known).toContain(card);
  });

  test.each(Object.entries(EFFECTS).map(([effect, [card, proof]]) => [effect, card, proof] as const))(
    'KM-160, KM-200: %s is %s',
    (_effect, _card, proof) => proof(),
  );

  test('KM-160, C-37: the rule book has the table from effect to card, and it is this one', () => {
    const book = readFileSync(new URL('../../../../docs/rules/mountain.md', import.meta.url), 'utf8');
    const rows = [...book.matchAll(/^\| `(?<effect>\w+)` \| (?<cards>[^|]+) \|$/gm)].map(({ groups }) => [
      groups?.['effect'],
      groups?.['cards']?.split(', ').at(-1),
    ]);
    const names = new Map([...PRINTED.treasures, ...PRINTED.luck].map(({ id, name }) => [id, name]));
    expect(rows).toEqual(Object.entries(EFFECTS).map(([effect, [card]]) => [effect, names.get(card)]));
  });

  test('KM-160: no card that does something is left out', () => {
    const cards = new Set(Object.values(EFFECTS).map(([card]) => card));
    const acting = [
      ...PRINTED.treasures.filter(
        (card) => card.use ?? card.arrive ?? card.interrupt ?? card.ward ?? (card.bane > 0 ? card : undefined),
      ),
      ...PRINTED.luck,
    ].map(({ id }) => id);
    // Exhaustion is Cave-in with another number.
    expect(acting.filter((id) => !cards.has(id))).toEqual(['exhaustion']);
  });

  test('KM-160: a player who passes lets the effect happen', () => {
    const scene = drawing('cave-in', { pack: ['luck-charm'] }).answer(0, pass);
    expect(at(scene)).toBe(7);
    expect(told(scene)).not.toContain('luckCancelled');
  });
});
