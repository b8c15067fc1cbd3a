export { type Config, configFrom } from './config.ts';
export { logTo, type RunningServer, startServer } from './server.ts';
export { openStore } from './store/open-store.ts';
export type { Store } from './store/store.ts';
