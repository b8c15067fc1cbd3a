import { Listeners } from '@tavern/engine';
import type { ChatLine, RoomView } from '@tavern/wire';
import { expect, test } from 'vitest';
import { enterRoom } from '../../../play/online/online-room.ts';
import type { Session, SessionState } from '../../../play/online/session.ts';
import { Scene } from '../../lobby/rooms.ts';

const line = (text: string, at: number): ChatLine => ({ guest: 'ann000000000', name: 'Ann', text, at });
const [ONE, TWO, THREE] = [line('one', 1), line('two', 2), line('three', 3)];

/** In a room, on a line whose server answers when the test says so. */
async function inRoom(chat: readonly ChatLine[] = []) {
  const { view } = new Scene();
  const state: SessionState = { link: 'there', why: null, goodbye: null, me: { id: 'mei000000000', nickname: 'Mei' } };
  const arrivals = new Listeners<() => void>();
  const heard = new Map<string, (what: object) => void>();
  const waiting: ((reply: object) => void)[] = [];
  const session = {
    request: () => new Promise((reply) => waiting.push(reply)),
    hear: (event: string, hears: (what: object) => void) => {
      heard.set(event, hears);
      return () => {};
    },
    arrived: arrivals.listen,
    listen: () => () => {},
    state: () => state,
  } as unknown as Session;
  /** As the server says it, a reply's room first: client.ts. What follows comes in the same packet. */
  const replies = (room: RoomView, lines: readonly ChatLine[], ...following: readonly [event: string, what: object][]): void => {
    heard.get('room')?.(room);
    waiting.shift()?.({ ok: true, room, chat: lines });
    for (const [event, what] of following) heard.get(event)?.(what);
  };
  const says = (said: ChatLine): [event: string, what: object] => ['chat', { ...said, code: view.code }];
  const entering = enterRoom(session, view.code);
  return {
    view,
    replies,
    says,
    /** The room, once it is entered. */
    entered: async (...following: readonly [event: string, what: object][]) => {
      replies(view, chat, ...following);
      const entered = await entering;
      if (!entered.ok) throw new Error('not let in');
      entered.room.listen(
        () => {},
        () => {},
      );
      return entered.room;
    },
    reconnects: (): void => arrivals.tell((arrived) => arrived()),
    hears: ([event, what]: readonly [event: string, what: object]): void => heard.get(event)?.(what),
  };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test('what is said right after a guest has entered is not lost', async () => {
  const { entered, says } = await inRoom([ONE]);
  expect((await entered(says(TWO))).state.chat).toEqual([ONE, TWO]);
});

test('who comes back right after the guest does is here, though the reply did not know it yet', async () => {
  const { entered, reconnects, replies, view } = await inRoom();
  const room = await entered();
  reconnects();
  const now = { ...view, spectators: [...view.spectators] };
  replies(view, [], ['room', now]);
  await settled();
  expect(room.state.room).toBe(now);
});

test.each([
  ['before the server has read the chat', [ONE, TWO, THREE]],
  ['after it', [ONE, TWO]],
])('a line said while the guest comes back is shown once: %s', async (_, read) => {
  const { entered, reconnects, replies, says, hears, view } = await inRoom([ONE]);
  const room = await entered();
  reconnects();
  hears(says(THREE));
  replies(view, read);
  await settled();
  expect(room.state.chat).toEqual([ONE, TWO, THREE]);
});

test('a line is shown once that the server tells after a list that has it', async () => {
  const { entered, says, hears } = await inRoom([ONE]);
  const room = await entered(says(ONE));
  hears(says(ONE));
  hears(says(TWO));
  expect(room.state.chat).toEqual([ONE, TWO]);
});

test('after a reconnect an older version of the room counts, once: the server may have lost the newer one', async () => {
  const { entered, reconnects, replies, hears, view } = await inRoom();
  const room = await entered();
  hears(['room', { ...view, version: view.version + 1 }]);
  hears(['room', view]);
  expect(room.state.room.version).toBe(view.version + 1);
  reconnects();
  replies(view, []);
  await settled();
  expect(room.state.room.version).toBe(view.version);
});
