import { expect, it } from 'vitest';
import { DamagedRow } from '../../../store/damage.ts';
import { rows } from '../../../store/sql.ts';
import type { Home } from '../databases.ts';
import { later, match, room } from '../samples.ts';

export function roomTests(home: Home): void {
  it('gives a room back as it was', async () => {
    const { rooms } = (await home.empty()).store;
    expect(await rooms.add(room('ABCD'))).toBe(true);
    expect(await rooms.byCode('ABCD')).toEqual(room('ABCD'));
    expect(await rooms.byCode('abcd')).toBeNull();
  });

  it('keeps the first of two rooms with one code', async () => {
    const { rooms } = (await home.empty()).store;
    await rooms.add(room('ABCD'));
    expect(await rooms.add(room('ABCD', { host: 'eve', seats: [{ by: 'open' }] }))).toBe(false);
    expect(await rooms.byCode('ABCD')).toEqual(room('ABCD'));
  });

  it('saves the next version, seats and all', async () => {
    const { rooms } = (await home.empty()).store;
    await rooms.add(room('ABCD'));
    await rooms.add(room('EFGH'));
    const next = later(room('ABCD'), {
      public: false,
      playing: true,
      match: 'm1',
      seats: [{ by: 'open' }, { by: 'open' }],
      seed: 'K7QM 龍',
      awayHost: 'bob',
    });
    expect(await rooms.save(next)).toBe(true);
    expect(await rooms.byCode('ABCD')).toEqual(next);
    expect(await rooms.byCode('EFGH')).toEqual(room('EFGH'));
    const bare = later(next, { seats: [] });
    expect(await rooms.save(bare)).toBe(true);
    expect(await rooms.byCode('ABCD')).toEqual(bare);
  });

  it('saves nothing over a version that the saver has not read', async () => {
    const { rooms } = (await home.empty()).store;
    await rooms.add(room('ABCD'));
    const saved = later(room('ABCD'), { host: 'bob' });
    expect(await rooms.save(saved)).toBe(true);
    expect(await rooms.save(later(room('ABCD'), { host: 'eve', seats: [] }))).toBe(false);
    expect(await rooms.save(later(later(saved), { host: 'eve', seats: [] }))).toBe(false);
    expect(await rooms.byCode('ABCD')).toEqual(saved);
    expect(await rooms.save(room('none'))).toBe(false);
  });

  it('lets exactly one of many savers win each version', async () => {
    const { rooms } = (await home.empty()).store;
    await rooms.add(room('ABCD', { seats: [] }));
    let wins = 0;
    const saver = async (host: string): Promise<void> => {
      for (let tries = 0; tries < 10; tries += 1) {
        const read = await rooms.byCode('ABCD');
        if (read === null) throw new Error('gone');
        // The seats tell whether they are of the version they are read with.
        expect(read.seats.length).toBe(read.version - 1);
        if (await rooms.save(later(read, { host, seats: [...read.seats, { by: 'open' }] }))) wins += 1;
      }
    };
    await Promise.all(['a', 'b', 'c', 'd'].map(saver));
    expect((await rooms.byCode('ABCD'))?.version).toBe(1 + wins);
    expect(wins).toBeGreaterThanOrEqual(10);
  });

  it('saves a room with its match, both or neither', async () => {
    const { rooms, matches } = (await home.empty()).store;
    await rooms.add(room('ABCD'));
    const started = later(room('ABCD'), { match: 'm1', playing: true });
    expect(await rooms.saveWithMatch(started, match('m1'))).toBe(true);
    expect(await rooms.byCode('ABCD')).toEqual(started);
    expect(await matches.byId('m1')).toEqual(match('m1'));
    // The room is of an older version: no match.
    expect(await rooms.saveWithMatch(started, match('m2'))).toBe(false);
    expect(await matches.byId('m2')).toBeNull();
    // The match is there already: no room.
    await expect(rooms.saveWithMatch(later(started, { host: 'eve' }), match('m1'))).rejects.toThrow();
    expect(await rooms.byCode('ABCD')).toEqual(started);
    // And whatever failed is over: the next one is not part of it.
    expect(await rooms.saveWithMatch(later(started), match('m3'))).toBe(true);
  });

  it('lists open rooms, the last touched first', async () => {
    const { rooms } = (await home.empty()).store;
    await rooms.add(room('OLD', { touchedAt: 1 }));
    await rooms.add(room('NEW', { touchedAt: 3 }));
    await rooms.add(room('MID', { touchedAt: 2, seats: [{ by: 'open' }] }));
    await rooms.add(room('HIDDEN', { public: false }));
    await rooms.add(room('PLAYS', { playing: true }));
    await rooms.add(room('FULL', { seats: [{ by: 'bot', level: 'easy', choice: {} }] }));
    expect((await rooms.open(10)).map(({ code }) => code)).toEqual(['NEW', 'MID', 'OLD']);
    expect(await rooms.open(1)).toEqual([room('NEW', { touchedAt: 3 })]);
    await rooms.save(later(room('NEW', { touchedAt: 3 }), { seats: [] }));
    expect((await rooms.open(10)).map(({ code }) => code)).toEqual(['MID', 'OLD']);
  });

  it('knows in which rooms somebody was lately, and lists only those', async () => {
    const { rooms } = (await home.empty()).store;
    const codes = Array.from({ length: 300 }, (_, nth) => `R${nth}`);
    for (const code of ['OLD', 'NEW', 'MID']) await rooms.add(room(code, { createdAt: 10, touchedAt: 10 }));
    await rooms.attended(['NEW', ...codes], 50);
    await rooms.attended(['MID'], 40);
    expect((await rooms.open(10, 50)).map(({ code }) => code)).toEqual(['NEW']);
    expect((await rooms.open(10, 40)).map(({ code }) => code)).toEqual(['MID', 'NEW']);
    expect(await rooms.open(10)).toHaveLength(3);
    // Another server may be late to say so.
    await rooms.attended(['NEW'], 20);
    expect((await rooms.open(10, 50)).map(({ code }) => code)).toEqual(['NEW']);
    await rooms.attended([], 60);
    // Who saves a room says nothing about who is there.
    await rooms.save(later(room('NEW', { createdAt: 10, touchedAt: 10 })));
    expect((await rooms.open(10, 50)).map(({ code }) => code)).toEqual(['NEW']);
  });

  it('finds lobbies in which people have seats, but where nobody was lately', async () => {
    const { rooms } = (await home.empty()).store;
    await rooms.add(room('OLD', { createdAt: 10 }));
    await rooms.add(room('OLDER', { createdAt: 5 }));
    await rooms.add(room('NEW', { createdAt: 20 }));
    await rooms.add(room('PLAYS', { createdAt: 1, playing: true }));
    await rooms.add(room('BOTS', { createdAt: 1, seats: [{ by: 'bot', level: 'easy', choice: {} }, { by: 'open' }] }));
    expect(await rooms.deserted(20, 10)).toEqual(['OLDER', 'OLD']);
    expect(await rooms.deserted(20, 1)).toEqual(['OLDER']);
    await rooms.attended(['OLDER'], 30);
    expect(await rooms.deserted(20, 10)).toEqual(['OLD']);
  });

  it('lists the rooms in which a guest sits, the last touched first', async () => {
    const { rooms } = (await home.empty()).store;
    await rooms.add(room('OLD', { touchedAt: 1 }));
    await rooms.add(room('NEW', { touchedAt: 2, public: false, playing: true }));
    await rooms.add(room('LEFT', { seats: [{ by: 'open' }] }));
    expect(await rooms.of('bob', 10)).toEqual([
      room('NEW', { touchedAt: 2, public: false, playing: true }),
      room('OLD', { touchedAt: 1 }),
    ]);
    expect((await rooms.of('bob', 1)).map(({ code }) => code)).toEqual(['NEW']);
    expect(await rooms.of('eve', 10)).toEqual([]);
  });

  it('removes rooms that nobody touched, with seats and chats, but not those that play, nor matches', async () => {
    const { store, database } = await home.empty();
    const { rooms, chats, matches } = store;
    await rooms.add(room('OLD', { touchedAt: 1 }));
    await rooms.add(room('PLAYS', { touchedAt: 1, playing: true }));
    await rooms.add(room('NEW', { touchedAt: 5 }));
    await rooms.saveWithMatch(later(room('OLD', { touchedAt: 1 })), match('m1', { room: 'OLD' }));
    for (const code of ['OLD', 'NEW']) await chats.add({ room: code, guest: 'ann', name: 'Ann', text: 'hi', at: 1 });
    expect(await rooms.removeUntouched(5, 10)).toBe(1);
    expect(await rooms.byCode('OLD')).toBeNull();
    expect(await rooms.byCode('PLAYS')).not.toBeNull();
    expect(await rooms.byCode('NEW')).toEqual(room('NEW', { touchedAt: 5 }));
    expect(await rows(database, 'SELECT DISTINCT room FROM room_seats ORDER BY room')).toEqual([
      { room: 'NEW' },
      { room: 'PLAYS' },
    ]);
    expect(await rows(database, 'SELECT room FROM chats')).toEqual([{ room: 'NEW' }]);
    expect(await matches.byId('m1')).not.toBeNull();
    expect(await rooms.removeUntouched(5, 10)).toBe(0);
  });

  it('names a damaged room or seat, and lists the others', async () => {
    const { store, database } = await home.empty();
    for (const code of ['GOOD', 'BAD', 'WORSE', 'WORST']) await store.rooms.add(room(code));
    await rows(database, "UPDATE rooms SET rules = '{\"a\":' WHERE code = 'BAD'");
    await rows(database, "UPDATE room_seats SET choice = '[1]' WHERE room = 'WORSE' AND seat = 2");
    await rows(database, "UPDATE rooms SET pace = 'soon' WHERE code = 'WORST'");
    const damage = await store.rooms.byCode('BAD').catch((error: unknown) => error);
    expect(damage).toBeInstanceOf(DamagedRow);
    expect(damage).toMatchObject({ table: 'rooms', key: 'BAD', message: expect.stringContaining('rules') as unknown });
    await expect(store.rooms.byCode('WORSE')).rejects.toMatchObject({ table: 'room_seats', key: 'WORSE 2' });
    await expect(store.rooms.byCode('WORST')).rejects.toMatchObject({ table: 'rooms', key: 'WORST' });
    expect(await store.rooms.open(10)).toEqual([room('GOOD')]);
    expect(await store.rooms.of('ann', 10)).toEqual([room('GOOD')]);
  });
}
