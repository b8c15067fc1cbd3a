import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../rules/reckoning/board.ts';
import { reckon } from '../../../rules/reckoning/reckon.ts';
import type { CardId, CharacterId } from '../../../rules/state.ts';
import {
  at,
  down,
  heard,
  ME,
  none,
  player,
  type RevolutionScene,
  RIVAL,
  revolution,
  type Situation,
  take,
  up,
} from '../../revolution.ts';

/** Under s-4 Freedom may be anywhere. The first card of the deck is drawn when the turn begins. */
const DRAWN: CardId = 'c-3';
function summoning(card: CharacterId, deck: readonly CardId[], more: Situation['mine'] = {}): RevolutionScene {
  const scene = revolution({ mine: { leader: 's-4', hand: [card], deck: [DRAWN, ...deck], ...more } });
  return scene.answer(0, up(card, 'top'));
}

describe('c-9 Elijah', () => {
  const TOP4: CardId[] = ['c-1', 'h-4', 'sp-3', 'c-8'];

  test('RR-052: looks at 4 cards and puts 1 of any kind into the hand', () => {
    const scene = summoning('c-9', [...TOP4, 'c-13']);
    expect(scene.asks(0, 'choose').options).toEqual([...TOP4.map(take), none]);
    scene.answer(0, take('sp-3'));
    expect(player(scene, 0).hand).toEqual([DRAWN, 'sp-3']);
    expect(player(scene, 0).deck.at(-1)).toBe('c-13');
    expect(player(scene, 0).deck.slice(0, 3).sort()).toEqual(['c-1', 'c-8', 'h-4']);
    scene.asks(1, 'place');
  });

  test('RR-052, H-10: fewer cards are looked at where the deck has no more', () => {
    const scene = summoning('c-9', ['c-1', 'h-4']);
    expect(scene.asks(0, 'choose').options).toEqual([take('c-1'), take('h-4'), none]);
    scene.answer(0, none);
    expect(player(scene, 0).hand).toEqual([DRAWN]);
    expect(player(scene, 0).deck.toSorted()).toEqual(['c-1', 'h-4']);
  });

  test('RR-031: face-down he looks for nothing', () => {
    const scene = revolution({ mine: { hand: ['c-9'], deck: [DRAWN, ...TOP4] } }).answer(0, down('c-9', 'top'));
    expect(heard(scene, 0, 'searched')).toEqual([]);
    scene.asks(1, 'place');
  });
});

describe('c-10 Edward Coristine', () => {
  const TOP7: CardId[] = ['c-1', 'sp-3', 'h-4', 'sp-6', 'c-8', 'c-13', 'sp-5'];

  test('RR-053: looks at 7 cards and puts 1 SP card face-down into the SP zone', () => {
    const scene = summoning('c-10', [...TOP7, 'sp-1']);
    expect(scene.asks(0, 'choose').options).toEqual([take('sp-3'), take('sp-6'), take('sp-5'), none]);
    scene.answer(0, take('sp-6'));
    expect(player(scene, 0).zones.sp).toMatchObject({ card: 'sp-6', face: 'down' });
    expect(player(scene, 0).hand).toEqual([DRAWN]);
    expect(player(scene, 0).deck).toHaveLength(7);
    scene.tells(1, { type: 'placed', seat: ME, card: null, zone: 'sp', face: 'down', by: 'c-10' });
  });

  test('RR-053, H-11: into the hand where the SP zone is filled', () => {
    const scene = summoning('c-10', TOP7, { zones: { sp: ['sp-1', 'down'] } }).answer(0, take('sp-3'));
    expect([at(scene, 0, 'sp'), player(scene, 0).hand]).toEqual(['sp-1', [DRAWN, 'sp-3']]);
  });
});

describe('c-12 Luke Farritor', () => {
  const TOP7: CardId[] = ['c-1', 'h-4', 'sp-3', 'h-9', 'c-8', 'c-13', 'h-12'];

  test('RR-054: looks at 7 cards and puts 1 Help card into the empty Help zone', () => {
    const scene = summoning('c-12', [...TOP7, 'h-1']);
    expect(scene.asks(0, 'choose').options).toEqual([take('h-4'), take('h-9'), take('h-12'), none]);
    scene.answer(0, take('h-9'));
    expect(player(scene, 0).zones.help).toMatchObject({ card: 'h-9', face: 'up' });
    expect(player(scene, 0).hand).toEqual([DRAWN]);
  });

  test('RR-054: into the hand where the Help zone is filled; the search happens all the same', () => {
    const scene = summoning('c-12', TOP7, { zones: { help: 'h-3' } }).answer(0, take('h-9'));
    expect([at(scene, 0, 'help'), player(scene, 0).hand]).toEqual(['h-3', [DRAWN, 'h-9']]);
  });

  test('RR-044: what it places does what it does when it is played; in the hand it does nothing', () => {
    const placed = summoning('c-12', [...TOP7, 'c-19', 'c-24']).answer(0, take('h-4'));
    expect(player(placed, 0).hand).toEqual([DRAWN, 'c-19', 'c-24']);
    const held = summoning('c-12', [...TOP7, 'c-19', 'c-24'], { zones: { help: 'h-3' } }).answer(0, take('h-4'));
    expect(player(held, 0).hand).toEqual([DRAWN, 'h-4']);
  });
});

