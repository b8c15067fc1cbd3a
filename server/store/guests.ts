import { z } from 'zod';
import { read } from './damage.ts';
import { type Database, padded, type Row, rows } from './sql.ts';
import type { Guest, GuestStore } from './store.ts';

const guest = z.object({ id: z.string(), nickname: z.string() });

const toGuest = (row: Row): Guest => read(row, guest, 'guests', String(row['id']));

export function guestStore(database: Database): GuestStore {
  return {
    async add({ id, nickname, secretHash, at }) {
      const sql = 'INSERT INTO guests (id, nickname, secret_hash, created_at) VALUES ($1, $2, $3, $4)';
      await rows(database, sql, id, nickname, secretHash, at);
    },

    async bySecret(secretHash) {
      const [row] = await rows(database, 'SELECT id, nickname FROM guests WHERE secret_hash = $1', secretHash);
      return row === undefined ? null : toGuest(row);
    },

    async byIds(ids) {
      if (ids.length === 0) return [];
      const asked = padded([...new Set(ids)]);
      const list = asked.map((_, index) => `$${index + 1}`).join(', ');
      return (await rows(database, `SELECT id, nickname FROM guests WHERE id IN (${list})`, ...asked)).map(toGuest);
    },

    async rename(id, nickname) {
      await rows(database, 'UPDATE guests SET nickname = $2 WHERE id = $1', id, nickname);
    },
  };
}
