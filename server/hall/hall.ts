import type { Refusal } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import type { Clock } from '@tavern/host';
import type { ChatLine, ReadRequest, Reply, RoomAct } from '@tavern/wire';
import type { CatchUp } from '../catch-up.ts';
import type { Guests } from '../guests/guests.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Outbox } from '../play/outbox.ts';
import { packOf } from '../play/pack.ts';
import { refuseWith } from '../refusal.ts';
import { type ActResult, act } from '../rooms/act.ts';
import { readCode } from '../rooms/code.ts';
import { createRoom, type Dice } from '../rooms/create.ts';
import { expelled } from '../rooms/expel.ts';
import { leave, returned } from '../rooms/leave.ts';
import { ended } from '../rooms/match.ts';
import { calledIn } from '../rooms/namesakes.ts';
import { type MatchStanding, ownRoom } from '../rooms/own-room.ts';
import { refuseInRoom } from '../rooms/refusal.ts';
import { guestsOf, heldBy } from '../rooms/seats.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { Buckets } from '../wire/bucket.ts';
import { Attendance, presentIn } from './attendance.ts';
import type { Beginnings } from './beginnings.ts';
import { ChatPace, readLine } from './chat.ts';
import { listed, seenFromOutside, sitDown } from './door.ts';
import { Neighbours } from './neighbours.ts';
import { type Occupant, OpenRoom } from './open-room.ts';
import { OpenRooms } from './open-rooms.ts';
import { unknownGame } from './unknown-game.ts';

/** After this long out of a lobby, the seat is free again. */
const SEAT_KEPT = 60_000;
const CHAT_SHOWN = 50;
/** How many rooms one connection may be in at once. */
const MOST_ROOMS = 20;
const LISTED = 50;

export interface HallSetup {
  readonly store: Store;
  readonly guests: Guests;
  readonly clock: Clock;
  readonly catchUp: CatchUp;
  readonly outbox: Outbox;
  readonly nodes: Nodes;
  readonly newDice: () => Dice;
  /** How many new rooms a minute one guest may make. */
  readonly newRooms: number;
  /** Codes of no room, a minute from one address. */
  readonly wrongCodes: number;
  /** For tests. */
  readonly beginnings: Beginnings;
  /** A match is about to be stored. The result is called when it is: then people may come to its table. */
  readonly prepare: (match: MatchRow) => Promise<() => void>;
  /** The state of a running match for one of its guests; null: it does not run. */
  stands(match: string, guest: string): Promise<MatchStanding | null>;
  /** Does this match run, as its room believes? */
  runs(match: string): Promise<boolean>;
  /** The host of this room has sent a guest away, who may also be at its table. */
  sentAway(guest: string, room: string): void;
  trouble(error: unknown): void;
}

/** What guests do in rooms. */
export class Hall {
  private readonly setup: HallSetup;
  private readonly rooms: OpenRooms;
  /** The same rooms at other nodes. */
  readonly neighbours: Neighbours;
  private readonly attendance: Attendance;
  private readonly pace = new ChatPace();
  private readonly newRooms: Buckets;
  private readonly wrongCodes: Buckets;
  private readonly leaving = new Map<string, () => void>();
  /** Where each connection is. */
  private readonly whereabouts = new Map<Occupant, Set<OpenRoom>>();

  constructor(setup: HallSetup) {
    this.setup = setup;
    this.rooms = new OpenRooms(setup);
    this.neighbours = new Neighbours({
      ...setup,
      rooms: this.rooms,
      arrived: (code, guest) => this.expect(`${code}:${guest}`),
      missed: (open) => this.missAbsent(open),
      kicked: (open, guest, forGood) => this.sendOut(open, guest, forGood),
    });
    this.attendance = new Attendance({
      rooms: this.rooms,
      store: setup.store.rooms,
      clock: setup.clock,
      seatKept: SEAT_KEPT,
      trouble: (error) => setup.trouble(error),
    });
    this.newRooms = new Buckets(setup.newRooms);
    this.wrongCodes = new Buckets(setup.wrongCodes);
  }

