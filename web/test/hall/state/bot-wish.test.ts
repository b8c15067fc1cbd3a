import { describe, expect, it } from 'vitest';
import { heights, race } from '../../../../server/test/rooms/stand-ins.ts';
import { offerOf, wishOf, withChoice } from '../../../hall/state/bot-wish.ts';

describe('how one wants to play bots', () => {
  it('is offered as the game has it: what a seat chooses, one to five rivals, its own levels', () => {
    const { fields, rivals, levels } = offerOf(heights);
    expect(fields.map(({ name }) => name)).toEqual(['class']);
    expect(rivals).toBe(5);
    expect(levels).toEqual(['easy', 'normal']);
    expect(offerOf({ ...heights, game: { ...heights.game, seats: [2, 3] } }).rivals).toBe(2);
    expect(offerOf(race).levels.length).toBeGreaterThan(0);
  });

  it('is at first anything to play with, three rivals, the usual level', () => {
    expect(wishOf(heights, undefined)).toEqual({ choice: {}, rivals: 3, level: 'normal' });
  });

  it('is as it was last time, but for what the game has no longer', () => {
    const kept = { choice: { class: 'monk' }, rivals: 5, level: 'easy' };
    expect(wishOf(heights, kept)).toEqual(kept);
    expect(wishOf(heights, { choice: { class: 'wizard', hat: 'cap' }, rivals: 9, level: 'wild' })).toEqual({
      choice: {},
      rivals: 5,
      level: 'normal',
    });
    expect(wishOf(heights, { rivals: Number.NaN }).rivals).toBe(3);
  });

  it('may be for anything again', () => {
    const monk = withChoice(wishOf(heights, undefined), 'class', 'monk');
    expect(monk.choice).toEqual({ class: 'monk' });
    expect(withChoice(monk, 'class', null).choice).toEqual({});
  });
});
