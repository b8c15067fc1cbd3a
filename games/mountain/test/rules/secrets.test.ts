import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { PlayerView } from '../../rules/view.ts';
import { attack, type MountainScene, mountain, play, player, STANDOFF, standOff } from '../mountain.ts';
import { done, drop, move, only, rest, retreat, sleep, take, told } from './actions.ts';
import { beaten, duelling } from './scenes.ts';

const EVERYBODY = [0, 1, 2, null] as const;
const seen = (scene: MountainScene, eyes: number | null, owner: number): PlayerView =>
  scene.view(eyes).players[owner] as PlayerView;

describe('everybody knows', () => {
  const busy = () =>
    mountain({
      players: [
        {
          at: 4,
          hp: 2,
          left: 'dagger',
          armour: 'robe',
          pack: ['beer', 'lamp'],
          kept: ['instinct', { card: 'ambush-opportunity', at: 4 }],
        },
        { at: 4, class: 'porter', skip: true, secondWind: true, invisible: true },
        { at: 9, hp: 0 },
      ],
      traps: [{ tile: 5, owner: 1 }],
      spent: ['enemies2'],
    });

  test('section 4.3: position, HP, class, equipped items and totals', () => {
    for (const eyes of EVERYBODY)
      expect(seen(busy(), eyes, 0)).toMatchObject({
        at: 4,
        hp: 2,
        class: 'scout',
        left: 'dagger',
        right: null,
        armour: 'robe',
        attack: 2,
        defence: 2,
        movement: 0,
      });
  });

  test('section 4.3: statuses', () => {
    for (const eyes of EVERYBODY) {
      expect(seen(busy(), eyes, 1)).toMatchObject({ skip: true, secondWind: true, invisible: true, down: false });
      expect(seen(busy(), eyes, 2)).toMatchObject({ down: true });
    }
  });

  test('section 4.3: slots used in a backpack, and how many cards are kept, a placed Ambush among them', () => {
    for (const eyes of EVERYBODY) {
      expect(seen(busy(), eyes, 0)).toMatchObject({ slots: 3, capacity: 4, keptCount: 2 });
      expect(seen(busy(), eyes, 1)).toMatchObject({ slots: 0, capacity: 5, keptCount: 0 });
    }
  });

  test('section 4.3, KM-030: traps, discards and deck counts', () => {
    for (const eyes of EVERYBODY) {
      const { traps, discards, decks } = busy().view(eyes);
      expect(traps).toEqual([{ tile: 5, owner: 1 }]);
      expect(discards.enemy[1]).toHaveLength(12);
      expect(decks).toEqual({ enemy: [18, 0, 10], treasure: [19, 18, 10], luck: 30 });
    }
  });

  test('section 4.3: played and dropped cards', () => {
    const scene = mountain({ players: [{ pack: ['beer', 'robe', 'trap'] }, {}, {}], treasure1: ['dagger'], dice: [2] });
    scene.answer(0, { do: 'use', item: 'beer' });
    for (const eyes of EVERYBODY) scene.tells(eyes, { type: 'used', seat: seat(0), item: 'beer' });
    // The beer slows the step to tile 1, a treasure.
    scene.answer(0, move).answer(0, drop('trap'));
    for (const eyes of EVERYBODY) {
      scene.tells(eyes, { type: 'dropped', seat: seat(0), item: 'trap' });
      expect(scene.view(eyes).discards.treasure[0]).toEqual(['beer', 'trap']);
    }
  });

  test('section 4.3: enemies, with what they have left', () => {
    const scene = mountain({ players: [{ at: 10 }, {}, {}], board: { 11: 'enemy2' }, enemies2: ['ogre'], dice: [1, 7] }).answer(
      0,
      move,
    );
    for (const eyes of EVERYBODY) {
      scene.tells(eyes, { type: 'foes', foes: ['ogre'] });
      expect(scene.view(eyes).fight?.foes).toEqual([{ card: 'ogre', tier: 2, hp: 3 }]);
    }
    scene.asks(0, 'fight');
  });
});

