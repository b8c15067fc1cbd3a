import type { GuestClient } from '../servers.ts';

/** Everything that one client has received or sent on its first connection since then. */
export class Tap {
  private readonly client: GuestClient;
  private readonly from: readonly [received: number, sent: number];

  constructor(client: GuestClient) {
    this.client = client;
    this.from = [client.frames.received.length, client.frames.sent.length];
  }

  get received(): readonly string[] {
    return this.client.frames.received.slice(this.from[0]);
  }

  get sent(): readonly string[] {
    return this.client.frames.sent.slice(this.from[1]);
  }
}
