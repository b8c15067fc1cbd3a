import { randomBot } from '@tavern/bots';
import { describe, expect, test } from 'vitest';
import { ANN, BEN, CAT, hats, Lobby, mountain, nonce, race } from './lobby.ts';

describe('a guest who is ready', () => {
  test('has given their share of the dice, and may give another one', () => {
    const lobby = new Lobby(race);
    lobby.does(ANN, { do: 'ready', nonce: nonce('a') });
    expect(lobby.seat(0)).toMatchObject({ nonce: nonce('a') });
    lobby.does(ANN, { do: 'ready', nonce: nonce('c') });
    expect(lobby.seat(0)).toMatchObject({ nonce: nonce('c') });
    lobby.does(ANN, { do: 'unready' });
    expect(lobby.seat(0)).toMatchObject({ nonce: null });
  });

  test('must sit', () => {
    const lobby = new Lobby(race);
    lobby.refuses(BEN, { do: 'ready', nonce: nonce('b') }, 'not-seated');
    lobby.refuses(BEN, { do: 'unready' }, 'not-seated');
  });
});

describe('the host who starts', () => {
  test('is ready by starting, and the room plays', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
    expect(lobby.does(ANN, { do: 'start', nonce: nonce('a') })).toBe(true);
    expect(lobby.room.playing).toBe(true);
    expect(lobby.room.seats.slice(0, 2)).toMatchObject([{ nonce: nonce('a') }, { nonce: nonce('b') }]);
  });

  test('needs the game’s smallest number of players', () => {
    const lobby = new Lobby(mountain);
    lobby.refuses(ANN, { do: 'start', nonce: nonce('a') }, 'too-few', undefined, { min: 2, missing: 1 });
    lobby.does(ANN, { do: 'stand' });
    lobby.refuses(ANN, { do: 'start', nonce: nonce('a') }, 'too-few', undefined, { min: 2, missing: 2 });
  });

  test('waits for everybody, who are named', () => {
    const lobby = new Lobby(race).sits(BEN, CAT);
    const both = { who: [{ seat: 1 }, { seat: 2 }], guests: [BEN, CAT] };
    lobby.refuses(ANN, { do: 'start', nonce: nonce('a') }, 'not-ready', undefined, both);
    lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
    lobby.refuses(ANN, { do: 'start', nonce: nonce('a') }, 'not-ready', undefined, { who: [{ seat: 2 }], guests: [CAT] });
    expect(lobby.sitting).toBe('ann ben✓ cat .');
  });

  test('may start without those who are not ready: they stand up and watch', () => {
    const lobby = new Lobby(race).sits(BEN, CAT);
    lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
    expect(lobby.does(ANN, { do: 'start', nonce: nonce('a'), without: [CAT] })).toBe(true);
    expect(lobby.sitting).toBe('ann✓ ben✓ . .');
    expect(lobby.plays().seats.map(({ guest }) => guest)).toEqual([ANN, BEN]);
    expect(lobby.view.spectators).toEqual([{ guest: CAT, name: 'cat' }]);
    lobby.ends();
    expect(lobby.sits(CAT).sitting).toBe('ann ben cat .');
  });

  test('leaves nobody out who was not named, and nobody who is ready by now', () => {
    const lobby = new Lobby(race).sits(BEN, CAT);
    const waiting = { who: [{ seat: 1 }], guests: [BEN] };
    lobby.refuses(ANN, { do: 'start', nonce: nonce('a'), without: [CAT] }, 'not-ready', undefined, waiting);
    for (const guest of [BEN, CAT]) lobby.does(guest, { do: 'ready', nonce: nonce('b') });
    expect(lobby.does(ANN, { do: 'start', nonce: nonce('a'), without: [CAT] })).toBe(true);
    expect(lobby.sitting).toBe('ann✓ ben✓ cat✓ .');
  });

  test('needs enough players without them', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.refuses(ANN, { do: 'start', nonce: nonce('a'), without: [BEN] }, 'too-few', undefined, { min: 2, missing: 1 });
    expect(lobby.sitting).toBe('ann ben . .');
    // Starting is their own way of being ready.
    lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
    expect(lobby.does(ANN, { do: 'start', nonce: nonce('a'), without: [ANN] })).toBe(true);
    expect(lobby.sitting).toBe('ann✓ ben✓ . .');
  });

  test('waits for no bot', () => {
    const lobby = new Lobby(race);
    lobby.does(ANN, { do: 'bot', seat: 2, level: 'random' });
    expect(lobby.does(ANN, { do: 'start', nonce: nonce('a') })).toBe(true);
  });

  test('may watch instead of playing', () => {
    const lobby = new Lobby(race).sits(BEN, CAT);
    lobby.does(ANN, { do: 'stand' });
    for (const guest of [BEN, CAT]) lobby.does(guest, { do: 'ready', nonce: nonce('b') });
    expect(lobby.does(ANN, { do: 'start', nonce: nonce('a') })).toBe(true);
    expect(lobby.sitting).toBe('. ben✓ cat✓ .');
  });

  test('is the only one who can', () => {
    new Lobby(race).sits(BEN).refuses(BEN, { do: 'start', nonce: nonce('b') }, 'not-host');
  });

  test('starts alone what can be played alone', () => {
    expect(new Lobby(hats).does(ANN, { do: 'start', nonce: nonce('a') })).toBe(true);
  });
});