describe('only the owner knows', () => {
  test('section 4.3, C-27: carried items', () => {
    const scene = mountain({ players: [{ at: 4, pack: ['beer', 'lamp'] }, { at: 4 }, {}] });
    expect(seen(scene, 0, 0).pack).toEqual(['beer', 'lamp']);
    for (const eyes of [1, 2, null]) expect(seen(scene, eyes, 0)).toMatchObject({ pack: null, fresh: null, carried: 2 });
  });

  test('section 4.3: which treasure was drawn; the others see its tier', () => {
    const scene = mountain({ players: [{ at: 4 }, { at: 5 }, {}], treasure2: ['smoke-bomb'], dice: [1] }).answer(0, move);
    const drew = { type: 'drew', seat: 0, tier: 2, from: 'tile' };
    expect(only(scene, 'drew', 0)).toEqual({ ...drew, card: 'smoke-bomb' });
    for (const eyes of [1, 2, null]) expect(only(scene, 'drew', eyes)).toEqual({ ...drew, card: null });
  });

  test('section 4.3: kept Luck cards', () => {
    const scene = mountain({ players: [{ at: 4, kept: ['instinct'] }, { at: 4 }, {}] });
    expect(seen(scene, 0, 0).kept).toEqual([{ card: 'instinct', at: null }]);
    for (const eyes of [1, 2, null]) expect(seen(scene, eyes, 0)).toMatchObject({ kept: null, keptCount: 1 });
  });

  test('section 4.3, H-29: that and where an Ambush was placed: nobody hears of it', () => {
    const scene = mountain({ players: [{ at: 4, kept: ['ambush-opportunity'] }, { at: 4 }, {}] });
    const packets = () => [seat(1), seat(2), null].map((eyes) => scene.match.packet(eyes));
    const before = packets();
    scene.answer(0, { do: 'play', card: 'ambush-opportunity', by: 0 });
    expect(told(scene, 0)).toEqual(['ambushSet']);
    for (const eyes of [1, 2, null]) expect(scene.told(eyes)).toEqual([]);
    expect(packets()).toEqual(before);
  });

  test('section 4.3: Ambush and Instinct when drawn: others see that a card was kept', () => {
    for (const card of ['ambush-opportunity', 'instinct']) {
      const scene = mountain({ players: [{ at: 2 }, {}, {}], luck: [card], dice: [1] }).answer(0, move);
      expect([only(scene, 'luckDrawn', 0).card, only(scene, 'luckKept', 0).card]).toEqual([card, card]);
      for (const eyes of [1, 2, null]) {
        expect(only(scene, 'luckDrawn', eyes).card).toBeNull();
        expect(only(scene, 'luckKept', eyes)).toEqual({ type: 'luckKept', seat: 0, card: null });
      }
    }
  });

  test('H-35: while it can be cancelled, others see a hidden card and are not asked', () => {
    const players = [{ at: 2, pack: ['trap'] }, { pack: ['luck-charm'] }, {}];
    const scene = mountain({ players, luck: ['instinct'], dice: [1] }).answer(0, move);
    scene.asksNothing(1).asks(0, 'interrupt');
    expect([0, 1, 2, null].map((eyes) => scene.view(eyes).luck)).toEqual(['instinct', 'hidden', 'hidden', 'hidden']);
  });
});

describe('a revealed Luck card', () => {
  test('section 4.3: everybody sees it, its effect and who cancelled it', () => {
    const scene = mountain({ players: [{ at: 2 }, { pack: ['luck-charm'] }, {}], luck: ['faint'], dice: [1] }).answer(0, move);
    for (const eyes of EVERYBODY) {
      scene.tells(eyes, { type: 'luckDrawn', seat: seat(0), card: 'faint' });
      expect(scene.view(eyes).luck).toBe('faint');
    }
    scene.answer(1, play('luck-charm'));
    for (const eyes of EVERYBODY) scene.tells(eyes, { type: 'luckCancelled', seat: seat(1), by: seat(0), card: 'faint' });
  });

  test('section 4.3: and what it does', () => {
    const scene = mountain({ players: [{ at: 2 }, {}, {}], luck: ['sprained-wrist'], dice: [1] }).answer(0, move);
    for (const eyes of EVERYBODY) scene.tells(eyes, { type: 'hurt', seat: seat(0), lost: 1, from: 'sprained-wrist' });
  });
});

describe('the backpack of a knocked-out player', () => {
  const lying = (...dice: number[]) =>
    mountain({
      players: [{ at: 9 }, { at: 8, hp: 0, pack: ['beer'], kept: ['instinct'] }, { at: 8 }],
      board: { 10: 'sanctuary', 9: 'sanctuary' },
      from: { do: 'turn.begin', seat: seat(2) },
      dice,
    });

  test('section 4.3, KM-033: is seen by players on that tile, and by nobody else', () => {
    const scene = lying();
    expect(seen(scene, 2, 1).pack).toEqual(['beer']);
    expect(seen(scene, 1, 1).pack).toEqual(['beer']);
    for (const eyes of [0, null]) expect(seen(scene, eyes, 1).pack).toBeNull();
  });

  test('section 4.3: kept cards stay hidden even so', () => {
    expect(seen(lying().answer(2, sleep), 2, 1).kept).toBeNull();
  });

  test('section 4.3: only while there', () => {
    expect(seen(lying(1).answer(2, move), 2, 1).pack).toBeNull();
  });

  test('section 4.3: only while knocked out', () => {
    const scene = rest(rest(lying(), 2), 0);
    expect(player(scene, 1).down).toBe(false);
    expect(seen(scene, 2, 1).pack).toBeNull();
  });
});

