import { describe, expect, it } from 'vitest';
import * as games from '../../../../server/test/rooms/stand-ins.ts';
import { offerOf, wishOf, withChoice } from '../../../hall/state/bot-wish.ts';
import { madeLobbyPack } from '../../../model/lobby/made-pack.ts';

const heights = madeLobbyPack(games.heights, 'en');
const parading = madeLobbyPack(games.parading, 'en');
const race = madeLobbyPack(games.race, 'en');

describe('the choices for playing bots', () => {
  it('are the game’s: what a seat chooses, one to five opponents, its own levels', () => {
    const { fields, rivals, levels } = offerOf(heights);
    expect(fields.map(({ name }) => name)).toEqual(['class']);
    expect(rivals).toBe(5);
    expect(levels).toEqual(['easy', 'normal']);
    expect(offerOf({ ...heights, game: { ...heights.game, seats: [2, 3] } }).rivals).toBe(2);
    expect(offerOf(race).levels.length).toBeGreaterThan(0);
  });

  it('are at first any class, three opponents, the usual level', () => {
    expect(wishOf(heights, undefined)).toEqual({ choice: {}, rivals: 3, level: 'normal' });
  });

  it('are those of last time, except what the game no longer has', () => {
    const kept = { choice: { class: 'monk' }, rivals: 5, level: 'easy' };
    expect(wishOf(heights, kept)).toEqual(kept);
    expect(wishOf(heights, { choice: { class: 'wizard', hat: 'cap' }, rivals: 9, level: 'wild' })).toEqual({
      choice: {},
      rivals: 5,
      level: 'normal',
    });
    expect(wishOf(heights, { rivals: Number.NaN }).rivals).toBe(3);
  });

  it('keep a deck of one’s own for as long as the game takes it', () => {
    const own = { choice: { deck: 'PD1-maba-1dr2fl-td~Own' } };
    expect(wishOf(parading, own).choice).toEqual(own.choice);
    expect(wishOf(parading, { choice: { deck: 'sunday' } }).choice).toEqual({ deck: 'sunday' });
    for (const deck of ['PD1-maba-1dr2fi-td', 'monday', '']) expect(wishOf(parading, { choice: { deck } }).choice).toEqual({});
  });

  it('can be set back to any', () => {
    const monk = withChoice(wishOf(heights, undefined), 'class', 'monk');
    expect(monk.choice).toEqual({ class: 'monk' });
    expect(withChoice(monk, 'class', null).choice).toEqual({});
  });
});