  async create(who: Occupant, { game, settings }: ReadRequest<'room.create'>): Promise<Reply<'room.create'>> {
    if (entryOf(game) === undefined) return unknownGame(game);
    if (this.isEverywhere(who)) return refuseWith('too-many-rooms', { most: MOST_ROOMS });
    if (!this.newRooms.take(who.guest.id, this.setup.clock.now())) return refuseWith('too-fast');
    const pack = await packOf(game);
    const host = who.guest.id;
    const { clock, newDice } = this.setup;
    const now = clock.now();
    const open = await this.rooms.add((code) => createRoom({ code, game, pack, settings, host, dice: newDice(), now }));
    if (open === null) return refuseWith('busy');
    if (!(open instanceof OpenRoom)) return open.ok ? refuseWith('busy') : open;
    this.goIn(who, open);
    return { ok: true, room: open.tell(who) };
  }

  /** From the door; null: by somebody who is no guest yet. */
  async look(guest: string | null, address: string, code: string): Promise<Reply<'room.look'>> {
    const open = await this.guess(address, code);
    if (!(open instanceof OpenRoom)) return open;
    if (guest !== null && open.room.banned.includes(guest)) return refuseInRoom('banned');
    await this.endIfOver(open);
    return { ok: true, ...seenFromOutside(open, guest, this.setup.guests.name) };
  }

  async enter(who: Occupant, { code, sit }: ReadRequest<'room.enter'>): Promise<Reply<'room.enter'>> {
    const open = await this.guess(who.address, code);
    if (!(open instanceof OpenRoom)) return open;
    const { id } = who.guest;
    if (open.room.banned.includes(id)) return refuseInRoom('banned');
    if (!open.has(who) && this.isEverywhere(who)) return refuseWith('too-many-rooms', { most: MOST_ROOMS });
    if (!sit || heldBy(open.room, id) !== null) this.goIn(who, open);
    await this.endIfOver(open);
    if (sit) {
      const done = await this.rooms.change(open, () => sitDown(open, id, (seat) => this.perform(open, who, { do: 'sit', seat })));
      // Nobody who wanted a seat is made to watch: they stay where they are.
      if (!done.ok) return done;
      this.goIn(who, open);
    }
    if (open.room.awayHost === id)
      await this.rooms.change(open, (room) => ({ ok: true, room: returned(room, id, this.setup.clock.now()) }));
    // The server may have been down when they left: nobody has missed them yet.
    this.missAbsent(open);
    // The room last: what changes after it is told as the difference to it.
    const chat = await this.chatIn(open);
    return { ok: true, room: open.tell(who), chat };
  }

  /** The room as somebody in it sees it, or null: they are not in it. Who has a seat there comes in by asking: it is their room. */
  async inside(who: Occupant, code: string): Promise<Reply<'room.enter'> | null> {
    const open = await this.find(code);
    if (!(open instanceof OpenRoom)) return open;
    const { id } = who.guest;
    if (open.room.banned.includes(id)) return refuseInRoom('banned');
    if (!open.has(who)) return heldBy(open.room, id) === null ? null : this.enter(who, { code, sit: false });
    const chat = await this.chatIn(open);
    return { ok: true, room: open.tell(who), chat };
  }

  async leave(who: Occupant, code: string): Promise<Reply<'room.leave'>> {
    const open = await this.entered(who, code);
    if (!(open instanceof OpenRoom)) return open;
    if (this.goOut(who, open)) await this.free(open, who.guest.id);
    return { ok: true };
  }

  /** The connection is gone; its guest may be back in a moment. */
  disconnected(who: Occupant): void {
    for (const open of this.whereabouts.get(who) ?? []) if (this.goOut(who, open)) this.waitFor(open, who.guest.id);
  }

  async act(who: Occupant, { code, act: what }: ReadRequest<'room.act'>): Promise<Reply<'room.act'>> {
    const open = await this.entered(who, code);
    if (!(open instanceof OpenRoom)) return open;
    const done = await this.rooms.change(open, () => this.perform(open, who, what));
    if (!done.ok) return done;
    if (what.do === 'kick') {
      this.sendOut(open, what.guest, what.forGood ?? false);
      this.neighbours.kicked(open, what.guest, what.forGood ?? false);
    }
    return { ok: true, room: open.tell(who) };
  }