describe('choices in a duel', () => {
  test('section 4.3: nobody knows them until all have chosen', () => {
    const scene = standOff(duelling([{}, {}, { at: 0 }], [...STANDOFF, ...STANDOFF, 1, 1]), 0, 1);
    const before = EVERYBODY.map((eyes) => scene.view(eyes));
    scene.answer(1, retreat);
    for (const eyes of EVERYBODY) expect(scene.told(eyes)).toEqual([]);
    expect(EVERYBODY.map((eyes) => scene.view(eyes))).toEqual(before);
    scene.answer(0, attack(1));
    for (const eyes of EVERYBODY) expect(only(scene, 'duelRound', eyes).fighters.map(({ fled }) => fled)).toEqual([false, true]);
  });
});

describe('pressing on in a duel', () => {
  /** Round 1 of three is thrown; then what everybody but fighter 1 is sent, and fighter 1 presses on, or is still to choose. */
  const packets = (press: 'once' | 'steady' | 'end', target: number): string => {
    const scene = duelling([{}, {}, {}, { at: 0 }], [1, 6, 1, 6, 1, 6]);
    scene.answer(0, attack(1)).answer(1, attack(target, press)).answer(2, attack(0));
    scene.asks(0, 'duel');
    scene.asks(2, 'duel');
    return JSON.stringify([seat(0), seat(2), seat(3), null].map((eyes) => scene.match.packet(eyes)));
  };

  test('H-62: until the next round is thrown nobody else can tell who presses on, for how long and at whom', () => {
    expect(packets('steady', 0)).toBe(packets('once', 0));
    expect(packets('end', 0)).toBe(packets('once', 0));
    expect(packets('end', 2)).toBe(packets('once', 2));
  });

  test('H-62: the fighter who presses on sees it, is not asked, and the round is thrown when the last of the others has chosen', () => {
    const scene = duelling([{}, {}, {}], [1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6]);
    scene.answer(0, attack(1)).answer(1, attack(0, 'steady')).answer(2, attack(0));
    scene.asksNothing(1);
    expect(scene.view(1).duel?.plans).toEqual([null, { target: 0, press: 'steady', drink: null }, null]);
    for (const eyes of [0, 2, null]) expect(scene.view(eyes).duel?.plans).toEqual([null, null, null]);
    scene.answer(2, attack(1));
    expect(scene.told(0)).toEqual([]);
    scene.answer(0, attack(2));
    expect(only(scene, 'duelRound').fighters.map(({ target }) => target)).toEqual([2, 0, 1]);
    scene.asks(0, 'duel');
  });
});

describe('trades and loot', () => {
  test('section 4.3: others learn what ends up equipped, from where it is seen', () => {
    const scene = beaten({ pack: ['robe', 'robe'] }, { pack: ['dagger', 'beer'] }, { players: [{ at: 0 }] });
    scene.answer(0, take('dagger'));
    expect(only(scene, 'lootMove', 2).item).toBeNull();
    scene.answer(0, { do: 'equip', item: 'dagger', slot: 'left' }).answer(0, done);
    expect(seen(scene, 2, 0)).toMatchObject({ left: 'dagger', pack: null, carried: 2 });
    expect(seen(scene, 2, 1)).toMatchObject({ pack: null, carried: 1 });
  });
});

describe('nobody knows', () => {
  test('section 4.3, H-58: the order of decks: only counts are shown', () => {
    const table = (turned: boolean) =>
      mountain({
        players: [{ at: 4, pack: ['beer'] }, { at: 4 }, {}],
        with: ({ decks }) => {
          if (turned) for (const deck of [...decks.enemy, ...decks.treasure, decks.luck]) deck.reverse();
        },
      });
    const [one, other] = [table(false), table(true)];
    expect(one.state.decks).not.toEqual(other.state.decks);
    for (const eyes of EVERYBODY) expect(one.view(eyes)).toEqual(other.view(eyes));
    expect(JSON.stringify(one.match.packet(seat(0)))).toBe(JSON.stringify(other.match.packet(seat(0))));
  });
});
