import { z } from 'zod';
import { read } from './damage.ts';
import { type Database, padded, type Row, rows } from './sql.ts';
import type { Guest, GuestStore } from './store.ts';

const guest = z.object({ id: z.string(), nickname: z.string() });

/** How exactly it is known when somebody was here. */
const DAY = 86_400_000;

const toGuest = (row: Row): Guest => read(row, guest, 'guests', String(row['id']));

const REMOVE_UNSEEN = `
  DELETE FROM guests WHERE id IN (
    SELECT g.id FROM guests g WHERE g.seen_at < $1 AND NOT EXISTS (SELECT 1 FROM room_seats s WHERE s.guest = g.id)
    ORDER BY g.seen_at LIMIT $2)
  RETURNING id`;

export function guestStore(database: Database): GuestStore {
  return {
    async add({ id, nickname, secretHash, at }) {
      const sql = 'INSERT INTO guests (id, nickname, secret_hash, created_at, seen_at) VALUES ($1, $2, $3, $4, $4)';
      await rows(database, sql, id, nickname, secretHash, at);
    },

    async bySecret(secretHash, now) {
      const [row] = await rows(database, 'SELECT id, nickname, seen_at FROM guests WHERE secret_hash = $1', secretHash);
      if (row === undefined) return null;
      if (now !== undefined && Number(row['seen_at']) < now - DAY)
        await rows(database, 'UPDATE guests SET seen_at = $2 WHERE secret_hash = $1', secretHash, now);
      return toGuest(row);
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

    removeUnseen: async (before, limit) => (await rows(database, REMOVE_UNSEEN, before, limit)).length,
  };
}
