import { same, seat } from '@tavern/engine';
import { LogBridge } from '@tavern/kit/log/log-bridge.ts';
import { stepFrom } from '@tavern/kit/show/past-steps.ts';
import { ScriptReader } from '@tavern/kit/show/script.ts';
import { lookBack } from '@tavern/kit/show/use-look-back.ts';
import { expect, test } from 'vitest';
import { script } from '../../../ui/script/script.ts';
import type { Left } from '../../../ui/show/left.ts';
import { happenings, type MountainSeen, Screen } from '../show/clock.ts';
import { nth, randomMatch, seenBy } from '../show/matches.ts';

const match = seenBy(randomMatch(12), seat(0));
const reader = new ScriptReader(script);

function seenBetween(from: number, to: number): MountainSeen {
  const events = match.slice(from, to + 1).flatMap((glimpse, n) => happenings(glimpse, from + n));
  return { viewer: seat(0), events, view: nth(match, to).view, foreseen: false };
}

const leftBy = (events: MountainSeen['events']): Left =>
  events.reduce((left, { event }) => reader.leaves(left, event), script.nothing);

const here = 60;
const now = seenBetween(0, here);

test('KM-036: of every line of the log, the board as it stood right after that event', () => {
  const { playback } = new Screen(now);
  const views = match.slice(0, here + 1).flatMap((glimpse) => glimpse.views);
  now.events.forEach(({ id }, index) => {
    playback.rewind(id);
    expect(playback.show()).toMatchObject({ rewound: id, now: null, playing: false });
    expect(playback.show().view).toEqual(views[index]);
    expect(playback.show().left).toEqual(leftBy(now.events.slice(0, index + 1)));
  });
  expect(views).toHaveLength(now.events.length);
});

test('after the last event of an answer, the past is what the view said then', () => {
  const { playback } = new Screen(now);
  const told = match
    .slice(0, here + 1)
    .flatMap(({ events, view }, n) => (events.length > 0 ? [{ n, last: events.length - 1, view }] : []));
  for (const { n, last, view } of told) {
    playback.rewind(`${n}.${last}`);
    expect(same(playback.show().view, view), `answer ${n}`).toBe(true);
  }
  expect(told.length).toBeGreaterThan(20);
});

test('back to now is the view, and what is being shown arrives when somebody looks back', () => {
  const screen = new Screen(seenBetween(0, here - 10));
  screen.playback.heed(now);
  expect(screen.show.playing).toBe(true);
  screen.playback.rewind(now.events[3]?.id ?? '');
  expect(screen.show.playing).toBe(false);
  screen.playback.rewind(null);
  expect(screen.show.rewound).toBeNull();
  expect(screen.show.view).toEqual(now.view);
  expect(screen.show.left).toEqual(leftBy(now.events));
});

test('a viewer who looks at the past stays there while others play on, and then sees where they are now', () => {
  const screen = new Screen(now);
  const [, , third] = now.events;
  screen.playback.rewind(third?.id ?? '');
  const { view, left } = screen.show;
  const later = seenBetween(0, match.length - 1);
  screen.playback.heed(later);
  screen.watch(500);
  expect(screen.show.view).toBe(view);
  expect(screen.show.left).toBe(left);
  expect(screen.shown).toEqual([]);
  screen.playback.rewind(null);
  expect(screen.show.view).toEqual(later.view);
});

test('asking for now, now, does not end what is being shown', () => {
  const screen = new Screen(seenBetween(0, here - 10));
  screen.playback.heed(now);
  screen.playback.rewind(null);
  expect(screen.show.playing).toBe(true);
});

test('before the whole log has come one can look back to where it begins; what fills it in is not shown, but led back to', () => {
  const screen = new Screen(seenBetween(here - 5, here - 3));
  const [first, older] = [seenBetween(here - 5, here).events, now.events].map((events) => nth(events, 0));
  screen.playback.rewind(first?.id ?? '');
  expect(screen.show).toMatchObject({ rewound: first?.id, view: first?.view });
  screen.playback.rewind(older?.id ?? '');
  expect(screen.show.rewound).toBe(first?.id);
  screen.playback.rewind(null);
  screen.playback.heed(seenBetween(here - 5, here));
  screen.watch();
  expect(screen.shown.length).toBeGreaterThan(0);
  expect(screen.show.view).toEqual(now.view);
  const shown = screen.shown.length;
  screen.playback.heed(now);
  expect(screen.show.playing).toBe(false);
  expect(screen.shown.length).toBe(shown);
  // What lay there before the log began is known now, too.
  expect(screen.show.left).toEqual(leftBy(now.events));
  screen.playback.rewind(older?.id ?? '');
  expect(screen.show).toMatchObject({ rewound: older?.id, view: older?.view });
});

test('an event nobody knows leads nowhere', () => {
  const { playback } = new Screen(now);
  playback.rewind('9999.0');
  expect(playback.show().rewound).toBeNull();
});

test('a log that comes whole while the view runs ahead of it can be looked back at, and now is what was foreseen', () => {
  const { playback } = new Screen(seenBetween(here - 5, here - 3));
  playback.heed({ ...seenBetween(0, here - 3), view: now.view, foreseen: true });
  expect(playback.show()).toMatchObject({ playing: false, view: now.view });
  playback.rewind(now.events[0]?.id ?? '');
  expect(playback.show()).toMatchObject({ rewound: now.events[0]?.id, view: now.events[0]?.view });
  playback.rewind(null);
  expect(playback.show().view).toEqual(now.view);
});

test('KM-035, KM-036: pressing a line of the log leads to its moment, the line is marked, and pressing it again leads back', () => {
  const { playback } = new Screen(now);
  const bridge = new LogBridge();
  const id = now.events[1]?.id ?? '';
  const lay = (): void => bridge.lay(lookBack(playback.show(), () => {}));
  lay();
  expect(bridge.roleOf(id)).toBe('open');
  bridge.press(id);
  expect(playback.show().rewound).toBe(id);
  lay();
  expect(now.events.filter((each) => bridge.roleOf(each.id) === 'shown').map((each) => each.id)).toEqual([id]);
  bridge.press(id);
  expect(playback.show().rewound).toBeNull();
});

test('from a moment one line back and one line on, until there are no more lines', () => {
  const lines = ['0.0', '0.2', '4.1'].map((id) => ({ id }));
  expect(stepFrom(lines, '0.2', -1)).toBe('0.0');
  expect(stepFrom(lines, '0.2', 1)).toBe('4.1');
  expect(stepFrom(lines, '0.0', -1)).toBeNull();
  expect(stepFrom(lines, '4.1', 1)).toBeNull();
  expect(stepFrom(lines, null, -1)).toBeNull();
});
