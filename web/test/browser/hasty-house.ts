// The server as in server/main.ts, but its time goes by so many times as fast: `node hasty-house.ts <times>`.
import { machineClock } from '../../../server/clock.ts';
import { configFrom } from '../../../server/config.ts';
import { logTo, startServer } from '../../../server/server.ts';

const [, , times = '1'] = process.argv;
const haste = Number(times);
const config = configFrom(process.env);
if ('faults' in config) throw new Error(config.faults.join('\n'));
const start = machineClock.now();
const clock = {
  now: () => start + (machineClock.now() - start) * haste,
  after: (ms: number, work: () => void) => machineClock.after(ms / haste, work),
};
const { url } = await startServer(config, logTo(config.logLevel), { clock });
console.error(`Tavern is open at ${url}`);
