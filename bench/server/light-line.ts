import { HELLO, LINE_PATH } from '@tavern/wire';
import { WebSocket } from 'ws';

/** The least that speaks our protocol: it looks into frames as text and parses none, as LightSocket does for the other server. */
export class LightLine {
  private readonly socket: WebSocket;
  private heard: (frame: string) => void = () => {};
  /** The number of the next message. */
  next = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
  }

  /** Messages after the greeting are numbered from `from` on. */
  static connect(url: string, greeting: object, from = 1): Promise<LightLine> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${LINE_PATH}`);
    const light = new LightLine(socket);
    return new Promise((connected, fail) => {
      socket.on('error', fail);
      socket.on('close', () => fail(new Error('the server closed the connection')));
      socket.on('open', () => {
        light.listen((frame) => {
          if (frame === '[[0,{"ok":true}]]') connected(light);
          // Its heartbeat.
          else if (frame !== '[]') fail(new Error(`the server said ${frame}`));
        });
        socket.send(JSON.stringify([0, HELLO, greeting]));
        light.next = from;
      });
      socket.on('message', (data: Buffer) => light.heard(data.toString('utf8')));
    });
  }

  /** Every frame, as text. */
  listen(heard: (frame: string) => void): void {
    this.heard = heard;
  }

  /** The result is what the reply begins with; it may be anywhere in a frame. */
  ask(name: string, json: string): string {
    const id = this.next++;
    this.socket.send(`[${id},"${name}",${json}]`);
    return `[${id},{"ok":`;
  }
}
