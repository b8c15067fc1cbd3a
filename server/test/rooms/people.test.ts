import { describe, expect, test } from 'vitest';
import { banned } from '../../rooms/acts/people.ts';
import { deserted, leave } from '../../rooms/leave.ts';
import { ANN, BEN, CAT, DAN, Lobby, nonce, race } from './lobby.ts';

describe('a guest whom the host sends away', () => {
  test('loses their seat, and may come back', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.does(ANN, { do: 'kick', guest: BEN });
    expect(lobby.sitting).toBe('ann . . .');
    expect(banned(lobby.room, BEN)).toBeNull();
    expect(lobby.view.banned).toEqual([]);
    lobby.sits(BEN);
    expect(lobby.sitting).toBe('ann ben . .');
  });

  test('for good loses their seat and cannot come back or do anything', () => {
    const lobby = new Lobby(race).sits(BEN);
    expect(banned(lobby.room, BEN)).toBeNull();
    lobby.does(ANN, { do: 'kick', guest: BEN, forGood: true });
    expect(lobby.sitting).toBe('ann . . .');
    expect(banned(lobby.room, BEN)).toMatchObject({ ok: false, code: 'banned' });
    lobby.refuses(BEN, { do: 'sit', seat: 1 }, 'banned');
    lobby.refuses(ANN, { do: 'host', guest: BEN }, 'guest-not-here', 'guest');
  });

  test('may be a spectator, also during a match', () => {
    const lobby = new Lobby(race).sits(BEN).comes(CAT);
    lobby.playsAMatch();
    lobby.does(ANN, { do: 'kick', guest: CAT, forGood: true });
    expect(lobby.room.banned).toEqual([CAT]);
  });

  test('for good may be let in again, by the host alone, at any time', () => {
    const lobby = new Lobby(race).sits(BEN, CAT);
    lobby.does(ANN, { do: 'kick', guest: BEN, forGood: true });
    expect(lobby.view.banned).toEqual([{ guest: BEN, name: 'ben' }]);
    lobby.refuses(CAT, { do: 'letIn', guest: BEN }, 'not-host');
    lobby.refuses(ANN, { do: 'letIn', guest: CAT }, 'not-banned', 'guest');
    lobby.playsAMatch();
    lobby.does(ANN, { do: 'letIn', guest: BEN });
    expect(lobby.view.banned).toEqual([]);
    expect(banned(lobby.room, BEN)).toBeNull();
    lobby.refuses(ANN, { do: 'letIn', guest: BEN }, 'not-banned', 'guest');
    lobby.ends();
    lobby.sits(BEN);
    expect(lobby.sitting).toBe('ann ben cat .');
  });

  test('is no player of a running match', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.playsAMatch();
    lobby.refuses(ANN, { do: 'kick', guest: BEN }, 'in-match', 'guest', { who: { seat: 1 } });
    lobby.ends();
    lobby.does(ANN, { do: 'kick', guest: BEN });
    expect(lobby.sitting).toBe('ann . . .');
  });

  test('is somebody else, who is there, and the host’s choice', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.refuses(ANN, { do: 'kick', guest: ANN }, 'not-yourself', 'guest');
    lobby.refuses(ANN, { do: 'kick', guest: DAN }, 'guest-not-here', 'guest');
    lobby.refuses(BEN, { do: 'kick', guest: ANN }, 'not-host');
  });

  test('may be seated and away', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.present.delete(BEN);
    lobby.does(ANN, { do: 'kick', guest: BEN });
    expect(lobby.sitting).toBe('ann . . .');
  });
});

describe('the host’s role', () => {
  test('passes to somebody seated or present, at any time', () => {
    const lobby = new Lobby(race).sits(BEN).comes(CAT);
    lobby.playsAMatch();
    lobby.does(ANN, { do: 'host', guest: CAT });
    lobby.present.delete(BEN);
    lobby.does(CAT, { do: 'host', guest: BEN });
    expect(lobby.room.host).toBe(BEN);
    lobby.refuses(ANN, { do: 'host', guest: ANN }, 'not-host');
  });

  test('does not pass to strangers, nor to oneself', () => {
    const lobby = new Lobby(race);
    lobby.refuses(ANN, { do: 'host', guest: DAN }, 'guest-not-here', 'guest');
    lobby.refuses(ANN, { do: 'host', guest: ANN }, 'already-host', 'guest');
  });
});

describe('a guest who leaves', () => {
  test('frees their seat in the lobby: one change', () => {
    const lobby = new Lobby(race).sits(BEN);
    const { version } = lobby.room;
    lobby.leaves(BEN);
    expect(lobby.sitting).toBe('ann . . .');
    expect(lobby.room).toMatchObject({ version: version + 1, touchedAt: lobby.now, host: ANN });
  });

  test('keeps it during a match, and until they are said to have left again', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.playsAMatch();
    const before = lobby.room;
    lobby.leaves(BEN);
    expect(lobby.room).toBe(before);
    lobby.ends();
    expect(lobby.sitting).toBe('ann ben . .');
    lobby.leaves(BEN);
    expect(lobby.sitting).toBe('ann . . .');
  });

  test('changes nothing as a spectator', () => {
    const lobby = new Lobby(race).comes(BEN);
    const before = lobby.room;
    lobby.leaves(BEN);
    expect(lobby.room).toBe(before);
  });
});

