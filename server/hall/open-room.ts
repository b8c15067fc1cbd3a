import type { GamePack } from '@tavern/games';
import { type ChatLine, deltaOf, type RoomChange, type RoomView } from '@tavern/wire';
import type { Guests } from '../guests/guests.ts';
import type { Here, RoomLetter } from '../nodes/letter.ts';
import type { Addressee, Outbox } from '../play/outbox.ts';
import type { Room } from '../rooms/room.ts';
import { roomView } from '../rooms/room-view.ts';
import { heldBy } from '../rooms/seats.ts';

/** A connection as rooms see it. */
export interface Occupant {
  readonly guest: { readonly id: string };
  /** Where they come from. */
  readonly address: string;
  /** What changed since the room that they were told of last. */
  seesRoom(change: RoomChange): void;
  hears(code: string, line: ChatLine): void;
  /** The host has sent them away. */
  isOut(code: string, forGood: boolean): void;
}

/** Milliseconds. A room that changes faster than this is told of only so often: each change is told to everybody in it. */
const PACE = 50;

/** An open room and who is in it now. */
export class OpenRoom implements Addressee {
  readonly first = false;
  readonly pack: GamePack;
  private now: Room;
  /** Made once for all whose eyes are equal, until something changes. */
  private readonly seen = new Map<string, RoomView>();
  private readonly guests: Guests;
  private readonly outbox: Outbox;
  /** Each with what they have been told last; null: they are about to be told. */
  private readonly occupants = new Map<Occupant, RoomView | null>();
  /** Since when each of their guests is here. */
  private readonly since = new Map<string, number>();
  /** The same of other nodes, by their addresses. */
  private readonly elsewhere = new Map<string, ReadonlyMap<string, number>>();
  private readonly post: (letter: RoomLetter) => void;
  private last: Promise<unknown> = Promise.resolve();
  private toldAt = Number.NEGATIVE_INFINITY;
  private waiting = false;
  private attended = false;

  constructor(room: Room, pack: GamePack, guests: Guests, outbox: Outbox, post: (letter: RoomLetter) => void = () => {}) {
    this.now = room;
    this.pack = pack;
    this.guests = guests;
    this.outbox = outbox;
    this.post = post;
  }

  get room(): Room {
    return this.now;
  }

  set room(room: Room) {
    this.now = room;
    this.seen.clear();
  }

  /** Guests who are here, in the order they came: at every node the same. */
  get present(): ReadonlySet<string> {
    if (this.elsewhere.size === 0) return this.presentHere;
    const all = [...this.here, ...[...this.elsewhere.values()].flatMap((guests) => [...guests])];
    return new Set(all.toSorted(([one, early], [other, late]) => early - late || (one < other ? -1 : 1)).map(([guest]) => guest));
  }

  private get presentHere(): ReadonlySet<string> {
    const present = new Set<string>();
    for (const { guest } of this.occupants.keys()) present.add(guest.id);
    return present;
  }

  /** Those at this node. */
  get here(): readonly Here[] {
    return [...this.since];
  }

  /** Is anybody here at that node? */
  isKnownAt(node: string): boolean {
    return this.elsewhere.has(node);
  }

  /** Who is here at another node: these, or these besides (`more`), or all but these (`fewer`). */
  neighbours(node: string, guests: readonly Here[], how: 'all' | 'more' | 'fewer'): void {
    if (guests.length === 0 && !this.isKnownAt(node)) return;
    const now = new Map(how === 'all' ? [] : this.elsewhere.get(node));
    for (const [guest, since] of guests) {
      if (how === 'fewer') now.delete(guest);
      else now.set(guest, since);
    }
    if (now.size === 0) this.elsewhere.delete(node);
    else this.elsewhere.set(node, now);
    this.changed();
  }

  get empty(): boolean {
    return this.occupants.size === 0;
  }

  /** Nobody is here any more. */
  get wasLeft(): boolean {
    return this.attended && this.empty;
  }

  get everybody(): readonly Occupant[] {
    return [...this.occupants.keys()];
  }

  has(occupant: Occupant): boolean {
    return this.occupants.has(occupant);
  }

  enter(occupant: Occupant): void {
    if (this.occupants.has(occupant)) return;
    this.attended = true;
    this.occupants.set(occupant, null);
    const { id } = occupant.guest;
    if (!this.since.has(id)) {
      const now = Date.now();
      this.since.set(id, now);
      this.post({ is: 'in', room: this.now.code, guests: [[id, now]] });
    }
    this.changed();
  }

  /** true: their guest is not here any more. */
  leave(occupant: Occupant): boolean {
    if (!this.occupants.delete(occupant)) return false;
    const { id } = occupant.guest;
    if (!this.presentHere.has(id)) {
      this.since.delete(id);
      this.post({ is: 'out', room: this.now.code, guest: id });
    }
    this.changed();
    return !this.present.has(id);
  }

  /** Acts in a room are carried out one after another. */
  inTurn<X>(work: () => Promise<X>): Promise<X> {
    const done = this.last.then(work);
    this.last = done.catch(() => {});
    return done;
  }

  /** The room as this guest sees it. */
  view(guest: string): RoomView {
    const eyes = this.eyesOf(guest);
    const known = this.seen.get(eyes);
    if (known !== undefined) return known;
    const made = roomView(this.room, { pack: this.pack, names: this.guests.name, present: this.present }, guest);
    // As it arrives: a difference to anything else would not fit there.
    const view = JSON.parse(JSON.stringify(made)) as RoomView;
    this.seen.set(eyes, view);
    return view;
  }

  /** The same, to be told in a reply: what comes next builds on it. */
  tell(occupant: Occupant): RoomView {
    const view = this.view(occupant.guest.id);
    if (this.occupants.has(occupant)) this.occupants.set(occupant, view);
    return view;
  }

  /** Everybody here sees it at the end of the tick, or a moment later. */
  changed(): void {
    this.seen.clear();
    if (this.waiting) return;
    const wait = this.toldAt + PACE - performance.now();
    if (wait <= 0) return this.outbox.add(this);
    this.waiting = true;
    setTimeout(() => {
      this.waiting = false;
      this.outbox.add(this);
    }, wait).unref();
  }

  deliver(): void {
    this.toldAt = performance.now();
    const changes = new Map<RoomView, Map<RoomView, RoomChange>>();
    for (const [occupant, before] of this.occupants) {
      const after = before === null ? null : this.view(occupant.guest.id);
      if (before === null || after === null || before === after) continue;
      this.occupants.set(occupant, after);
      const change = changeOf(before, after, changes);
      if (!isNothing(change)) occupant.seesRoom(change);
    }
  }

  /** Where choices are kept secret, a guest with a seat and the host see more than others. */
  private eyesOf(guest: string): string {
    if (this.pack.shownChoice === undefined) return '';
    return guest === this.room.host || heldBy(this.room, guest) !== null ? guest : '';
  }
}

const isNothing = ({ delta }: RoomChange): boolean => Array.isArray(delta) && delta.length === 0;

/** Worked out once for all who saw the same before and see the same now. */
function changeOf(before: RoomView, after: RoomView, known: Map<RoomView, Map<RoomView, RoomChange>>): RoomChange {
  const from = known.get(before) ?? new Map<RoomView, RoomChange>();
  known.set(before, from);
  const change = from.get(after) ?? { code: after.code, delta: deltaOf(before, after) };
  from.set(after, change);
  return change;
}
