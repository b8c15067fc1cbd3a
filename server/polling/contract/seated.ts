import { type Refusal, type Seat, seat as toSeat } from '@tavern/engine';
import type { ContractRoom } from '@tavern/games';
import type { RoomView } from '@tavern/wire';
import type { Hall } from '../../hall/hall.ts';
import { spokenNames } from '../../play/spoken-names.ts';
import { refuseWith } from '../../refusal.ts';
import { Look } from '../look.ts';
import type { Poller } from '../poller.ts';
import { type AtTable, matchOf } from '../tables.ts';
import type { OwnInterface } from './contracts.ts';

/** A player in a room of this game, and at its match, if one has started. */
export interface Seated {
  readonly poller: Poller;
  readonly seat: Seat;
  readonly room: ContractRoom;
  readonly at: AtTable | null;
}

/** Where each guest sits: who polls once a second is not looked for in the rooms every time. */
export class Seats {
  private readonly hall: Hall;
  private readonly own: OwnInterface;
  private readonly known = new WeakMap<Poller, Map<string, string>>();

  constructor(hall: Hall, own: OwnInterface) {
    this.hall = hall;
    this.own = own;
  }

  /** `player`: as whom they ask; null: as themselves. `entered`: before a match they may have something to do in the room. */
  async find(
    poller: Poller,
    code: string,
    player: string | null,
    entered: (room: RoomView) => Promise<RoomView> = async (room) => room,
  ): Promise<Seated | Refusal> {
    const match = this.known.get(poller)?.get(code);
    if (match !== undefined) {
      const at = await poller.at(match);
      // In this room another match may have begun since that one.
      if (at instanceof Look && !at.over) return this.atTable(poller, code, player, at);
    }
    const seen = await this.hall.look(poller.guest.id, poller.address, code);
    if (!seen.ok) return seen;
    if (seen.room.game !== this.own.game) return refuseWith('no-such-room', { code: seen.room.code }, 'gameId');
    const inside = await this.hall.inside(poller, seen.room.code);
    if (inside === null) return refuseWith('not-a-player');
    if (!inside.ok) return inside;
    const room = inside.room.match === null ? await entered(inside.room) : inside.room;
    return this.inRoom(poller, code, player, room);
  }

  async inRoom(poller: Poller, typed: string, player: string | null, room: RoomView): Promise<Seated | Refusal> {
    if (room.match === null) return this.inLobby(poller, player, room);
    const at = await poller.at(room.match);
    if ('ok' in at) return at;
    const known = this.known.get(poller) ?? new Map<string, string>();
    this.known.set(poller, known.set(typed, room.match).set(room.code, room.match));
    return this.atTable(poller, room.code, player, at);
  }

  private inLobby(poller: Poller, player: string | null, room: RoomView): Seated | Refusal {
    const index = room.seats.findIndex((seat) => seat.by === 'person' && seat.guest === poller.guest.id);
    const refused = this.notYours(index, player);
    if (refused !== null) return refused;
    const names = room.seats.map((seat) => (seat.by === 'open' ? null : seat.name));
    return { poller, seat: toSeat(index), room: { code: room.code, match: null, names }, at: null };
  }

  private atTable(poller: Poller, code: string, player: string | null, at: AtTable): Seated | Refusal {
    const { row } = matchOf(at);
    const seat = matchOf(at).seatOf(poller.guest.id);
    const refused = this.notYours(seat ?? -1, player);
    if (refused !== null || seat === null) return refused ?? refuseWith('not-a-player');
    return { poller, seat, room: { code: row.room === '' ? code : row.room, match: row.id, names: spokenNames(row, 'en') }, at };
  }

  /** A playerId belongs to the guest who sits there. */
  private notYours(seat: number, player: string | null): Refusal | null {
    const own = this.own.contract.players[seat];
    if (own === undefined) return refuseWith('not-a-player');
    return player === null || player === own ? null : refuseWith('not-your-player', { player }, 'playerId');
  }
}
