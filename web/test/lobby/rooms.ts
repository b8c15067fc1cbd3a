import { commitTo } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { RoomAct, RoomView } from '@tavern/wire';
import { act } from '../../../server/rooms/act.ts';
import { createRoom } from '../../../server/rooms/create.ts';
import type { Room } from '../../../server/rooms/room.ts';
import { roomView } from '../../../server/rooms/room-view.ts';
import { heights } from '../../../server/test/rooms/stand-ins.ts';

export const [YSOLDE, MEI, BRAM] = ['ysolde000000', 'mei000000000', 'bram00000000'] as const;
const NAMES: { readonly [guest: string]: string } = { [YSOLDE]: 'Ysolde', [MEI]: 'Mei', [BRAM]: 'Bram' };

export const NONCE = 'a'.repeat(32);

/** A room made by the server's own rules, so that its messages are real ones. */
export class Scene {
  private room: Room;
  private readonly pack: GamePack;
  private present = new Set<string>([YSOLDE]);

  constructor(pack: GamePack = heights) {
    this.pack = pack;
    const secret = new Uint8Array(32).fill(7);
    const dice = { secret: '07'.repeat(32), commit: commitTo(secret) };
    const made = createRoom({ code: 'A3X9K2', game: pack.game.name, pack, settings: {}, host: YSOLDE, dice, now: 1 });
    if (!made.ok) throw new Error(made.why.key);
    this.room = made.room;
  }

  comes(guest: string): this {
    this.present = new Set([...this.present, guest]);
    return this;
  }

  goes(guest: string): this {
    this.present = new Set([...this.present].filter((each) => each !== guest));
    return this;
  }

  does(guest: string, what: RoomAct): this {
    const done = act(this.room, guest, what, { pack: this.pack, now: 2, present: this.present });
    if (!done.ok) throw new Error(`${what.do} was refused: ${done.why.key}`);
    this.room = done.room;
    return this;
  }

  sits(guest: string, seat: number): this {
    return this.comes(guest).does(guest, { do: 'sit', seat });
  }

  get view(): RoomView {
    return this.seenBy(YSOLDE);
  }

  seenBy(guest: string): RoomView {
    return roomView(this.room, { pack: this.pack, names: (each) => NAMES[each] ?? each, present: this.present }, guest);
  }
}
