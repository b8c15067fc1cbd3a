import type { ChatLine } from '@tavern/wire';
import type { Guests } from '../guests/guests.ts';
import type { Here, RoomLetter } from '../nodes/letter.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Store } from '../store/store.ts';
import type { OpenRoom } from './open-room.ts';
import type { OpenRooms } from './open-rooms.ts';

interface NeighboursSetup {
  readonly rooms: OpenRooms;
  readonly guests: Guests;
  readonly nodes: Nodes;
  readonly store: Store;
  /** A guest is in a room, though not at this node: nobody need miss them here. */
  arrived(code: string, guest: string): void;
  /** Some who sat in it may be gone. */
  missed(open: OpenRoom): void;
  kicked(open: OpenRoom, guest: string, forGood: boolean): void;
  trouble(error: unknown): void;
}

/** How many guests go into one letter. */
const TOGETHER = 100;
/** Milliseconds in which all nodes have said who is in a room. */
const ACQUAINTED = 1_000;
/** Lines of a room that are known to have been heard. */
const REMEMBERED = 100;

/** Who is in the rooms of this node at other nodes, and what is said there. */
export class Neighbours {
  private readonly setup: NeighboursSetup;
  private readonly heard = new WeakMap<OpenRoom, Set<string>>();
  private readonly opened = new WeakMap<OpenRoom, Promise<void>>();

  constructor(setup: NeighboursSetup) {
    this.setup = setup;
  }

  /** A line that was said at this node, or at another: everybody here hears it once. */
  said(open: OpenRoom, line: ChatLine): void {
    const lines = this.heard.get(open) ?? new Set();
    this.heard.set(open, lines);
    const key = JSON.stringify([line.at, line.guest, line.text]);
    if (lines.has(key)) return;
    lines.add(key);
    const [oldest] = lines;
    if (lines.size > REMEMBERED && oldest !== undefined) lines.delete(oldest);
    for (const each of open.everybody) each.hears(open.room.code, line);
  }

  /** Said at another node. */
  saidElsewhere({ chat, ...line }: ChatLine & { readonly chat: string }): void {
    const open = this.setup.rooms.known(chat);
    if (open !== undefined) this.said(open, line);
  }

  kicked({ room }: OpenRoom, guest: string, forGood: boolean): void {
    this.tell({ is: 'kicked', room: room.code, guest, forGood });
  }

  renamed(guest: string): void {
    this.tell({ is: 'renamed', guest });
  }

  /** Resolves when other nodes have had the time to say who is in this room. */
  known(open: OpenRoom): Promise<void> {
    if (this.setup.nodes.alone) return Promise.resolve();
    const known = this.opened.get(open) ?? this.ask(open);
    this.opened.set(open, known);
    return known;
  }

  heardFrom(node: string, letter: RoomLetter): void {
    this.take(node, letter).catch((error: unknown) => this.setup.trouble(error));
  }

  /** That node is there no more, nor is anybody at it. */
  gone(node: string): void {
    for (const open of this.setup.rooms.here) {
      if (!open.isKnownAt(node)) continue;
      open.neighbours(node, [], 'all');
      this.setup.missed(open);
    }
  }

  /** Something was missed: who is here is said again, and all others are asked. */
  again(): void {
    for (const open of this.setup.rooms.here) {
      this.say(null, open);
      this.tell({ is: 'who', room: open.room.code, even: true });
      void this.catchUp(open).catch((error: unknown) => this.setup.trouble(error));
    }
  }

  private async take(node: string, letter: RoomLetter): Promise<void> {
    const { rooms } = this.setup;
    if (letter.is === 'renamed') return this.rename(letter.guest);
    const open = rooms.known(letter.room);
    switch (letter.is) {
      case 'in':
        for (const [guest] of letter.guests) this.setup.arrived(letter.room, guest);
        if (open === undefined) return;
        // Before anything is awaited: what is said next must not be overtaken.
        open.neighbours(node, letter.guests, letter.whole === true ? 'all' : 'more');
        return this.meet(open, letter.guests);
      case 'out':
        return open?.neighbours(node, [[letter.guest, 0]], 'fewer');
      case 'who':
        if (letter.even === true || (open !== undefined && open.here.length > 0)) this.say(node, open ?? letter.room);
        return;
      default:
        if (open !== undefined) this.setup.kicked(open, letter.guest, letter.forGood);
    }
  }

  /** Whom nobody here has met is shown again, by name. */
  private async meet(open: OpenRoom, guests: readonly Here[]): Promise<void> {
    const strangers = guests.map(([guest]) => guest).filter((guest) => !this.setup.guests.knows(guest));
    if (strangers.length === 0) return;
    await this.setup.guests.learn(strangers);
    open.changed();
  }

  private say(to: string | null, open: OpenRoom | string): void {
    const [room, here]: [string, readonly Here[]] = typeof open === 'string' ? [open, []] : [open.room.code, open.here];
    this.tell({ is: 'in', room, guests: here.slice(0, TOGETHER), whole: true }, to);
    for (let from = TOGETHER; from < here.length; from += TOGETHER)
      this.tell({ is: 'in', room, guests: here.slice(from, from + TOGETHER) }, to);
  }

  private async rename(guest: string): Promise<void> {
    await this.setup.guests.learnAnew(guest);
    for (const open of this.setup.rooms.here) if (open.present.has(guest)) open.changed();
  }

  /** Lines that were said while nobody here could hear. */
  private async catchUp(open: OpenRoom): Promise<void> {
    const first = this.heard.get(open);
    // Nobody has heard anything here yet: those who came were given what had been said before.
    if (first === undefined) return;
    const known = [...first].map((key) => (JSON.parse(key) as [number])[0]);
    const since = Math.min(...known);
    const lines = await this.setup.store.chats.last(open.room.code, REMEMBERED / 2);
    for (const { guest, name, text, at } of lines) if (at >= since) this.said(open, { guest, name, text, at });
  }

  private ask(open: OpenRoom): Promise<void> {
    this.tell({ is: 'who', room: open.room.code });
    return new Promise((later) => setTimeout(later, ACQUAINTED).unref());
  }

  private tell(letter: RoomLetter, to: string | null = null): void {
    if (!this.setup.nodes.alone) this.setup.nodes.tell(to, letter);
  }
}
