import type { DailyTable } from '@tavern/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ASK_FIRST, dailyDay, todaysAttempt } from '../../../play/online/daily.ts';
import type { Session } from '../../../play/online/session.ts';

const TABLE: DailyTable = {
  game: 'cee-lo',
  day: '2026-11-15',
  previous: '2026-11-14',
  now: 5,
  endsAt: 10,
  revealsAt: 20,
  commit: 'ab',
  secret: null,
  players: 0,
  scores: [],
};

const nobody = { url: 'http://tavern.example', state: () => ({ me: null }) } as unknown as Session;

/** What a server would answer, and what it was asked for. */
function answering(body: string, asked: string[] = []): readonly string[] {
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(String(address));
    return new Response(body);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('the scores of a day', () => {
  it('can be looked at by anybody, who then has no attempt of their own', async () => {
    const asked = answering(JSON.stringify({ ok: true, ...TABLE }));
    expect(await dailyDay(nobody, 'cee-lo')).toEqual({ ok: true, ...TABLE, own: { state: 'none' } });
    await dailyDay(nobody, 'cee-lo', '2026-11-14');
    expect(asked).toEqual(['http://tavern.example/api/daily/cee-lo', 'http://tavern.example/api/daily/cee-lo?day=2026-11-14']);
  });

  it('are requested over the session by a guest, together with their own attempt', async () => {
    const requests: unknown[] = [];
    const own = { state: 'running', match: 'a1' } as const;
    const guest = {
      state: () => ({ me: { id: 'mei', nickname: 'Mei' } }),
      request: async (...request: unknown[]) => {
        requests.push(request);
        return { ok: true, ...TABLE, own };
      },
    } as unknown as Session;
    expect(await dailyDay(guest, 'cee-lo')).toMatchObject({ ok: true, own });
    await dailyDay(guest, 'cee-lo', '2026-11-14');
    expect(requests).toEqual([
      ['daily.table', { game: 'cee-lo' }],
      ['daily.table', { game: 'cee-lo', day: '2026-11-14' }],
    ]);
  });

  it('are refused in the server’s words', async () => {
    const refusal = { ok: false, code: 'no-such-day', why: { key: 'refusal.no-such-day', with: { day: '1999-01-01' } } };
    answering(JSON.stringify(refusal));
    expect(await dailyDay(nobody, 'cee-lo', '1999-01-01')).toEqual(refusal);
  });

  it.each(['<!doctype html>', '{}', 'null'])('are none where something else answers: %s', async (body) => {
    answering(body);
    expect(await dailyDay(nobody, 'cee-lo')).toMatchObject({ ok: false, code: 'link.none' });
  });

  it('are none where nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
    expect(await dailyDay(nobody, 'cee-lo')).toMatchObject({ ok: false, code: 'link.lost' });
  });
});

describe('the one attempt of a day', () => {
  /** A session whose server tells the state of the guest's attempt, and what was asked of it. */
  function serving(state: 'none' | 'running' | 'done') {
    const asked: string[] = [];
    const replies: { readonly [name: string]: unknown } = {
      'daily.table': { ok: true, ...TABLE, own: { state, match: 'a1' } },
      'daily.start': { ok: true, day: TABLE.day, match: 'a1' },
    };
    const session = {
      request: async (name: string) => {
        asked.push(name);
        return replies[name];
      },
    } as unknown as Session;
    return { session, asked };
  }

  it('does not begin before the player has agreed', async () => {
    const { session, asked } = serving('none');
    expect(await todaysAttempt(session, 'cee-lo', false)).toMatchObject({ ok: false, code: ASK_FIRST });
    expect(asked).toEqual(['daily.table']);
    expect(await todaysAttempt(session, 'cee-lo', true)).toEqual({ ok: true, day: TABLE.day, match: 'a1' });
    expect(asked).toEqual(['daily.table', 'daily.start']);
  });

  it('is continued without asking while it runs, and refused by the server once it is over', async () => {
    for (const state of ['running', 'done'] as const) {
      const { session, asked } = serving(state);
      await todaysAttempt(session, 'cee-lo', false);
      expect(asked).toEqual(['daily.table', 'daily.start']);
    }
  });
});
