import { describe, expect, test } from 'vitest';
import { TestServer } from '../../servers.ts';
import { ContractPlayer } from './players.ts';

describe('RR-065: getting to a table', () => {
  test('startGame makes a room for two, joinRoom takes the other seat, and the match starts', async () => {
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
  });
});
