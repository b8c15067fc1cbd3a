import { becomeGuest, Client } from '@tavern/wire';
import type { Speaker } from './session.ts';

/** Everything that talks to a server, in one chunk that is fetched when it is needed. */
export const speaker: Speaker = {
  becomeGuest,
  connect: (url, secret) => new Client(url, secret, { soonest: 500, latest: 3_000 }),
};
