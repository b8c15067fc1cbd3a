import { describe, expect, test } from 'vitest';
import { ANN, BEN, CAT, DAN, hats, Lobby, mountain, nonce, race } from './lobby.ts';

describe('a guest who sits down', () => {
  test('takes an open seat, with the default choice, not ready', () => {
    const lobby = new Lobby(mountain);
    lobby.does(BEN, { do: 'sit', seat: 2 });
    expect(lobby.sitting).toBe('ann . ben .');
    expect(lobby.seat(2)).toEqual({ by: 'person', guest: BEN, choice: { class: 'scout' }, nonce: null });
  });

  test('may not take somebody else’s, nor a bot’s', () => {
    const lobby = new Lobby(race);
    lobby.does(ANN, { do: 'bot', seat: 1, level: 'random' });
    lobby.refuses(BEN, { do: 'sit', seat: 0 }, 'seat-taken', 'seat', { seat: 1 });
    lobby.refuses(BEN, { do: 'sit', seat: 1 }, 'seat-taken', 'seat', { seat: 2 });
  });

  test('hears that the room is full, rather than that one seat is taken', () => {
    const lobby = new Lobby(race, { seats: 2 }).sits(BEN);
    lobby.refuses(CAT, { do: 'sit', seat: 1 }, 'room-full', undefined, { seats: 2 });
    lobby.refuses(BEN, { do: 'sit', seat: 0 }, 'seat-taken', 'seat');
  });

  test('needs a seat that there is', () => {
    new Lobby(race).refuses(BEN, { do: 'sit', seat: 4 }, 'seat-out-of-range', 'seat', { seat: 5, seats: 4 });
  });

  test('on their own seat does nothing', () => {
    new Lobby(race).refuses(ANN, { do: 'sit', seat: 0 }, 'already-seated', 'seat', { seat: 1 });
  });

  test('on another seat than before leaves the old one open, keeps the choice and is not ready any more', () => {
    const lobby = new Lobby(mountain).sits(BEN);
    lobby.does(BEN, { do: 'choose', choice: { class: 'monk' } });
    lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
    lobby.does(BEN, { do: 'sit', seat: 3 });
    expect(lobby.sitting).toBe('ann . . ben');
    expect(lobby.seat(3)).toMatchObject({ choice: { class: 'monk' } });
  });

  test('becomes host of a room whose host has left it', () => {
    const lobby = new Lobby(race);
    lobby.leaves(ANN);
    lobby.sits(BEN, CAT);
    expect(lobby.room.host).toBe(BEN);
  });

  test('does not become host while the host is seated or watches', () => {
    const away = new Lobby(race);
    away.present.delete(ANN);
    expect(away.sits(BEN).room.host).toBe(ANN);
    const watching = new Lobby(race);
    watching.does(ANN, { do: 'stand' });
    expect(watching.sits(BEN).room.host).toBe(ANN);
  });
});

describe('a guest who stands up', () => {
  test('leaves the seat open and stays host', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.does(ANN, { do: 'stand' });
    expect(lobby.sitting).toBe('. ben . .');
    expect(lobby.room.host).toBe(ANN);
  });

  test('must sit', () => {
    new Lobby(race).refuses(BEN, { do: 'stand' }, 'not-seated');
  });
});

