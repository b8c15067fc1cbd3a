import { expect, test } from 'vitest';
import { prototypes } from '../../hostile/scene.ts';
import { tellsNothing } from '../../http/ask.ts';
import { TestServer } from '../../servers.ts';
import { HttpGuest } from '../api.ts';
import { fastClock } from '../fast-clock.ts';
import { injected } from './injected.ts';
import { ContractPlayer, twoInTurn } from './players.ts';
import { type Bad, get, post, RAW, spoiledAtTable, spoiledAtTheDoor, spoiledLooks } from './spoiled.ts';

/** Cards that no request names: in a hand, face-down, in a deck and sealed. */
const SECRETS = ['h-16', 'h-8', 'c-38', 'sp-9'];
/** The secret phase, where playerId_2 has something to hide. */
const SEALING = {
  phase: 'SP_PHASE',
  firstPlayer: 'playerId_1',
  players: {
    playerId_1: { hand: ['c-3'], deck: ['c-4'] },
    playerId_2: { hand: ['h-16', 'sp-9'], deck: ['c-38'] },
  },
  zones: {
    playerId_1: { top: 'c-1', left: 'c-8', right: 'c-13', help: 'h-9' },
    playerId_2: { top: { cardId: 'h-8', isFaceDown: true }, left: 'c-25', right: 'c-24', help: 'h-11' },
  },
} as const;

const ACTS: readonly (readonly [name: string, fields: object])[] = [
  ['startReady', { redraw: true }],
  ['startReady', { redraw: false }],
  ['nextRound', {}],
  ['playerAction', { action: { type: 'Pass' } }],
  ...(['top', 'left', 'right', 'help', 'sp'] as const).flatMap((zone) =>
    (['PlayCard', 'PlayCardBack'] as const).map((type) => ['playerAction', { action: { type, card: 'c-1', zone } }] as const),
  ),
  ['selectCard', { selectionId: 'selection_1', selectedCardIds: ['c-1'] }],
  ['selectCard', { selectionId: 'selection_1', selectedCardIds: [] }],
];

/** How things stand, with all events but those that say what was refused. */
async function portrait(players: readonly ContractPlayer[]): Promise<readonly object[]> {
  const envs = await Promise.all(players.map((player) => player.poll(0)));
  return envs.map((env) => ({ ...env, gameEvents: env.gameEvents.filter(({ id }) => !id.includes('_e')) }));
}

