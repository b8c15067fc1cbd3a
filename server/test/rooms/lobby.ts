import { commitTo } from '@tavern/engine';
import { entryOf, type GamePack } from '@tavern/games';
import { type RoomAct, type RoomSettings, roomAct } from '@tavern/wire';
import { expect } from 'vitest';
import { act } from '../../rooms/act.ts';
import { createRoom } from '../../rooms/create.ts';
import { leave, returned } from '../../rooms/leave.ts';
import { ended, matchOf, started } from '../../rooms/match.ts';
import type { Room } from '../../rooms/room.ts';
import { roomView } from '../../rooms/room-view.ts';
import type { MatchRow } from '../../store/store.ts';
import { race } from './stand-ins.ts';

export const [ANN, BEN, CAT, DAN] = ['ann000000000', 'ben000000000', 'cat000000000', 'dan000000000'] as const;
export const names = (guest: string): string => guest.replace(/0+$/, '');

const load = async (id: string): Promise<GamePack> => {
  const entry = entryOf(id);
  if (entry === undefined) throw new Error(`no ${id}`);
  return entry.load();
};
export const mountain = await load('king-of-the-mountain');
export const ceeLo = await load('cee-lo');

export { bands, hats, race } from './stand-ins.ts';

export const dice = (n: number): { secret: string; commit: string } => {
  const secret = new Uint8Array(32).fill(n);
  return { secret: Buffer.from(secret).toString('hex'), commit: commitTo(secret) };
};

export const nonce = (letter: string): string => letter.repeat(32);

export function newRoom(pack: GamePack = race, settings: RoomSettings = {}): Room {
  const made = createRoom({ code: 'ABC234', game: pack.game.name, pack, settings, host: ANN, dice: dice(1), now: 1000 });
  if (!made.ok) throw new Error(made.why.key);
  return made.room;
}

/** Nothing may change a room in place: whatever tries, throws. */
export function frozen<X>(tree: X): X {
  if (typeof tree === 'object' && tree !== null) {
    for (const value of Object.values(tree)) frozen(value);
    Object.freeze(tree);
  }
  return tree;
}

/** A room that people do things in, one after another. Time passes with every act. Ann is its host. */
export class Lobby {
  readonly pack: GamePack;
  readonly present = new Set<string>([ANN]);
  room: Room;
  now = 1000;
  private matches = 0;

  constructor(pack: GamePack = race, settings: RoomSettings = {}) {
    this.pack = pack;
    this.room = frozen(newRoom(pack, settings));
  }

  get view() {
    return this.seenBy(ANN);
  }

  seenBy(guest: string) {
    return roomView(this.room, { pack: this.pack, names, present: this.present }, guest);
  }

  attempt(who: string, what: RoomAct) {
    this.now += 10;
    return act(this.room, who, roomAct.parse(what), { pack: this.pack, now: this.now, present: this.present });
  }

  /** Done, and whether a match starts. */
  does(who: string, what: RoomAct): boolean {
    const { version } = this.room;
    const done = this.attempt(who, what);
    if (!done.ok) throw new Error(`${who} may not ${what.do}: ${JSON.stringify(done.why)}`);
    expect(done.room).toMatchObject({ version: version + 1, touchedAt: this.now });
    this.room = frozen(done.room);
    return done.start === true;
  }

  /** Refused with this code and field; `values` are those that its words need. */
  refuses(who: string, what: RoomAct, code: string, field?: string, values?: object): void {
    const done = this.attempt(who, what);
    expect(done).toMatchObject({ ok: false, code, ...(values === undefined ? {} : { why: { with: values } }) });
    expect('field' in done ? done.field : undefined).toBe(field);
  }

  comes(...guests: readonly string[]): this {
    for (const guest of guests) this.present.add(guest);
    return this;
  }

  /** They come and take the next open seats. */
  sits(...guests: readonly string[]): this {
    for (const guest of guests) {
      this.comes(guest).does(guest, { do: 'sit', seat: this.room.seats.findIndex(({ by }) => by === 'open') });
    }
    return this;
  }

  leaves(guest: string): void {
    this.present.delete(guest);
    this.room = frozen(leave(this.room, guest, { now: (this.now += 10), present: this.present }));
  }

  /** Gone without a word, and not back in time. */
  isLost(guest: string): void {
    this.present.delete(guest);
    this.room = frozen(leave(this.room, guest, { now: (this.now += 10), present: this.present, lost: true }));
  }

  returns(guest: string): void {
    this.comes(guest).room = frozen(returned(this.room, guest, (this.now += 10)));
  }

  /** What the caller does when an act starts a match. */
  plays(): MatchRow {
    this.matches += 1;
    const row = matchOf(this.room, { id: `match${this.matches}`, game: this.pack.game, now: this.now, names });
    this.room = frozen(started(this.room, row.id, dice(this.matches + 1)));
    return row;
  }

  ends(): void {
    this.room = frozen(ended(this.room, this.room.match ?? '', (this.now += 10)));
  }

  /** Everybody is ready and the host starts. */
  playsAMatch(): MatchRow {
    for (const seat of this.room.seats) {
      if (seat.by === 'person' && seat.guest !== this.room.host) this.does(seat.guest, { do: 'ready', nonce: nonce('b') });
    }
    expect(this.does(this.room.host, { do: 'start', nonce: nonce('a') })).toBe(true);
    return this.plays();
  }

  seat(index: number) {
    return this.room.seats[index];
  }

  /** Seat by seat: a guest's name, with a tick when ready, a bot's level, or a dot. */
  get sitting(): string {
    return this.room.seats
      .map((seat) =>
        seat.by === 'open' ? '.' : seat.by === 'bot' ? seat.level : names(seat.guest) + (seat.nonce === null ? '' : '✓'),
      )
      .join(' ');
  }
}
