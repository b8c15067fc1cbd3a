import type { Clock } from '@tavern/host';
import type { CatchUp } from '../catch-up.ts';
import type { Guests } from '../guests/guests.ts';
import type { Hall } from '../hall/hall.ts';
import type { Store } from '../store/store.ts';
import { Acts } from './acts.ts';
import { Doorkeeper } from './doorkeeper.ts';
import { Looks } from './looks.ts';
import { Reports } from './reports.ts';
import { Token } from './token.ts';

interface AdminSetup {
  readonly store: Store;
  readonly guests: Guests;
  readonly hall: Hall;
  readonly clock: Clock;
  /** undefined: nobody is an admin. What was decided before stays in force, and guests can report. */
  readonly token: string | undefined;
  readonly catchUp: CatchUp;
}

/** What keeps the peace on a server. */
export interface Admin {
  readonly doorkeeper: Doorkeeper;
  readonly reports: Reports;
  readonly acts: Acts;
  readonly looks: Looks;
  readonly token: Token | null;
  readonly now: () => number;
}

export function adminOf({ store, guests, hall, clock, token, catchUp }: AdminSetup): Admin {
  const now = (): number => clock.now();
  const doorkeeper = new Doorkeeper({ store: store.admin, clock, catchUp });
  return {
    doorkeeper,
    reports: new Reports({ store, guests, hall, clock }),
    acts: new Acts({ store, hall, clock, doorkeeper }),
    looks: new Looks({ store, guests, hall, doorkeeper, now }),
    token: token === undefined ? null : new Token(token),
    now,
  };
}
