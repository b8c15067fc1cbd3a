import { say, seat } from '@tavern/engine';
import { createElement as element } from 'react';
import { renderToStaticMarkup as drawn } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { roomNews } from '../../../app/table/room-news.ts';
import type { TableView } from '../../../model/use-table.ts';
import { Tidings } from '../../../table/tidings/tidings.tsx';
import { SpeechContext, speechOf } from '../../../words/words.ts';
import { status } from '../moments.ts';
import { MEI, NAMES, YSOLDE } from '../speech.ts';
import { words } from '../table-words.ts';

const speech = speechOf('en', words, NAMES);
const sees = (table: Partial<TableView>, more: Partial<Parameters<typeof Tidings>[0]> = {}): string =>
  drawn(
    element(
      SpeechContext,
      { value: speech },
      element(Tidings, {
        table: { status: status(), front: YSOLDE, over: null, frame: null, link: 'there', ...table } as TableView,
        lines: [],
        news: null,
        ...more,
      }),
    ),
  );

describe('players at a table', () => {
  it('may let a bot play for each player who is away for long, and read that one request is enough', () => {
    const html = sees({ status: status({ mayLend: [MEI, seat(2)] }) });
    expect(html).toContain('Let a bot play for Mei');
    expect(html).toContain('Let a bot play for Odo');
    expect(html).toContain('one of you asking is enough');
    expect(sees({})).not.toContain('Let a bot play');
  });

  describe('read what was played for them', () => {
    const bare = [{ text: 'Ysolde', seat: YSOLDE }, { text: ' moves to tile 13.' }];
    const line = {
      id: '4.0',
      at: 0,
      heading: false,
      seat: YSOLDE,
      kind: 'action' as const,
      important: false,
      detail: false,
      spans: [],
      details: [],
    };
    const played = (by: 'bot' | 'clock') => ({ lines: [{ ...line, played: { by, n: 4, bare } }] });
    const missed = { status: status({ missed: 4 }) };
    const over = { ranking: [], winners: [], why: say('over') };

    it('when they are back', () => expect(sees(missed, played('bot'))).toMatch(/While you were away:<\/b> moves to tile 13</));

    it('also if the match was over by then', () =>
      expect(sees({ ...missed, over }, played('bot'))).toMatch(/While you were away:<\/b> moves to tile 13</));
  });

  it('read who became the host', () => {
    expect(sees({}, { news: { n: 1, what: say('lobby.news.host', { who: 'Ann' }) } })).toContain('Ann is now the host.');
  });
});

describe('news of the room', () => {
  const person = (guest: string) => ({ by: 'person', guest, name: guest, choice: {}, ready: false, here: true }) as const;
  const room = (host: string, ...guests: string[]) => ({ host, hostName: host, seats: guests.map(person) });

  it('are who has given up a seat, and who is the host now', () => {
    const before = room('ann', 'ann', 'ben', 'cat');
    expect(roomNews(before, room('ben', 'ben', 'cat'), 'cat')).toEqual([
      say('lobby.news.leaves', { who: 'ann' }),
      say('lobby.news.host', { who: 'ben' }),
    ]);
    expect(roomNews(before, room('ben', 'ben', 'cat'), 'ben').at(-1)).toEqual(say('lobby.news.host.you'));
    expect(roomNews(before, before, 'ben')).toEqual([]);
  });
});
