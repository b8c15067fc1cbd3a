import type { GamePack } from '@tavern/games';
import type { ChatLine, RoomView } from '@tavern/wire';
import type { Guests } from '../guests/guests.ts';
import type { Here, RoomLetter } from '../nodes/letter.ts';
import type { Addressee, Outbox } from '../play/outbox.ts';
import type { Room } from '../rooms/room.ts';
import { roomView } from '../rooms/room-view.ts';

/** A connection as rooms see it. */
export interface Occupant {
  readonly guest: { readonly id: string };
  /** Where they come from. */
  readonly address: string;
  seesRoom(room: RoomView): void;
  hears(code: string, line: ChatLine): void;
  /** The host has sent them away. */
  isOut(code: string, forGood: boolean): void;
}

/** An open room and who is in it now. */
export class OpenRoom implements Addressee {
  readonly first = false;
  readonly pack: GamePack;
  private now: Room;
  /** Made once for each guest who looks, or once for all where nothing is kept from anybody, until something changes. */
  private readonly seen = new Map<string, RoomView>();
  private readonly guests: Guests;
  private readonly outbox: Outbox;
  private readonly occupants = new Set<Occupant>();
  /** Since when each of their guests is here. */
  private readonly since = new Map<string, number>();
  /** The same of other nodes, by their addresses. */
  private readonly elsewhere = new Map<string, ReadonlyMap<string, number>>();
  private readonly tell: (letter: RoomLetter) => void;
  private last: Promise<unknown> = Promise.resolve();

  constructor(room: Room, pack: GamePack, guests: Guests, outbox: Outbox, tell: (letter: RoomLetter) => void = () => {}) {
    this.now = room;
    this.pack = pack;
    this.guests = guests;
    this.outbox = outbox;
    this.tell = tell;
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
    if (this.elsewhere.size === 0) return new Set([...this.occupants].map(({ guest }) => guest.id));
    const all = [...this.here, ...[...this.elsewhere.values()].flatMap((guests) => [...guests])];
    return new Set(all.toSorted(([one, early], [other, late]) => early - late || (one < other ? -1 : 1)).map(([guest]) => guest));
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

  get everybody(): readonly Occupant[] {
    return [...this.occupants];
  }

  has(occupant: Occupant): boolean {
    return this.occupants.has(occupant);
  }

  enter(occupant: Occupant): void {
    this.occupants.add(occupant);
    const { id } = occupant.guest;
    if (!this.since.has(id)) {
      const now = Date.now();
      this.since.set(id, now);
      this.tell({ is: 'in', room: this.now.code, guests: [[id, now]] });
    }
    this.changed();
  }

  /** true: their guest is not here any more. */
  leave(occupant: Occupant): boolean {
    if (!this.occupants.delete(occupant)) return false;
    const { id } = occupant.guest;
    if (![...this.occupants].some(({ guest }) => guest.id === id)) {
      this.since.delete(id);
      this.tell({ is: 'out', room: this.now.code, guest: id });
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
    const eyes = this.pack.shownChoice === undefined ? '' : guest;
    const known = this.seen.get(eyes);
    if (known !== undefined) return known;
    const view = roomView(this.room, { pack: this.pack, names: this.guests.name, present: this.present }, guest);
    this.seen.set(eyes, view);
    return view;
  }

  /** Everybody here sees it at the end of the tick. */
  changed(): void {
    this.seen.clear();
    this.outbox.add(this);
  }

  deliver(): void {
    for (const occupant of this.occupants) occupant.seesRoom(this.view(occupant.guest.id));
  }
}
