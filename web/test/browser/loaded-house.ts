// The server as in server/main.ts, but with loaded dice: `node loaded-house.ts <secret>`.
import { flushCompileCache } from 'node:module';
import { commitTo } from '@tavern/engine';
import { configFrom } from '../../../server/config.ts';
import { logTo, startServer } from '../../../server/server.ts';

const [, , secret = ''] = process.argv;
const config = configFrom(process.env);
if ('faults' in config) throw new Error(config.faults.join('\n'));
const dice = { secret, commit: commitTo(Buffer.from(secret, 'hex')) };
const { url } = await startServer(config, logTo(config.logLevel), { newDice: () => dice });
console.error(`Tavern is open at ${url}`);
// It will be killed: what it has compiled is kept for the next one.
flushCompileCache();
