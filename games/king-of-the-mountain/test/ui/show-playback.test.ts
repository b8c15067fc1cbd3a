import { same, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Seen } from '../../ui/show/playback.ts';
import type { Stage } from '../../ui/show/stage.ts';
import { stageOf } from '../../ui/show/stage-of.ts';
import { happenings, Screen } from './show-clock.ts';
import { type Glimpse, nth, randomMatch, seenBy } from './show-matches.ts';

/** What the frame hands on after so many answers; what came with the first `past` of them is not news. */
function seenAfter(match: readonly Glimpse[], answers: number, past = 1): Seen {
  const events = match.slice(0, answers + 1).flatMap((glimpse, n) => happenings(glimpse.events, n, n < past));
  return { viewer: seat(0), events, view: nth(match, answers).view };
}

const asInView = (stage: Stage, { view }: Seen): boolean => same(stage, stageOf(view, stage));
const eventIds = ({ events }: Seen): string[] => events.map(({ id }) => id);

/** Answers of this match that tell at least so many events. */
const tellingAnswers = (match: readonly Glimpse[], least: number): number[] =>
  match.flatMap(({ events }, n) => (n > 0 && events.length >= least ? [n] : []));

describe('KM-060: what happens is shown, event by event', () => {
  const match = seenBy(randomMatch(3), seat(0));
  const end = match.length - 1;

  test('whoever watches sees every event once, in order, and after each answer the board is as the view says', () => {
    const screen = new Screen(seenAfter(match, 0));
    for (let answers = 1; answers <= end; answers++) {
      const seen = seenAfter(match, answers);
      screen.playback.heed(seen);
      screen.watch();
      expect(asInView(screen.show.stage, seen), `after answer ${answers}`).toBe(true);
    }
    expect(screen.shown.map(({ id }) => id)).toEqual(eventIds(seenAfter(match, end)));
  });

  test('while an event is shown the board is as the event leaves it, and what was before is at hand', () => {
    const [busy = 0] = tellingAnswers(match, 4);
    const screen = new Screen(seenAfter(match, busy - 1));
    screen.playback.heed(seenAfter(match, busy));
    const { now, stage } = screen.show;
    expect(now?.after).toBe(stage);
    expect(asInView(now?.before as Stage, seenAfter(match, busy - 1))).toBe(true);
    screen.watch(64);
    expect(now?.progress.value()).toBeGreaterThan(0);
  });

  test.each(['1x', '2x'] as const)('no event takes a second, and a press shows at once how things stand (%s)', (speed) => {
    const screen = new Screen(seenAfter(match, 0), { speed });
    for (let answers = 1; answers <= end; answers++) {
      const seen = seenAfter(match, answers);
      screen.playback.heed(seen);
      if (answers % 3 === 0) {
        screen.watch(160);
        screen.playback.skip();
        expect(screen.show).toMatchObject({ now: null, playing: false });
        expect(asInView(screen.show.stage, seen)).toBe(true);
      } else screen.watch();
    }
    expect(Math.max(...screen.shown.map(({ ms }) => ms))).toBeLessThan(speed === '1x' ? 1_000 : 500);
  });

  test('without motion nothing is shown on the way', () => {
    const screen = new Screen(seenAfter(match, 0), { speed: 'off' });
    for (let answers = 1; answers <= end; answers++) {
      const seen = seenAfter(match, answers);
      screen.playback.heed(seen);
      expect(screen.show.playing).toBe(false);
      expect(asInView(screen.show.stage, seen)).toBe(true);
    }
  });

  test('whose system asks for less motion gets fades', () => {
    const screen = new Screen(seenAfter(match, 0), { calm: true });
    const [first = 0] = tellingAnswers(match, 1);
    screen.playback.heed(seenAfter(match, first));
    expect(screen.show.now).toMatchObject({ fades: true, lasts: 150 });
    screen.watch();
    expect(Math.max(...screen.shown.map(({ ms }) => ms))).toBeLessThanOrEqual(160);
  });

  test('bots at full speed: whatever comes in one go is caught up with in 6 seconds', () => {
    for (const burst of [20, 60, end]) {
      const screen = new Screen(seenAfter(match, 0));
      screen.playback.heed(seenAfter(match, burst));
      expect(screen.watch()).toBeLessThan(6_000);
      const all = eventIds(seenAfter(match, burst));
      const shown = screen.shown.map(({ id }) => id);
      expect(shown, 'the newest, without a gap').toEqual(all.slice(all.length - shown.length));
      expect(asInView(screen.show.stage, seenAfter(match, burst))).toBe(true);
    }
  });

  test('bots that answer while others are still shown are never far ahead', () => {
    const screen = new Screen(seenAfter(match, 0));
    for (let answers = 1; answers <= end; answers++) {
      screen.playback.heed(seenAfter(match, answers));
      screen.watch(96);
    }
    expect(screen.watch()).toBeLessThan(6_000);
    expect(asInView(screen.show.stage, seenAfter(match, end))).toBe(true);
  });
});

describe('what is not news is not shown', () => {
  const match = seenBy(randomMatch(9), seat(0));
  const last = match.length - 1;

  test('what happened before the table was opened', () => {
    const screen = new Screen(seenAfter(match, 40, 41));
    screen.playback.heed(seenAfter(match, 50, 51));
    expect(screen.shown).toEqual([]);
    expect(asInView(screen.show.stage, seenAfter(match, 50))).toBe(true);
  });

  test('a page that nobody sees', () => {
    const screen = new Screen(seenAfter(match, 0));
    screen.hidden = true;
    screen.playback.heed(seenAfter(match, last));
    expect(screen.show.playing).toBe(false);
    expect(screen.heard).toEqual([]);
  });

  test('the same events with other eyes', () => {
    const screen = new Screen(seenAfter(match, 10));
    const others = seenBy(randomMatch(9), seat(1));
    screen.playback.heed({ ...seenAfter(others, 20), viewer: seat(1) });
    expect(screen.shown).toEqual([]);
    expect(asInView(screen.show.stage, seenAfter(others, 20))).toBe(true);
  });

  test('an own answer that was foreseen: the view is ahead, and its event is not shown a second time', () => {
    const dressed = match.findIndex(
      ({ events }) => events.length === 1 && ['equipped', 'unequipped'].includes(events[0]?.type ?? ''),
    );
    expect(dressed).toBeGreaterThan(0);
    const before = seenAfter(match, dressed - 1);
    const after = seenAfter(match, dressed);
    const screen = new Screen(before);
    screen.playback.heed({ ...before, view: after.view });
    expect(asInView(screen.show.stage, after)).toBe(true);
    screen.playback.heed(after);
    expect(screen.show.playing).toBe(false);
    // What comes after it is news again, also in one go with it.
    const ahead = new Screen(before);
    ahead.playback.heed({ ...before, view: after.view });
    const next = tellingAnswers(match, 1).find((n) => n > dressed) ?? 0;
    ahead.playback.heed(seenAfter(match, next));
    ahead.watch();
    expect(ahead.shown[0]?.id).toBe(`${next}.0`);
  });

  test('a prediction that was wrong leaves nothing behind', () => {
    const before = seenAfter(match, 30);
    const screen = new Screen(before);
    screen.playback.heed({ ...before, view: seenAfter(match, 60).view });
    screen.playback.heed({ ...before });
    expect(asInView(screen.show.stage, before)).toBe(true);
  });
});
