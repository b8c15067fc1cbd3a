import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { MOST_BEHIND } from '../../show/haste.ts';
import { ScriptReader } from '../../show/script.ts';
import { type Event, fought, nodded, rolled, Screen, script, walked } from './screen.ts';

const times = <T>(n: number, of: (index: number) => T): T[] => Array.from({ length: n }, (_, index) => of(index));

describe('events are shown', () => {
  test('one after the other, each in its time, and then the present state', () => {
    const screen = new Screen().tell([walked(3), nodded]);
    expect(screen.show).toMatchObject({ playing: true, view: { n: 1 }, left: ['to 3'], rewound: null });
    screen.watch();
    screen.tell([rolled(6)]).watch();
    expect(screen.pictures).toEqual([
      '1 moves: 1 @0',
      '2 moves: 2 @400',
      'nothing: 2 @650',
      '3 thinks: 2 @650',
      '3 rolls: 3 @950',
      '3 lies: 3 @1350',
      'nothing: 3 @1550',
    ]);
    expect(screen.heard).toEqual(['click', 'dice', 'coin']);
    expect(screen.show).toMatchObject({ playing: false, now: null, view: { n: 3 }, left: ['to 3', 'a 6'] });
  });

  test('and later ones wait for their turn', () => {
    const screen = new Screen().tell([walked(3)]);
    screen.watch(200);
    screen.tell([walked(4)]);
    expect(screen.show.now).toMatchObject({ id: '1', lasts: 400 });
    screen.watch();
    expect(screen.pictures).toEqual(['1 moves: 1 @0', '2 moves: 2 @400', 'nothing: 2 @800']);
  });

  test('with the views before and after them, and their progress', () => {
    const screen = new Screen().tell([nodded]).tell([walked(3)]);
    screen.playback.skip();
    screen.tell([walked(4)]);
    const { now } = screen.show;
    expect(now).toMatchObject({ id: '3', event: walked(4), before: { n: 2 }, after: { n: 3 }, phase: 'moves', fades: false });
    screen.watch(100);
    expect(now?.progress.value()).toBeCloseTo(0.25);
  });

  test('part by part, where the beats name parts, and a skipped event shows none', () => {
    const screen = new Screen().tell([{ type: 'counted', rows: 3 }, walked(3)]);
    const parts: unknown[] = [screen.show.now?.part];
    screen.playback.listen(() => parts.push(screen.show.now?.part));
    screen.watch(310);
    expect(parts).toEqual([0, 1, 2, null]);
    screen.playback.skip();
    expect(screen.show.now).toBe(null);
  });

  test('and in the phase `thinks` view and table are still those before the event', () => {
    const screen = new Screen().tell([rolled(6)]);
    const looks: unknown[] = [];
    screen.playback.listen(() => looks.push([screen.show.now?.phase, screen.show.view.n, screen.show.left]));
    expect(screen.show).toMatchObject({ view: { n: 0 }, left: [], now: { phase: 'thinks' } });
    screen.watch();
    expect(looks).toEqual([
      ['rolls', 1, ['a 6']],
      ['lies', 1, ['a 6']],
      [undefined, 1, ['a 6']],
    ]);
  });

  test('in half the time at 2x, and not at all without motion, but each sound of the moment is heard once', () => {
    const events = [walked(3), rolled(6)];
    expect(new Screen().tell(events).watch()).toBe(1_300);
    expect(new Screen({ speed: '2x' }).tell(events).watch()).toBe(650);
    const off = new Screen({ speed: 'off' }).tell([...events, rolled(5)]);
    expect(off.show).toMatchObject({ playing: false, view: { n: 3 } });
    expect(off.heard).toEqual(['click', 'dice', 'coin']);
  });

  test('with an error that names the type, where the script has no row for it', () => {
    const odd = { type: 'sneezed' } as unknown as Event;
    expect(() => new Screen().tell([odd])).toThrow('the script has no row for sneezed');
    expect(() => new ScriptReader(script).about(odd)).toThrow('sneezed');
  });

  test('and a line of the book is about their seats and places, each once', () => {
    const reader = new ScriptReader(script);
    expect(reader.about(walked(7))).toEqual({ seats: [1], places: [7] });
    expect(reader.about(rolled(6))).toEqual({ seats: [], places: [] });
  });
});

