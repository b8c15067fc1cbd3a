/** Every frame of one connection, whatever it was for. */
export interface Frames {
  readonly received: string[];
  readonly sent: string[];
}

/** The frames of the WebSocket that is opened next. `stop` gives others their own WebSockets again. */
export function listenIn(): { readonly frames: Frames; stop(): void } {
  const frames: Frames = { received: [], sent: [] };
  const Untapped = globalThis.WebSocket;
  globalThis.WebSocket = class extends Untapped {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => frames.received.push(String(data)));
    }

    override send(data: string): void {
      frames.sent.push(data);
      super.send(data);
    }
  };
  return {
    frames,
    stop() {
      globalThis.WebSocket = Untapped;
    },
  };
}
