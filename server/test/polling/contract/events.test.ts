import { describe, expect, test } from 'vitest';
import { Acknowledged } from '../../../polling/contract/acknowledged.ts';
import { Inbox } from '../../../polling/contract/inbox.ts';
import { TestServer } from '../../servers.ts';
import { fastClock } from '../fast-clock.ts';
import { type ContractPlayer, type GameEnv, twoInTurn, twoPlayers } from './players.ts';

const ids = ({ gameEvents }: GameEnv): string[] => gameEvents.map(({ id }) => id);
const acknowledge = (player: ContractPlayer, eventIds: readonly string[]) => player.at('acknowledgeEvents', { eventIds });

describe('acknowledging', () => {
  test('RR-061, RR-062, C-07: events are told until their own player acknowledges them', async () => {
    const { url } = await TestServer.start();
    const [one, two] = await twoPlayers(url);
    const told = ids(await one.poll());
    expect(told).toEqual(['event_1', 'event_2', 'event_3', 'event_4']);
    expect(ids(await one.poll())).toEqual(told);
    expect(await acknowledge(one, ['event_1', 'event_3', 'event_999', 'event_7_e1'])).toMatchObject({
      status: 200,
      acknowledged: 2,
      waiting: 2,
    });
    expect(ids(await one.poll())).toEqual(['event_2', 'event_4']);
    // The other player's acknowledgements are their own.
    expect(ids(await two.poll())).toEqual(told);
    expect(await acknowledge(one, ['event_1'])).toMatchObject({ acknowledged: 0 });
  });

  test('RR-095, C-07: `since` tells everything after a number, acknowledged or not; events never expire by themselves', async () => {
    const clock = fastClock(200);
    const { url } = await TestServer.start({}, undefined, clock);
    const [one] = await twoPlayers(url);
    const first = await one.poll();
    expect(first).toMatchObject({ lastEvent: 4, gap: false });
    const [event] = first.gameEvents;
    expect(event).toMatchObject({ frontendProcessed: false, expiresAt: (event?.timestamp ?? 0) + 3_000 });
    await acknowledge(one, ['event_4']);
    // Until it would have expired.
    while (clock.now() < (event?.expiresAt ?? 0)) await one.poll();
    const since = await one.poll(2);
    expect(since.gameEvents.map(({ id, frontendProcessed }) => [id, frontendProcessed])).toEqual([
      ['event_3', false],
      ['event_4', true],
    ]);
    expect(ids(await one.poll(4))).toEqual([]);
    // A number that was never given: of another match, perhaps.
    expect(await one.poll(99)).toMatchObject({ gap: true, gameEvents: first.gameEvents.map(({ id }) => ({ id })) });
  });

  test('C-08: ids follow from the frames: the same after a restart, for both', async () => {
    const server = await TestServer.start();
    const { mover, other } = await twoInTurn(server.url);
    const before = [(await mover.poll(0)).gameEvents, (await other.poll(0)).gameEvents];
    await server.close();
    await server.open();
    const after = [(await mover.poll(0)).gameEvents, (await other.poll(0)).gameEvents];
    expect(after).toEqual(before);
    // What was acknowledged is told once more after a restart, under the same ids.
    expect(after[0]?.length).toBeGreaterThan(8);
  });
});

const event = (n: number) => ({ n, type: 'TURN_SWITCH', data: {}, time: n });
const many = (count: number) => Array.from({ length: count }, (_, index) => event(index + 1));

describe('RR-066: what is kept', () => {
  test('at most the last 200; where others are gone, a gap is told', () => {
    const inbox = new Inbox(null, new Acknowledged());
    inbox.add(many(200));
    expect(inbox.deliver(null)).toMatchObject({ gap: false, lastEvent: 200 });
    inbox.add([event(201)]);
    expect(inbox.deliver(null).gap).toBe(true);
    expect(inbox.deliver(null).gameEvents).toHaveLength(200);
    expect(inbox.deliver(0).gap).toBe(true);
    expect(inbox.deliver(1)).toMatchObject({ gap: false });
    expect(inbox.deliver(1).gameEvents).toHaveLength(200);
  });

  test('there is no gap for a player who has acknowledged what is gone', () => {
    const inbox = new Inbox(null, new Acknowledged());
    inbox.add(many(150));
    inbox.acknowledge(many(150).map(({ n }) => `event_${n}`));
    inbox.add(Array.from({ length: 200 }, (_, index) => event(151 + index)));
    expect(inbox.deliver(null)).toMatchObject({ gap: false });
    expect(inbox.deliver(null).gameEvents[0]?.id).toBe('event_151');
    expect(inbox.deliver(100).gap).toBe(true);
  });

  test('errors have the name of the event that they follow, are gone when they are acknowledged, and are 200 at most', () => {
    const inbox = new Inbox(null, new Acknowledged());
    inbox.add(many(2));
    expect([inbox.refuse('ERROR_OCCURRED', {}, 1), inbox.refuse('ERROR_OCCURRED', {}, 1)]).toEqual(['event_2_e1', 'event_2_e2']);
    inbox.add([event(3)]);
    expect(inbox.refuse('ERROR_OCCURRED', {}, 1)).toBe('event_3_e1');
    const told = (): string[] => inbox.deliver(2).gameEvents.map(({ id }) => id);
    expect(told()).toEqual(['event_2_e1', 'event_2_e2', 'event_3', 'event_3_e1']);
    expect(inbox.acknowledge(['event_2_e1'])).toEqual([null]);
    expect(told()).toEqual(['event_2_e2', 'event_3', 'event_3_e1']);
    for (let n = 0; n < 500; n++) inbox.refuse('ERROR_OCCURRED', {}, 1);
    expect(inbox.deliver(null).gameEvents).toHaveLength(200);
  });
});
