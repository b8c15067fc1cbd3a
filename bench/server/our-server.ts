// Our server as `npm start` runs it, but for limits that are meant for people, in a process of its own.
import { configFrom, logTo, startServer } from '@tavern/server';
import { answerParent } from './processes.ts';
import { UNLIMITED } from './unlimited.ts';

const config = configFrom({ ...process.env, PORT: '0', ...UNLIMITED });
if ('faults' in config) throw new Error(config.faults.join('\n'));
const server = await startServer(config, logTo('warn'));
answerParent();
console.log(JSON.stringify({ url: server.url }));
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
