import type { GuestClient } from '../servers.ts';

/** Everything that one client has received or sent, packet by packet, whatever it was for. */
export class Tap {
  readonly received: string[] = [];
  readonly sent: string[] = [];

  constructor({ socket }: GuestClient) {
    const { engine } = socket.io;
    engine.on('packet', ({ data }) => this.received.push(String(data)));
    engine.on('packetCreate', ({ data }) => this.sent.push(String(data)));
  }
}
