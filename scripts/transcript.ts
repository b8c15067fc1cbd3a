// `node scripts/transcript.ts`: a real server on loopback, two guests and a short race over bare WebSockets; prints every frame in order.
// With --write it goes into docs/protocol.md, between its markers.
import { applyDelta, type Delta, HELLO, LINE_PATH } from '@tavern/wire';
import { nonce, pause, Transcript, transcribe } from './docs/transcript.ts';

type Message = { readonly [field: string]: unknown };
type Room = { readonly code: string; readonly match: string | null; readonly playing: boolean };
type OpenQuestion = { readonly id: number; readonly options: readonly Message[] };

/** A race with fewer rolls shows too little. */
const ROLLS = 3;

/** All messages on the line. */
class LineTranscript extends Transcript {
  private last = performance.now();
  private room = '';

  override note(who: string, sign: '>' | '<', what: string, message?: unknown): void {
    super.note(who, sign, what, message);
    this.last = performance.now();
  }

  /** A room is long, and sent to everybody in it: it is written out only when it has changed. */
  protected override text(message: unknown): string {
    return JSON.stringify(message, (_key, value: unknown) => {
      if (typeof value !== 'object' || value === null || !('mayStart' in value)) return value;
      const room = JSON.stringify(value);
      if (room === this.room) return '<the same room as before>';
      this.room = room;
      return value;
    });
  }

  /** Resolves when nothing was said for a moment. */
  async quiet(): Promise<void> {
    do await pause(40);
    while (performance.now() - this.last < 100);
  }
}

/** One guest on a bare WebSocket. */
class Speaker {
  private readonly name: string;
  private readonly url: string;
  private readonly transcript: LineTranscript;
  private readonly secret: string;
  private readonly waiting = new Map<number, (reply: Message) => void>();
  private socket: WebSocket | null = null;
  private asked = 0;
  room: Room | null = null;

  private constructor(name: string, url: string, transcript: LineTranscript, secret: string) {
    this.name = name;
    this.url = url;
    this.transcript = transcript;
    this.secret = secret;
  }

  static async arrive(name: string, url: string, transcript: LineTranscript): Promise<Speaker> {
    const body = { nickname: name };
    transcript.note(name, '>', 'POST /api/guests', body);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/guests`, { method: 'POST', headers, body: JSON.stringify(body) });
    const guest = (await response.json()) as { id: string; secret: string };
    transcript.call(guest.secret, `secret of ${name}`);
    transcript.call(guest.id, `id of ${name}`);
    transcript.note(name, '<', String(response.status), guest);
    const speaker = new Speaker(name, url, transcript, guest.secret);
    await speaker.connect();
    return speaker;
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}${LINE_PATH}`);
    this.transcript.note(this.name, '>', `connect to ${LINE_PATH}`);
    socket.addEventListener('message', ({ data }) =>
      this.read(JSON.parse(String(data)) as readonly [number | string, Message][]),
    );
    await new Promise((opened) => socket.addEventListener('open', opened));
    this.socket = socket;
    this.asked = 0;
    await this.ask(HELLO, { secret: this.secret, protocol: 2 });
  }

  disconnect(): void {
    this.socket?.close();
    this.transcript.note(this.name, '>', 'disconnect');
  }

  ask(request: string, message: Message): Promise<Message> {
    const id = this.asked++;
    this.transcript.note(this.name, '>', '', [id, request, message]);
    return new Promise((answered) => {
      this.waiting.set(id, answered);
      this.socket?.send(JSON.stringify([id, request, message]));
    });
  }

  private read(frame: readonly [number | string, Message][]): void {
    // The server shows that it is there.
    if (frame.length === 0) return;
    for (const [first, what] of frame) {
      const room = first === 'room' ? applyDelta(this.room as Room, what.delta as Delta) : (what.room as Room | undefined);
      this.room = room ?? this.room;
      if (room !== undefined) this.transcript.call(room.code, 'code');
      if (this.room?.match !== undefined && this.room.match !== null) this.transcript.call(this.room.match, 'match');
    }
    this.transcript.note(this.name, '<', '', frame);
    for (const [first, what] of frame) if (typeof first === 'number') this.waiting.get(first)?.(what);
  }

  async fetch(path: string): Promise<void> {
    this.transcript.note(this.name, '>', `GET ${path.replace(/\w{16}/, '<match>')}`);
    const response = await fetch(`${this.url}${path}`);
    this.transcript.note(this.name, '<', String(response.status), await response.json());
  }
}

