import { personAtSeat } from '@tavern/bots';
import { contentHash, derivedNonce, verify } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { ended, matchOf, started } from '../../rooms/match.ts';
import { ANN, BEN, CAT, dice, Lobby, mountain, names, nonce, race } from './lobby.ts';

/** Ben on the third seat, bots on the second and fourth, Ann gets up for the last. */
const given = (): Lobby => {
  const lobby = new Lobby(mountain, { seats: 6, pace: 'brisk', speed: '2x', rules: { board: 'fortune' } });
  lobby.does(ANN, { do: 'sit', seat: 5 });
  lobby.does(ANN, { do: 'bot', seat: 1, level: 'normal' });
  lobby.does(BEN, { do: 'sit', seat: 2 });
  lobby.does(ANN, { do: 'bot', seat: 3, level: 'normal' });
  lobby.does(ANN, { do: 'choose', choice: { class: 'monk' }, seat: 3 });
  lobby.does(BEN, { do: 'choose', choice: { class: 'guard' } });
  lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
  lobby.does(ANN, { do: 'start', nonce: nonce('a') });
  return lobby;
};

describe('the match that starts', () => {
  test('has the taken seats in order, the room’s rules, and everybody’s share of the dice', () => {
    const lobby = given();
    const { commit, secret } = dice(1);
    expect(matchOf(lobby.room, { id: 'm1', game: mountain.game, now: 5, names })).toEqual({
      id: 'm1',
      room: 'ABC234',
      game: 'king-of-the-mountain',
      version: mountain.game.version,
      contentHash: contentHash(mountain.game),
      rules: lobby.room.rules,
      pace: 'brisk',
      speed: '2x',
      secret,
      commit,
      startedAt: 5,
      ended: null,
      seats: [
        { guest: null, name: `normal ${personAtSeat('ABC234', 1).id}`, choice: { class: 'hunter' }, level: 'normal' },
        { guest: BEN, name: 'ben', choice: { class: 'guard' } },
        { guest: null, name: `normal ${personAtSeat('ABC234', 3).id}`, choice: { class: 'monk' }, level: 'normal' },
        { guest: ANN, name: 'ann', choice: { class: 'scout' } },
      ],
      nonces: [derivedNonce(commit, 0), nonce('b'), derivedNonce(commit, 2), nonce('a')],
    });
  });

  test('has nonces for bots that the engine accepts as derived', () => {
    const { secret, commit, nonces, seats } = matchOf(given().room, { id: 'm1', game: mountain.game, now: 5, names });
    const record = (bots: readonly string[]) =>
      verify(mountain.game, {
        game: 'king-of-the-mountain',
        versions: [{ from: 0, version: mountain.game.version }],
        contentHash: contentHash(mountain.game),
        rules: {},
        seats: seats.map(({ name, guest }) => ({ name, choice: {}, ...(guest === null ? { bot: true as const } : {}) })),
        commit,
        secret,
        nonces: [...bots],
        answers: [],
        hashes: {},
      });
    expect(record(nonces)).not.toMatchObject({ field: expect.stringContaining('nonces') });
    expect(record(nonces.toReversed())).toMatchObject({ field: expect.stringContaining('nonces') });
  });

  test('has the default of a rule that the game got after the room was made', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
    lobby.does(ANN, { do: 'start', nonce: nonce('a') });
    const row = matchOf({ ...lobby.room, rules: {} }, { id: 'm1', game: race.game, now: 5, names });
    expect(row.rules).toEqual({ tiles: 20 });
  });

  test('is never made of a room that may not start: that is a bug of the caller', () => {
    const lobby = new Lobby(race).sits(BEN);
    expect(() => matchOf(lobby.room, { id: 'm1', game: race.game, now: 5, names })).toThrow('ready');
    const broken = { ...lobby.room, rules: { tiles: 0 } };
    expect(() => matchOf(broken, { id: 'm1', game: race.game, now: 5, names })).toThrow('rules.tiles');
  });
});

describe('a room whose match has started', () => {
  test('is saved together with the start: the same version', () => {
    const lobby = given();
    expect(started(lobby.room, 'm1', dice(2))).toMatchObject({ version: lobby.room.version, match: 'm1', playing: true });
  });

  test('has new dice, and nobody is ready for those', () => {
    const lobby = given();
    const after = started(lobby.room, 'm1', dice(2));
    expect(after).toMatchObject(dice(2));
    expect(JSON.stringify(after)).not.toMatch(new RegExp([nonce('a'), nonce('b'), dice(1).secret, dice(1).commit].join('|')));
  });
});

describe('a room whose match has ended', () => {
  test('plays no more, keeps its seats and remembers the match', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.playsAMatch();
    const after = ended(lobby.room, 'match1', 7000);
    expect(after).toEqual({ ...lobby.room, playing: false, version: lobby.room.version + 1, touchedAt: 7000 });
  });

  test('is not ended twice, nor by the end of an earlier match', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.playsAMatch();
    lobby.ends();
    const lying = lobby.room;
    expect(ended(lying, 'match1', 7000)).toBe(lying);
    lobby.playsAMatch();
    const playing = lobby.room;
    expect(ended(playing, 'match1', 8000)).toBe(playing);
    expect(ended(playing, 'match2', 8000).playing).toBe(false);
  });

  test('lets others sit down', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.playsAMatch();
    lobby.ends();
    expect(lobby.sits(CAT).sitting).toBe('ann ben cat .');
  });
});
