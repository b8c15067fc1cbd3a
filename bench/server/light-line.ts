import { HELLO, LINE_PATH } from '@tavern/wire';
import { WebSocket } from 'ws';

/** The least that speaks our protocol: it looks into frames as text and parses none, as LightSocket does for the other server. */
export class LightLine {
  private readonly socket: WebSocket;
  private heard: (frame: string) => void = () => {};
  private asked = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
  }

  static connect(url: string, greeting: object): Promise<LightLine> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${LINE_PATH}`);
    const light = new LightLine(socket);
    return new Promise((connected, fail) => {
      socket.on('error', fail);
      socket.on('close', () => fail(new Error('the server closed the connection')));
      socket.on('open', () => {
        light.listen((frame) => (frame === '[[0,{"ok":true}]]' ? connected(light) : fail(new Error(`the server said ${frame}`))));
        socket.send(JSON.stringify([light.asked++, HELLO, greeting]));
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
    const id = this.asked++;
    this.socket.send(`[${id},"${name}",${json}]`);
    return `[${id},{"ok":`;
  }
}
