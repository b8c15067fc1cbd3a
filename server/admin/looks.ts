import type { Language, Refusal } from '@tavern/engine';
import type { Guests } from '../guests/guests.ts';
import type { Hall } from '../hall/hall.ts';
import { refuseWith } from '../refusal.ts';
import type { Act, Ban, KnownGuest, Mute, Report } from '../store/admin.ts';
import { DamagedRow } from '../store/damage.ts';
import type { EndedWhy, MatchRow, Store } from '../store/store.ts';
import type { Doorkeeper, Sighting } from './doorkeeper.ts';
import { type LogLine, matchLog } from './match-log.ts';
import { refuseAdmin } from './refusal.ts';

interface LooksSetup {
  readonly store: Store;
  readonly guests: Guests;
  readonly hall: Hall;
  readonly doorkeeper: Doorkeeper;
  readonly now: () => number;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A guest in a room. `seat` null: they watch. `here` false: they have a seat, and are away. */
export interface RoomGuest extends Named {
  readonly seat: number | null;
  readonly here: boolean;
}

export interface RoomNow {
  readonly code: string;
  readonly game: string;
  readonly public: boolean;
  readonly host: Named;
  readonly guests: readonly RoomGuest[];
  readonly bots: number;
  readonly seats: number;
  /** The match that runs. */
  readonly match: string | null;
  readonly touchedAt: number;
}

export interface MatchNow {
  readonly id: string;
  readonly game: string;
  /** Empty: a daily run. */
  readonly room: string;
  readonly seats: readonly { readonly guest: string | null; readonly name: string }[];
  readonly startedAt: number;
  readonly ended: { readonly at: number; readonly why: EndedWhy } | null;
}

export interface GuestNow extends KnownGuest {
  readonly mute: Mute | null;
  readonly ban: Ban | null;
  /** By this process, in memory alone: no address is stored with a guest. */
  readonly seen: readonly Sighting[];
  readonly rooms: readonly string[];
  readonly reports: readonly Pick<Report, 'id' | 'reason' | 'at' | 'closed'>[];
  readonly acts: readonly Act[];
}

/** How much of a list is shown. */
const LISTED = 200;
const FEW = 20;

/** What admins see. Nothing here changes anything. */
export class Looks {
  readonly #setup: LooksSetup;

  constructor(setup: LooksSetup) {
    this.#setup = setup;
  }

  async rooms(): Promise<readonly RoomNow[]> {
    const { store, guests, hall } = this.#setup;
    const { around } = hall;
    const rooms = await store.rooms.latest(LISTED);
    await guests.learn([
      ...rooms.flatMap(({ host, seats }) => [host, ...seats.flatMap(personOf)]),
      ...[...around.values()].flatMap((all) => [...all]),
    ]);
    return rooms.map((room) => {
      const here = around.get(room.code) ?? new Set<string>();
      const seated = room.seats.flatMap((seat, index) =>
        seat.by === 'person' ? [{ ...this.#named(seat.guest), seat: index, here: here.has(seat.guest) }] : [],
      );
      const watching = [...here].filter((id) => !seated.some((each) => each.id === id));
      return {
        code: room.code,
        game: room.game,
        public: room.public,
        host: this.#named(room.host),
        guests: [...seated, ...watching.map((id) => ({ ...this.#named(id), seat: null, here: true }))],
        bots: room.seats.filter(({ by }) => by === 'bot').length,
        seats: room.seats.length,
        match: room.playing ? room.match : null,
        touchedAt: room.touchedAt,
      };
    });
  }

  async matches(): Promise<readonly MatchNow[]> {
    return (await this.#setup.store.matches.latestRunning(LISTED)).map(matchNow);
  }

  /** One match and its log in words. */
  async match(
    id: string,
    language: Language,
  ): Promise<{ readonly ok: true; readonly match: MatchNow; readonly lines: readonly LogLine[] } | Refusal> {
    const { matches } = this.#setup.store;
    try {
      const row = await matches.byId(id);
      if (row === null) return refuseWith('no-such-match', {}, 'id');
      const log = await matchLog(row, matches, language);
      return log.ok ? { ok: true, match: matchNow(row), lines: log.lines } : log;
    } catch (error) {
      if (error instanceof DamagedRow) return refuseAdmin('no-log', { match: id }, 'id');
      throw error;
    }
  }

  /** Those with this id or nickname. */
  async guests(who: string): Promise<readonly GuestNow[] | Refusal> {
    const found = await this.#setup.store.admin.guests(who, FEW);
    return found.length === 0
      ? refuseAdmin('no-such-guest', { who }, 'who')
      : Promise.all(found.map((each) => this.#guest(each)));
  }

  reports(all: boolean): Promise<readonly Report[]> {
    return this.#setup.store.admin.reports({ limit: LISTED, open: !all });
  }

  bans(): Promise<readonly Ban[]> {
    return this.#setup.store.admin.bans(this.#setup.now());
  }

  mutes(): Promise<readonly Mute[]> {
    return this.#setup.store.admin.mutes(this.#setup.now());
  }

  acts(): Promise<readonly Act[]> {
    return this.#setup.store.admin.acts({ limit: LISTED });
  }

  async #guest(known: KnownGuest): Promise<GuestNow> {
    const { store, doorkeeper, now } = this.#setup;
    const { id } = known;
    const [rooms, reports, acts] = await Promise.all([
      store.rooms.of(id, FEW),
      store.admin.reports({ limit: FEW, open: false, about: id }),
      store.admin.acts({ limit: FEW, about: id }),
    ]);
    const seen = doorkeeper.seen(id);
    return {
      ...known,
      mute: doorkeeper.force.muteOf(id, now()),
      ban: doorkeeper.force.banOf(id, seen.find(({ here }) => here)?.address ?? '', now()),
      seen,
      rooms: rooms.map(({ code }) => code),
      reports: reports.map(({ id: number, reason, at, closed }) => ({ id: number, reason, at, closed })),
      acts,
    };
  }

  #named(id: string): Named {
    return { id, name: this.#setup.guests.name(id) };
  }
}

const personOf = (seat: { readonly by: string; readonly guest?: string }): readonly string[] =>
  seat.guest === undefined ? [] : [seat.guest];

const matchNow = ({ id, game, room, seats, startedAt, ended }: MatchRow): MatchNow => ({
  id,
  game,
  room,
  seats: seats.map(({ guest, name }) => ({ guest, name })),
  startedAt,
  ended: ended === null ? null : { at: ended.at, why: ended.why },
});