describe('a guest who chooses', () => {
  test('changes their own seat only, and has to be ready anew', () => {
    const lobby = new Lobby(mountain).sits(BEN);
    for (const guest of [ANN, BEN]) lobby.does(guest, { do: 'ready', nonce: nonce('b') });
    lobby.does(BEN, { do: 'choose', choice: { class: 'monk' } });
    expect(lobby.sitting).toBe('ann✓ ben . .');
    expect(lobby.room.seats.slice(0, 2)).toMatchObject([{ choice: { class: 'scout' } }, { choice: { class: 'monk' } }]);
  });

  test('stays ready when the choice is what it was', () => {
    const lobby = new Lobby(mountain);
    lobby.does(ANN, { do: 'ready', nonce: nonce('a') });
    lobby.does(ANN, { do: 'choose', choice: { class: 'scout' } });
    expect(lobby.sitting).toBe('ann✓ . . .');
  });

  test('KM-022, KM-190: is ready with what they pick, the first one too', () => {
    const lobby = new Lobby(mountain).sits(BEN);
    expect(lobby.sitting).toBe('ann ben . .');
    lobby.does(BEN, { do: 'choose', choice: { class: 'scout' }, nonce: nonce('b') });
    expect(lobby.sitting).toBe('ann ben✓ . .');
    lobby.does(BEN, { do: 'choose', choice: { class: 'monk' }, nonce: nonce('c') });
    expect(lobby.seat(1)).toMatchObject({ choice: { class: 'monk' }, nonce: nonce('c') });
    lobby.does(BEN, { do: 'unready' });
    expect(lobby.sitting).toBe('ann ben . .');
    expect(lobby.does(BEN, { do: 'choose', choice: { class: 'monk' }, nonce: nonce('d') })).toBe(false);
    expect(lobby.does(ANN, { do: 'start', nonce: nonce('a') })).toBe(true);
  });

  test('makes no bot ready: it has no share in the dice', () => {
    const lobby = new Lobby(mountain);
    lobby.does(ANN, { do: 'bot', seat: 1, level: 'normal' });
    lobby.does(ANN, { do: 'choose', choice: { class: 'monk' }, seat: 1, nonce: nonce('b') });
    expect(lobby.seat(1)).toEqual({ by: 'bot', level: 'normal', choice: { class: 'monk' } });
  });

  test('is told which field is wrong', () => {
    const lobby = new Lobby(mountain);
    lobby.refuses(ANN, { do: 'choose', choice: { class: 'king' } }, 'malformed', 'choice.class');
    lobby.refuses(ANN, { do: 'choose', choice: { hat: 'cap' } }, 'malformed', 'choice.hat');
  });

  test('is held to the room’s rules', () => {
    const lobby = new Lobby(hats, { rules: { hats: 'few' } });
    lobby.refuses(ANN, { do: 'choose', choice: { hat: 'crown' } }, 'malformed', 'choice.hat');
    lobby.does(ANN, { do: 'choose', choice: { hat: 'bowler' } });
  });

  test('needs a seat', () => {
    new Lobby(mountain).refuses(BEN, { do: 'choose', choice: {} }, 'not-seated');
    new Lobby(mountain).refuses(ANN, { do: 'choose', choice: {}, seat: 9 }, 'seat-out-of-range', 'seat');
  });

  test('may name their own seat, but nobody else’s', () => {
    const lobby = new Lobby(mountain).sits(BEN);
    lobby.does(BEN, { do: 'choose', choice: { class: 'monk' }, seat: 1 });
    lobby.refuses(BEN, { do: 'choose', choice: { class: 'monk' }, seat: 0 }, 'not-host');
    lobby.refuses(ANN, { do: 'choose', choice: { class: 'scout' }, seat: 1 }, 'not-a-bot', 'seat', { seat: 2 });
    lobby.refuses(ANN, { do: 'choose', choice: { class: 'scout' }, seat: 2 }, 'not-a-bot', 'seat');
  });

  test('chooses for bots as the host, and only as the host', () => {
    const lobby = new Lobby(mountain).sits(BEN);
    lobby.does(ANN, { do: 'bot', seat: 2, level: 'normal' });
    lobby.refuses(BEN, { do: 'choose', choice: { class: 'guard' }, seat: 2 }, 'not-host');
    lobby.does(ANN, { do: 'choose', choice: { class: 'guard' }, seat: 2 });
    expect(lobby.seat(2)).toEqual({ by: 'bot', level: 'normal', choice: { class: 'guard' } });
  });
});

describe('a bot', () => {
  test('sits down on an open seat, changes its level and keeps its choice, and gets up', () => {
    const lobby = new Lobby(mountain);
    lobby.does(ANN, { do: 'bot', seat: 3, level: 'normal' });
    expect(lobby.seat(3)).toEqual({ by: 'bot', level: 'normal', choice: { class: 'hunter' } });
    lobby.does(ANN, { do: 'choose', choice: { class: 'monk' }, seat: 3 });
    lobby.does(ANN, { do: 'bot', seat: 3, level: 'random' });
    expect(lobby.seat(3)).toEqual({ by: 'bot', level: 'random', choice: { class: 'monk' } });
    lobby.does(ANN, { do: 'bot', seat: 3, level: null });
    expect(lobby.sitting).toBe('ann . . .');
  });

  test('is for the host alone to change', () => {
    new Lobby(race).sits(BEN).refuses(BEN, { do: 'bot', seat: 2, level: 'random' }, 'not-host');
  });

  test('takes no person’s seat, and no person gets up as a bot', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.refuses(ANN, { do: 'bot', seat: 1, level: 'random' }, 'seat-taken', 'seat');
    lobby.refuses(ANN, { do: 'bot', seat: 1, level: null }, 'not-a-bot', 'seat');
    lobby.refuses(ANN, { do: 'bot', seat: 2, level: null }, 'not-a-bot', 'seat');
    lobby.refuses(ANN, { do: 'bot', seat: 4, level: null }, 'seat-out-of-range', 'seat');
  });

  test.each(['grandmaster', 'constructor', '__proto__'])('needs a level that the game has: not %s', (level) => {
    new Lobby(race).refuses(ANN, { do: 'bot', seat: 1, level }, 'unknown-level', 'level', { level, levels: ['random'] });
  });
});

describe('while a match runs', () => {
  test('nobody sits down, stands up, chooses, changes bots, rules or readiness', () => {
    const lobby = new Lobby(race).sits(BEN).comes(CAT, DAN);
    lobby.playsAMatch();
    lobby.refuses(CAT, { do: 'sit', seat: 2 }, 'match-running');
    lobby.refuses(BEN, { do: 'stand' }, 'match-running');
    lobby.refuses(BEN, { do: 'choose', choice: {} }, 'match-running');
    lobby.refuses(BEN, { do: 'ready', nonce: nonce('b') }, 'match-running');
    lobby.refuses(BEN, { do: 'unready' }, 'match-running');
    lobby.refuses(BEN, { do: 'rematch', nonce: nonce('b') }, 'match-running');
    lobby.refuses(ANN, { do: 'start', nonce: nonce('b') }, 'match-running');
    lobby.refuses(ANN, { do: 'bot', seat: 2, level: 'random' }, 'match-running');
    lobby.refuses(ANN, { do: 'settings', settings: { public: true } }, 'match-running');
  });
});
