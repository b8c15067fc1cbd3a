// `npm start`: the server on one port, with its store in ./data unless told otherwise.
import { configFrom, unknownSettings } from './config.ts';
import { logTo, startServer } from './server.ts';

const config = configFrom(process.env);
if ('faults' in config) {
  for (const fault of config.faults) console.error(fault);
  console.error('The README lists what can be set (Configuration).');
  process.exit(2);
}

for (const name of unknownSettings(process.env))
  console.error(`${name}: there is no such setting, and it changes nothing. The README lists what can be set (Configuration).`);

/** Milliseconds. Those who told us to stop kill us soon after that. */
const LONGEST_CLOSE = 4_500;

const log = logTo(config.logLevel);
const server = await startServer(config, log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
let closing = false;
const stop = (signal: NodeJS.Signals): void => {
  // A second signal means that somebody does not want to wait.
  if (closing) process.exit(1);
  closing = true;
  log.info({ signal }, 'closing');
  // All that was acknowledged is stored already. What still waits, for a client or a store that is away, is not waited for.
  setTimeout(() => {
    log.fatal(`not closed within ${LONGEST_CLOSE} ms`);
    process.exit(1);
  }, LONGEST_CLOSE).unref();
  server.close().then(
    () => process.exit(0),
    (error: unknown) => {
      log.fatal({ err: error }, 'could not close in order');
      process.exit(1);
    },
  );
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
console.error(`Tavern is open at ${server.url}`);
