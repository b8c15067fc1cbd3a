import { describe, expect, test } from 'vitest';
import { ANN, BEN, bands, CAT, DAN, Lobby, nonce } from './lobby.ts';

const choices = (lobby: Lobby, field: string): string =>
  lobby.room.seats
    .map((seat) =>
      seat.by === 'open'
        ? '.'
        : `${seat.by === 'bot' ? '*' : ''}${(seat.choice as { readonly [name: string]: string | undefined })[field] ?? '-'}`,
    )
    .join(' ');

const tune = (lobby: Lobby, value: string): Lobby => {
  lobby.does(ANN, { do: 'settings', settings: { rules: { tune: value } } });
  return lobby;
};

const start = { do: 'start', nonce: nonce('a') } as const;

describe('a choice beside those of others', () => {
  test('begins with what nobody has', () => {
    const lobby = new Lobby(bands).sits(BEN);
    lobby.does(ANN, { do: 'bot', seat: 2, level: 'random' });
    expect(choices(lobby, 'part')).toBe('horn fiddle *drum .');
  });

  test('belongs to the guest who chose it first', () => {
    const lobby = new Lobby(bands).sits(BEN);
    lobby.does(BEN, { do: 'choose', choice: { part: 'harp' }, nonce: nonce('b') });
    lobby.refuses(ANN, { do: 'choose', choice: { part: 'harp' } }, 'malformed', 'choice.part');
    expect(lobby.attempt(ANN, { do: 'choose', choice: { part: 'harp' } })).toMatchObject({ why: { key: 'part.taken' } });
    lobby.does(BEN, { do: 'choose', choice: { part: 'drum' }, nonce: nonce('c') });
    lobby.does(ANN, { do: 'choose', choice: { part: 'harp' } });
    expect(choices(lobby, 'part')).toBe('harp drum . .');
  });

  test('H-03: what is only suggested gives way to what somebody chooses, and is shown another', () => {
    const lobby = new Lobby(bands).sits(BEN);
    lobby.does(BEN, { do: 'choose', choice: { part: 'horn' }, nonce: nonce('b') });
    expect(choices(lobby, 'part')).toBe('fiddle horn . .');
  });

  test('H-03: a bot gives way, and never takes what somebody is ready with', () => {
    const lobby = new Lobby(bands).sits(BEN);
    lobby.does(ANN, { do: 'bot', seat: 2, level: 'random' });
    lobby.does(BEN, { do: 'choose', choice: { part: 'drum' }, nonce: nonce('b') });
    expect(choices(lobby, 'part')).toBe('horn drum *fiddle .');
    lobby.refuses(ANN, { do: 'choose', choice: { part: 'drum' }, seat: 2 }, 'malformed', 'choice.part');
  });

  test('H-03: where there is more to choose, nobody who has not said ready yet loses anything', () => {
    const lobby = tune(new Lobby(bands).sits(BEN), 'bands');
    lobby.refuses(BEN, { do: 'choose', choice: { part: 'horn', band: 'brass' } }, 'malformed', 'choice.part');
  });

  test('keeps under other rules what they know of it', () => {
    const lobby = new Lobby(bands).sits(BEN, CAT);
    lobby.does(BEN, { do: 'choose', choice: { part: 'harp' } });
    tune(lobby, 'bands');
    expect(choices(lobby, 'part')).toBe('horn harp drum .');
    expect(choices(lobby, 'band')).toBe('brass strings brass .');
    lobby.does(CAT, { do: 'choose', choice: { part: 'bell', band: 'strings' } });
    expect(choices(tune(lobby, 'free'), 'part')).toBe('horn harp bell .');
    expect(choices(lobby, 'band')).toBe('- - - .');
  });
});

test('what all seats lack together keeps a match from starting, and says why', () => {
  const lobby = tune(new Lobby(bands).sits(BEN), 'bands');
  lobby.does(BEN, { do: 'choose', choice: { part: 'harp', band: 'brass' } });
  lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
  expect(lobby.view.mayStart).toMatchObject({ ok: false, field: 'seats', why: { key: 'band.missing' } });
  lobby.refuses(ANN, start, 'malformed', 'seats');
  lobby.does(ANN, { do: 'choose', choice: { part: 'horn', band: 'strings' } });
  expect(lobby.view.mayStart).toEqual({ ok: true });
  expect(lobby.does(ANN, start)).toBe(true);
});

describe('bots that the game counts', () => {
  test('sit down and get up with the people', () => {
    const lobby = tune(new Lobby(bands), 'duet');
    expect(choices(lobby, 'band')).toBe('brass *strings . .');
    lobby.does(BEN, { do: 'sit', seat: 2 });
    expect(choices(lobby, 'band')).toBe('brass *strings brass *strings');
    lobby.does(BEN, { do: 'stand' });
    expect(choices(lobby, 'band')).toBe('brass *strings . .');
    expect(choices(tune(lobby, 'bands'), 'band')).toBe('brass *strings . .');
  });

  test('get seats of their own, as long as the game has some', () => {
    const lobby = tune(new Lobby(bands, { seats: 3 }).sits(BEN, CAT), 'duet');
    expect(choices(lobby, 'band')).toBe('brass brass brass *strings *strings *strings');
    const crowd = tune(new Lobby(bands, { seats: 4 }).sits(BEN, CAT, DAN), 'duet');
    expect(choices(crowd, 'band')).toBe('brass brass brass brass *strings *strings');
    expect(crowd.view.mayStart).toMatchObject({ ok: false, why: { key: 'band.uneven' } });
  });

  test('too many of them get up when that mode is chosen', () => {
    const lobby = new Lobby(bands);
    for (const seat of [1, 2, 3]) lobby.does(ANN, { do: 'bot', seat, level: 'random' });
    expect(choices(tune(lobby, 'duet'), 'part')).toBe('horn *fiddle . .');
    expect(lobby.seat(1)).toMatchObject({ level: 'random' });
  });

  test('are not sent away or called by the host, who may change their level', () => {
    const lobby = tune(new Lobby(bands), 'duet');
    lobby.refuses(ANN, { do: 'bot', seat: 1, level: null }, 'bots-counted', 'seat');
    lobby.refuses(ANN, { do: 'bot', seat: 2, level: 'random' }, 'bots-counted', 'seat');
    lobby.does(ANN, { do: 'bot', seat: 1, level: 'random' });
    expect(lobby.seat(1)).toMatchObject({ level: 'random' });
    lobby.refuses(ANN, { do: 'choose', seat: 1, choice: { part: 'bell', band: 'brass' } }, 'malformed', 'choice.band');
  });

  test('go with somebody whom the match starts without', () => {
    const lobby = tune(new Lobby(bands, { seats: 6 }).sits(BEN), 'duet');
    expect(lobby.does(ANN, { ...start, without: [BEN] })).toBe(true);
    expect(choices(lobby, 'band')).toBe('brass . *strings . . .');
  });
});
