import { botTexts, personAtSeat } from '@tavern/bots';
import { render, withEngineTexts } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { invitation, listing, roomView } from '../../rooms/room-view.ts';
import { seatNames } from '../../rooms/seats.ts';
import { ANN, BEN, CAT, DAN, dice, Lobby, mountain, names, nonce, race } from './lobby.ts';

describe('what everybody in a room sees', () => {
  test('is who sits where, who is ready and here, and who watches', () => {
    const lobby = new Lobby(mountain).comes(DAN).sits(BEN, CAT);
    lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
    lobby.does(ANN, { do: 'bot', seat: 3, level: 'normal' });
    lobby.present.delete(CAT);
    const choice = { class: 'scout' };
    expect(lobby.view).toEqual({
      code: 'ABC234',
      version: lobby.room.version,
      game: 'king-of-the-mountain',
      rules: lobby.room.rules,
      host: ANN,
      hostName: 'ann',
      public: false,
      pace: 'normal',
      speed: '1x',
      match: null,
      playing: false,
      commit: dice(1).commit,
      seed: null,
      seats: [
        { by: 'person', guest: ANN, name: 'ann', choice, ready: false, here: true },
        { by: 'person', guest: BEN, name: 'ben', choice, ready: true, here: true },
        { by: 'person', guest: CAT, name: 'cat', choice, ready: false, here: false },
        { by: 'bot', level: 'normal', name: `normal ${personAtSeat('ABC234', 3).id}`, choice: { class: 'hunter' } },
      ],
      spectators: [{ guest: DAN, name: 'dan' }],
      banned: [],
      mayStart: expect.objectContaining({ ok: false, code: 'not-ready' }),
    });
  });

  test('is which person each bot is: the same for as long as it sits there, never two alike, and none called like a guest', () => {
    const seated = (host = 'ann'): string[] => {
      const lobby = new Lobby(mountain);
      for (const seat of [1, 2, 3]) lobby.does(ANN, { do: 'bot', seat, level: seat === 2 ? 'easy' : 'normal' });
      const { seats } = roomView(lobby.room, { pack: mountain, present: lobby.present, names: () => host }, ANN);
      return seats.flatMap((seat) => (seat.by === 'bot' ? [seat.name] : []));
    };
    const usual = seated();
    expect(usual.map((name) => name.split(' ')[0])).toEqual(['normal', 'easy', 'normal']);
    expect(new Set(usual.map((name) => name.split(' ')[1])).size).toBe(3);
    expect(seated()).toEqual(usual);
    const namesake = botTexts['zh-Hant'][`person.${usual[0]?.split(' ')[1]}`] ?? '';
    expect(seated(namesake)[0]).not.toBe(usual[0]);
    expect(seated(namesake).slice(1)).toEqual(usual.slice(1));
  });

  test('has no two people of the same name: the first keeps it, the others are numbered, at the table as in the lobby', () => {
    const lobby = new Lobby(mountain).comes(DAN).sits(BEN, CAT);
    const anna = (guest: string): string => (guest === CAT ? 'Anna 2' : guest === BEN ? 'anna' : 'Anna');
    const { seats, spectators, hostName } = roomView(lobby.room, { pack: mountain, present: lobby.present, names: anna }, ANN);
    expect(seats.flatMap((seat) => (seat.by === 'person' ? [seat.name] : []))).toEqual(['Anna', 'anna 3', 'Anna 2']);
    expect(spectators).toEqual([{ guest: DAN, name: 'Anna 4' }]);
    expect(hostName).toBe('Anna');
    expect(seatNames(lobby.room, anna).slice(0, 3)).toEqual(['Anna', 'anna 3', 'Anna 2']);
  });

  test('is neither the secret of the dice nor anybody’s share in them', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
    const json = JSON.stringify(lobby.view);
    expect(json).not.toContain(dice(1).secret);
    expect(json).not.toContain(nonce('b'));
    expect(json).toContain(dice(1).commit);
  });

  test('leaves out a guest who was sent away, though their connection may last a moment longer', () => {
    const lobby = new Lobby(race).comes(BEN);
    lobby.does(ANN, { do: 'kick', guest: BEN, forGood: true });
    expect(lobby.view.spectators).toEqual([]);
  });
});

describe('the host’s start button', () => {
  test('says what is missing, in names', () => {
    const lobby = new Lobby(race);
    expect(lobby.view.mayStart).toMatchObject({ code: 'too-few', why: { with: { min: 2, missing: 1 } } });
    lobby.sits(BEN, CAT);
    const { mayStart, seats } = lobby.view;
    const called = seats.map((seat) => (seat.by === 'open' ? '-' : seat.name));
    expect(mayStart.ok ? '' : render(withEngineTexts(wireTexts).en, mayStart.why, called)).toMatch(/^Not ready yet: ben, cat\./);
    lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
    lobby.does(CAT, { do: 'ready', nonce: nonce('c') });
    expect(lobby.view.mayStart).toEqual({ ok: true });
    lobby.does(ANN, { do: 'start', nonce: nonce('a') });
    lobby.plays();
    expect(lobby.view.mayStart).toMatchObject({ code: 'match-running' });
  });

  test('works exactly when it says so', () => {
    const lobby = new Lobby(race);
    const agrees = () => {
      const done = lobby.attempt(ANN, { do: 'start', nonce: nonce('a') });
      expect(lobby.view.mayStart).toEqual(done.ok ? { ok: true } : done);
      return done.ok;
    };
    expect(agrees()).toBe(false);
    lobby.does(ANN, { do: 'bot', seat: 1, level: 'random' });
    expect(agrees()).toBe(true);
    lobby.sits(BEN);
    expect(agrees()).toBe(false);
  });
});

describe('a room in a list', () => {
  test('has its seats, its host’s name and how many rules are not the usual ones', () => {
    const lobby = new Lobby(mountain, { public: true, pace: 'brisk' }).sits(BEN);
    lobby.does(ANN, { do: 'bot', seat: 2, level: 'normal' });
    const shown = {
      code: 'ABC234',
      game: 'king-of-the-mountain',
      taken: 3,
      seats: 4,
      host: 'ann',
      pace: 'brisk',
      playing: false,
    };
    expect(listing(lobby.room, { pack: mountain, names })).toEqual({ ...shown, changedRules: 0 });
    // One of the recommended rules is taken away, and one is added.
    const rules = { ...lobby.room.rules, board: 'fortune', hardDefeat: false };
    lobby.does(ANN, { do: 'settings', settings: { rules } });
    expect(listing(lobby.room, { pack: mountain, names })).toEqual({ ...shown, changedRules: 2 });
  });
});

describe('a room as it is seen from its door', () => {
  test('has its host, its game, who sits there, and how many seats are left', () => {
    const lobby = new Lobby(mountain).comes(DAN).sits(BEN);
    lobby.does(ANN, { do: 'bot', seat: 2, level: 'normal' });
    expect(invitation(lobby.room, { pack: mountain, names })).toEqual({
      ...listing(lobby.room, { pack: mountain, names }),
      people: ['ann', 'ben'],
    });
  });
});
