// A server as people start it, in which time passes TIMES as fast since START: both are the same when it is started again.
import { configFrom } from '../../config.ts';
import { logTo, startServer } from '../../server.ts';
import { fastClock } from './fast-clock.ts';

const { TIMES = '1', START = '0', ...environment } = process.env;
const config = configFrom(environment);
if ('faults' in config) throw new Error(config.faults.join('\n'));
const { url } = await startServer(config, logTo('silent'), { clock: fastClock(Number(TIMES), Number(START)) });
console.error(`Tavern is open at ${url}`);
