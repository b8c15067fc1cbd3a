import type { Page, WebSocket } from 'playwright-core';

/**
 * What became of an answer: nothing yet, the server said that it is safe, it waits until its window closes, or it was refused. Sent again, it
 * has the same id.
 */
type Fate = 'open' | 'safe' | 'held' | 'refused';

interface SentAnswer {
  readonly match: string;
  readonly id: string;
  fate: Fate;
  /** How often it was sent. */
  times: number;
}

type SentRequest = readonly [number: number, name: string, request: { readonly match?: string; readonly id?: string }];
type Heard = readonly [number: number | string, reply: { readonly ok?: boolean; readonly held?: boolean }];

/** Listens in on the line of one page: what it answers, and what the server has promised. */
export class LineTap {
  /** The table that was opened last. */
  match = '';
  /** How many times it has connected. */
  lines = 0;
  private readonly answers = new Map<string, SentAnswer>();

  constructor(page: Page) {
    page.on('websocket', (socket) => this.listen(socket));
  }

  /** All that were sent in a match. */
  sent(match: string): readonly SentAnswer[] {
    return [...this.answers.values()].filter((answer) => answer.match === match);
  }

  private listen(socket: WebSocket): void {
    this.lines += 1;
    const asked = new Map<number, SentAnswer>();
    socket.on('framesent', ({ payload }) => {
      const [number, name, { match = '', id = '' }] = JSON.parse(String(payload)) as SentRequest;
      if (name === 'table.watch') this.match = match;
      if (name !== 'table.answer') return;
      const answer = this.answers.get(id) ?? { match, id, fate: 'open', times: 0 };
      answer.times += 1;
      this.answers.set(id, answer);
      asked.set(number, answer);
    });
    socket.on('framereceived', ({ payload }) => {
      for (const [number, reply] of JSON.parse(String(payload)) as readonly Heard[]) {
        const answer = typeof number === 'number' ? asked.get(number) : undefined;
        if (answer !== undefined) answer.fate = reply.ok === true ? (reply.held === true ? 'held' : 'safe') : 'refused';
      }
    });
  }
}
