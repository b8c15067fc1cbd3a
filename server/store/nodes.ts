import { z } from 'zod';
import { read } from './damage.ts';
import { type Database, type Mail, rows } from './sql.ts';
import type { NodeStore } from './store.ts';

const named = z.object({ name: z.string() });
const owned = z.object({ match: z.string(), node: z.string() });

/** Leases that ended this long ago are forgotten, and what their nodes owned is nobody's. */
const FORGOTTEN_AFTER = 60_000;

/** PostgreSQL's own clock, in milliseconds: the only one that all nodes share. */
const CLOCK = 'clock AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now)';

/** What has run out stays so: another node may have taken everything already. */
const RENEW = `
  WITH ${CLOCK},
  mine AS (
    INSERT INTO nodes (name, until) SELECT $1::text, now + $2::bigint FROM clock
    ON CONFLICT (name) DO UPDATE SET until = excluded.until WHERE nodes.until > (SELECT now FROM clock) RETURNING name),
  old AS (DELETE FROM nodes USING clock WHERE until < now - ${FORGOTTEN_AFTER} AND name <> $1)
  SELECT name FROM mine UNION SELECT name FROM nodes, clock WHERE until > now AND name <> $1`;

/** Always in the same order: two nodes that take the same matches would else wait for each other for ever. */
const TAKE = `
  WITH ${CLOCK},
  there AS MATERIALIZED (SELECT name FROM nodes, clock WHERE until > now),
  wanted AS (SELECT DISTINCT jsonb_array_elements_text($2::jsonb) AS match),
  taken AS (
    INSERT INTO owners (match, node) SELECT match, $1::text FROM wanted
    WHERE EXISTS (SELECT 1 FROM there WHERE name = $1) ORDER BY match
    ON CONFLICT (match) DO UPDATE SET node = excluded.node
    WHERE owners.node = excluded.node OR owners.node NOT IN (SELECT name FROM there) RETURNING match, node)
  SELECT match, node FROM taken
  UNION ALL SELECT match, node FROM owners
  WHERE match IN (SELECT match FROM wanted) AND match NOT IN (SELECT match FROM taken) AND node IN (SELECT name FROM there)`;

/** On PostgreSQL alone. */
export function nodeStore(database: Database, mail: Mail): NodeStore {
  return {
    address: mail.address,

    async renew(name, ms) {
      return (await rows(database, RENEW, name, ms)).map((row) => read(row, named, 'nodes', name).name);
    },

    async end(name) {
      await rows(database, 'DELETE FROM owners WHERE node = $1', name);
      await rows(database, 'DELETE FROM nodes WHERE name = $1', name);
    },

    async take(name, matches) {
      const all = await rows(database, TAKE, name, JSON.stringify(matches));
      return new Map(all.map((row) => read(row, owned, 'owners', name)).map(({ match, node }) => [match, node]));
    },

    async release(name, match) {
      await rows(database, 'DELETE FROM owners WHERE match = $1 AND node = $2', match, name);
    },

    post: (all) => mail.post(all.map(({ to, letters }) => ({ to, row: { from: mail.address, letters } }))),
  };
}
