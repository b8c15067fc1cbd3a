import { same, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { View } from '../../../rules/view.ts';
import { attack } from '../../mountain.ts';
import { facing, HIT, MISS } from '../../rules/scenes.ts';
import { happenings, type MountainSeen, Screen } from '../show/clock.ts';
import { type Glimpse, glimpseOf, nth, randomMatch, seenBy } from '../show/matches.ts';

/** What the frame hands on after a number of answers: the first `past` of them bring no news, what came with `foreseen` was drawn. */
function seenAfter(match: readonly Glimpse[], answers: number, past = 1, foreseen = -1): MountainSeen {
  const events = match
    .slice(0, answers + 1)
    .flatMap((glimpse, n) => happenings(glimpse, n, { past: n < past, foreseen: n === foreseen }));
  return { viewer: seat(0), events, view: nth(match, answers).view, foreseen: false };
}

const asInView = (shown: View | undefined, { view }: MountainSeen): boolean => shown !== undefined && same(shown, view);
const eventIds = ({ events }: MountainSeen): string[] => events.map(({ id }) => id);

/** The rounds of fights and duels that seat 0 is in. */
const ownRounds = ({ events }: MountainSeen): string[] =>
  events.flatMap(({ id, event }) => {
    if (event.type === 'fightRound') return event.seat === 0 ? [id] : [];
    return event.type === 'duelRound' && event.fighters.some((line) => line.seat === 0) ? [id] : [];
  });

/** How long it took that is not hurried: rounds of fights, and what is to be read. */
function calmIn({ shown }: Screen, { events }: MountainSeen): number {
  const rounds = new Set(
    events.flatMap(({ id, event: { type } }) => (type === 'fightRound' || type === 'duelRound' ? [id] : [])),
  );
  return shown.reduce((sum, { id, ms, lay }) => sum + (rounds.has(id) ? ms : lay), 0);
}

/** Answers of this match that tell at least this many events. */
const tellingAnswers = (match: readonly Glimpse[], least: number): number[] =>
  match.flatMap(({ events }, n) => (n > 0 && events.length >= least ? [n] : []));

describe('KM-060: what happens is shown, event by event', () => {
  const match = seenBy(randomMatch(3), seat(0));
  const end = match.length - 1;

  test('a spectator sees every event once, in order, and after each answer the board is as the view says', () => {
    const screen = new Screen(seenAfter(match, 0));
    for (let answers = 1; answers <= end; answers++) {
      const seen = seenAfter(match, answers);
      screen.playback.heed(seen);
      screen.watch();
      expect(asInView(screen.show.view, seen), `after answer ${answers}`).toBe(true);
    }
    expect(screen.shown.map(({ id }) => id)).toEqual(eventIds(seenAfter(match, end)));
  });

  test('while an event is shown the board is as the event leaves it, and what was before is at hand', () => {
    const [busy = 0] = tellingAnswers(match, 4);
    const screen = new Screen(seenAfter(match, busy - 1));
    screen.playback.heed(seenAfter(match, busy));
    const { now, view } = screen.show;
    expect(now?.after).toBe(view);
    expect(same(view, nth(nth(match, busy).views, 0))).toBe(true);
    expect(asInView(now?.before, seenAfter(match, busy - 1))).toBe(true);
    screen.watch(64);
    expect(now?.progress.value()).toBeGreaterThan(0);
  });

  test.each(['1x', '2x'] as const)(
    'no motion but a round of the viewer’s own takes a second, and a press shows at once how things stand (%s)',
    (speed) => {
      const screen = new Screen(seenAfter(match, 0), { speed });
      for (let answers = 1; answers <= end; answers++) {
        const seen = seenAfter(match, answers);
        screen.playback.heed(seen);
        if (answers % 3 === 0) {
          screen.watch(160);
          screen.playback.skip();
          expect(screen.show).toMatchObject({ now: null, playing: false });
          expect(asInView(screen.show.view, seen)).toBe(true);
        } else screen.watch();
      }
      const rounds = ownRounds(seenAfter(match, end));
      const longest = (own: boolean): number =>
        Math.max(...screen.shown.filter(({ id }) => rounds.includes(id) === own).map(({ ms, lay }) => (own ? ms : ms - lay)));
      expect(longest(false)).toBeLessThan(speed === '1x' ? 1_000 : 500);
      // Those who are in it read its dice; nobody has to, for a press ends that too.
      expect(longest(true)).toBeGreaterThan(speed === '1x' ? 1_000 : 500);
      expect(longest(true)).toBeLessThan(speed === '1x' ? 2_200 : 1_100);
    },
  );

  test('without motion nothing is shown on the way', () => {
    const screen = new Screen(seenAfter(match, 0), { speed: 'off' });
    for (let answers = 1; answers <= end; answers++) {
      const seen = seenAfter(match, answers);
      screen.playback.heed(seen);
      expect(screen.show.playing).toBe(false);
      expect(asInView(screen.show.view, seen)).toBe(true);
    }
  });

  test('a viewer whose system asks for less motion gets fades', () => {
    const screen = new Screen(seenAfter(match, 0), { calm: true });
    const [first = 0] = tellingAnswers(match, 1);
    screen.playback.heed(seenAfter(match, first));
    expect(screen.show.now).toMatchObject({ fades: true, lasts: 150 });
    screen.watch();
    expect(Math.max(...screen.shown.map(({ ms }) => ms))).toBeLessThanOrEqual(160);
  });

  test('bots at full speed: whatever comes in one go is caught up with in 6 seconds, but for rounds of fights and what is to be read', () => {
    for (const burst of [20, 60, end]) {
      const screen = new Screen(seenAfter(match, 0));
      screen.playback.heed(seenAfter(match, burst));
      const took = screen.watch();
      expect(took - calmIn(screen, seenAfter(match, burst))).toBeLessThan(6_000);
      const all = eventIds(seenAfter(match, burst));
      const shown = screen.shown.map(({ id }) => id);
      expect(shown, 'the newest, without a gap').toEqual(all.slice(all.length - shown.length));
      expect(asInView(screen.show.view, seenAfter(match, burst))).toBe(true);
    }
  });

  test('bots that answer while others are still shown are never far ahead, but for the dice of the viewer’s last fight', () => {
    const screen = new Screen(seenAfter(match, 0));
    for (let answers = 1; answers <= end; answers++) {
      screen.playback.heed(seenAfter(match, answers));
      screen.watch(96);
    }
    const before = calmIn(screen, seenAfter(match, end));
    expect(screen.watch() - (calmIn(screen, seenAfter(match, end)) - before)).toBeLessThan(6_000);
    expect(asInView(screen.show.view, seenAfter(match, end))).toBe(true);
  });
});

describe('KM-043, KM-044: with "To the end" every round can be read by those who are in it', () => {
  const ROUNDS = 9;
  const dice = [...Array.from({ length: ROUNDS - 2 }, () => MISS), HIT, HIT].flat();

  /** A fight that seat 0 fights to the end, on the screen of somebody. */
  function fought(viewer: number, options: ConstructorParameters<typeof Screen>[1] = {}) {
    const scene = facing(['orc'], { hp: 5 }, [...dice, 99]);
    const { match } = scene;
    match.watch();
    const screen = new Screen({ viewer: seat(viewer), events: [], view: scene.view(viewer), foreseen: false }, options);
    /** How long its dice tumbled. */
    const lasts = new Map<string, number>();
    screen.playback.listen(() => {
      const { now } = screen.show;
      if (now?.phase === 'rolls' && !now.fades) lasts.set(now.id, now.lasts);
    });
    const answered = match.answer(seat(0), scene.asks(0, 'fight').id, attack(0, 'end'));
    if (!answered.ok) throw new Error('refused');
    const glimpse = glimpseOf(match, answered.events, seat(viewer));
    const events = happenings(glimpse, 1);
    const seen = { viewer: seat(viewer), events, view: glimpse.view, foreseen: false };
    screen.playback.heed(seen);
    return { screen, lasts, seen, rounds: events.filter(({ event }) => event.type === 'fightRound').map(({ id }) => id) };
  }

  /** How long each round's dice lay there. */
  function lain({ screen, lasts, rounds }: ReturnType<typeof fought>): number[] {
    screen.watch();
    return rounds.map((id) => (screen.shown.find((each) => each.id === id)?.ms ?? 0) - (lasts.get(id) ?? 0));
  }

  test('0.9 seconds each and 1.4 the last, also where motion is unwelcome, half as long at 2x, and in none without motion', () => {
    for (const [options, each, last] of [
      [{}, 900, 1_400],
      [{ calm: true }, 900, 1_400],
      [{ speed: '2x' }, 450, 700],
    ] as const) {
      const times = lain(fought(0, options));
      expect(times).toHaveLength(ROUNDS);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(each);
      expect(times.at(-1)).toBeGreaterThanOrEqual(last);
    }
    expect(fought(0, { speed: 'off' }).screen.show.playing).toBe(false);
  });

  test('spectators are not kept waiting', () => {
    expect(Math.max(...lain(fought(1)))).toBeLessThan(400);
  });

  test('a press ends it at once, while dice roll and while they rest', () => {
    for (const ms of [160, 1_200, 3_000]) {
      const { screen, seen } = fought(0);
      screen.watch(ms);
      expect(screen.show.playing).toBe(true);
      screen.playback.skip();
      expect(screen.show).toMatchObject({ now: null, playing: false });
      expect(asInView(screen.show.view, seen)).toBe(true);
      expect(screen.queue.busy).toBe(false);
    }
  });
});

describe('what is not news is not shown', () => {
  const match = seenBy(randomMatch(9), seat(0));
  const last = match.length - 1;

  test('what happened before the table was opened', () => {
    const screen = new Screen(seenAfter(match, 40, 41));
    screen.playback.heed(seenAfter(match, 50, 51));
    expect(screen.shown).toEqual([]);
    expect(asInView(screen.show.view, seenAfter(match, 50))).toBe(true);
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
    expect(asInView(screen.show.view, seenAfter(others, 20))).toBe(true);
  });

  test('an answer of the viewer’s own that was foreseen: the view is ahead, and its event is not shown a second time', () => {
    const dressed = match.findIndex(
      ({ events }) => events.length === 1 && ['equipped', 'unequipped'].includes(events[0]?.type ?? ''),
    );
    expect(dressed).toBeGreaterThan(0);
    const before = seenAfter(match, dressed - 1);
    const after = seenAfter(match, dressed, 1, dressed);
    const screen = new Screen(before);
    screen.playback.heed({ ...before, view: after.view, foreseen: true });
    expect(screen.show.playing).toBe(false);
    expect(asInView(screen.show.view, after)).toBe(true);
    screen.playback.heed(after);
    expect(screen.show.playing).toBe(false);
    expect(asInView(screen.show.view, after)).toBe(true);
    // What comes after it is news again, also in one go with it.
    const ahead = new Screen(before);
    ahead.playback.heed({ ...before, view: after.view, foreseen: true });
    const next = tellingAnswers(match, 1).find((n) => n > dressed) ?? 0;
    ahead.playback.heed(seenAfter(match, next, 1, dressed));
    ahead.watch();
    expect(ahead.shown[0]?.id).toBe(`${next}.0`);
    // And an event that nobody foresaw is shown, whatever was drawn before it.
    const unforeseen = new Screen(before);
    unforeseen.playback.heed(seenAfter(match, dressed));
    expect(unforeseen.show.now?.id).toBe(`${dressed}.0`);
  });

  test('a prediction that was wrong leaves nothing behind', () => {
    const before = seenAfter(match, 30);
    const screen = new Screen(before);
    screen.playback.heed({ ...before, view: seenAfter(match, 60).view, foreseen: true });
    expect(asInView(screen.show.view, seenAfter(match, 60))).toBe(true);
    screen.playback.heed({ ...before });
    expect(asInView(screen.show.view, before)).toBe(true);
  });
});
