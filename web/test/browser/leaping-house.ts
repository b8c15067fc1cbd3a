// The server as in server/main.ts, but each SIGUSR2 makes this many seconds pass at once: `node leaping-house.ts <seconds>`.
import { machineClock } from '../../../server/clock.ts';
import { configFrom } from '../../../server/config.ts';
import { logTo, startServer } from '../../../server/server.ts';

interface Timer {
  readonly at: number;
  readonly work: () => void;
  cancel: () => void;
}

const [, , seconds = '0'] = process.argv;
const timers = new Set<Timer>();
let leapt = 0;
const now = (): number => machineClock.now() + leapt;

function set(timer: Timer): void {
  timer.cancel = machineClock.after(timer.at - now(), () => {
    timers.delete(timer);
    timer.work();
  });
}

function after(ms: number, work: () => void): () => void {
  const timer: Timer = { at: now() + ms, work, cancel: () => {} };
  timers.add(timer);
  set(timer);
  return () => {
    timers.delete(timer);
    timer.cancel();
  };
}

process.on('SIGUSR2', () => {
  leapt += Number(seconds) * 1000;
  for (const timer of timers) timer.cancel();
  for (const timer of timers) set(timer);
});

const config = configFrom(process.env);
if ('faults' in config) throw new Error(config.faults.join('\n'));
const { url } = await startServer(config, logTo(config.logLevel), { clock: { now, after } });
console.error(`Tavern is open at ${url}`);
