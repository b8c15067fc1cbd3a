import { Listeners, type Say, say } from '@tavern/engine';
import { expect, test } from 'vitest';
import { enterRoom } from '../../../play/online/online-room.ts';
import type { Session, SessionState } from '../../../play/online/session.ts';
import { Scene } from '../../lobby/rooms.ts';

/** In a room, on a line that can be refused. */
async function inRoom() {
  const listeners = new Listeners<() => void>();
  let state: SessionState = { link: 'there', why: null, goodbye: null, me: { id: 'mei000000000', nickname: 'Mei' } };
  const session = {
    request: async () => ({ ok: true, room: new Scene().view, chat: [] }),
    hear: () => () => {},
    arrived: () => () => {},
    listen: listeners.listen,
    state: () => state,
  } as unknown as Session;
  const entered = await enterRoom(session, 'A3X9K2');
  if (!entered.ok) throw new Error('not let in');
  const gone: Say[] = [];
  entered.room.listen(
    () => {},
    (why) => gone.push(why),
  );
  const refuse = (why: Say): void => {
    state = { ...state, link: 'refused', why };
    listeners.tell((changed) => changed());
  };
  return { gone, refuse, room: entered.room };
}

test('a guest who is banned from the server is out of the room, and is told why once', async () => {
  const { gone, refuse } = await inRoom();
  const why = say('refusal.barred', { until: 'tomorrow', at: 1, why: 'spam' });
  refuse(why);
  refuse(why);
  expect(gone).toEqual([why]);
});

test('a page that is too old for the server stays where it is', async () => {
  const { gone, refuse, room } = await inRoom();
  refuse(say('refusal.outdated'));
  expect(gone).toEqual([]);
  expect(room.state.link).toBe('refused');
});
