import { expect, test } from 'vitest';
import { openStore } from '../../../store/open-store.ts';
import { TestServer, until } from '../../servers.ts';
import { injected } from './injected.ts';
import { ContractPlayer, twoPlayers } from './players.ts';

const ON = { TEST_ENDPOINTS: 'on' };
/** The last secret phase of a match: playerId_1 leads by ten points. */
const LAST = {
  phase: 'SP_PHASE',
  round: 4,
  seed: 'last',
  players: {
    playerId_1: { hand: ['c-3'], deck: ['c-4'], victoryPoints: 30 },
    playerId_2: { hand: ['c-19'], deck: ['c-24'], victoryPoints: 20 },
  },
  zones: {
    playerId_1: { top: 'c-1', left: 'c-8', right: 'c-13', help: 'h-9' },
    playerId_2: { top: { cardId: 'c-32', isFaceDown: true }, left: { isVacant: true }, right: 'c-24', help: 'h-11' },
  },
} as const;

test('RR-064: a server that is not for tests knows nothing of it, and says so in words', async () => {
  const { url } = await TestServer.start();
  const mei = await ContractPlayer.arrive(url, 'Mei');
  const { status, ok, code } = await mei.inject({ gameEnv: LAST });
  expect([status, ok, code]).toEqual([404, false, 'unknown-request']);
});

test('RR-064: a match from a made-up state outlives the server, is marked in the store, and has no record: the refusal says why', async () => {
  const server = await TestServer.start(ON);
  const players = await injected(server.url, LAST);
  const [one, two] = players;
  const before = await one.poll();
  expect(before).toMatchObject({
    phase: 'SP_PHASE',
    round: 4,
    players: { playerId_1: { victoryPoints: 30 }, playerId_2: { victoryPoints: 20 } },
  });
  expect(before.playSequence.plays.slice(0, 2).map(({ action }) => action)).toEqual(['PLAY_LEADER', 'PLAY_LEADER']);
  await server.close();
  await server.open();
  expect(await one.poll()).toEqual(before);
  await one.at('playerAction', { action: { type: 'Pass' } });
  const { gameEnv } = await two.at('playerAction', { action: { type: 'Pass' } });
  expect(gameEnv).toMatchObject({ phase: 'GAME_OVER', outcome: { winner: 'playerId_1', how: 'points' } });
  const { matchId } = gameEnv;
  // It is over a moment before it is stored as over.
  let refused: unknown = null;
  await until(async () => {
    refused = await (await fetch(`${server.url}/api/matches/${matchId}/record`)).json();
    return (refused as { readonly code: string }).code !== 'match-runs';
  });
  expect(refused).toMatchObject({ ok: false, code: 'match-injected', why: { key: 'refusal.match-injected' } });
  // Both may still look at its end.
  expect((await two.poll()).phase).toBe('GAME_OVER');

  await server.stop();
  const store = await openStore({ folder: server.folder });
  const row = await store.matches.byId(matchId ?? '');
  await store.close();
  expect(row?.injected).toMatchObject({ game: 'revolution', seq: 0 });
  expect(row?.ended).toMatchObject({ why: 'over', verdict: { ok: false, code: 'injected' } });
});

test('a room that waits for its second player can be given a state; a match that runs is never touched', async () => {
  const { url } = await TestServer.start(ON);
  const [mei, ann] = [await ContractPlayer.arrive(url, 'Mei'), await ContractPlayer.arrive(url, 'Ann')];
  const { gameId } = await mei.start({ deck: 'opensquare' });
  expect((await ann.inject({ gameId, gameEnv: LAST })).status).toBe(403);
  const waiting = await mei.inject({ gameId, gameEnv: LAST });
  expect([waiting.status, waiting.gameId, waiting.gameEnv.phase]).toEqual([201, gameId, 'WAITING_FOR_PLAYERS']);
  const { gameEnv } = await ann.join(gameId, { deck: 'homeland' });
  expect(gameEnv).toMatchObject({ phase: 'SP_PHASE', round: 4 });
  const again = await mei.inject({ gameId, gameEnv: LAST });
  expect([again.status, again.code]).toEqual([409, 'match-running']);
  expect((await mei.inject({ gameId: 'ZZZZZZ', gameEnv: LAST })).status).toBe(404);
  // Who plays as everybody does is not disturbed by any of it.
  const [one] = await twoPlayers(url);
  expect((await one.poll()).round).toBe(1);
});

test('RR-094: what is wrong with a state is named, in words of both languages; then nothing waits for anybody', async () => {
  const { url } = await TestServer.start(ON);
  const mei = await ContractPlayer.arrive(url, 'Mei');
  const { hand, ...handless } = LAST.players.playerId_1;
  const wrong: readonly (readonly [field: string, gameEnv: object])[] = [
    ['gameEnv.phase', { ...LAST, phase: 'GAME_OVER' }],
    ['gameEnv.players.playerId_1.hand', { ...LAST, players: { ...LAST.players, playerId_1: handless } }],
    ['gameEnv.players.playerId_1.hand.0', { ...LAST, players: { ...LAST.players, playerId_1: { ...handless, hand: ['c-77'] } } }],
    ['gameEnv.zones.playerId_1.top', { ...LAST, zones: { ...LAST.zones, playerId_1: { top: 'h-1' } } }],
    ['gameEnv.seed', { ...LAST, seed: '<>' }],
    ['gameEnv.admin', { ...LAST, admin: true }],
  ];
  expect(hand).toEqual(['c-3']);
  for (const [field, gameEnv] of wrong) {
    const answer = await mei.guest.send('POST', '/test/injectGameState', { gameEnv });
    const { says, ...refused } = answer.json() as { readonly says: { readonly en: string; readonly 'zh-Hant': string } };
    expect([field, answer.status, refused]).toMatchObject([field, 400, { ok: false, field }]);
    expect(says.en).toMatch(/\w/);
    expect(says['zh-Hant']).toMatch(/\p{Script=Han}/u);
  }
  const large = await mei.guest.send('POST', '/test/injectGameState', { gameEnv: { ...LAST, gameEvents: 'x'.repeat(70_000) } });
  expect(large.status).toBe(413);
  expect(await mei.guest.get<{ rooms: unknown[] }>('rooms')).toEqual({ ok: true, rooms: [] });
});
