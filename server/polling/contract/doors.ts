import { type Refusal, readWith } from '@tavern/engine';
import type { Asking } from '@tavern/games';
import type { RoomAct, RoomView } from '@tavern/wire';
import type { Hall } from '../../hall/hall.ts';
import { Kept } from '../../play/kept.ts';
import { newNonce } from '../../random.ts';
import { refuseWith } from '../../refusal.ts';
import { rulesToBeginWith } from '../../rooms/chosen.ts';
import type { Poller } from '../poller.ts';
import type { OwnInterface } from './contracts.ts';

type Opening = Extract<Asking, { readonly do: 'open' }>;
type Joining = Extract<Asking, { readonly do: 'join' }>;
type Entered = { readonly ok: true; readonly room: RoomView } | Refusal;

/** Rooms whose hosts wait for somebody. */
const WAITING = 10_000;

interface Waiting {
  readonly host: Poller;
  readonly nonce: string;
}

/** How players get to a table: a room of their own, or somebody else's. Everything is done by acts of the room, as everybody does it. */
export class Doors {
  private readonly hall: Hall;
  private readonly own: OwnInterface;
  private readonly waiting = new Kept<Waiting>(WAITING);

  constructor(hall: Hall, own: OwnInterface) {
    this.hall = hall;
    this.own = own;
  }

  async open(poller: Poller, { choice, bot, nonce: given }: Opening): Promise<Entered> {
    const { game, pack } = this.own;
    // A deck that cannot be played leaves no room behind.
    const refused = this.unplayable(choice);
    if (refused !== null) return refused;
    const nonce = given ?? newNonce();
    const made = await this.hall.create(poller, { game, settings: { seats: pack.game.seats[0] } });
    if (!made.ok) return made;
    const { code } = made.room;
    const acts: RoomAct[] = [
      ...(bot === null ? [] : [{ do: 'bot' as const, seat: 1, level: bot }]),
      this.readiness(choice, nonce),
      ...(bot === null ? [] : [{ do: 'start' as const, nonce }]),
    ];
    const done = await this.perform(poller, code, acts, made.room);
    if (!done.ok) await this.hall.leave(poller, code);
    else if (bot === null) this.waiting.put(code, { host: poller, nonce }, 1);
    return done;
  }

  /** Who sits there already is there once more. */
  async join(poller: Poller, { room: typed, choice, nonce: given }: Joining): Promise<Entered> {
    const seen = await this.hall.look(poller.guest.id, poller.address, typed);
    if (!seen.ok) return seen;
    const { code, game } = seen.room;
    if (game !== this.own.game) return refuseWith('no-such-room', { code }, 'gameId');
    const refused = this.unplayable(choice);
    if (refused !== null) return refused;
    const entered = await this.hall.enter(poller, { code, sit: true });
    if (!entered.ok || entered.room.match !== null) return entered;
    const ready = await this.perform(poller, code, [this.readiness(choice, given ?? newNonce())], entered.room);
    return ready.ok ? { ok: true, room: await this.start(ready.room) } : ready;
  }

  /** The host polls: as soon as all are ready, the match starts. After a restart the host's nonce is not known any more, and the server makes one. */
  async look(poller: Poller, room: RoomView): Promise<RoomView> {
    if (room.host !== poller.guest.id || room.match !== null) return room;
    const { nonce } = this.waiting.get(room.code) ?? { nonce: newNonce() };
    this.waiting.put(room.code, { host: poller, nonce }, 1);
    return this.start(room);
  }

  private async start(room: RoomView): Promise<RoomView> {
    const waiting = this.waiting.get(room.code);
    // A host who is away, or at the web table, starts it when they are back, or press the button.
    if (waiting === undefined || waiting.host.gone || waiting.host.guest.id !== room.host || !room.mayStart.ok) return room;
    const started = await this.hall.act(waiting.host, { code: room.code, act: { do: 'start', nonce: waiting.nonce } });
    return started.ok ? started.room : room;
  }

  private readiness(choice: object | null, nonce: string): RoomAct {
    return choice === null ? { do: 'ready', nonce } : { do: 'choose', choice: choice as { [field: string]: string }, nonce };
  }

  private unplayable(choice: object | null): Refusal | null {
    if (choice === null) return null;
    const { pack } = this.own;
    const read = readWith(pack.game.seatChoice(rulesToBeginWith(pack) as never), choice);
    return read.ok ? null : read;
  }

  private async perform(poller: Poller, code: string, acts: readonly RoomAct[], room: RoomView): Promise<Entered> {
    let now = room;
    for (const act of acts) {
      const done = await this.hall.act(poller, { code, act });
      if (!done.ok) return done;
      now = done.room;
    }
    return { ok: true, room: now };
  }
}
