// Our server as `npm start` runs it, but for limits that are meant for people, in a process of its own.
import { configFrom, logTo, startServer } from '@tavern/server';

const config = configFrom({
  ...process.env,
  PORT: '0',
  LIMIT_MESSAGES: '1000000',
  LIMIT_CONNECTIONS: '1000000',
  LIMIT_REQUESTS: '1000000',
  LIMIT_GUESTS: '1000000',
  LIMIT_ROOMS: '1000000',
});
if ('faults' in config) throw new Error(config.faults.join('\n'));
const server = await startServer(config, logTo('warn'));
console.log(JSON.stringify({ url: server.url }));
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
