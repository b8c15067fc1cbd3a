import { same, seat } from '@tavern/engine';
import { LogDesk } from '@tavern/kit/log/log-desk.ts';
import { expect, test } from 'vitest';
import { firstStage } from '../../ui/show/first-stage.ts';
import { stepFrom } from '../../ui/show/past-steps.ts';
import type { Seen } from '../../ui/show/playback.ts';
import { stageAfterAll } from '../../ui/show/stage-after.ts';
import { stageOf } from '../../ui/show/stage-of.ts';
import { lookBack } from '../../ui/show/use-look-back.ts';
import { happenings, Screen } from './show-clock.ts';
import { nth, randomMatch, seenBy } from './show-matches.ts';

const match = seenBy(randomMatch(12), seat(0));

function seenBetween(from: number, to: number): Seen {
  const events = match.slice(from, to + 1).flatMap((glimpse, n) => happenings(glimpse.events, from + n));
  return { viewer: seat(0), events, view: nth(match, to).view };
}

const here = 60;
const now = seenBetween(0, here);

test('KM-036: of every line of the log, the board as it stood right after that event', () => {
  const { playback } = new Screen(now);
  now.events.forEach(({ id }, index) => {
    playback.rewind(id);
    const events = now.events.slice(0, index + 1).map(({ event }) => event);
    expect(playback.show()).toMatchObject({ rewound: id, now: null, playing: false });
    expect(playback.show().stage).toEqual(stageAfterAll(firstStage(now.view), events));
  });
});

test('after the last event of an answer, the past is what the view said then', () => {
  const { playback } = new Screen(now);
  const told = match
    .slice(0, here + 1)
    .flatMap(({ events, view }, n) => (events.length > 0 ? [{ n, last: events.length - 1, view }] : []));
  for (const { n, last, view } of told) {
    playback.rewind(`${n}.${last}`);
    const { stage } = playback.show();
    expect(same(stage, stageOf(view, stage)), `answer ${n}`).toBe(true);
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
  expect(screen.show.stage).toEqual(stageOf(now.view, screen.show.stage));
});

test('whoever looks at the past stays there while others play on, and then sees where they are now', () => {
  const screen = new Screen(now);
  const [, , third] = now.events;
  screen.playback.rewind(third?.id ?? '');
  const { stage } = screen.show;
  const later = seenBetween(0, match.length - 1);
  screen.playback.heed(later);
  screen.watch(500);
  expect(screen.show.stage).toBe(stage);
  expect(screen.shown).toEqual([]);
  screen.playback.rewind(null);
  expect(screen.show.stage).toEqual(stageOf(later.view, screen.show.stage));
});

test('asking for now, now, does not end what is being shown', () => {
  const screen = new Screen(seenBetween(0, here - 10));
  screen.playback.heed(now);
  screen.playback.rewind(null);
  expect(screen.show.playing).toBe(true);
});

test('until the log has come whole there is no looking back, but everything new is shown, and right', () => {
  const screen = new Screen(seenBetween(here - 5, here - 3));
  expect(screen.show.rewindable).toBe(false);
  screen.playback.rewind(`${here - 4}.0`);
  expect(screen.show.rewound).toBeNull();
  screen.playback.heed(seenBetween(here - 5, here));
  screen.watch();
  expect(screen.shown.length).toBeGreaterThan(0);
  expect(screen.show.stage).toEqual(stageOf(now.view, screen.show.stage));
  const shown = screen.shown.length;
  screen.playback.heed(now);
  expect(screen.show.rewindable).toBe(true);
  expect(screen.show.playing).toBe(false);
  expect(screen.shown.length).toBe(shown);
});

test('an event nobody knows leads nowhere', () => {
  const { playback } = new Screen(now);
  playback.rewind('9999.0');
  expect(playback.show().rewound).toBeNull();
});

test('a log that came whole while the view ran ahead of it counts as whole with the next word', () => {
  const { playback } = new Screen(seenBetween(here - 5, here - 3));
  playback.heed({ ...seenBetween(0, here - 3), view: now.view });
  expect(playback.show().rewindable).toBe(false);
  playback.heed(now);
  expect(playback.show().rewindable).toBe(true);
});

test('KM-035, KM-036: pressing a line of the log leads to its moment, the line is marked, and pressing it again leads back', () => {
  const { playback } = new Screen(now);
  const desk = new LogDesk();
  const id = now.events[1]?.id ?? '';
  const lay = (): void => desk.lay(lookBack(playback.show(), () => {}));
  lay();
  expect(desk.roleOf(id)).toBe('open');
  desk.press(id);
  expect(playback.show().rewound).toBe(id);
  lay();
  expect(now.events.filter((each) => desk.roleOf(each.id) === 'shown').map((each) => each.id)).toEqual([id]);
  desk.press(id);
  expect(playback.show().rewound).toBeNull();
});

test('where there is no looking back, the log is only read', () => {
  const { playback } = new Screen(seenBetween(here - 5, here - 3));
  expect(lookBack(playback.show(), () => {})).toBeNull();
});

test('from a moment one line back and one line on, as far as there are lines', () => {
  const lines = ['0.0', '0.2', '4.1'].map((id) => ({ id }));
  expect(stepFrom(lines, '0.2', -1)).toBe('0.0');
  expect(stepFrom(lines, '0.2', 1)).toBe('4.1');
  expect(stepFrom(lines, '0.0', -1)).toBeNull();
  expect(stepFrom(lines, '4.1', 1)).toBeNull();
  expect(stepFrom(lines, null, -1)).toBeNull();
});