describe('a press', () => {
  test.each([
    ['before anything has happened', 100],
    ['while dice roll', 500],
    ['while they lie', 800],
    ['between two events', 900],
    ['while somebody walks', 1_000],
  ])('ends everything at once and silently: %s', (_, ms) => {
    const screen = new Screen().tell([rolled(6), walked(3), rolled(2)]);
    screen.watch(ms);
    const { now } = screen.show;
    const heard = [...screen.heard];
    let end = now?.progress.value() ?? 0;
    now?.progress.listen((value) => {
      end = value;
    });
    screen.playback.skip();
    expect(screen.show).toMatchObject({ playing: false, now: null, view: { n: 3 }, left: ['a 6', 'to 3', 'a 2'] });
    expect(end).toBe(1);
    expect(now?.progress.value()).toBe(1);
    const pictures = screen.pictures.length;
    screen.watch(5_000);
    expect(screen.pictures).toHaveLength(pictures);
    expect(screen.heard).toEqual(heard);
    expect(screen.queue.busy).toBe(false);
  });

  test('also ends text to read', () => {
    const screen = new Screen().tell([fought, walked(3)]);
    screen.watch(700);
    expect(screen.show.now?.phase).toBe('lies');
    screen.playback.skip();
    expect(screen.show).toMatchObject({ playing: false, view: { n: 2 } });
    screen.watch(5_000);
    expect(screen.heard).toEqual(['sword']);
  });

  test('right after another ends nothing, and the next event is shown and heard once', () => {
    const screen = new Screen().tell([rolled(6)]);
    screen.playback.skip();
    const pictures = screen.pictures.length;
    screen.playback.skip();
    expect(screen.pictures).toHaveLength(pictures);
    screen.tell([rolled(5)]).watch();
    expect(screen.heard).toEqual(['dice', 'coin']);
    expect(screen.shown).toEqual(['1', '2']);
  });
});

describe('a backlog', () => {
  test('is hurried, the more the longer it is', () => {
    const took = (n: number): number => new Screen().tell(times(n, walked)).watch();
    expect(took(3)).toBe(1_200);
    expect(took(10)).toBeLessThan(3_200);
    expect(took(40)).toBeLessThan(6_000);
    expect(took(40)).toBeGreaterThan(took(10));
  });

  test('is hurried less and less as it shrinks', () => {
    const screen = new Screen().tell(times(10, walked));
    const lasts: number[] = [];
    screen.playback.listen(() => lasts.push(screen.show.now?.lasts ?? 0));
    expect(screen.show.now?.lasts).toBe(400 / (4_000 / 1_500));
    screen.watch();
    expect(lasts.slice(-4)).toEqual([400, 400, 400, 0]);
    expect(lasts.slice(0, -1)).toEqual(lasts.slice(0, -1).toSorted((a, b) => a - b));
  });

  test('that is too long loses its oldest events, which have happened all the same', () => {
    const most = MOST_BEHIND / 400;
    const screen = new Screen().tell(times(most + 30, walked));
    expect(screen.show.view.n).toBe(31);
    expect(screen.show.left).toHaveLength(31);
    screen.watch();
    expect(screen.shown).toEqual(times(most, (index) => `${31 + index}`));
    expect(screen.show).toMatchObject({ view: { n: most + 30 } });
    expect(screen.show.left).toHaveLength(most + 30);
  });

  test('is cut also while an event is shown, and that one is shown to its end', () => {
    const screen = new Screen().tell([walked(1)]);
    screen.watch(100);
    screen.tell(times(100, walked));
    expect(screen.show.now?.id).toBe('1');
    screen.watch();
    expect(screen.shown).toEqual(['1', ...times(MOST_BEHIND / 400, (index) => `${52 + index}`)]);
  });

  test('does not hurry or drop text to read, and keeps the shortest time of a beat', () => {
    const screen = new Screen().tell(times(20, () => fought));
    const lasts = new Map<string, number>();
    screen.playback.listen(() => {
      const { now } = screen.show;
      if (now !== null) lasts.set(`${now.id} ${now.phase}`, now.lasts);
    });
    screen.watch();
    expect(screen.shown).toHaveLength(20);
    expect(times(20, (index) => lasts.get(`${index + 1} lies`))).toEqual([...times(19, () => 900), 1_400]);
    expect(lasts.get('2 moves')).toBe(100);
    expect(lasts.get('20 moves')).toBe(400);
  });
});

