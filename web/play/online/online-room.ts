import { Listeners, type Refusal, type Say } from '@tavern/engine';
import type { ChatLine, Reply, ReportReason, Request, RequestName, RoomAct, RoomView } from '@tavern/wire';
import { refused } from '../../model/refused.ts';
import type { Acted, RoomSource, RoomState } from '../../model/room-source.ts';
import { linkOf, type Session } from './session.ts';

/** Enters a room. `sit`: on the first free seat, or not at all. */
export async function enterRoom(
  session: Session,
  code: string,
  sit = true,
): Promise<{ readonly ok: true; readonly room: RoomSource } | Refusal> {
  const room = new OnlineRoom(session);
  const reply = await session.request('room.enter', { code, sit });
  if (reply.ok) return { ok: true, room: room.begin(reply) };
  room.close();
  return reply;
}

type Entered = Pick<Extract<Reply<'room.enter'>, { ok: true }>, 'room' | 'chat'>;

interface Listener {
  readonly changed: (state: RoomState) => void;
  readonly gone: (why: Say, code: string) => void;
}

/** One room, over any number of connections. */
class OnlineRoom implements RoomSource {
  private readonly session: Session;
  private readonly listeners = new Listeners<Listener>();
  private readonly stops: readonly (() => void)[];
  /** Views that came before this room's code was known. */
  private early: RoomView[] = [];
  private known: Entered | null = null;
  private told: RoomState | null = null;
  private lost: Pick<Refusal, 'code' | 'why'> | null = null;
  /** Nothing was seen on this connection yet: what comes first counts, whatever was seen before. */
  private anew = false;

  constructor(session: Session) {
    this.session = session;
    this.stops = [
      session.hear('room', (room) => (this.known === null ? this.early.push(room) : this.saw(room))),
      session.hear('chat', ({ code, ...line }) => {
        if (code === this.known?.room.code) this.renew({ ...this.known, chat: withLine(this.known.chat, line) });
      }),
      session.hear('room.gone', ({ code, forGood }) => {
        if (code === this.known?.room.code) this.end(refused(forGood ? 'room.gone.for-good' : 'room.gone'));
      }),
      session.listen(() => this.linked()),
      session.arrived(() => {
        this.anew = true;
        void this.reenter();
      }),
    ];
  }

  begin(entered: Entered): this {
    this.known = { room: entered.room, chat: entered.chat };
    for (const room of this.early) this.saw(room);
    this.early = [];
    this.renew(this.known);
    return this;
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.listeners.clear();
  }

  get me(): string {
    return this.session.state().me?.id ?? '';
  }

  get state(): RoomState {
    if (this.told === null) throw new Error('a room is shown once it is entered');
    return this.told;
  }

  listen(changed: (state: RoomState) => void, gone: (why: Say, code: string) => void): () => void {
    const stop = this.listeners.listen({ changed, gone });
    // It may have changed since the listener last looked.
    changed(this.state);
    if (this.lost !== null) gone(this.lost.why, this.lost.code);
    return stop;
  }

  async act(act: RoomAct): Promise<Acted> {
    const reply = await this.inRoom('room.act', { code: this.code, act });
    return reply.ok ? { ok: true } : reply;
  }

  async say(text: string): Promise<Acted> {
    const reply = await this.inRoom('room.say', { code: this.code, text });
    return reply.ok ? { ok: true } : reply;
  }

  async report(guest: string, reason: ReportReason, words: string): Promise<Acted> {
    const reply = await this.inRoom('room.report', { code: this.code, guest, reason, words });
    return reply.ok ? { ok: true } : reply;
  }

  async leave(): Promise<void> {
    const { code } = this;
    this.close();
    await this.session.request('room.leave', { code });
  }

  private get code(): string {
    return this.state.room.code;
  }

  private get seated(): boolean {
    return this.known?.room.seats.some((seat) => seat.by === 'person' && seat.guest === this.me) ?? false;
  }

  /** Right after a reconnect, the server may not yet know that the guest is back in the room. */
  private async inRoom<N extends RequestName>(name: N, request: Request<N>): Promise<Reply<N>> {
    const reply = await this.session.request(name, request);
    if (reply.ok || reply.code !== 'not-in-room') return reply;
    await this.reenter();
    return this.session.request(name, request);
  }

  /**
   * A guest who had a seat sits down again, because a lobby frees it after a minute. If nobody looks at the room any more, the guest stays
   * out. The room itself was told when the reply was read (`session.hear`): by now it may have changed again.
   */
  private async reenter(): Promise<void> {
    if (this.known === null || this.lost !== null || this.listeners.size === 0) return;
    const reply = await this.session.request('room.enter', { code: this.known.room.code, sit: this.seated });
    if (reply.ok) this.renew({ ...this.known, chat: joinChat(this.known.chat, reply.chat) });
    else if (LASTING.has(reply.code)) this.end(reply);
  }

  /** Coming and going does not change a room's version; a view with an older version is outdated. */
  private saw(room: RoomView): void {
    if (room.code !== this.known?.room.code || (room.version < this.known.room.version && !this.anew)) return;
    this.anew = false;
    this.renew({ ...this.known, room });
  }

  /** A guest who is banned from the server is not at this table either, and is told why. */
  private linked(): void {
    const { why } = this.session.state();
    if (why?.key === BARRED && this.lost === null) this.end({ why, code: BARRED });
    this.renew(this.known);
  }

  private end({ why, code }: Pick<Refusal, 'code' | 'why'>): void {
    this.lost = { why, code };
    this.listeners.tell(({ gone }) => gone(why, code));
  }

  private renew(known: Entered | null): void {
    this.known = known;
    if (known === null) return;
    const link = linkOf(this.session);
    const { told } = this;
    if (told?.room === known.room && told.chat === known.chat && told.link === link) return;
    const now = { room: known.room, chat: known.chat, link };
    this.told = now;
    this.listeners.tell(({ changed }) => changed(now));
  }
}

const BARRED = 'refusal.barred';

/** Refusals that will not change in a moment. */
const LASTING: ReadonlySet<string> = new Set(['no-such-room', 'banned', 'not-a-code', 'room-full', 'started']);

/** The server may tell of a line after a list that has it already: both are on their way while somebody comes back. */
const withLine = (chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] => (isIn(chat, line) ? chat : [...chat, line]);

/** What is known, and what the server has kept: each line once. What was said while the list was on its way is not in it. */
function joinChat(known: readonly ChatLine[], kept: readonly ChatLine[]): readonly ChatLine[] {
  const [first] = kept;
  if (first === undefined || kept.every((line) => isIn(known, line))) return known;
  const others = known.filter((line) => !isIn(kept, line));
  return [...others.filter(({ at }) => at < first.at), ...kept, ...others.filter(({ at }) => at >= first.at)];
}

const isIn = (chat: readonly ChatLine[], { guest, at, text }: ChatLine): boolean =>
  chat.some((line) => line.guest === guest && line.at === at && line.text === text);