  async say(who: Occupant, { code, text }: ReadRequest<'room.say'>): Promise<Reply<'room.say'>> {
    const { clock, guests, store } = this.setup;
    const open = await this.entered(who, code);
    if (!(open instanceof OpenRoom)) return open;
    const read = readLine(text);
    if (!read.ok) return read;
    const at = clock.now();
    const refusal = this.pace.refusal(who.guest.id, at);
    if (refusal !== null) return refusal;
    const line = {
      guest: who.guest.id,
      name: calledIn(open.room, guests.name, open.present)(who.guest.id),
      text: read.text,
      at,
    };
    await store.chats.add({ room: open.room.code, ...line });
    this.neighbours.said(open, line);
    return { ok: true };
  }

  async list(): Promise<Reply<'rooms.list'>> {
    return { ok: true, rooms: await listed(await this.attendance.listed(LISTED), this.setup.guests) };
  }

  /** Who was sent away for good does not see what is played there, either. null: they may. */
  async bannedFrom(code: string, guest: string): Promise<Refusal | null> {
    const open = code === '' ? null : await this.rooms.find(code);
    return open?.room.banned.includes(guest) === true ? refuseInRoom('banned') : null;
  }

  async mine(guest: string): Promise<Reply<'rooms.mine'>> {
    const { guests, store } = this.setup;
    const rooms = (await store.rooms.of(guest, LISTED)).filter(({ game }) => entryOf(game) !== undefined);
    await guests.learn(rooms.flatMap(guestsOf));
    const own = rooms.map(async (room) => {
      const standing = room.playing && room.match !== null ? await this.setup.stands(room.match, guest) : null;
      return ownRoom(room, guest, { pack: await packOf(room.game), names: guests.name }, standing);
    });
    return { ok: true, rooms: await Promise.all(own) };
  }

  /** A match has ended in this room: back to its lobby, with everybody still seated. */
  async matchEnded(code: string, match: string): Promise<void> {
    const open = await this.rooms.find(code);
    if (open === null) return;
    await this.rooms.change(open, (room) => ({ ok: true, room: ended(room, match, this.setup.clock.now()) }));
    this.missAbsent(open, true);
  }

  /** Another process has changed a room; null: any of them may have been. */
  async heard(code: string | null): Promise<void> {
    const known = code === null ? undefined : this.rooms.known(code);
    const rooms = code === null ? this.rooms.here : known === undefined ? [] : [known];
    await Promise.all(rooms.map((open) => this.setup.catchUp.read(`room ${open.room.code}`, () => this.reread(open))));
  }

  /** By an admin: out of the room for good, also where it is the host. `first` is done as soon as the room is found; its result is ours. */
  async expel<R extends object>(typed: string, guest: string, first: (code: string) => Promise<R>): Promise<R | Refusal> {
    const open = await this.find(typed);
    if (!(open instanceof OpenRoom)) return open;
    const result = await first(open.room.code);
    const now = this.setup.clock.now();
    const done = await this.rooms.change(open, (room) => ({
      ok: true,
      room: expelled(room, guest, { now, present: open.present }),
    }));
    if (!done.ok) return done;
    this.sendOut(open, guest, true);
    return result;
  }

  /** The guests who are in each room now. */
  get around(): ReadonlyMap<string, ReadonlySet<string>> {
    const around = new Map<string, Set<string>>();
    for (const [{ guest }, rooms] of this.whereabouts)
      for (const { room } of rooms) around.set(room.code, (around.get(room.code) ?? new Set()).add(guest.id));
    return around;
  }

  /** A guest's name has changed: all rooms that they are in show the new one. */
  renamed(who: Occupant): void {
    for (const open of this.whereabouts.get(who) ?? []) open.changed();
    this.neighbours.renamed(who.guest.id);
  }

  /** How many rooms are open. */
  get count(): number {
    return this.rooms.count;
  }

  forgetEmpty(): void {
    this.rooms.forgetEmpty();
  }

  close(): void {
    this.attendance.close();
    for (const cancel of this.leaving.values()) cancel();
  }

  private async reread(open: OpenRoom): Promise<void> {
    await this.rooms.reread(open);
    for (const guest of open.room.banned) this.sendOut(open, guest, true);
  }

  private perform({ room, pack, present }: OpenRoom, who: Occupant, what: RoomAct): ActResult {
    return act(room, who.guest.id, what, { pack, now: this.setup.clock.now(), present });
  }

