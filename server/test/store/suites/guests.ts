import { expect, it } from 'vitest';
import type { Home } from '../databases.ts';
import { ODD, room } from '../samples.ts';

const DAY = 86_400_000;
const guest = (id: string, nickname = id) => ({ id, nickname, secretHash: `hash of ${id}`, at: 1 });

export function guestTests(home: Home): void {
  it('finds a guest by the hash of the secret, and by nothing else', async () => {
    const { guests } = (await home.empty()).store;
    await guests.add(guest('ann', ODD));
    expect(await guests.bySecret('hash of ann')).toEqual({ id: 'ann', nickname: ODD });
    expect(await guests.bySecret('ann')).toBeNull();
    expect(await guests.bySecret('')).toBeNull();
  });

  it('adds no guest whose id or secret is taken', async () => {
    const { guests } = (await home.empty()).store;
    await guests.add(guest('ann'));
    await expect(guests.add({ ...guest('ann'), secretHash: 'other' })).rejects.toThrow();
    await expect(guests.add({ ...guest('bob'), secretHash: 'hash of ann' })).rejects.toThrow();
    expect(await guests.byIds(['ann', 'bob'])).toEqual([{ id: 'ann', nickname: 'ann' }]);
  });

  it('finds guests by ids, each once, and leaves out unknown ones', async () => {
    const { guests } = (await home.empty()).store;
    const ids = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(ids.map((id) => guests.add(guest(id))));
    const found = await guests.byIds(['e', 'a', 'a', 'nobody', 'c']);
    expect(found.map(({ id }) => id).sort()).toEqual(['a', 'c', 'e']);
    expect(await guests.byIds([])).toEqual([]);
  });

  it('removes guests who were not here for long, unless they sit in a room', async () => {
    const { store } = await home.empty();
    const { guests, rooms } = store;
    for (const [nth, id] of ['old', 'seated', 'back', 'new'].entries())
      await guests.add({ ...guest(id), at: id === 'new' ? 5 * DAY : nth + 1 });
    await rooms.add(room('ABCD', { seats: [{ by: 'person', guest: 'seated', choice: {}, nonce: null }] }));
    expect(await guests.bySecret('hash of back', 3 * DAY)).toEqual({ id: 'back', nickname: 'back' });
    // To the day: nothing is written for every step through the door.
    await guests.bySecret('hash of back', 3.5 * DAY);
    expect([await guests.removeUnseen(3 * DAY, 1), await guests.removeUnseen(3 * DAY, 9)]).toEqual([1, 0]);
    expect((await guests.byIds(['old', 'seated', 'back', 'new'])).map(({ id }) => id).sort()).toEqual(['back', 'new', 'seated']);
    expect(await guests.removeUnseen(3 * DAY + 1, 9)).toBe(1);
    expect(await guests.bySecret('hash of back')).toBeNull();
  });

  it('renames one guest', async () => {
    const { guests } = (await home.empty()).store;
    await guests.add(guest('ann'));
    await guests.add(guest('bob'));
    await guests.rename('ann', ODD);
    expect(await guests.bySecret('hash of ann')).toEqual({ id: 'ann', nickname: ODD });
    expect(await guests.bySecret('hash of bob')).toEqual({ id: 'bob', nickname: 'bob' });
  });

  it.each(['nul \0 inside', 'half a pair \ud83d', '\udc09 the other half'])(
    'refuses text that would change: %j',
    async (text) => {
      const { store } = await home.empty();
      await expect(store.guests.add(guest('ann', text))).rejects.toThrow('cannot be stored');
      await expect(store.guests.bySecret(text)).rejects.toThrow('cannot be stored');
      await store.guests.add(guest('ann'));
      await expect(store.guests.rename('ann', text)).rejects.toThrow('cannot be stored');
      expect(await store.guests.bySecret('hash of ann')).toEqual({ id: 'ann', nickname: 'ann' });
    },
  );

  it('keeps such text inside of JSON, where it is escaped', async () => {
    const { rooms } = (await home.empty()).store;
    const odd = room('ABCD', { rules: { text: 'nul \0 inside, half a pair \ud83d', key: '\u2028' } });
    await rooms.add(odd);
    expect(await rooms.byCode('ABCD')).toEqual(odd);
  });

  it('gives the last chats of a room, oldest first, in the order they came', async () => {
    const { rooms, chats } = (await home.empty()).store;
    await rooms.add(room('ABCD'));
    await rooms.add(room('EFGH'));
    const line = (text: string, at = 5) => ({ room: 'ABCD', guest: 'ann', name: ODD, text, at });
    for (const text of ['one', 'two', ODD]) await chats.add(line(text));
    await chats.add(line('of an earlier clock', 4));
    await chats.add({ ...line('elsewhere'), room: 'EFGH' });
    expect(await chats.last('ABCD', 3)).toEqual([line('two'), line(ODD), line('of an earlier clock', 4)]);
    expect((await chats.last('ABCD', 100)).length).toBe(4);
    expect(await chats.last('none', 3)).toEqual([]);
  });

  it('adds no chat to a room that is gone', async () => {
    const { chats } = (await home.empty()).store;
    await expect(chats.add({ room: 'none', guest: 'ann', name: 'Ann', text: 'hello?', at: 1 })).rejects.toThrow();
  });
}
