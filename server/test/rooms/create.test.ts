import type { GamePack } from '@tavern/games';
import type { RoomSettings } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { createRoom } from '../../rooms/create.ts';
import { ANN, dice, hats, mountain, newRoom, race } from './lobby.ts';

const seatsFor = (min: number, max: number): number =>
  newRoom({ ...race, game: { ...race.game, seats: [min, max] } }).seats.length;

describe('a new room', () => {
  test('has its host on the first seat, not ready, and the others open', () => {
    expect(newRoom(race, { seats: 3 }).seats).toEqual([
      { by: 'person', guest: ANN, choice: {}, nonce: null },
      { by: 'open' },
      { by: 'open' },
    ]);
    expect(newRoom().host).toBe(ANN);
  });

  test('is private, of normal pace and speed, without a match, and committed to its dice', () => {
    expect(newRoom()).toEqual({
      ...dice(1),
      code: 'ABC234',
      version: 1,
      game: 'race',
      rules: { tiles: 20 },
      seats: expect.any(Array),
      host: ANN,
      awayHost: null,
      public: false,
      pace: 'normal',
      speed: '1x',
      seed: null,
      banned: [],
      match: null,
      playing: false,
      createdAt: 1000,
      touchedAt: 1000,
    });
  });

  test('is as its host wants it', () => {
    const wanted = { public: true, pace: 'brisk', speed: 'off', rules: { tiles: 8 } } as const;
    expect(newRoom(race, { ...wanted, seats: 6 })).toMatchObject(wanted);
    expect(newRoom(race, { seats: 6 }).seats).toHaveLength(6);
  });

  test('has four seats, unless the game is for fewer or for more', () => {
    expect(seatsFor(2, 6)).toBe(4);
    expect(seatsFor(2, 2)).toBe(2);
    expect(seatsFor(1, 3)).toBe(3);
    expect(seatsFor(1, 1)).toBe(1);
    expect(seatsFor(5, 8)).toBe(5);
  });

  test('begins with the recommended rules, if nobody says anything about rules', () => {
    expect(newRoom(mountain).rules).toMatchObject({ hardDefeat: true, retreatDistance: 3, board: 'classic' });
    expect(newRoom(race).rules).toEqual({ tiles: 20 });
  });

  test('keeps the defaults of rules that are not named, so that the printed rules can be chosen', () => {
    expect(newRoom(mountain, { rules: {} }).rules).toMatchObject({ hardDefeat: false, retreatDistance: 6 });
    expect(newRoom(mountain, { rules: { board: 'fortune' } }).rules).toMatchObject({ board: 'fortune', hardDefeat: false });
  });

  test('gives its host the default choice, or the first of each field', () => {
    expect(newRoom(mountain).seats[0]).toMatchObject({ choice: { class: 'scout' } });
    expect(newRoom(hats).seats[0]).toMatchObject({ choice: { hat: 'cap' } });
  });
});

describe('a room is not made', () => {
  const attempt = (settings: RoomSettings, pack: GamePack = race) =>
    createRoom({ code: 'ABC234', game: 'race', pack, settings, host: ANN, dice: dice(1), now: 1 });

  test('with rules that the game does not have, and the field is named', () => {
    expect(attempt({ rules: { tiles: 3 } })).toMatchObject({ ok: false, code: 'malformed', field: 'settings.rules.tiles' });
    expect(attempt({ rules: { hurdles: 3 } })).toMatchObject({ ok: false, code: 'malformed', field: 'settings.rules.hurdles' });
  });

  test('with more or fewer seats than the game is for', () => {
    for (const seats of [1, 7]) {
      const why = { with: { problem: { key: 'problem.seat-count', with: { min: 2, max: 6 } } } };
      expect(attempt({ seats })).toMatchObject({ ok: false, code: 'malformed', field: 'settings.seats', why });
    }
    expect(attempt({ seats: 1 }, hats).ok).toBe(true);
  });
});
