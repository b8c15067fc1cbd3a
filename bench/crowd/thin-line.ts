import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { HELLO, LINE_PATH } from '@tavern/wire';

const [TEXT, CLOSE, PING, PONG] = [0x81, 0x88, 0x89, 0x8a];
const MASKED = 0x80;
/** Of four zeros: it changes nothing, and clients must have one. */
const MASK = Buffer.alloc(4);
/** Connections from one address to one port are limited by the number of ports; all of these are this machine. */
const ADDRESSES = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4'];
/** Milliseconds that a server may take to let somebody in, as in wire/line.ts. */
const GREETING = 20_000;

/** A WebSocket that costs its owner next to nothing: there will be thousands of them in one process. */
export class ThinLine {
  /** Every text, as it comes. */
  heard: (text: string) => void = () => {};
  lost: () => void = () => {};
  private readonly socket: Socket;
  private readonly waiting = new Map<string, (text: string) => void>();
  private rest: Buffer = Buffer.alloc(0);
  private upgraded = false;
  private asked = 0;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (data) => this.read(data));
    socket.on('error', () => {});
    socket.on('close', () => this.lost());
  }

  /** Connected and greeted. */
  static connect(port: number, secret: string, nth: number): Promise<ThinLine> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ADDRESSES[nth % ADDRESSES.length], noDelay: true });
    const line = new ThinLine(socket);
    return new Promise((welcome, fail) => {
      const end = (why: string): void => {
        clearTimeout(tooLate);
        socket.destroy();
        fail(new Error(why));
      };
      const tooLate = setTimeout(() => end('it took too long'), GREETING);
      line.lost = () => end('the server closed the connection');
      const key = randomBytes(16).toString('base64');
      socket.write(
        `GET ${LINE_PATH} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      );
      line.opened = () => {
        void line.request(HELLO, JSON.stringify({ secret, protocol: 2 })).then((reply) => {
          if (!reply.includes('{"ok":true}')) return end(reply);
          clearTimeout(tooLate);
          line.lost = () => {};
          return welcome(line);
        });
      };
    });
  }

  /** What the server says with the reply in it. */
  request(name: string, json: string): Promise<string> {
    const id = this.asked++;
    this.say(`[${id},"${name}",${json}]`);
    return new Promise((heard) => this.waiting.set(`[${id},{"ok":`, heard));
  }

  /** Whatever it may be, in a text frame. */
  say(text: string): void {
    this.send(TEXT, Buffer.from(text));
  }

  /** Whatever it may be, without a frame. */
  write(bytes: Buffer): void {
    this.socket.write(bytes);
  }

  /** Says nothing more, and goes on listening. */
  halfClose(): void {
    this.socket.end();
  }

  /** As if the network were gone. */
  cut(): void {
    this.socket.resetAndDestroy();
  }

  private opened: () => void = () => {};

  private send(kind: number, payload: Buffer): void {
    const { length } = payload;
    const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
    head[0] = kind;
    head[1] = MASKED | (length < 126 ? length : length < 65_536 ? 126 : 127);
    if (head.length === 4) head.writeUInt16BE(length, 2);
    if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
    this.socket.write(Buffer.concat([head, MASK, payload]));
  }

  private read(data: Buffer): void {
    this.rest = this.rest.length === 0 ? data : Buffer.concat([this.rest, data]);
    if (!this.upgraded && !this.upgrade()) return;
    for (let frame = this.frame(); frame !== null; frame = this.frame()) {
      if (frame.kind === PING) this.send(PONG, frame.payload);
      else if (frame.kind === CLOSE) this.socket.destroy();
      else if (frame.kind === TEXT) this.hear(frame.payload.toString());
    }
  }

  private upgrade(): boolean {
    const end = this.rest.indexOf('\r\n\r\n');
    if (end < 0) return false;
    if (!this.rest.subarray(0, end).toString('latin1').startsWith('HTTP/1.1 101')) {
      this.socket.destroy();
      return false;
    }
    this.rest = this.rest.subarray(end + 4);
    this.upgraded = true;
    this.opened();
    return true;
  }

  /** The next whole one. */
  private frame(): { readonly kind: number; readonly payload: Buffer } | null {
    const { rest } = this;
    const [kind, short] = rest;
    if (kind === undefined || short === undefined) return null;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (rest.length < head) return null;
    const length = short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    if (rest.length < head + length) return null;
    this.rest = rest.subarray(head + length);
    return { kind, payload: rest.subarray(head, head + length) };
  }

  private hear(text: string): void {
    this.heard(text);
    if (this.waiting.size === 0) return;
    for (const [start, heard] of this.waiting) {
      if (!text.includes(start)) continue;
      this.waiting.delete(start);
      heard(text);
    }
  }
}
