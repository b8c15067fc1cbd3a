import { becomeGuest, Client } from '@tavern/wire';
import type { Speaker } from './session.ts';

/** All that talks to a server, in one piece that is fetched when somebody needs it. */
export const speaker: Speaker = {
  becomeGuest,
  connect: (url, secret) => new Client(url, secret, { reconnectionDelay: 500, reconnectionDelayMax: 3_000 }),
};
