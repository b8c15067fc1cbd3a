import { z } from 'zod';
import { read } from './damage.ts';
import { type Database, rows } from './sql.ts';
import type { ChatStore } from './store.ts';

const chat = z.object({ room: z.string(), guest: z.string(), name: z.string(), text: z.string(), at: z.int() });

export function chatStore(database: Database): ChatStore {
  return {
    async add({ room, guest, name, text, at }) {
      const sql = `INSERT INTO chats (room, guest, name, text, at) VALUES ($1, $2, $3, $4, $5)
        RETURNING room AS chat, guest, name, text, at`;
      await database.run([{ sql, values: [room, guest, name, text, at], tell: true }]);
    },

    async last(room, limit) {
      // By the order in which they came: clocks may disagree, and two may come in the same millisecond.
      const sql = 'SELECT id, room, guest, name, text, at FROM chats WHERE room = $1 ORDER BY id DESC LIMIT $2';
      const newest = await rows(database, sql, room, limit);
      return newest.map((row) => read(row, chat, 'chats', String(row['id']))).reverse();
    },
  };
}
