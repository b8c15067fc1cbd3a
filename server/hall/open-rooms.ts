import { randomBytes } from 'node:crypto';
import type { Refusal } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import type { Guests } from '../guests/guests.ts';
import type { RoomLetter } from '../nodes/letter.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Outbox } from '../play/outbox.ts';
import { packOf } from '../play/pack.ts';
import { newMatchId } from '../random.ts';
import { refuseWith } from '../refusal.ts';
import type { ActResult } from '../rooms/act.ts';
import { makeCode } from '../rooms/code.ts';
import { matchOf, started } from '../rooms/match.ts';
import type { Room } from '../rooms/room.ts';
import { guestsOf } from '../rooms/seats.ts';
import type { Store } from '../store/store.ts';
import type { Beginnings } from './beginnings.ts';
import type { HallSetup } from './hall.ts';
import { OpenRoom } from './open-room.ts';

/** How often another process may be faster before we give up. */
const TRIES = 50;

/** The rooms that are open in this process. The store has the truth: a room can only be saved over the version that was read last. */
export class OpenRooms {
  private readonly store: Store;
  private readonly guests: Guests;
  private readonly outbox: Outbox;
  private readonly now: () => number;
  private readonly prepare: HallSetup['prepare'];
  private readonly newDice: HallSetup['newDice'];
  private readonly nodes: Nodes;
  private readonly beginnings: Beginnings;
  private readonly opening = new Map<string, Promise<OpenRoom | null>>();
  private readonly open = new Map<string, OpenRoom>();

  constructor(setup: Pick<HallSetup, 'store' | 'guests' | 'outbox' | 'clock' | 'prepare' | 'newDice' | 'nodes' | 'beginnings'>) {
    const { store, guests, outbox, clock, prepare, newDice, nodes, beginnings } = setup;
    this.beginnings = beginnings;
    this.nodes = nodes;
    this.store = store;
    this.guests = guests;
    this.outbox = outbox;
    this.now = () => clock.now();
    this.prepare = prepare;
    this.newDice = newDice;
  }

  get count(): number {
    return this.open.size;
  }

  /** All of them. */
  [Symbol.iterator](): Iterator<OpenRoom> {
    return this.open.values();
  }

  /** A room under a code of its own; null: no free code was found after several tries. */
  async add<R extends object>(
    make: (code: string) => { readonly ok: true; readonly room: Room } | R,
  ): Promise<OpenRoom | R | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const made = make(makeCode(randomBytes(6)));
      if (!isMade(made)) return made;
      if (await this.store.rooms.add(made.room)) return this.take(made.room);
    }
    return null;
  }

  find(code: string): Promise<OpenRoom | null> {
    const known = this.opening.get(code);
    if (known !== undefined) return known;
    const opening = this.bring(code).catch((error: unknown) => {
      this.opening.delete(code);
      throw error;
    });
    this.opening.set(code, opening);
    return opening;
  }

  /** Works on the room as it is, saves it, and does so again where another process was faster. */
  change(open: OpenRoom, work: (room: Room) => ActResult): Promise<{ readonly ok: true } | Refusal> {
    return open.inTurn(async () => {
      let seen: Room | null = null;
      for (let tries = 0; tries < TRIES; tries++) {
        const done = work(open.room);
        if (!done.ok) {
          // Nobody is refused for what another node has changed a moment ago.
          if (this.nodes.alone || seen === open.room) return done;
          await this.refresh(open);
          seen = open.room;
          continue;
        }
        if (done.room === open.room) return { ok: true };
        const saved = done.start === true ? await this.start(open, done.room) : await this.save(done.room);
        if (saved !== null) {
          open.room = saved;
          open.changed();
          return { ok: true };
        }
        await this.refresh(open);
      }
      return refuseWith('busy');
    });
  }

  /** Another process has changed it. */
  async reread(open: OpenRoom): Promise<void> {
    // Tried again later, it may have been put away meanwhile.
    if (this.open.get(open.room.code) !== open) return;
    await open.inTurn(() => this.refresh(open));
    open.changed();
  }

  /** Those that are open here. */
  get here(): readonly OpenRoom[] {
    return [...this.open.values()];
  }

  /** Where it is open here. */
  known(code: string): OpenRoom | undefined {
    return this.open.get(code);
  }

  /** Only between two ticks: a guest who has just found a room is in it by then. */
  forgetEmpty(): void {
    for (const [code, open] of this.open) {
      if (!open.empty) continue;
      this.open.delete(code);
      this.opening.delete(code);
    }
  }

  private async bring(code: string): Promise<OpenRoom | null> {
    const room = await this.store.rooms.byCode(code);
    // A room of a game that is gone is gone too.
    if (room !== null && entryOf(room.game) !== undefined) return this.take(room);
    this.opening.delete(code);
    return null;
  }

  private async take(room: Room): Promise<OpenRoom> {
    await this.learnNames(room);
    const { nodes } = this;
    const tell = nodes.alone ? () => {} : (letter: RoomLetter) => nodes.tell(null, letter);
    const open = new OpenRoom(room, await packOf(room.game), this.guests, this.outbox, tell);
    this.open.set(room.code, open);
    tell({ is: 'who', room: room.code });
    this.opening.set(room.code, Promise.resolve(open));
    return open;
  }

  private async save(room: Room): Promise<Room | null> {
    return (await this.store.rooms.save(room)) ? room : null;
  }

  private async start({ pack }: OpenRoom, room: Room): Promise<Room | null> {
    await this.learnNames(room);
    const id = newMatchId();
    const beginning = this.beginnings.of(room.code);
    const match = matchOf(room, {
      id,
      game: pack.game,
      now: this.now(),
      names: this.guests.name,
      ...(beginning === undefined ? {} : { beginning }),
    });
    // Rules that fail at the very start must not lock the room.
    const begin = await this.prepare(match);
    const playing = started(room, id, this.newDice());
    if (!(await this.store.rooms.saveWithMatch(playing, match))) return null;
    this.beginnings.done(room.code);
    begin();
    return playing;
  }

  private async refresh(open: OpenRoom): Promise<void> {
    const room = await this.store.rooms.byCode(open.room.code);
    if (room === null) throw new Error(`room ${open.room.code} is gone`);
    await this.learnNames(room);
    open.room = room;
  }

  private learnNames(room: Room): Promise<void> {
    return this.guests.learn([...guestsOf(room), ...room.banned]);
  }
}

const isMade = (made: object): made is { readonly ok: true; readonly room: Room } => 'room' in made;
