import { WebSocket } from 'ws';

/**
 * The least that speaks Socket.IO: it looks into messages as text and parses none. A load generator that understood what it reads would
 * itself be what is measured.
 */
export class LightSocket {
  private readonly socket: WebSocket;
  private readonly prefix: string;
  private heard: (message: string) => void = () => {};

  private constructor(socket: WebSocket, prefix: string) {
    this.socket = socket;
    this.prefix = prefix;
  }

  /** `namespace`: '' for the main one, else '/name'. */
  static connect(url: string, namespace: string, auth: object): Promise<LightSocket> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const prefix = namespace === '' ? '' : `${namespace},`;
    const light = new LightSocket(socket, prefix);
    return new Promise((connected, fail) => {
      socket.on('error', fail);
      socket.on('close', () => fail(new Error('the server closed the connection')));
      socket.on('message', (data: Buffer) => {
        const text = data.toString('utf8');
        if (text.startsWith('42') || text.startsWith('43')) return light.heard(text);
        if (text === '2') return socket.send('3');
        if (text.startsWith('0')) return socket.send(`40${prefix}${JSON.stringify(auth)}`);
        if (text.startsWith('40')) return connected(light);
        return fail(new Error(`the server said ${text}`));
      });
    });
  }

  /** Every event and acknowledgement, as text. */
  listen(heard: (message: string) => void): void {
    this.heard = heard;
  }

  /** `json`: the event's name and arguments, without their brackets. */
  emit(json: string): void {
    this.socket.send(`42${this.prefix}[${json}]`);
  }
}