async function race(url: string, transcript: LineTranscript): Promise<number> {
  transcript.remark('Two guests come, and connect.');
  const mei = await Speaker.arrive('Mei', url, transcript);
  const ann = await Speaker.arrive('Ann', url, transcript);

  transcript.remark('Mei makes a room; Ann enters it and sits down. What has a name instead of a number comes unasked.');
  const created = await mei.ask('room.create', { game: 'race', settings: { seats: 2, rules: { tiles: 5 } } });
  const { code } = created.room as Room;
  await transcript.quiet();
  await ann.ask('room.enter', { code, sit: true });
  await transcript.quiet();
  await ann.ask('room.say', { code, text: 'Good luck!' });
  await transcript.quiet();

  transcript.remark(
    'Mei starts too early; then Ann is ready. The commitment they have seen is now that of the match; the room shows the next one.',
  );
  await mei.ask('room.act', { code, act: { do: 'start', nonce: nonce() } });
  await ann.ask('room.act', { code, act: { do: 'ready', nonce: nonce() } });
  await transcript.quiet();
  await mei.ask('room.act', { code, act: { do: 'start', nonce: nonce() } });
  await transcript.quiet();
  const match = mei.room?.match ?? '';

  transcript.remark('Both take their seats at the table: a whole frame each.');
  const first = await mei.ask('table.watch', { match });
  await transcript.quiet();
  await ann.ask('table.watch', { match });
  await transcript.quiet();

  transcript.remark(
    'An answer that is none, then Mei rolls. Frames are deltas from now on; her own comes with the acknowledgement.',
  );
  const question = (first.update as { start: { packet: { question: OpenQuestion } } }).start.packet.question.id;
  await mei.ask('table.answer', { match, id: 'mei-1', question, option: { do: 'fly' } });
  await mei.ask('table.answer', { match, id: 'mei-2', question, option: { do: 'roll' } });
  await transcript.quiet();
  transcript.remark('As if the acknowledgement had been lost: the same answer again. Nothing happens twice.');
  await mei.ask('table.answer', { match, id: 'mei-2', question, option: { do: 'roll' } });
  await transcript.quiet();

  transcript.remark('Ann loses her connection and goes on after the last frame that she has seen.');
  ann.disconnect();
  await transcript.quiet();
  await ann.connect();
  await ann.ask('room.enter', { code });
  await ann.ask('table.watch', { match, since: 0 });
  await transcript.quiet();

  transcript.remark('They roll in turn, each one their next question, until one of them is there.');
  let rolls = 1;
  for (let over = false; !over; rolls++) {
    const [speaker, id] = rolls % 2 === 1 ? [ann, (rolls + 1) / 2] : [mei, rolls / 2 + 1];
    const reply = await speaker.ask('table.answer', { match, id: `roll-${id}`, question: id, option: { do: 'roll' } });
    over = reply.ok !== true || JSON.stringify(reply).includes('"winners"');
    await transcript.quiet();
  }

  transcript.remark(
    'The match has been recomputed and stored, and the room is a lobby again. Everybody may have the record, and verify it.',
  );
  while (mei.room?.playing !== false) await pause(20);
  await transcript.quiet();
  await mei.fetch(`/api/matches/${match}/record`);
  for (const each of [mei, ann]) each.disconnect();
  return rolls;
}

await transcribe(
  new URL('../docs/protocol.md', import.meta.url),
  () => new LineTranscript(),
  async (url, transcript) => (await race(url, transcript)) >= ROLLS,
);
