import { readdirSync, readFileSync } from 'node:fs';
import { type MatchRecord, type Seat, say, seat, trailOf } from '@tavern/engine';
import { folderOf, type GamePack, registry } from '@tavern/games';
import { type Frame, Hindsight } from '@tavern/host';
import { describe, expect, it, test } from 'vitest';
import { Announcements } from '../../../../kit/announcer/announcements.ts';
import { SeenLog } from '../../../model/seen-log.ts';
import { timesOf } from '../../../play/replay/survey.ts';
import { type Spoken, spokenOf, Teller } from '../../../table/alert/teller.ts';
import { saidOf } from '../../../table/alert/use-announcements.ts';
import { type BookLine, linesOf } from '../../../table/book/log-lines.ts';
import { plainText } from '../../../table/words/spans.ts';
import { packOf, speaking } from '../speech.ts';

const ME = seat(0);
const NOTHING: ReadonlySet<string> = new Set();

/** A recorded match between bots of a game, with as many players as there are names. */
function recordOf(game: string): MatchRecord {
  const folder = new URL(`../../../../games/${folderOf(game)}/test/golden/`, import.meta.url);
  const file = readdirSync(folder).findLast((name) => /^[1-4]-bots\.json$/.test(name)) ?? '';
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as MatchRecord;
}

/** All frames that the first seat saw. */
function framesOf({ game }: GamePack, record: MatchRecord): readonly Frame[] {
  const opened = trailOf(game, record, 64);
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const seen = new Hindsight(opened.trail, ME, [ME], timesOf(record));
  while (seen.follow());
  return seen.frames(0, seen.numberAt(seen.upTo));
}

/** Milliseconds: bots at full speed, and a table that shows every event. */
const [BETWEEN_FRAMES, BETWEEN_EVENTS] = [900, 350];

interface Heard {
  readonly at: number;
  readonly text: string;
}

interface Followed {
  /** What was said, and when. */
  readonly said: readonly (Heard & Pick<Spoken, 'first'>)[];
  /** What the region held, text by text, and when it came there. */
  readonly heard: readonly Heard[];
  readonly lines: readonly BookLine[];
}

/** The first seat sits at a table from its first frame to its end, and listens. `shown`: the table shows every event for a moment before the next. */
function followed(pack: GamePack, frames: readonly Frame[], shown: boolean): Followed {
  const speech = speaking(pack);
  const log = new SeenLog();
  const teller = new Teller();
  const announcements = new Announcements();
  const said: (Heard & Pick<Spoken, 'first'>)[] = [];
  const heard: Heard[] = [];
  let now = 0;
  const pass = (time: number): void => {
    for (const until = now + time; now < until; now += 10)
      if (announcements.tick(now)) heard.push(...announcements.read.map((text) => ({ at: now, text })));
  };
  const tell = (coming: ReadonlySet<string>): void => {
    for (const { text, first } of spokenOf(teller.news(log.items, linesOf(log.items, pack.tell, speech), coming), 'all', [ME])) {
      said.push({ at: now, text, first });
      announcements.say(text, now, first);
    }
  };
  for (const [index, frame] of frames.entries()) {
    log.add(frame, index === 0);
    const ids = frame.events.map((_, nth) => `${frame.n}.${nth}`);
    for (let seen = 0; seen < (shown ? ids.length : 0); seen++) {
      tell(new Set(ids.slice(seen)));
      pass(BETWEEN_EVENTS);
    }
    tell(NOTHING);
    pass(BETWEEN_FRAMES);
  }
  pass(600_000);
  const news = log.items.filter(({ past }) => !past);
  return { said, heard, lines: linesOf(news, pack.tell, speech).filter(({ heading }) => !heading) };
}

const textsOf = (all: readonly Heard[]): readonly string[] => all.map(({ text }) => text);

