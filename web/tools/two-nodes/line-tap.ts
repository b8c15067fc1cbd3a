import type { Page, WebSocket } from 'playwright-core';

interface Acknowledged {
  readonly match: string;
  readonly id: string;
}

type Asked = readonly [number: number, name: string, request: { readonly match?: string; readonly id?: string }];
type Heard = readonly [number: number | string, reply: { readonly ok?: boolean; readonly held?: boolean }];

/** Listens in on the line of one page: what it asks the server, and what the server has promised. */
export class LineTap {
  /** Answers that the server said were safe. A pass that is held until its window closes is not one of them. */
  readonly acknowledged: Acknowledged[] = [];
  /** Each answer that was sent, however often. */
  readonly sent = new Set<string>();
  /** Codes of answers that were refused. */
  readonly refused: string[] = [];
  /** The table that was opened last. */
  match = '';
  /** How many times it has connected. */
  lines = 0;

  constructor(page: Page) {
    page.on('websocket', (socket) => this.listen(socket));
  }

  private listen(socket: WebSocket): void {
    this.lines += 1;
    const open = new Map<number, Acknowledged>();
    socket.on('framesent', ({ payload }) => {
      const [number, name, { match = '', id = '' }] = JSON.parse(String(payload)) as Asked;
      if (name === 'table.watch') this.match = match;
      if (name !== 'table.answer') return;
      open.set(number, { match, id });
      this.sent.add(id);
    });
    socket.on('framereceived', ({ payload }) => {
      for (const [number, reply] of JSON.parse(String(payload)) as readonly Heard[]) {
        const answer = typeof number === 'number' ? open.get(number) : undefined;
        if (answer === undefined) continue;
        if (reply.ok !== true) this.refused.push(JSON.stringify(reply));
        else if (reply.held !== true) this.acknowledged.push(answer);
      }
    });
  }
}
