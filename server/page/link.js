// The connection: requests with their replies, one room, one table. It comes back by itself, enters the same room and goes on at the
// same table; answers that were not acknowledged are sent again under the same id. wire/client.ts is the same in TypeScript.
import { applyDelta, EventMemory, nextFrame } from './delta.js';

const LOST = { ok: false, code: 'lost', why: { key: 'page.lost' } };

export const randomHex = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export class Link {
  #socket;
  #heard;
  /** The code of the room that one is in. */
  #room = null;
  #pending = new Map();
  #name = randomHex(8);
  #count = 0;
  /** The table that one looks at: `{ match, seat, frame, status }`, where `seat` is null for a spectator. */
  table = null;

  /**
   * `socket`: a Socket.IO socket. `heard`: `connected()`, `lost(whyNot, forGood)`, `room(view, chat)`, `chat(line)`, `sentAway()`,
   * `frame(frame, whole)`, `status(status)`, `gone(why)` and `goodbye(why)`.
   */
  constructor(socket, heard) {
    this.#socket = socket;
    this.#heard = heard;
    socket.on('connect', () => {
      heard.connected();
      if (this.#room !== null) void this.#enterAgain();
      if (this.table !== null) void this.#takeUp();
    });
    // `active`: it tries again by itself.
    socket.on('disconnect', () => heard.lost(null, !socket.active));
    socket.on('connect_error', (error) => heard.lost(error.data ?? null, !socket.active));
    socket.on('room', (view) => view.code === this.#room && heard.room(view));
    socket.on('chat', (line) => line.code === this.#room && heard.chat(line));
    socket.on('room.gone', ({ code }) => {
      if (code !== this.#room) return;
      this.#room = null;
      heard.sentAway();
    });
    socket.on('table', (update) => this.#update(update));
    socket.on('goodbye', ({ why }) => heard.goodbye(why));
  }

  /** The reply; a refusal with the code `lost` if the connection broke before it came. `at`: called with it at once. */
  request(name, request, at = () => {}) {
    return new Promise((resolve) => {
      if (!this.#socket.connected) return resolve(LOST);
      const lost = () => resolve(LOST);
      this.#socket.once('disconnect', lost);
      return this.#socket.emit(name, request, (reply) => {
        this.#socket.off('disconnect', lost);
        // At once: what comes next on the wire builds on it.
        at(reply);
        if (reply.ok && reply.update !== undefined) this.#update(reply.update);
        resolve(reply);
      });
    });
  }

  async create(settings) {
    return this.request('room.create', { game: 'race', settings }, (reply) => this.#isIn(reply, []));
  }

  /** `code`: as it was typed. */
  async enter(code) {
    return this.request('room.enter', { code, sit: true }, (reply) => this.#isIn(reply, reply.chat));
  }

  async leave() {
    const code = this.#room;
    this.#room = null;
    this.leaveTable();
    return this.request('room.leave', { code });
  }

  act(act) {
    return this.request('room.act', { code: this.#room, act });
  }

  say(text) {
    return this.request('room.say', { code: this.#room, text });
  }

  watch(match) {
    if (this.table?.match === match) return;
    this.leaveTable();
    this.table = { match, seat: null, frame: null, status: null, memory: new EventMemory() };
    void this.#takeUp();
  }

  leaveTable() {
    if (this.table !== null) void this.request('table.leave', { match: this.table.match });
    this.table = null;
    this.#pending.clear();
  }

  /** Resolves when the server has acknowledged, however often the connection breaks until then. */
  answer(question, option) {
    this.#count += 1;
    const request = { match: this.table.match, id: `${this.#name}-${this.#count}`, question, option };
    return new Promise((done) => {
      this.#pending.set(request.id, { request, done });
      void this.#deliver(request.id);
    });
  }

  /** Everything that one has seen at the table, as frames. */
  async history() {
    const { match } = this.table;
    const frames = [];
    for (;;) {
      const past = await this.request('table.history', { match, from: frames.length === 0 ? 0 : frames.at(-1).n + 1 });
      if (!past.ok) return frames;
      const memory = new EventMemory();
      frames.push(past.start);
      for (const each of past.frames) frames.push(nextFrame(each, frames.at(-1), memory));
      if (frames.at(-1).n >= past.newest) return frames;
    }
  }

  #isIn(reply, chat) {
    if (!reply.ok) return;
    this.#room = reply.room.code;
    this.#heard.room(reply.room, chat);
  }

  async #enterAgain() {
    const reply = await this.request('room.enter', { code: this.#room }, (reply) => this.#isIn(reply, reply.chat));
    if (reply.ok || reply.code === 'lost') return;
    this.#room = null;
    this.#heard.sentAway();
  }

  async #takeUp() {
    const { table } = this;
    table.watching = false;
    const since = table.frame === null ? {} : { since: table.frame.n };
    const reply = await this.request('table.watch', { match: table.match, ...since }, (reply) => {
      if (!reply.ok) return;
      table.seat = reply.seat;
      table.memory = new EventMemory();
      table.status = null;
      table.watching = true;
    });
    if (table !== this.table) return;
    if (reply.ok) for (const id of this.#pending.keys()) void this.#deliver(id);
    else if (reply.code !== 'lost') this.#heard.gone(reply.why);
  }

  async #deliver(id) {
    const { request, done } = this.#pending.get(id);
    const reply = await this.request('table.answer', request);
    // Sent again when the table has been taken up again.
    if (reply.code === 'lost') return;
    if (reply.code === 'not-watching') await this.#takeUp();
    else {
      this.#pending.delete(id);
      done(reply);
    }
  }

  #update({ match, start, frames = [], status, gone }) {
    const { table } = this;
    // What comes before the server has acknowledged this look belongs to an earlier one.
    if (table?.match !== match || !table.watching) return;
    if (start !== undefined) this.#show(start, true);
    try {
      for (const frame of frames)
        if (table.frame !== null && frame.n > table.frame.n) this.#show(nextFrame(frame, table.frame, table.memory), false);
    } catch (error) {
      // Never to be seen. If it is, a whole frame mends it.
      console.error(error);
      table.frame = null;
      void this.#takeUp();
    }
    if (status !== undefined) {
      table.status = applyDelta(table.status ?? {}, status);
      this.#heard.status(table.status);
    }
    if (gone !== undefined) this.#heard.gone(gone);
  }

  #show(frame, whole) {
    this.table.frame = frame;
    this.#heard.frame(frame, whole);
  }
}
