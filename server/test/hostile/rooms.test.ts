import type { RoomAct } from '@tavern/wire';
import { expect, test } from 'vitest';
import { type GuestClient, NONCE } from '../servers.ts';
import { Scene } from './scene.ts';
import { refusalFaults } from './words.ts';

const TIMES = 20;

interface Attempt {
  readonly code: string;
  readonly who: GuestClient;
  readonly room: string;
  readonly act: RoomAct;
}

/** What only the host may do. */
const hosting = (guest: string): readonly RoomAct[] => [
  { do: 'settings', settings: { public: false } },
  { do: 'settings', settings: { rules: { tiles: 5 } } },
  { do: 'bot', seat: 2, level: 'random' },
  { do: 'kick', guest },
  { do: 'kick', guest, forGood: true },
  { do: 'letIn', guest },
  { do: 'host', guest },
  { do: 'start', nonce: NONCE },
];
const seated: readonly RoomAct[] = [
  { do: 'stand' },
  { do: 'ready', nonce: NONCE },
  { do: 'unready' },
  { do: 'choose', choice: {} },
  { do: 'choose', choice: {}, nonce: NONCE },
];

function attempts({ lobby, race }: Scene, watcher: GuestClient, stranger: GuestClient): readonly Attempt[] {
  const { code: room, host, seated: guest, banned } = lobby;
  const all = [...hosting(host.guest.id), ...seated, { do: 'sit', seat: 2 }] satisfies RoomAct[];
  const each = (who: GuestClient, code: string, acts: readonly RoomAct[], where = room): readonly Attempt[] =>
    acts.map((act) => ({ who, code, room: where, act }));
  const [player] = race.people;
  if (player === undefined) throw new Error('nobody plays');
  return [
    ...each(guest, 'not-host', hosting(host.guest.id)),
    ...each(watcher, 'not-host', hosting(guest.guest.id)),
    ...each(watcher, 'not-seated', seated),
    ...each(watcher, 'seat-taken', [{ do: 'sit', seat: 0 }]),
    ...each(banned, 'banned', all),
    ...each(stranger, 'not-in-room', all),
    ...each(host, 'not-yourself', [{ do: 'kick', guest: host.guest.id }]),
    ...each(host, 'already-host', [{ do: 'host', guest: host.guest.id }]),
    ...each(host, 'guest-not-here', [
      { do: 'kick', guest: banned.guest.id },
      { do: 'host', guest: banned.guest.id },
      { do: 'host', guest: stranger.guest.id },
    ]),
    ...each(host, 'seat-taken', [
      { do: 'sit', seat: 1 },
      { do: 'bot', seat: 1, level: 'random' },
    ]),
    ...each(host, 'not-a-bot', [
      { do: 'bot', seat: 1, level: null },
      { do: 'choose', seat: 1, choice: {} },
    ]),
    ...each(host, 'not-banned', [{ do: 'letIn', guest: stranger.guest.id }]),
    ...each(host, 'not-ready', [{ do: 'start', nonce: NONCE }]),
    ...each(host, 'no-match-to-repeat', [{ do: 'rematch', nonce: NONCE }]),
    ...each(
      player,
      'match-running',
      [...seated, { do: 'start', nonce: NONCE }, { do: 'rematch', nonce: NONCE }, { do: 'sit', seat: 1 }],
      race.code,
    ),
  ];
}

test('in a room everybody does what is theirs to do, and no more', async () => {
  const scene = await Scene.open();
  const { lobby } = scene;
  const before = await scene.portrait();
  const [watcher, stranger] = await scene.strangers('Watcher', 'Stranger');
  if (watcher === undefined || stranger === undefined) throw new Error('nobody came');
  await watcher.enter(lobby.code, false);

  for (const { who, code, room, act } of attempts(scene, watcher, stranger)) {
    const replies = await Promise.all(Array.from({ length: TIMES }, () => who.request('room.act', { code: room, act })));
    const what = `${who.guest.nickname} ${JSON.stringify(act)}`;
    expect(new Set(replies.map((reply) => (reply.ok ? 'done' : reply.code))), what).toEqual(new Set([code]));
    expect(replies.flatMap(refusalFaults), what).toEqual([]);
  }
  for (const sit of [true, false]) {
    const entered = await lobby.banned.request('room.enter', { code: lobby.code, sit });
    expect(entered).toMatchObject({ ok: false, code: 'banned' });
  }
  expect(await lobby.banned.request('room.look', { code: lobby.code })).toMatchObject({ ok: false, code: 'banned' });
  for (const { who, code } of [
    { who: lobby.banned, code: 'banned' },
    { who: stranger, code: 'not-in-room' },
  ]) {
    expect(await who.request('room.say', { code: lobby.code, text: 'hello' })).toMatchObject({ ok: false, code });
    expect(await who.request('room.leave', { code: lobby.code })).toMatchObject({ ok: false, code });
  }
  for (const each of [watcher, stranger]) each.close();
  expect(await scene.portrait()).toBe(before);
});