describe.each(registry.filter(({ hidden }) => hidden !== true).map(({ id }) => id))('a match of %s', (game) => {
  test.each([true, false])(
    'is heard line by line, none missing, equal ones as often as they happened (shown: %s)',
    async (shown) => {
      const pack = await packOf(game);
      const record = recordOf(game);
      const { said, heard, lines } = followed(pack, framesOf(pack, record), shown);
      const happened = lines.map(({ spans }) => plainText(spans).trim());
      expect(lines.length).toBeGreaterThan(20);
      // A run for one has hardly ever two equal lines.
      if (record.seats.length > 1) expect(new Set(happened).size, 'some lines are equal').toBeLessThan(happened.length);
      expect(
        textsOf(said)
          .map((text) => text.trim())
          .toSorted(),
      ).toEqual(happened.toSorted());
      expect(textsOf(heard).toSorted()).toEqual(happened.toSorted());
    },
  );

  test('tells own results first and at once', async () => {
    const pack = await packOf(game);
    const { said, heard } = followed(pack, framesOf(pack, recordOf(game)), false);
    const own = said.filter(({ first }) => first);
    expect(own.length).toBeGreaterThan(5);
    // Of all that was said at one moment, what is about the listener comes first.
    for (const [index, each] of said.entries()) {
      const before = said[index - 1];
      if (each.first && before?.at === each.at) expect(before.first, `${before.text} | ${each.text}`).toBe(true);
    }
    // However much waits to be read, it is in the region within half a second.
    const left = [...heard];
    for (const { at, text } of own) {
      const nth = left.findIndex((each) => each.text === text.trim() && each.at >= at);
      const [found] = nth < 0 ? [] : left.splice(nth, 1);
      expect((found?.at ?? Number.POSITIVE_INFINITY) - at, text).toBeLessThanOrEqual(500);
    }
  });
});

describe('the teller', () => {
  const item = (id: string, past = false) => ({ id, past });
  const lineOf = ({ id }: { readonly id: string }): BookLine => ({ id }) as unknown as BookLine;
  const idsOf = (lines: readonly BookLine[]): readonly string[] => lines.map(({ id }) => id);

  it('tells nothing of what was before, also when that is filled in later, and nothing twice', () => {
    const teller = new Teller();
    const [old, older, news] = [item('4', true), [item('1', true), item('2', true), item('3', true)], item('5')];
    expect(idsOf(teller.news([old], [old].map(lineOf), NOTHING))).toEqual([]);
    const filled = [...older, old];
    expect(idsOf(teller.news(filled, filled.map(lineOf), NOTHING))).toEqual([]);
    expect(idsOf(teller.news([...filled, news], [...filled, news].map(lineOf), NOTHING))).toEqual(['5']);
    expect(idsOf(teller.news([...filled, news], [...filled, news].map(lineOf), NOTHING))).toEqual([]);
  });

  it('leaves nothing out after events without a line', () => {
    const teller = new Teller();
    const before = ['1', '2', '3', '4'].map((id) => item(id, true));
    // Only one of four events had a line.
    teller.news(before, before.slice(0, 1).map(lineOf), NOTHING);
    const after = [...before, item('5'), item('6')];
    expect(idsOf(teller.news(after, [...before.slice(0, 1), ...after.slice(4)].map(lineOf), NOTHING))).toEqual(['5', '6']);
  });

  it('tells no line before its event has been seen, and an event that happens again in a replay again', () => {
    const teller = new Teller();
    const log = ['1', '2', '3'].map((id) => item(id));
    const told = (coming: readonly string[]) => idsOf(teller.news(log, log.map(lineOf), new Set(coming)));
    expect([told(['1', '2', '3']), told(['3']), told(['3']), told([])]).toEqual([[], ['1', '2'], [], ['3']]);
    const back = log.slice(0, 2).map(({ id }) => item(id, true));
    expect(idsOf(teller.news(back, back.map(lineOf), NOTHING))).toEqual([]);
    const again = [...back, item('3')];
    expect(idsOf(teller.news(again, again.map(lineOf), NOTHING))).toEqual(['3']);
  });
});

const seats = (...all: readonly number[]): readonly Seat[] => all.map(seat);

describe('how much is told', () => {
  test.each(registry.filter(({ hidden, solo }) => hidden !== true && solo !== true).map(({ id }) => id))(
    '%s: everything, what concerns me, or big moments: each is a part of the one before',
    async (game) => {
      const pack = await packOf(game);
      const { lines } = followed(pack, framesOf(pack, recordOf(game)), false);
      const [all, mine, results] = (['all', 'mine', 'results'] as const).map((much) => spokenOf(lines, much, seats(0)).length);
      expect(all).toBe(lines.length);
      expect(mine).toBeLessThan(all ?? 0);
      expect(results).toBeLessThan(mine ?? 0);
      expect(results).toBeGreaterThan(0);
    },
  );
});

test('the headline is read aloud where it asks or ends something; not who thinks, nor what the table is just showing', () => {
  const title = say('frame.headline.turn');
  const moods = ['mine', 'window', 'still', 'over', 'waiting'] as const;
  expect(moods.map((mood) => saidOf({ title, sub: null, mood }, null))).toEqual([title, title, title, title, null]);
  expect(saidOf({ title, sub: null, mood: 'mine' }, { words: null })).toBeNull();
  // Somebody is away, and everybody waits for them.
  const away = say('frame.headline.away');
  expect(saidOf({ title: away, sub: null, mood: 'waiting' }, { words: null })).toBe(away);
});
