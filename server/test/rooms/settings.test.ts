import { describe, expect, test } from 'vitest';
import { ANN, BEN, CAT, hats, Lobby, mountain, nonce, race } from './lobby.ts';

const allReady = (lobby: Lobby, ...guests: readonly string[]): Lobby => {
  for (const guest of guests) lobby.does(guest, { do: 'ready', nonce: nonce('b') });
  return lobby;
};

describe('settings', () => {
  test('are the host’s', () => {
    new Lobby(race).sits(BEN).refuses(BEN, { do: 'settings', settings: { public: true } }, 'not-host');
  });

  test('that are not named stay as they are', () => {
    const lobby = new Lobby(race, { rules: { tiles: 8 }, pace: 'brisk', seats: 3 });
    lobby.does(ANN, { do: 'settings', settings: { public: true, speed: '2x' } });
    expect(lobby.room).toMatchObject({ public: true, speed: '2x', pace: 'brisk', rules: { tiles: 8 } });
    expect(lobby.sitting).toBe('ann . .');
    lobby.does(ANN, { do: 'settings', settings: { pace: 'unhurried' } });
    expect(lobby.room).toMatchObject({ public: true, speed: '2x', pace: 'unhurried' });
  });

  test('that cannot be read are named, and none of the others takes effect', () => {
    const lobby = new Lobby(race);
    lobby.refuses(ANN, { do: 'settings', settings: { public: true, rules: { tiles: 3 } } }, 'malformed', 'settings.rules.tiles');
    lobby.refuses(ANN, { do: 'settings', settings: { public: true, seats: 7 } }, 'malformed', 'settings.seats');
    expect(lobby.room.public).toBe(false);
  });
});

describe('house rules', () => {
  test('that change have to be agreed to anew by everybody but the host', () => {
    const lobby = allReady(new Lobby(race).sits(BEN, CAT), ANN, BEN, CAT);
    lobby.does(ANN, { do: 'settings', settings: { rules: { tiles: 9 } } });
    expect(lobby.sitting).toBe('ann✓ ben cat .');
    expect(lobby.room.rules).toEqual({ tiles: 9 });
  });

  test('come as a whole set: what is left out has its default', () => {
    const lobby = new Lobby(mountain);
    lobby.does(ANN, { do: 'settings', settings: { rules: { board: 'fortune' } } });
    expect(lobby.room.rules).toMatchObject({ board: 'fortune', hardDefeat: false, retreatDistance: 6 });
  });

  test('that are what they were leave everybody ready', () => {
    const lobby = allReady(new Lobby(race, { rules: { tiles: 9 } }).sits(BEN), BEN);
    lobby.does(ANN, { do: 'settings', settings: { rules: { tiles: 9 } } });
    expect(lobby.sitting).toBe('ann ben✓ . .');
  });

  test('take away what they no longer allow, and leave every other choice', () => {
    const lobby = new Lobby(hats).sits(BEN);
    lobby.does(ANN, { do: 'choose', choice: { hat: 'crown' } });
    lobby.does(BEN, { do: 'choose', choice: { hat: 'bowler' } });
    allReady(lobby, ANN, BEN).does(ANN, { do: 'settings', settings: { rules: { hats: 'few' } } });
    // The host agreed to the rules, but not to another hat.
    expect(lobby.room.seats).toEqual([
      { by: 'person', guest: ANN, choice: { hat: 'cap' }, nonce: null },
      { by: 'person', guest: BEN, choice: { hat: 'bowler' }, nonce: null },
    ]);
  });

  test('also for bots', () => {
    const lobby = new Lobby(hats);
    lobby.does(ANN, { do: 'bot', seat: 1, level: 'random' });
    lobby.does(ANN, { do: 'choose', choice: { hat: 'crown' }, seat: 1 });
    lobby.does(ANN, { do: 'settings', settings: { rules: { hats: 'few' } } });
    expect(lobby.seat(1)).toEqual({ by: 'bot', level: 'random', choice: { hat: 'cap' } });
  });
});

describe('readiness', () => {
  test('is for a pace', () => {
    const lobby = allReady(new Lobby(race).sits(BEN), ANN, BEN);
    lobby.does(ANN, { do: 'settings', settings: { pace: 'brisk' } });
    expect(lobby.sitting).toBe('ann✓ ben . .');
  });

  test('does not depend on who may find the room, how fast bots are, or how many seats are open', () => {
    const lobby = allReady(new Lobby(race).sits(BEN), BEN);
    lobby.does(ANN, { do: 'settings', settings: { public: true, speed: 'off', seats: 5, pace: 'normal' } });
    expect(lobby.sitting).toBe('ann ben✓ . . .');
  });
});

describe('the number of seats', () => {
  test('grows by open ones, up to the game’s most', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.does(ANN, { do: 'settings', settings: { seats: 6 } });
    expect(lobby.sitting).toBe('ann ben . . . .');
  });

  test('shrinks by open ones at the end, down to the game’s fewest', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.does(ANN, { do: 'settings', settings: { seats: 2 } });
    expect(lobby.sitting).toBe('ann ben');
    lobby.refuses(ANN, { do: 'settings', settings: { seats: 1 } }, 'malformed', 'settings.seats');
  });

  test('does not shrink under somebody, person or bot', () => {
    const lobby = new Lobby(race);
    lobby.does(BEN, { do: 'sit', seat: 3 });
    lobby.does(ANN, { do: 'bot', seat: 2, level: 'random' });
    lobby.refuses(ANN, { do: 'settings', settings: { seats: 2 } }, 'seats-in-use', 'settings.seats', { seats: 2, taken: [3, 4] });
    lobby.refuses(ANN, { do: 'settings', settings: { seats: 3 } }, 'seats-in-use', 'settings.seats', { seats: 3, taken: [4] });
    expect(lobby.sitting).toBe('ann . random ben');
  });
});
