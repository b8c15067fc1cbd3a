import type { Moment } from '@tavern/wire/http';
import { expect } from 'vitest';
import { type HttpGuest, replyFaults } from './api.ts';

interface ServerSent {
  readonly event: string;
  readonly id: string | null;
  readonly data: unknown;
}

/** What has come down a stream, as the standard reads it. */
function parse(text: string): readonly ServerSent[] {
  return text.split('\n\n').flatMap((block) => {
    const fields = block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const);
    const of = (name: string): string | null => fields.find(([field]) => field === name)?.[1] ?? null;
    const data = of('data');
    return data === null ? [] : [{ event: of('event') ?? 'message', id: of('id'), data: JSON.parse(data) as unknown }];
  });
}

/** Listens until the stream ends or breaks, and comes again with the last id, as browsers do, until it is told that there is no more. */
export async function listenTo(guest: HttpGuest, match: string, heard: (moment: Moment, id: string) => void): Promise<void> {
  for (let last: string | null = null; ; ) {
    const headers: { [name: string]: string } = { authorization: `Bearer ${guest.secret}` };
    if (last !== null) headers['last-event-id'] = last;
    const path = `/api/matches/${match}/events${last === null ? '?since=-1' : ''}`;
    try {
      const response: Response = await fetch(`${guest.url}${path}`, { headers });
      if (response.status === 204) return;
      if (response.status !== 200) throw new Error(await response.text());
      const type = response.headers.get('content-type') ?? '';
      let text = '';
      for await (const part of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
        text += part;
        const end = text.lastIndexOf('\n\n') + 2;
        if (end < 2) continue;
        for (const { event, id, data } of parse(text.slice(0, end))) {
          if (event !== 'frame' || id === null) continue;
          expect(replyFaults('GET', path, 200, type, data)).toEqual([]);
          last = id;
          heard(data as Moment, id);
        }
        text = text.slice(end);
      }
    } catch (error) {
      if (error instanceof Error && error.name === 'AssertionError') throw error;
    }
    await new Promise((later) => setTimeout(later, 50));
  }
}
