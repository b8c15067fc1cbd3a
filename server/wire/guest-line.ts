import type { Duplex } from 'node:stream';
import type { Refusal } from '@tavern/engine';
import type { Broadcasts } from '@tavern/wire';
import type { WebSocket } from 'ws';
import { noteReply } from '../metrics/counts.ts';
import type { Beating } from './heartbeat.ts';
import { textFrame } from './text-frame.ts';
import { Written } from './written.ts';

/** Bytes that a client has not read yet. Beyond that it is too slow: it is let go, and goes on where it was when it is back. */
const UNREAD = 256 * 1024;

/** Milliseconds that a guest who is not wanted any more has to go. */
const GOING = 1_000;

/** Why a line was ended by the server (RFC 6455, 7.4.2: numbers from 4000 on are for applications). */
export const ENDED = { refused: 4000, 'too-fast': 4001, 'too-slow': 4002, unreadable: 4003, goodbye: 4004 } as const;

/** The text of what was said last: a room, say, is told to everybody in it, one after another. */
let last: { readonly what: object; readonly text: string } | null = null;
function textOf(what: object): string {
  if (last?.what !== what) last = { what, text: JSON.stringify(what) };
  return last.text;
}

/** The bytes of what was sent last: to a crowd of spectators the same is sent. */
let sent: { readonly text: string; readonly bytes: Buffer } | null = null;
function bytesOf(text: string): Buffer {
  if (sent?.text !== text) sent = { text, bytes: textFrame(text) };
  return sent.bytes;
}

const PING = Buffer.from([0x89, 0]);
const BEAT = Buffer.concat([PING, textFrame('[]')]);

/** Those who were spoken on in this tick, in this order. One look at its end serves them all. */
let spoken: GuestLine[] = [];
function sendAll(): void {
  const lines = spoken;
  spoken = [];
  for (const line of lines) line.send();
}

/** What goes out to one client: everything of one tick in one text frame. */
export class GuestLine implements Beating {
  heard = false;
  readonly #socket: WebSocket;
  /** What the WebSocket itself writes to. */
  readonly #stream: Duplex;
  /** Messages that wait for the end of the tick, as they will be in the frame; '': none. */
  #waiting = '';

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  say<E extends keyof Broadcasts>(event: E, what: Broadcasts[E]): void {
    this.#add(`["${event}",${textOf(what)}]`);
  }

  reply(id: number, reply: object): void {
    noteReply(reply);
    this.#add(`[${id},${reply instanceof Written ? reply.text : JSON.stringify(reply)}]`);
  }

  /** What has been said before is still sent. */
  end(why: keyof typeof ENDED): void {
    this.send();
    this.#socket.close(ENDED[why], why);
    // A client that does not read does not read this either.
    if (why === 'too-slow') this.#socket.terminate();
  }

  /** Both in one piece, because each write costs as much as all else: a ping, and a frame with nothing in it, because pages do not see pings. */
  beat(): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#stream.write(BEAT);
  }

  /** At once: nobody is there. */
  terminate(): void {
    this.#socket.terminate();
  }

  /** This guest is not wanted any more, and is told why. */
  turnOut(why: Refusal): void {
    this.say('refused', why);
    this.end('refused');
    // One who does not want to go is not waited for.
    setTimeout(() => this.#socket.terminate(), GOING).unref();
  }

  #add(message: string): void {
    if (this.#waiting !== '') {
      this.#waiting += `,${message}`;
      return;
    }
    this.#waiting = message;
    if (spoken.push(this) === 1) queueMicrotask(sendAll);
  }

  /** What waits, at once. */
  send(): void {
    if (this.#waiting === '') return;
    const frame = `[${this.#waiting}]`;
    this.#waiting = '';
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#stream.writableLength > UNREAD) this.end('too-slow');
    else this.#stream.write(bytesOf(frame));
  }
}
