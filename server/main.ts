// `npm start`: the server on one port, with its store in ./data unless told otherwise.
import { configFrom } from './config.ts';
import { logTo, startServer } from './server.ts';

const config = configFrom(process.env);
if ('faults' in config) {
  for (const fault of config.faults) console.error(fault);
  console.error('The README lists what can be set (Configuration).');
  process.exit(2);
}

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