  async entered(who: Occupant, code: string): Promise<OpenRoom | Refusal> {
    const open = await this.find(code);
    if (open instanceof OpenRoom && open.room.banned.includes(who.guest.id)) return refuseInRoom('banned');
    return open instanceof OpenRoom && !open.has(who) ? refuseWith('not-in-room') : open;
  }

  /** A code is all that it takes to go into a room: those who try many find nothing any more for a while. */
  private async guess(address: string, typed: string): Promise<OpenRoom | Refusal> {
    const { clock } = this.setup;
    if (!this.wrongCodes.has(address, clock.now())) return refuseWith('too-many-codes');
    const open = await this.find(typed);
    if (!(open instanceof OpenRoom) && open.code === 'no-such-room') this.wrongCodes.owe(address, clock.now());
    return open;
  }

  private async find(typed: string): Promise<OpenRoom | Refusal> {
    const code = readCode(typed);
    if (code === null) return refuseInRoom('not-a-code', {}, 'code');
    return (await this.rooms.find(code)) ?? refuseWith('no-such-room', { code }, 'code');
  }

  private async chatIn({ room }: OpenRoom): Promise<ChatLine[]> {
    const lines = await this.setup.store.chats.last(room.code, CHAT_SHOWN);
    return lines.map(({ guest, name, text, at }) => ({ guest, name, text, at }));
  }

  /** A room may believe that a match runs which has ended elsewhere. */
  private async endIfOver({ room }: OpenRoom): Promise<void> {
    if (room.playing && room.match !== null && !(await this.setup.runs(room.match))) await this.matchEnded(room.code, room.match);
  }

  private isEverywhere(who: Occupant): boolean {
    return (this.whereabouts.get(who)?.size ?? 0) >= MOST_ROOMS;
  }

  private goIn(who: Occupant, open: OpenRoom): void {
    this.expect(keyOf(open, who.guest.id));
    const rooms = this.whereabouts.get(who) ?? new Set();
    this.whereabouts.set(who, rooms.add(open));
    open.enter(who);
  }

  /** They are there: nobody misses them any more. */
  private expect(key: string): void {
    this.leaving.get(key)?.();
    this.leaving.delete(key);
  }

  /** true: their guest is not there any more. */
  private goOut(who: Occupant, open: OpenRoom): boolean {
    const rooms = this.whereabouts.get(who);
    rooms?.delete(open);
    if (rooms?.size === 0) this.whereabouts.delete(who);
    return open.leave(who);
  }

  private sendOut(open: OpenRoom, guest: string, forGood: boolean): void {
    for (const each of open.everybody) {
      if (each.guest.id !== guest) continue;
      this.goOut(each, open);
      each.isOut(open.room.code, forGood);
    }
    this.setup.sentAway(guest, open.room.code);
  }

  /** A seated guest or a host who is gone has a while to come back. `anew`: counted from now on, else from when they were first missed. */
  private missAbsent(open: OpenRoom, anew = false): void {
    const present = presentIn(open);
    for (const guest of new Set(guestsOf(open.room))) {
      if (!present.has(guest) && (anew || !this.leaving.has(keyOf(open, guest)))) this.waitFor(open, guest);
    }
  }

  private waitFor(open: OpenRoom, guest: string): void {
    const key = keyOf(open, guest);
    this.leaving.get(key)?.();
    const { code } = open.room;
    const cancel = this.setup.clock.after(SEAT_KEPT, () => {
      this.leaving.delete(key);
      // The room may have been put away and opened anew meanwhile.
      const freed = this.rooms.find(code).then(async (now) => {
        if (now === null) return;
        // Nor may they be at another node.
        await this.neighbours.known(now);
        await this.free(now, guest, 'lost');
      });
      freed.catch((error: unknown) => this.setup.trouble(error));
    });
    this.leaving.set(key, cancel);
  }

  /** Their seat is open again, unless a match runs, and somebody else is the host. */
  private async free(open: OpenRoom, guest: string, lost?: 'lost'): Promise<void> {
    const { clock } = this.setup;
    if (presentIn(open).has(guest)) return;
    await this.rooms.change(open, (room) => ({
      ok: true,
      room: leave(room, guest, { now: clock.now(), present: presentIn(open), ...(lost === undefined ? {} : { lost: true }) }),
    }));
  }
}

const keyOf = ({ room }: OpenRoom, guest: string): string => `${room.code}:${guest}`;