const DRAWS: readonly (readonly [CharacterId, 's-6' | 's-5' | 's-3'])[] = [
  ['c-14', 's-6'],
  ['c-27', 's-5'],
  ['c-34', 's-3'],
];
test.each(DRAWS)('%s draws 1 card when it is summoned', (card, leader) => {
  const scene = revolution({ mine: { leader, hand: [card], deck: [DRAWN, 'c-8', 'c-13'] } }).answer(0, up(card, 'top'));
  expect(player(scene, 0).hand).toEqual([DRAWN, 'c-8']);
  scene.tells(0, { type: 'drew', seat: ME, card: 'c-8', by: card, deck: 1 });
  expect(reckon(boardOf(scene.state)).sides[0]?.characters).toMatchObject([{ card, power: 125, printed: 95 }]);
});

describe('c-23 Whistle-blower', () => {
  const blowing = (zones: object): RevolutionScene =>
    revolution({ mine: { leader: 's-4', hand: ['c-23'] }, theirs: { zones: { top: 'c-8', ...zones } } }).answer(
      0,
      up('c-23', 'top'),
    );
  const theirs = (scene: RevolutionScene) => reckon(boardOf(scene.state)).sides[1];

  test('neutralises the opponent’s face-up Help card when summoned, for good', () => {
    const scene = blowing({ help: 'h-9' });
    scene.tells(1, { type: 'neutralised', seat: RIVAL, card: 'h-9', by: 'c-23' });
    expect(theirs(scene)).toMatchObject({ help: { by: 'c-23', seat: 0 }, power: 125 });
  });

  test('does nothing to a face-down one, to h-5, or to one that comes later', () => {
    for (const help of [['h-9', 'down'], 'h-5'] as const) {
      const scene = blowing({ help });
      expect(heard(scene, 0, 'neutralised')).toEqual([]);
      expect(player(scene, 1).zones.help).toMatchObject({ neutralised: false });
    }
    const later = revolution({
      mine: { leader: 's-4', hand: ['c-23'] },
      theirs: { leader: 's-6', zones: { top: 'c-8' }, hand: ['h-9'] },
    })
      .answer(0, up('c-23', 'top'))
      .answer(1, up('h-9', 'help'));
    expect(theirs(later)).toMatchObject({ help: 'active', power: 185 });
  });

  test('face-down it does nothing', () => {
    const scene = revolution({ mine: { hand: ['c-23'] }, theirs: { zones: { help: 'h-9' } } }).answer(0, down('c-23', 'top'));
    expect(theirs(scene)).toMatchObject({ help: 'active' });
  });
});

describe('Help cards when they are played', () => {
  const playing = (card: CardId, more: Situation = {}): RevolutionScene =>
    revolution({ ...more, mine: { leader: 's-9', hand: [card], deck: [DRAWN, 'c-8', 'c-13', 'c-19'], ...more.mine } }).answer(
      0,
      up(card, 'help'),
    );

  test('RR-058, RR-042: h-2 asks for one of the opponent’s face-up characters, and its power becomes 0', () => {
    const scene = playing('h-2', { theirs: { zones: { top: 'c-8', left: ['c-13', 'down'], right: 'c-1' } } });
    expect(scene.asks(0, 'choose').options).toEqual([
      { do: 'aim', zone: 'top' },
      { do: 'aim', zone: 'right' },
    ]);
    scene.answer(0, { do: 'aim', zone: 'right' });
    scene.tells(1, { type: 'aimed', seat: ME, zone: 'right', card: 'c-1' });
    const { characters } = reckon(boardOf(scene.state)).sides[1] ?? { characters: [] };
    expect(characters.map(({ card, power }) => [card, power])).toEqual([
      ['c-8', 125],
      ['c-1', 0],
    ]);
  });

  test('RR-058, H-13: h-2 without anybody to aim at has no effect', () => {
    const scene = playing('h-2', { theirs: { zones: { left: ['c-13', 'down'] } } });
    scene.tells(1, { type: 'aimed', seat: ME, zone: null, card: null });
    scene.asks(1, 'place');
  });

  test('h-4 draws 2 cards', () => {
    expect(player(playing('h-4'), 0).hand).toEqual([DRAWN, 'c-8', 'c-13']);
  });

  test('h-15 looks at the opponent’s hand, then draws 1 card', () => {
    const scene = playing('h-15', { theirs: { hand: ['sp-3', 'c-9'], deck: [] } });
    expect(heard(scene, 0, 'looked', 'drew')).toMatchObject([
      { type: 'looked', seat: ME, count: 2, cards: ['c-9', 'sp-3'] },
      { type: 'drew', seat: seat(0), card: 'c-8', by: 'h-15' },
    ]);
    expect(player(scene, 0).hand).toEqual([DRAWN, 'c-8']);
  });
});