describe('a foreseen view', () => {
  test('is drawn at once, and its events are not shown again; later ones are', () => {
    const screen = new Screen().tell([walked(3)]);
    screen.watch();
    screen.foresee(2);
    expect(screen.show).toMatchObject({ playing: false, view: { n: 2 }, left: ['to 3'] });
    screen.tell([walked(4)], { foreseen: true });
    expect(screen.show).toMatchObject({ playing: false, view: { n: 2 }, left: ['to 3', 'to 4'] });
    expect(screen.heard).toEqual(['click']);
    screen.tell([rolled(6)]);
    expect(screen.show.now).toMatchObject({ id: '3', before: { n: 2 }, after: { n: 3 } });
  });

  test('that came together with unforeseen events: only those are shown', () => {
    const screen = new Screen().foresee(1);
    const all = [...screen.told([walked(3)], 1, { foreseen: true }), ...screen.told([walked(4)], 2)];
    screen.heed({ events: all, view: { n: 2, over: false }, foreseen: false }).watch();
    expect(screen.shown).toEqual(['2']);
  });

  test('stays drawn while the first of two answers is confirmed', () => {
    const screen = new Screen().foresee(1).foresee(2);
    screen.heed({ events: screen.told([walked(3)], 1, { foreseen: true }) });
    expect(screen.show).toMatchObject({ playing: false, view: { n: 2 }, left: ['to 3'] });
    screen.tell([walked(4)], { foreseen: true });
    expect(screen.show).toMatchObject({ playing: false, view: { n: 2 }, left: ['to 3', 'to 4'] });
    expect(screen.shown).toEqual([]);
  });

  test('is not drawn before its events have been seen, where the script says so', () => {
    const screen = new Screen().tell([walked(3)]);
    screen.watch();
    screen.foresee(2, true);
    expect(screen.show).toMatchObject({ playing: false, view: { n: 1 } });
    screen.tell([walked(4)], { foreseen: true, over: true });
    expect(screen.show).toMatchObject({ playing: true, now: { id: '2', before: { n: 1 } } });
    screen.watch();
    expect(screen.show).toMatchObject({ playing: false, view: { n: 2, over: true } });
    expect(screen.heard).toEqual(['click', 'click']);
  });

  test('that was wrong leaves nothing behind', () => {
    for (const over of [false, true]) {
      const screen = new Screen().foresee(9, over).heed({ view: { n: 0, over: false }, foreseen: false });
      expect(screen.show).toMatchObject({ playing: false, view: { n: 0 }, left: [] });
      screen.tell([walked(3)]);
      expect(screen.show.now).toMatchObject({ id: '1', before: { n: 0 } });
    }
  });
});

describe('not animated', () => {
  test('events from before the table was opened here', () => {
    const screen = new Screen().tell([walked(3), rolled(6)], { past: true });
    expect(screen.show).toMatchObject({ playing: false, view: { n: 2 }, left: ['to 3', 'a 6'] });
    screen.watch(2_000);
    expect([screen.shown, screen.heard]).toEqual([[], []]);
  });

  test('nor earlier events that come with them; later ones are', () => {
    const screen = new Screen();
    const all = [...screen.told([nodded], 1), ...screen.told([nodded], 2, { past: true }), ...screen.told([walked(3)], 3)];
    screen.heed({ events: all, view: { n: 3, over: false } }).watch();
    expect(screen.shown).toEqual(['3']);
  });

  test('events while the page is hidden, and events that waited when it was hidden', () => {
    const screen = new Screen();
    screen.hidden = true;
    screen.tell([rolled(6)]);
    expect(screen.show).toMatchObject({ playing: false, view: { n: 1 }, left: ['a 6'] });
    screen.hidden = false;
    screen.tell([walked(3), walked(4)]);
    screen.watch(100);
    screen.hidden = true;
    screen.watch();
    expect(screen.shown).toEqual(['2']);
    expect(screen.heard).toEqual(['click']);
    expect(screen.show).toMatchObject({ view: { n: 3 } });
  });

  test('the same events for another viewer', () => {
    const screen = new Screen().tell([walked(3), rolled(6)]);
    screen.watch(100);
    screen.playback.rewind('1');
    const others = screen.told([nodded, walked(5)], 1);
    screen.heed({ viewer: seat(1), events: others, view: { n: 2, over: false } });
    expect(screen.show).toMatchObject({ playing: false, rewound: null, view: { n: 2 }, left: ['to 5'] });
    screen.watch(2_000);
    expect([screen.shown, screen.heard]).toEqual([['1'], ['click']]);
    screen.tell([walked(6)]);
    expect(screen.show.now).toMatchObject({ id: '3', before: { n: 2 } });
  });

  test('another match, with none of the known events', () => {
    const screen = new Screen().tell([walked(3)]);
    screen.watch();
    const all = screen.told([walked(7), walked(8)], 50);
    screen.heed({ events: all, view: { n: 51, over: false } });
    expect(screen.show).toMatchObject({ playing: false, view: { n: 51 }, left: ['to 7', 'to 8'] });
  });

  test('history that is filled in later; but all that it left is on the table, in order', () => {
    const screen = new Screen();
    const late = screen.told([walked(3)], 3, { past: true });
    screen.heed({ events: late, view: { n: 3, over: false } });
    expect(screen.show.left).toEqual(['to 3']);
    const all = [...screen.told([walked(1), walked(2)], 1, { past: true }), ...late];
    screen.heed({ events: all });
    expect(screen.show).toMatchObject({ playing: false, view: { n: 3 }, left: ['to 1', 'to 2', 'to 3'] });
    expect(screen.shown).toEqual([]);
    // Also where an event comes at the same moment.
    const more = new Screen().heed({ events: late, view: { n: 3, over: false } });
    more.heed({ events: [...all, ...more.told([walked(4)], 4)], view: { n: 4, over: false } });
    expect(more.show.now?.id).toBe('4');
    more.watch();
    expect(more.show.left).toEqual(['to 1', 'to 2', 'to 3', 'to 4']);
  });

  test('the same events once more', () => {
    const screen = new Screen().tell([walked(3)]);
    const pictures = screen.pictures.length;
    screen.heed({});
    expect(screen.pictures).toHaveLength(pictures);
  });
});

