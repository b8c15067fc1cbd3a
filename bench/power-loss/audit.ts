import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '@tavern/server';
import { damageIn } from '../../server/play/chain.ts';
import type { GivenAnswer } from '../server/our-load.ts';

export interface Found {
  readonly lost: number;
  /** Matches whose answers are not what was written. */
  readonly damaged: number;
  /** Why the store, or the file under it, is not whole. */
  readonly broken: string | null;
}

/** Opens what the power failure left, as a server does, and looks for every answer that was acknowledged before. */
export async function auditImage(folder: string, acknowledged: readonly GivenAnswer[]): Promise<Found> {
  let [lost, damaged] = [0, 0];
  try {
    const store = await openStore({ folder });
    try {
      for (const [match, answers] of Map.groupBy(acknowledged, ({ match }) => match)) {
        const row = await store.matches.byId(match);
        const log = row === null ? [] : await store.matches.answers(match);
        const ids = new Set(log.map(({ clientId }) => clientId));
        lost += answers.filter(({ id }) => !ids.has(id)).length;
        if (row !== null && damageIn(row, log) !== null) damaged += 1;
      }
    } finally {
      await store.close();
    }
    return { lost, damaged, broken: integrity(folder) };
  } catch (error) {
    return { lost: acknowledged.length, damaged, broken: String(error) };
  }
}

function integrity(folder: string): string | null {
  const database = new DatabaseSync(join(folder, 'tavern.db'));
  try {
    const said = database
      .prepare('PRAGMA integrity_check')
      .all()
      .map((row) => String(row['integrity_check']));
    return said.join() === 'ok' ? null : said.join('; ');
  } finally {
    database.close();
  }
}
