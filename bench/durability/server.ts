// A server to be killed. `broken`: it acknowledges first and appends 20 ms later, which is what the bench must be able to find.
import { flushCompileCache } from 'node:module';
import { configFrom, logTo, openStore, type Store, startServer } from '@tavern/server';

const HELD_BACK = 20;

const acknowledgesFirst = (store: Store): Store => ({
  ...store,
  matches: {
    ...store.matches,
    append: (rows) => {
      setTimeout(() => void store.matches.append(rows), HELD_BACK);
      return Promise.resolve(rows.map(() => true));
    },
  },
});

const config = configFrom({
  ...process.env,
  LIMIT_MESSAGES: '100000',
  LIMIT_CONNECTIONS: '100000',
  LIMIT_REQUESTS: '100000',
  LIMIT_GUESTS: '100000',
  LIMIT_ROOMS: '100000',
});
if ('faults' in config) throw new Error(config.faults.join('\n'));
const store = await openStore(config.store);
const { url } = await startServer(config, logTo('error'), {
  store: process.argv[2] === 'broken' ? acknowledgesFirst(store) : store,
});
console.log(url);
// It will be killed: what it has compiled is kept for the next one.
flushCompileCache();
