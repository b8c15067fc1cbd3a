import { describe, expect, test } from 'vitest';
import { bringsSay, hidesSay, takesSay } from '../../../ui/board/says.ts';
import { changesOf, foreseen, gainOf } from '../../../ui/play/aftermath.ts';
import { down, ME, type RevolutionScene, RIVAL, revolution, up } from '../../revolution.ts';
import { read } from '../words.ts';

const after = (scene: RevolutionScene, option: Parameters<typeof foreseen>[2]) =>
  foreseen(scene.match.packet(ME, { lean: true }), ME, option);

/** The turn of the mockup: The Old General with a Colonel, a Sheriff and Veterans' Parade, and room at the right. */
const square = (hand: NonNullable<Parameters<typeof revolution>[0]>['mine'] = {}) =>
  revolution({
    round: 3,
    mine: { leader: 's-6', zones: { top: 'c-13', left: 'c-6', help: 'h-9' }, hand: ['c-8', 'c-14', 'sp-6'], ...hand },
    theirs: { leader: 's-5', zones: { top: 'c-10', left: 'c-26', right: 'c-25', help: ['h-4', 'down'] } },
  });

describe('what a lit place says comes from the rules', () => {
  test('490 then 675: the power of the card that comes, with the cards that make it', () => {
    const then = after(square(), up('c-8', 'right'));
    expect(then?.before.sides.map(({ total }) => total)).toEqual([490, 560]);
    expect(then?.later.sides.map(({ total }) => total)).toEqual([675, 560]);
    expect(then === null ? null : gainOf(then, ME)).toBe(185);
    expect(then?.later.awards.map(({ points }) => points)).toEqual([19, 5]);
    const { great, lines } = bringsSay(then, ME);
    expect([great, ...lines].map((each) => read(each))).toEqual(['+185', '125', '+30 The Old General', '+30 Veterans’ Parade']);
  });

  test('others that it changes, a combo that it makes, and what the rival loses are told too', () => {
    const scene = revolution({
      mine: { leader: 's-3', zones: { top: 'c-28' }, hand: ['c-36', 'c-1'] },
      theirs: { leader: 's-5', zones: { top: 'c-26' } },
    });
    const then = after(scene, up('c-36', 'left'));
    expect(then === null ? [] : changesOf(then, ME)).toMatchObject([
      { is: 'character', card: 'c-28', from: 100, to: 140 },
      { is: 'comes', card: 'c-36', printed: 95 },
      { is: 'combo' },
    ]);
    expect(bringsSay(then, ME).lines.map((each) => read(each))).toEqual(
      expect.arrayContaining(['+40 Factory Owner', '95', 'Bao −25']),
    );
  });

  test('of a card that draws, the number of cards is told and nothing of which', () => {
    const then = after(square(), up('c-14', 'right'));
    expect(then?.draws).toEqual([1, 0]);
    expect(
      bringsSay(then, ME)
        .lines.map((each) => read(each))
        .at(-1),
    ).toBe('1 card drawn');
  });

  test('face-down it says what it is, and sealed where it goes: no number tells of it', () => {
    const then = after(square(), down('c-8', 'right'));
    expect(then === null ? null : gainOf(then, ME)).toBe(0);
    const { great, lines } = hidesSay(then, ME, false);
    expect([great, ...lines].map((each) => read(each))).toEqual(['Face-down', 'no power, no type']);
    expect(hidesSay(null, ME, true).lines).toEqual([]);
  });

  test('a character that is aimed at says what it loses', () => {
    const scene = revolution({
      mine: { leader: 's-6', hand: ['h-2', 'c-1'] },
      theirs: { leader: 's-5', zones: { top: 'c-26' } },
    }).answer(0, up('h-2', 'help'));
    expect(read(takesSay(after(scene, { do: 'aim', zone: 'top' }), RIVAL).great)).toBe('−165');
    scene.asks(0, 'choose');
  });
});
