import { expect, it } from 'vitest';
import { rows, type Statement } from '../../../store/sql.ts';
import type { Home } from '../databases.ts';

const guest = (id: string): Statement => ({
  sql: 'INSERT INTO guests (id, nickname, secret_hash, created_at) VALUES ($1, $1, $1, 1) RETURNING id',
  values: [id],
});
const none: Statement = { sql: 'UPDATE guests SET nickname = $2 WHERE id = $1 RETURNING id', values: ['nobody', 'x'] };

export function transactionTests(home: Home): void {
  it('gives the rows of each statement', async () => {
    const { database } = await home.empty();
    expect(await database.run([guest('a'), none, guest('b')])).toEqual([[{ id: 'a' }], [], [{ id: 'b' }]]);
    expect(await database.run([])).toEqual([]);
  });

  it('does nothing at all if a statement that must find a row finds none, wherever it stands', async () => {
    const { database } = await home.empty();
    expect(await database.run([guest('a'), { ...none, must: true }, guest('b')])).toBeNull();
    expect(await database.run([guest('a'), { ...none, must: true }])).toBeNull();
    expect(await database.run([{ ...none, must: true }])).toBeNull();
    expect(await rows(database, 'SELECT id FROM guests')).toEqual([]);
    expect(await database.run([{ ...guest('a'), must: true }])).toEqual([[{ id: 'a' }]]);
  });

  it('does nothing at all if a statement fails', async () => {
    const { database } = await home.empty();
    await expect(database.run([guest('a'), guest('b'), guest('a')])).rejects.toThrow(/unique/i);
    expect(await rows(database, 'SELECT id FROM guests')).toEqual([]);
  });
}
