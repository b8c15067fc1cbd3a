import { describe, expect, test } from 'vitest';
import { NONCE, startMatch, TestServer } from '../../servers.ts';
import { HttpGuest } from '../api.ts';
import { ContractPlayer, twoPlayers } from './players.ts';

describe('getting to a table', () => {
  test('RR-065: startGame makes a room for two, joinRoom takes the other seat, and the match starts', async () => {
    const { url } = await TestServer.start();
    const [one, two] = [await ContractPlayer.arrive(url, 'Mei'), await ContractPlayer.arrive(url, 'Ann')];
    const started = await one.start({ deck: 'homeland' });
    expect(started).toMatchObject({
      status: 201,
      playerId: 'playerId_1',
      gameEnv: { phase: 'WAITING_FOR_PLAYERS', matchId: null },
    });
    expect((await one.poll()).players).toMatchObject({ playerId_1: { name: 'Mei' }, playerId_2: { name: null } });
    const joined = await two.join(started.gameId, { deck: 'opensquare' });
    expect(joined).toMatchObject({ status: 200, playerId: 'playerId_2', gameEnv: { phase: 'READY_PHASE', round: 1 } });
    const env = await one.poll();
    expect(env.players.playerId_1.hand).toHaveLength(7);
    expect(env.players.playerId_2).toMatchObject({ name: 'Ann', hand: null, handCount: 7 });
    // Who sits there already is there once more.
    expect(await two.join(started.gameId)).toMatchObject({ status: 200, playerId: 'playerId_2' });
  });

  test('RR-065: with a bot the match starts at once', async () => {
    const { url } = await TestServer.start();
    const one = await ContractPlayer.arrive(url, 'Mei');
    expect(await one.start({ bot: 'easy' })).toMatchObject({ status: 201, gameEnv: { phase: 'READY_PHASE' } });
    expect(await one.post('startGame', { bot: 'genius' })).toMatchObject({ status: 409, code: 'unknown-level' });
  });

  test('a deck that cannot be played is refused with its reasons, and leaves no room behind', async () => {
    const { url } = await TestServer.start({ LIMIT_ROOMS: '1' });
    const one = await ContractPlayer.arrive(url, 'Mei');
    const refused = await one.post('startGame', { deck: 'RR-nonsense' });
    expect(refused).toMatchObject({ status: 400, code: 'malformed', field: 'deck' });
    expect((await one.start({ deck: 'homeland' })).status).toBe(201);
    const two = await ContractPlayer.arrive(url, 'Ann');
    expect(await two.join(one.gameId, { deck: 'nothing' })).toMatchObject({ status: 400, field: 'deck' });
  });

  test('unknown, foreign and full games', async () => {
    const { url } = await TestServer.start();
    const [one] = await twoPlayers(url);
    const third = await ContractPlayer.arrive(url, 'Bob');
    expect(await third.join('222222')).toMatchObject({ status: 404, code: 'no-such-room' });
    expect(await third.join('no code at all')).toMatchObject({ status: 400 });
    expect((await third.join(one.gameId)).status).toBe(409);
    third.gameId = one.gameId;
    expect(await third.look()).toMatchObject({ status: 403, code: 'not-a-player' });
    const other = await third.guest.post<{ room: { code: string } }>('rooms', { game: 'race' });
    third.gameId = other.room.code;
    expect(await third.look()).toMatchObject({ status: 404, code: 'no-such-room' });
    expect((await third.join(other.room.code)).status).toBe(404);
  });

  test('a playerId belongs to the guest who sits there; without a secret nobody is anybody', async () => {
    const { url } = await TestServer.start();
    const [one, two] = await twoPlayers(url);
    two.playerId = one.playerId;
    expect(await two.look()).toMatchObject({ status: 403, code: 'not-your-player' });
    for (const request of ['startReady', 'nextRound', 'acknowledgeEvents'])
      expect(
        await two.at(request, {
          ...(request === 'startReady' ? { redraw: true } : {}),
          ...(request === 'acknowledgeEvents' ? { eventIds: [] } : {}),
        }),
      ).toMatchObject({ status: 403 });
    const nobody = new ContractPlayer(new HttpGuest(url, ''));
    nobody.gameId = one.gameId;
    expect(await nobody.look()).toMatchObject({ status: 401 });
    // Nothing has happened.
    expect(await one.poll()).toMatchObject({ phase: 'READY_PHASE', waitingFor: ['playerId_1', 'playerId_2'] });
  });

  test('somebody at the web table and somebody who polls play one match', async () => {
    const server = await TestServer.start();
    const { match, code, people, tables } = await startMatch(server, 'revolution', 2);
    const [, ann] = people;
    const poller = new ContractPlayer(new HttpGuest(server.url, ann?.guest.secret ?? ''));
    Object.assign(poller, { gameId: code, playerId: 'playerId_2' });
    expect(await poller.poll()).toMatchObject({ matchId: match, phase: 'READY_PHASE' });
    expect((await poller.at('startReady', { redraw: false })).status).toBe(200);
    await tables[0]?.choose({ do: 'keep' });
    expect((await poller.poll()).phase).toBe('DRAW_PHASE');
  });

  test('a poller joins a room that was made at the web table, and its host starts', async () => {
    const server = await TestServer.start();
    const host = await server.guest('Mei');
    const { code } = await host.create('revolution', { seats: 2 });
    const poller = await ContractPlayer.arrive(server.url, 'Ann');
    expect(await poller.join(code)).toMatchObject({ status: 200, gameEnv: { phase: 'BOTH_JOINED' } });
    expect(await poller.at('startReady', { redraw: true })).toMatchObject({
      status: 409,
      event: { id: 'event_0_e1', type: 'PHASE_RESTRICTION_ERROR' },
    });
    await host.act(code, { do: 'start', nonce: NONCE });
    expect((await poller.poll()).phase).toBe('READY_PHASE');
  });
});
