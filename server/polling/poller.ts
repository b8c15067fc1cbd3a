import { Listeners, type Refusal, say } from '@tavern/engine';
import type { Clock } from '@tavern/host';
import type { RoomChange } from '@tavern/wire';
import type { Hall } from '../hall/hall.ts';
import type { Occupant } from '../hall/open-room.ts';
import { matchFor } from '../play/access.ts';
import { FinishedMatch } from '../play/finished-match.ts';
import { LiveMatch } from '../play/live-match.ts';
import type { Matches } from '../play/matches.ts';
import type { Guest } from '../store/store.ts';
import { Bucket } from '../wire/bucket.ts';
import { Look } from './look.ts';

export interface PollerSetup {
  readonly hall: Hall;
  readonly matches: Matches;
  readonly clock: Clock;
  /** Requests a second. */
  readonly limit: number;
  /** Nobody has heard of them for a while. */
  left(poller: Poller): void;
}

/** Milliseconds: who has asked for nothing for so long is away. */
const PRESENT = 20_000;
/** How many tables one guest looks at; beyond that the one asked for longest ago is left. */
const MOST_TABLES = 20;
/** Long polls and streams of one guest that are open at once. */
const MOST_OPEN = 16;
const BURST = 3;

/**
 * A guest who asks for what there is: a second kind of connection. There as long as a request is open or was made within the last 20 s, an occupant
 * of rooms and at tables like everybody else; then gone, like a lost connection.
 */
export class Poller implements Occupant {
  readonly guest: Guest;
  /** Where the last request came from. */
  address: string;
  /** Not here any more. */
  gone = false;
  private readonly setup: PollerSetup;
  private readonly bucket: Bucket;
  private readonly looks = new Map<string, Promise<Look | FinishedMatch | Refusal>>();
  /** When each of them was asked for last, in the same order. */
  private readonly asked = new Map<string, number>();
  private readonly roomsChanged = new Listeners<(code: string | null) => void>();
  private open = 0;
  private cancel: () => void = () => {};

  constructor(guest: Guest, address: string, setup: PollerSetup) {
    this.guest = guest;
    this.address = address;
    this.setup = setup;
    this.bucket = new Bucket(setup.limit, setup.limit * BURST, setup.clock.now());
    this.cancel = setup.clock.after(PRESENT, () => this.leave());
  }

  seesRoom({ code }: RoomChange): void {
    this.roomsChanged.tell((changed) => changed(code));
  }

  /** They are told when they ask. */
  hears(code: string): void {
    this.roomsChanged.tell((changed) => changed(code));
  }

  isOut(code: string): void {
    this.roomsChanged.tell((changed) => changed(code));
  }

  /** Called with the code of each room that has changed; null: they are gone. The result ends it. */
  listen(changed: (code: string | null) => void): () => void {
    return this.roomsChanged.listen(changed);
  }

  sentAway(room: string): void {
    for (const [id, looking] of this.looks)
      void looking.then((look) => {
        if (!(look instanceof Look) || look.live.row.room !== room) return;
        this.remove(id);
        look.gone(say('gone.sent-away'));
        look.live.leave(look);
      });
  }

  /** A request begins; null: too many at once, or too fast. The result ends it. */
  begin(address: string): (() => void) | null {
    const { clock } = this.setup;
    if (this.open >= MOST_OPEN || !this.bucket.take(clock.now())) return null;
    this.address = address;
    this.open += 1;
    this.cancel();
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.open -= 1;
      if (this.gone) this.setup.hall.disconnected(this);
      else if (this.open === 0) this.cancel = clock.after(PRESENT, () => this.leave());
    };
  }

  /** The table as this guest may see it. A guest with a seat there is also in its room: it is where they go on afterwards. */
  at(id: string): Promise<Look | FinishedMatch | Refusal> {
    const known = this.looks.get(id);
    const looking = (known ?? Promise.resolve(null))
      .catch(() => null)
      .then((look) => (look instanceof Look && !look.ended ? look : this.lookAt(id)));
    // The one asked for last comes last.
    this.remove(id);
    this.looks.set(id, looking);
    this.asked.set(id, this.setup.clock.now());
    this.drop();
    this.turnAway();
    looking.then(
      (look) => (look instanceof Look ? undefined : this.forget(id, looking)),
      () => this.forget(id, looking),
    );
    return looking;
  }

  leave(): void {
    if (this.gone) return;
    this.gone = true;
    this.cancel();
    for (const looking of this.looks.values()) leaveIt(looking);
    this.looks.clear();
    this.asked.clear();
    this.setup.hall.disconnected(this);
    this.setup.left(this);
    this.roomsChanged.tell((changed) => changed(null));
  }

  private async lookAt(id: string): Promise<Look | FinishedMatch | Refusal> {
    const { hall } = this.setup;
    const found = await matchFor(this.setup, id, this.guest.id);
    if (!(found instanceof LiveMatch)) return found;
    const look = new Look(found, found.seatOf(this.guest.id));
    if (look.seat !== null && found.row.room !== '') await hall.inside(this, found.row.room);
    await found.watch(look);
    if (this.gone) found.leave(look);
    return look;
  }

  private forget(id: string, looking: Promise<unknown>): void {
    if (this.looks.get(id) === looking) this.remove(id);
  }

  private remove(id: string): void {
    this.looks.delete(id);
    this.asked.delete(id);
  }

  /** From tables that this guest has asked nothing about for a while: there they are away, and a match that is over need not be kept for them. */
  private turnAway(): void {
    const since = this.setup.clock.now() - PRESENT;
    for (const [id, asked] of this.asked) {
      if (asked > since) return;
      const looking = this.looks.get(id);
      void looking?.then(
        (look) => {
          if (!(look instanceof Look) || look.awaited || this.looks.get(id) !== looking) return;
          this.remove(id);
          look.live.leave(look);
        },
        () => {},
      );
    }
  }

  private drop(): void {
    const [oldest] = this.looks;
    if (this.looks.size <= MOST_TABLES || oldest === undefined) return;
    this.remove(oldest[0]);
    leaveIt(oldest[1]);
  }
}

const leaveIt = (looking: Promise<Look | FinishedMatch | Refusal>): void =>
  void looking.then(
    (look) => (look instanceof Look ? look.live.leave(look) : undefined),
    () => {},
  );
