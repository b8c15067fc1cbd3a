import { expect, it } from 'vitest';
import { chainStart } from '../../../play/chain.ts';
import { migrate, StoreTooNew } from '../../../store/migrations.ts';
import { openStore, storeOn } from '../../../store/open-store.ts';
import { MIGRATIONS, type Migration } from '../../../store/schema.ts';
import { insert, rows } from '../../../store/sql.ts';
import type { Home } from '../databases.ts';
import { answer, match, room } from '../samples.ts';

const inns: Migration = { name: 'inns', sql: ({ counter }) => [`CREATE TABLE inns (id ${counter}, name TEXT)`] };
const broken: Migration = { name: 'broken', sql: () => ['CREATE TABLE sheds (name TEXT)', 'CREATE TABLE inns (name TEXT)'] };

export function migrationTests(home: Home): void {
  it('start from nothing, are done once, and are recorded', async () => {
    const address = await home.address();
    const { store, database } = await home.open(address);
    await store.rooms.add(room('ABCD'));
    await migrate(database);
    const recorded = await rows(database, 'SELECT number, name FROM migrations ORDER BY number');
    expect(recorded).toEqual(MIGRATIONS.map(({ name }, index) => ({ number: index + 1, name })));
    expect(await store.rooms.byCode('ABCD')).toEqual(room('ABCD'));
  });

  it('go on where they ended', async () => {
    const { database } = await home.open(await home.address());
    await migrate(database, [...MIGRATIONS, inns]);
    await rows(database, 'INSERT INTO inns (name) VALUES ($1)', 'The Goat');
    expect(await rows(database, 'SELECT id, name FROM inns')).toEqual([{ id: 1, name: 'The Goat' }]);
    expect(await rows(database, 'SELECT max(number) AS last FROM migrations')).toEqual([{ last: MIGRATIONS.length + 1 }]);
  });

  it('leave rooms and matches from before daily runs and seeds as they were, so that no chain of answers is broken', async () => {
    const database = await home.connect(await home.address());
    await migrate(database, MIGRATIONS.slice(0, 1));
    const { id, game, version, contentHash, rules, pace, speed, seats, secret, commit, nonces, startedAt } = match('m1');
    const common = { game, version, rules: JSON.stringify(rules), pace, speed, secret, commitment: commit };
    const room = { ...common, code: 'ABCD', host: 'ann', public: 0, banned: '[]', playing: 1, created_at: 1, touched_at: 1 };
    const begun = { id, room: 'ABCD', content_hash: contentHash, seats: JSON.stringify(seats), nonces: JSON.stringify(nonces) };
    // A text of its own: that of a statement is kept for all rows of its table, and those have more columns today.
    const then = 'ON CONFLICT DO NOTHING RETURNING 1';
    await database.run([
      insert('rooms', [{ ...room, open_seats: 0 }], then),
      insert('matches', [{ ...common, ...begun, started_at: startedAt }], then),
    ]);
    await migrate(database);
    const store = storeOn(database);
    const kept = await store.matches.byId('m1');
    expect(kept).toStrictEqual(match('m1'));
    expect(kept === null ? '' : chainStart(kept)).toBe('30dce23d8211d4c53c20b8c69473e794f26d6dfa881284e6c8346f2afdf1ea1f');
    expect(await store.rooms.byCode('ABCD')).toMatchObject({ seed: null, host: 'ann' });
  });

  it('are each done as a whole or not at all', async () => {
    const database = await home.connect(await home.address());
    await expect(migrate(database, [inns, broken])).rejects.toThrow('inns');
    expect(await rows(database, 'SELECT name FROM migrations')).toEqual([{ name: 'inns' }]);
    await expect(rows(database, 'SELECT name FROM sheds')).rejects.toThrow('sheds');
  });

  it('refuse a database that is newer than we are', async () => {
    const address = await home.address();
    const database = await home.connect(address);
    await migrate(database, [...MIGRATIONS, inns]);
    await database.close();
    const refusal = await openStore(address).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreTooNew);
    expect(String(refusal)).toContain(
      `is at migration ${MIGRATIONS.length + 1}, and this version of Tavern knows ${MIGRATIONS.length}`,
    );
    // And let go of it.
    const again = await home.connect(address);
    expect(await rows(again, 'SELECT count(*) AS count FROM rooms')).toEqual([{ count: 0 }]);
  });

  it('leave everything as it was for the next start', async () => {
    const address = await home.address();
    const first = await openStore(address);
    await first.rooms.add(room('ABCD'));
    await first.matches.append([answer('m1', 1)]);
    await first.close();
    const second = await openStore(address);
    expect(await second.rooms.byCode('ABCD')).toEqual(room('ABCD'));
    expect(await second.matches.answers('m1')).toEqual([answer('m1', 1)]);
    await second.close();
  });

  if (home.name === 'postgres') {
    it('are safe when several processes start at once', async () => {
      const address = await home.address();
      const stores = await Promise.all([1, 2, 3, 4, 5].map(() => openStore(address)));
      expect(await Promise.all(stores.map(({ rooms }, index) => rooms.add(room(`R${index}`))))).toEqual(stores.map(() => true));
      await Promise.all(stores.map((store) => store.close()));
    });
  }
}
