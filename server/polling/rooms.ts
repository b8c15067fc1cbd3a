import type { Refusal } from '@tavern/engine';
import type { Given, HttpRoomAct, ReadRequest } from '@tavern/wire/http';
import { routes } from '@tavern/wire/http';
import type { Admin } from '../admin/admin.ts';
import type { Hall } from '../hall/hall.ts';
import type { Poller } from './poller.ts';

/** What a poller sees of rooms, and does in them: the same hall as for everybody. */
export class Rooms {
  private readonly hall: Hall;
  private readonly admin: Admin;

  constructor(hall: Hall, admin: Admin) {
    this.hall = hall;
    this.admin = admin;
  }

  create(poller: Poller, { body }: ReadRequest<typeof routes.createRoom>): Promise<Given<typeof routes.createRoom> | Refusal> {
    return this.hall.create(poller, body) as Promise<Given<typeof routes.createRoom> | Refusal>;
  }

  /** An invitation for everybody with the code; `inside` for those who have gone in. */
  async look(poller: Poller | null, address: string, code: string): Promise<Given<typeof routes.room> | Refusal> {
    const seen = await this.hall.look(poller?.guest.id ?? null, address, code);
    if (!seen.ok || poller === null) return seen as Given<typeof routes.room> | Refusal;
    const inside = await this.hall.inside(poller, code);
    if (inside?.ok === false) return inside;
    return { ...seen, inside: inside?.room ?? null, ...(inside === null ? {} : { chat: inside.chat }) } as Given<
      typeof routes.room
    >;
  }

  async act(poller: Poller, code: string, act: HttpRoomAct): Promise<Given<typeof routes.actInRoom> | Refusal> {
    const { hall, admin } = this;
    if (act.do === 'enter') return this.made(hall.enter(poller, { code, sit: act.sit }));
    // After a restart, or at another server, those who have a seat are back by asking for anything.
    await hall.inside(poller, code);
    switch (act.do) {
      case 'leave':
        return this.made(hall.leave(poller, code));
      case 'say':
        return admin.doorkeeper.hushes(poller.guest.id) ?? this.made(hall.say(poller, { code, text: act.text }));
      case 'report': {
        const { guest, reason, words } = act;
        return this.made(admin.reports.add(poller, { code, guest, reason, words }));
      }
      default:
        return this.made(hall.act(poller, { code, act }));
    }
  }

  /** As the hall says it, whose types are the wire's: read-only all the way down. */
  private made(reply: Promise<object>): Promise<Given<typeof routes.actInRoom> | Refusal> {
    return reply as Promise<Given<typeof routes.actInRoom> | Refusal>;
  }
}
