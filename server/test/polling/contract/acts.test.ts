import { describe, expect, test } from 'vitest';
import { TestServer, until } from '../../servers.ts';
import { fastClock } from '../fast-clock.ts';
import { type ContractPlayer, type GameEnv, twoInTurn, twoPlayers } from './players.ts';

const handOf = (env: GameEnv, player: ContractPlayer): string[] => env.players[player.playerId].hand ?? [];
const back = (card: string | undefined, zone: string) => ({ action: { type: 'PlayCardBack', card, zone } });

/** Face-down cards until everybody's zones are full. */
async function fillUp(one: ContractPlayer, two: ContractPlayer): Promise<void> {
  for (let env = await one.poll(); env.phase !== 'SP_PHASE'; env = await one.poll()) {
    const mover = env.currentPlayer === one.playerId ? one : two;
    const own = await mover.poll();
    const zone = (['top', 'left', 'right', 'help'] as const).find((each) => own.zones[mover.playerId][each] === null);
    await mover.at('playerAction', back(handOf(own, mover)[0], zone ?? 'top'));
  }
}

describe('acts', () => {
  test('RR-065: ready, placements, seals and the next round are answers at the same table', async () => {
    const { url } = await TestServer.start();
    const [one, two] = await twoPlayers(url);
    await one.at('startReady', { redraw: true });
    expect((await two.at('startReady', { redraw: false })).gameEnv.phase).toMatch(/DRAW_PHASE|MAIN_PHASE/);
    await fillUp(one, two);
    const sealed = handOf(await one.poll(), one)[0];
    expect((await one.at('playerAction', back(sealed, 'sp'))).gameEnv.phase).toBe('SP_PHASE');
    expect((await two.at('playerAction', { action: { type: 'Pass' } })).gameEnv.phase).toBe('BATTLE_PHASE');
    const env = await two.poll();
    expect(env.zones.playerId_1.sp).toMatchObject({ isFaceDown: false });
    expect(env.zones.playerId_2.sp).toMatchObject({ isVacant: true });
    expect(env.results).toHaveLength(1);
  });

  test('RR-063, H-23: either player calls the next round, once; a second call gives the same', async () => {
    const { url } = await TestServer.start();
    const { mover: one, other: two } = await twoInTurn(url);
    await fillUp(one, two);
    for (const player of [one, two]) await player.at('playerAction', { action: { type: 'Pass' } });
    const first = await two.at('nextRound');
    expect(first.gameEnv).toMatchObject({ round: 2, currentTurn: 1 });
    for (const player of [one, two]) {
      const { status, gameEnv } = await player.at('nextRound');
      expect([status, gameEnv.round, gameEnv.currentTurn]).toEqual([200, 2, 1]);
    }
  });

  test('an act with a requestId counts once; another act under the same one is refused', async () => {
    const server = await TestServer.start();
    const { mover, other } = await twoInTurn(server.url);
    const [card] = handOf(await mover.poll(), mover);
    const act = { ...back(card, 'top'), requestId: 'mine-1' };
    const placed = await mover.at('playerAction', act);
    expect(placed.status).toBe(200);
    const played = (env: GameEnv): number => env.playSequence.plays.filter(({ action }) => action !== 'PLAY_LEADER').length;
    expect(played((await mover.at('playerAction', act)).gameEnv)).toBe(1);
    expect(await mover.at('playerAction', { ...back(card, 'left'), requestId: 'mine-1' })).toMatchObject({
      status: 409,
      code: 'id-reused',
      event: { type: 'ERROR_OCCURRED' },
    });
    await server.close();
    await server.open();
    // It is the other player's turn by now: the repeat is one all the same.
    expect((await mover.at('playerAction', act)).status).toBe(200);
    expect(played(await other.poll())).toBe(1);
  });
});

describe('RR-094: every refusal is an answer and an event', () => {
  test('of the player alone who was refused', async () => {
    const { url } = await TestServer.start();
    const { mover, other } = await twoInTurn(url);
    const { lastEvent } = await other.poll();
    const theirs = await mover.poll();
    const refused = await other.at('playerAction', back('c-1', 'top'));
    expect(refused).toMatchObject({
      status: 409,
      code: 'not-yours',
      says: { en: expect.stringContaining('Wait for your turn') as string },
      event: { id: `event_${lastEvent}_e1`, type: 'WAITING_FOR_PLAYER' },
    });
    const told = (await other.poll()).gameEvents.at(-1);
    expect(told).toMatchObject({
      id: `event_${lastEvent}_e1`,
      type: 'WAITING_FOR_PLAYER',
      data: { code: 'not-yours', field: 'seat' },
    });
    expect(await mover.poll()).toEqual(theirs);
    await other.at('acknowledgeEvents', { eventIds: [told?.id] });
    expect((await other.poll()).gameEvents.map(({ id }) => id)).not.toContain(told?.id);
  });

  test('also where the request cannot be read', async () => {
    const { url } = await TestServer.start();
    const { mover } = await twoInTurn(url);
    const refused = await mover.at('playerAction', { action: { type: 'PlayCard', card: 'c-1', zone: 'roof' } });
    expect(refused).toMatchObject({ status: 400, code: 'malformed', event: { type: 'ERROR_OCCURRED' } });
    expect((await mover.poll()).gameEvents.at(-1)?.type).toBe('ERROR_OCCURRED');
  });

  test('the reasons of the rules come with their words', async () => {
    const { url } = await TestServer.start();
    const { mover, other } = await twoInTurn(url);
    const [card] = handOf(await mover.poll(), mover);
    await mover.at('playerAction', back(card, 'top'));
    const [theirs] = handOf(await other.poll(), other);
    await other.at('playerAction', back(theirs, 'top'));
    const [next] = handOf(await mover.poll(), mover);
    expect(await mover.at('playerAction', back(next, 'top'))).toMatchObject({
      status: 409,
      event: { type: 'ZONE_OCCUPIED_ERROR' },
      says: { en: expect.stringMatching(/\w/) as string, 'zh-Hant': expect.stringMatching(/\p{Script=Han}/u) as string },
    });
  });
});

describe('DRAW_PHASE', () => {
  test('RR-017, H-24: acknowledging the draw begins the main phase, for both players', async () => {
    const { url } = await TestServer.start();
    const { mover, other } = await twoInTurn(url);
    for (const player of [mover, other]) expect((await player.poll()).phase).toBe('DRAW_PHASE');
    const drawn = (await mover.poll()).gameEvents.find(({ type }) => type === 'CARD_DRAWN');
    const theirs = (await other.poll()).gameEvents.find(({ type }) => type === 'CARD_DRAWN');
    // The other player has nothing to acknowledge there.
    expect((await other.at('acknowledgeEvents', { eventIds: [theirs?.id] })).phase).toBe('DRAW_PHASE');
    expect((await mover.at('acknowledgeEvents', { eventIds: [drawn?.id] })).phase).toBe('MAIN_PHASE');
    expect((await other.poll()).phase).toBe('MAIN_PHASE');
  });

  test('RR-017, H-24: so does anything that the player does, and 10 s', async () => {
    const { url } = await TestServer.start();
    const { mover } = await twoInTurn(url);
    await mover.at('nextRound');
    expect((await mover.poll()).phase).toBe('MAIN_PHASE');
    const fast = await TestServer.start({}, undefined, fastClock(100));
    const { other } = await twoInTurn(fast.url);
    await until(async () => (await other.poll()).phase === 'MAIN_PHASE');
  });
});