describe('a host who leaves is followed by', () => {
  const given = (): Lobby => {
    const lobby = new Lobby(race).comes(DAN).sits(BEN, CAT);
    lobby.does(ANN, { do: 'sit', seat: 3 });
    lobby.does(ANN, { do: 'bot', seat: 0, level: 'random' });
    lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
    return lobby;
  };

  test('the next person around the table', () => {
    const lobby = given();
    lobby.leaves(ANN);
    expect([lobby.sitting, lobby.room.host]).toEqual(['random ben✓ cat .', BEN]);
    lobby.does(BEN, { do: 'bot', seat: 0, level: null });
    lobby.sits(ANN);
    lobby.leaves(BEN);
    expect([lobby.sitting, lobby.room.host]).toEqual(['ann . cat .', CAT]);
  });

  test('one who is there, if any of them is', () => {
    const lobby = given();
    lobby.present.delete(BEN);
    lobby.leaves(ANN);
    expect(lobby.room.host).toBe(CAT);
  });

  test('else one who is away', () => {
    const lobby = given();
    lobby.present.delete(BEN);
    lobby.present.delete(CAT);
    lobby.leaves(ANN);
    expect(lobby.room.host).toBe(BEN);
  });

  test('else a spectator, but nobody who was sent away', () => {
    const lobby = new Lobby(race).comes(BEN, CAT);
    lobby.does(ANN, { do: 'kick', guest: BEN, forGood: true });
    lobby.leaves(ANN);
    expect([lobby.sitting, lobby.room.host]).toEqual(['. . . .', CAT]);
  });

  test('nobody, if nobody is there', () => {
    const lobby = new Lobby(race);
    lobby.leaves(ANN);
    expect([lobby.sitting, lobby.room.host]).toEqual(['. . . .', ANN]);
  });

  test('the same people during a match, though the seat stays', () => {
    const lobby = given();
    lobby.does(CAT, { do: 'ready', nonce: nonce('c') });
    lobby.does(ANN, { do: 'start', nonce: nonce('a') });
    lobby.plays();
    const { version } = lobby.room;
    lobby.leaves(ANN);
    expect([lobby.sitting, lobby.room.host, lobby.room.version]).toEqual(['random ben cat ann', BEN, version + 1]);
  });

  test('somebody who has the role only until they are back, if they were lost from a match', () => {
    const lobby = new Lobby(race).sits(BEN, CAT);
    lobby.playsAMatch();
    lobby.isLost(ANN);
    expect(lobby.room.host).toBe(BEN);
    // The next one who takes over does so for her, too.
    lobby.isLost(BEN);
    expect(lobby.room.host).toBe(CAT);
    lobby.returns(BEN);
    expect(lobby.room.host).toBe(CAT);
    lobby.returns(ANN);
    expect(lobby.room.host).toBe(ANN);
    const before = lobby.room;
    lobby.returns(ANN);
    expect(lobby.room).toBe(before);
  });

  test('for good by somebody who was made host, or where they left on purpose', () => {
    const made = new Lobby(race).sits(BEN, CAT);
    made.playsAMatch();
    made.isLost(ANN);
    made.does(BEN, { do: 'host', guest: CAT });
    made.returns(ANN);
    expect(made.room.host).toBe(CAT);

    const left = new Lobby(race).sits(BEN);
    left.playsAMatch();
    left.leaves(ANN);
    left.returns(ANN);
    expect(left.room.host).toBe(BEN);
  });

  test('for good where they have no seat to come back to', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.playsAMatch();
    lobby.isLost(ANN);
    lobby.ends();
    lobby.isLost(ANN);
    expect(lobby.sitting).toBe('. ben . .');
    lobby.sits(ANN);
    lobby.returns(ANN);
    expect(lobby.room.host).toBe(BEN);
  });

  test('for good by those who sent them away after the match', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.playsAMatch();
    lobby.isLost(ANN);
    lobby.ends();
    lobby.does(BEN, { do: 'kick', guest: ANN });
    expect(lobby.room.awayHost).toBeNull();
  });

  test('somebody else, even where their own connection is still counted', () => {
    const lobby = new Lobby(race);
    expect(leave(lobby.room, ANN, { now: 1, present: new Set([ANN, BEN]) }).host).toBe(BEN);
  });
});

describe('a lobby that nobody has been in for a while', () => {
  test('has no people in its seats any more; bots stay, and nobody has touched it', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.does(ANN, { do: 'bot', seat: 2, level: 'random' });
    const { version, touchedAt } = lobby.room;
    const after = deserted(lobby.room);
    expect(after.seats.map(({ by }) => by)).toEqual(['open', 'open', 'bot', 'open']);
    expect(after).toMatchObject({ host: ANN, version: version + 1, touchedAt });
    expect(deserted(after)).toBe(after);
  });

  test('is none while a match runs', () => {
    const lobby = new Lobby(race).sits(BEN);
    lobby.playsAMatch();
    expect(deserted(lobby.room)).toBe(lobby.room);
  });
});