test('2,000 malformed, oversized, foreign, out-of-phase, replayed and polluting requests: each is refused, typed and in words; nothing changes, nothing leaks', async () => {
  // Nobody's turn runs out meanwhile, however busy the machine is.
  const server = await TestServer.start({ TEST_ENDPOINTS: 'on' }, undefined, fastClock(1 / 100));
  const { url } = server;
  const { mover, other } = await twoInTurn(url);
  const [one, two] = await injected(url, SEALING);
  await two.at('playerAction', { action: { type: 'PlayCardBack', card: 'sp-9', zone: 'sp' } });
  // Each has placed a card, and it is the first player's turn again.
  for (const player of [mover, other]) {
    const [card] = (await player.poll()).players[player.playerId].hand ?? [];
    const placed = { requestId: 'once', action: { type: 'PlayCardBack', card, zone: 'top' } };
    expect((await player.at('playerAction', placed)).status).toBe(200);
  }
  const { gameEvents, players } = await mover.poll();
  const host = await ContractPlayer.arrive(url, 'Host');
  await host.start();
  const stranger = await ContractPlayer.arrive(url, 'Stranger');
  const race = (await stranger.guest.post<{ room: { code: string } }>('rooms', { game: 'race' })).room.code;
  const everybody = [mover, other, one, two];
  // The draw phase would be over with the first thing that its player tries.
  await mover.at('acknowledgeEvents', { eventIds: gameEvents.map(({ id }) => id) });
  const inherited = prototypes();
  const before = await portrait(everybody);

  const own = ({ gameId, playerId }: ContractPlayer) => ({ gameId, playerId });
  const sent: [ContractPlayer | string, Bad][] = [];
  const send = (who: ContractPlayer | string, all: readonly Bad[]): void =>
    void sent.push(...all.map((bad): [ContractPlayer | string, Bad] => [who, bad]));
  for (const player of [mover, one]) send(player, [...spoiledAtTable(own(player)), ...spoiledLooks(own(player))]);
  send(stranger, spoiledAtTheDoor());
  for (const name of ['startGame', 'joinRoom', 'startReady', 'playerAction', 'selectCard', 'nextRound', 'acknowledgeEvents'])
    send(
      one,
      RAW.map((text) => post(name, text)),
    );
  send(
    one,
    RAW.map((body): Bad => ({ method: 'POST', path: '/test/injectGameState', body })),
  );
  // Not yours: the other's seat, another table, a room of another game, and nobody's secret.
  const acts = (at: object): readonly Bad[] => ACTS.map(([name, fields]) => post(name, { ...at, ...fields }));
  send(mover, acts({ ...own(mover), playerId: other.playerId }));
  send(other, acts({ ...own(other), playerId: mover.playerId }));
  send(two, acts({ ...own(two), playerId: one.playerId }));
  for (const [eyes, seen] of [
    [mover, other],
    [two, one],
    [stranger, one],
    [host, one],
  ] as const)
    send(eyes, [get(`/player/${seen.playerId}?gameId=${seen.gameId}`)]);
  for (const each of [stranger, host])
    send(
      each,
      [mover, one].flatMap((player) => acts(own(player))),
    );
  send(stranger, acts({ gameId: race, playerId: 'playerId_1' }));
  for (const secret of ['', 'w'.repeat(32), 'x'.repeat(5_000), other.playerId]) send(secret, acts(own(mover)));
  send(
    stranger,
    [mover, one].map((player) => post('joinRoom', { gameId: player.gameId })),
  );
  send(stranger, [{ method: 'POST', path: '/test/injectGameState', body: { gameId: one.gameId, gameEnv: SEALING } }]);
  // Out of turn, out of phase, answered before, or the same id for something else.
  send(other, acts(own(other)));
  send(two, acts(own(two)));
  send(host, acts(own(host)));
  send(
    one,
    acts(own(one)).filter(({ body }) => !JSON.stringify(body).includes('"Pass"')),
  );
  send(
    mover,
    Array.from({ length: 40 }, (_, n) =>
      post('playerAction', {
        ...own(mover),
        requestId: 'once',
        action: { type: 'PlayCardBack', card: players[mover.playerId].hand?.[n % 7] ?? 'c-1', zone: 'left' },
      }),
    ),
  );
  send(
    two,
    Array.from({ length: 40 }, () => post('playerAction', { ...own(two), action: { type: 'Pass' } })),
  );
  expect(sent.length).toBeGreaterThanOrEqual(2_000);

  const statuses = new Map<number, number>();
  for (let from = 0; from < sent.length; from += 8)
    await Promise.all(
      sent.slice(from, from + 8).map(async ([who, { method, path, body }]) => {
        const guest = typeof who === 'string' ? new HttpGuest(url, who) : who.guest;
        const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
        const what = `${method} ${path} ${text?.slice(0, 200)}`;
        const headers = body === undefined ? {} : { 'content-type': 'application/json' };
        const answer = await guest.send(method, path, text, headers).catch((error: unknown) => {
          throw new Error(what, { cause: error });
        });
        expect(answer.status, `${what}: ${answer.text.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
        expect(answer.status, `${what}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
        tellsNothing(answer);
        for (const secret of SECRETS) expect(answer.text, what).not.toContain(`${secret}"`);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }),
    );
  for (const status of [400, 401, 403, 404, 409, 413]) expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(0);
  expect(await portrait(everybody)).toEqual(before);
  expect(prototypes()).toBe(inherited);
  expect(server.log).not.toContain('"level":50');
  for (const secret of [...SECRETS.map((each) => `"${each}"`), ...everybody.map(({ guest }) => guest.secret)])
    expect(server.log).not.toContain(secret);
  // All of them can still play.
  expect((await one.at('playerAction', { action: { type: 'Pass' } })).gameEnv.phase).toBe('BATTLE_PHASE');
});