describe('under reduced motion', () => {
  test('motions fade for a moment, dice do not roll, and nothing is waited for', () => {
    const screen = new Screen({ calm: true }).tell([rolled(6), walked(3)]);
    expect(screen.show.now).toMatchObject({ id: '2', fades: true, lasts: 150 });
    expect(screen.watch()).toBe(150);
    expect(screen.heard.toSorted()).toEqual(['click', 'coin', 'dice']);
  });

  test('text to read keeps its time', () => {
    const screen = new Screen({ calm: true }).tell([fought]);
    expect(screen.watch()).toBe(150 + 1_400);
    const quick = new Screen({ calm: true, speed: '2x' }).tell([fought]);
    expect(quick.watch()).toBeLessThanOrEqual((150 + 1_400) / 2 + 10);
    expect(new Screen({ calm: true, speed: 'off' }).tell([fought]).show.playing).toBe(false);
  });
});

describe('looking back', () => {
  test('shows the view of an event and what was left then, and ends motions', () => {
    const screen = new Screen().tell([walked(3), rolled(6), walked(4)]);
    screen.watch();
    screen.tell([rolled(1)]).watch(100);
    const heard = [...screen.heard];
    screen.playback.rewind('2');
    expect(screen.show).toMatchObject({ rewound: '2', playing: false, now: null, view: { n: 2 }, left: ['to 3', 'a 6'] });
    screen.watch(2_000);
    expect(screen.heard).toEqual(heard);
    expect(screen.show.rewound).toBe('2');
  });

  test('continues whatever happens meanwhile, and then returns to the present', () => {
    const screen = new Screen().tell([walked(3), rolled(6)], { past: true });
    screen.playback.rewind('1');
    const pictures = screen.shown.length;
    screen.tell([walked(4)]);
    screen.watch(2_000);
    expect(screen.show).toMatchObject({ rewound: '1', playing: false, view: { n: 1 }, left: ['to 3'] });
    screen.playback.rewind(null);
    expect(screen.show).toMatchObject({ rewound: null, playing: false, view: { n: 3 }, left: ['to 3', 'a 6', 'to 4'] });
    expect(screen.shown).toHaveLength(pictures);
    expect(screen.heard).toEqual([]);
    screen.tell([walked(5)]);
    expect(screen.show.now?.id).toBe('4');
  });

  test('returning to the present ends nothing when already there, and an unknown event shows nothing', () => {
    const screen = new Screen().tell([walked(3)]);
    screen.watch(100);
    screen.playback.rewind(null);
    screen.playback.rewind('nothing');
    expect(screen.show).toMatchObject({ playing: true, rewound: null, now: { id: '1' } });
  });
});

test('a page that is hidden during the show neither animates nor sounds on', () => {
  const screen = new Screen().tell([rolled(6), walked(2)]);
  screen.watch(100);
  screen.hidden = true;
  screen.queue.skip();
  expect(screen.heard).toEqual([]);
  expect(screen.show).toMatchObject({ playing: false, view: { n: 2 } });
});
