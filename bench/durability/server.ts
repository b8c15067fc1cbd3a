// A server to be killed. `broken`: it acknowledges first and appends later, which is what the bench must be able to find.
import { flushCompileCache } from 'node:module';
import { configFrom, logTo, openStore, type Store, startServer } from '@tavern/server';
import { UNLIMITED } from '../server/unlimited.ts';

type Append = Store['matches']['append'];
type Row = Parameters<Append>[0][number];

/** An answer is appended when the next one of its match comes: however slow or fast the machine is, the newest of each match is only promised. */
function acknowledgesFirst(store: Store): Store {
  const promised = new Map<string, Row>();
  const append: Append = (rows) => {
    const overdue = rows.flatMap(({ match }) => promised.get(match) ?? []);
    for (const row of rows) promised.set(row.match, row);
    if (overdue.length > 0) void store.matches.append(overdue);
    return Promise.resolve(rows.map(() => true));
  };
  return { ...store, matches: { ...store.matches, append } };
}

const config = configFrom({ ...process.env, ...UNLIMITED });
if ('faults' in config) throw new Error(config.faults.join('\n'));
const store = await openStore(config.store);
const { url } = await startServer(config, logTo('error'), {
  store: process.argv[2] === 'broken' ? acknowledgesFirst(store) : store,
});
// It ends with the process that started it, however that one ended.
process.once('disconnect', () => process.exit());
console.log(url);
// It will be killed: what it has compiled is kept for the next one.
flushCompileCache();