describe('a room that is older than its game', () => {
  const started = (lobby: Lobby, pack: typeof race) => {
    const later = new Lobby(pack);
    later.room = lobby.room;
    return later;
  };

  test('does not start with rules that the game no longer has', () => {
    const lobby = new Lobby(race, { rules: { tiles: 50 } }).sits(BEN);
    lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
    started(lobby, { ...race, game: { ...race.game, rules: mountain.game.rules } }).refuses(
      ...([ANN, { do: 'start', nonce: nonce('a') } as const, 'malformed', 'rules.tiles'] as const),
    );
  });

  test('does not start with a bot that the game no longer has', () => {
    const lobby = new Lobby({ ...race, levels: { hard: randomBot } });
    lobby.does(ANN, { do: 'bot', seat: 1, level: 'hard' });
    started(lobby, race).refuses(ANN, { do: 'start', nonce: nonce('a') }, 'unknown-level', 'level');
  });
});

describe('a rematch', () => {
  const after = (): Lobby => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.playsAMatch();
    lobby.ends();
    return lobby;
  };

  test('starts when the last of those seated wants it, host or not', () => {
    const lobby = after();
    expect(lobby.does(ANN, { do: 'rematch', nonce: nonce('c') })).toBe(false);
    expect(lobby.sitting).toBe('ann✓ ben . .');
    expect(lobby.does(BEN, { do: 'rematch', nonce: nonce('d') })).toBe(true);
    expect(lobby.room.playing).toBe(true);
    expect(lobby.plays().nonces).toEqual([nonce('c'), nonce('d')]);
  });

  test('needs nobody’s readiness of before: it was for the match that is over', () => {
    expect(after().sitting).toBe('ann ben . .');
  });

  test('needs a match before it', () => {
    new Lobby(race).sits(BEN).refuses(BEN, { do: 'rematch', nonce: nonce('b') }, 'no-match-to-repeat');
  });

  test('is for those who sit', () => {
    after()
      .comes(CAT)
      .refuses(CAT, { do: 'rematch', nonce: nonce('c') }, 'not-seated');
  });

  test('needs as many players as any match', () => {
    const lobby = after();
    lobby.does(BEN, { do: 'stand' });
    lobby.refuses(ANN, { do: 'rematch', nonce: nonce('a') }, 'too-few', undefined, { min: 2, missing: 1 });
    expect(lobby.sitting).toBe('ann . . .');
  });

  test('waits for somebody new who has sat down meanwhile', () => {
    const lobby = after().sits(CAT);
    expect(lobby.does(ANN, { do: 'rematch', nonce: nonce('a') })).toBe(false);
    expect(lobby.does(BEN, { do: 'rematch', nonce: nonce('b') })).toBe(false);
    expect(lobby.does(CAT, { do: 'rematch', nonce: nonce('c') })).toBe(true);
  });

  test('of a game for one starts at once', () => {
    const lobby = new Lobby(hats);
    lobby.playsAMatch();
    lobby.ends();
    expect(lobby.does(ANN, { do: 'rematch', nonce: nonce('a') })).toBe(true);
  });
});
