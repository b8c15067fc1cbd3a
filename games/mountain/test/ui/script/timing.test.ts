import { seat } from '@tavern/engine';
import { hasteWith } from '@tavern/kit/show/haste.ts';
import { motionOf } from '@tavern/kit/show/pending.ts';
import { ScriptReader } from '@tavern/kit/show/script.ts';
import type { SoundName } from '@tavern/kit/sound/names.ts';
import { describe, expect, test } from 'vitest';
import type { Event, MoveWhy } from '../../../rules/events.ts';
import { readingTime } from '../../../ui/script/rounds.ts';
import { script } from '../../../ui/script/script.ts';
import { NOTHING_LEFT } from '../../../ui/show/left.ts';
import { walkOf, walksOf } from '../../../ui/show/walk.ts';
import { attack, type MountainScene, mountain } from '../../mountain.ts';
import { duelling, facing, HIT, MISS, round } from '../../rules/scenes.ts';
import { randomMatch } from '../show/matches.ts';

const reader = new ScriptReader(script);
/** As those who are not in it see and hear it. */
const { view: ofSix } = mountain({ players: [{}, {}, {}, {}, {}, {}] }).match.packet(null);
const beatsOf = (event: Event) =>
  reader.beats(event, { viewer: null, later: [], earlier: () => [], after: ofSix, lay: NOTHING_LEFT });
const lastsOf = (event: Event): number => motionOf(beatsOf(event));
const soundsOf = (event: Event): readonly SoundName[] => beatsOf(event).flatMap(({ sounds = [] }) => sounds);

const moved = (from: number, to: number, why: MoveWhy = 'roll'): Event => ({ type: 'moved', seat: seat(0), from, to, why });
const events = Array.from({ length: 16 }, (_, seed) => seed).flatMap((seed) =>
  Array.from(randomMatch(seed), ({ told }) => told(null)).flat(),
);

describe('KM-060: figures walk', () => {
  test('tile by tile, on and back', () => {
    expect(walkOf(moved(3, 6))).toEqual([3, 4, 5, 6]);
    expect(walkOf(moved(6, 3, 'luck'))).toEqual([6, 5, 4, 3]);
    expect(walkOf(moved(9, 3, 'retreat'))).toEqual([9, 8, 7, 6, 5, 4, 3]);
  });

  test('two who change places leap at the same time; what is told of each of them after it has been seen', () => {
    const swapped = { type: 'swapped', seat: seat(0), with: seat(1), from: 9, to: 3 } as const;
    expect(walksOf(swapped)).toEqual([
      { seat: 0, walk: [9, 3] },
      { seat: 1, walk: [3, 9] },
    ]);
    expect(walksOf({ type: 'moved', seat: seat(0), from: 9, to: 3, why: 'wave' })).toEqual([]);
  });

  test('what magic moves goes in one leap', () => {
    for (const why of ['spirit', 'blink-scroll'] as const) expect(walkOf(moved(9, 3, why))).toEqual([9, 3]);
  });

  test('a way of no tiles is none and takes no time', () => {
    expect(walkOf(moved(0, 0, 'luck'))).toEqual([]);
    expect(lastsOf(moved(0, 0, 'luck'))).toBe(0);
  });

  test('farther takes longer, up to a limit', () => {
    expect(lastsOf(moved(0, 4))).toBeGreaterThan(lastsOf(moved(0, 3)));
    expect(lastsOf(moved(19, 0, 'luck'))).toBeLessThan(1_000);
  });
});

describe('KM-043, KM-044: dice that decide can be read by those who are in it', () => {
  const me = seat(0);
  const own = (from: MountainScene): { readonly round: string; readonly reading: number }[] => {
    const told = from.told(0);
    return told.flatMap((event, index) =>
      event.type === 'fightRound' || event.type === 'duelRound'
        ? [{ round: event.type, reading: readingTime(event, told.slice(index + 1), me) }]
        : [],
    );
  };

  test('a round of your own fight or duel stays for a while, the last of it longer; nobody else waits for it', () => {
    const fight = facing(['orc'], { hp: 5 }, [...MISS, ...HIT, ...HIT, 99]).answer(0, attack(0, 'end'));
    expect(own(fight)).toEqual([
      { round: 'fightRound', reading: 800 },
      { round: 'fightRound', reading: 800 },
      { round: 'fightRound', reading: 1_300 },
    ]);
    const duel = round(duelling([{}, { hp: 1 }], [...MISS, ...HIT]), attack(1, 'end'), attack(0, 'end'));
    expect(own(duel)).toEqual([
      { round: 'duelRound', reading: 800 },
      { round: 'duelRound', reading: 1_300 },
    ]);
    for (const other of [seat(2), null])
      for (const event of [...fight.told(null), ...duel.told(null)]) expect(readingTime(event, [], other)).toBe(0);
  });

  test('of several own fights that wait only the last is news enough', () => {
    const told = facing(['orc'], { hp: 5 }, [...HIT, ...HIT, 99])
      .answer(0, attack(0, 'end'))
      .told(0);
    const first = told.find(({ type }) => type === 'fightRound');
    if (first === undefined) throw new Error('nobody fought');
    expect(readingTime(first, [...told, { type: 'foes', seat: me, foes: ['orc'] }], me)).toBe(0);
    expect(readingTime(first, [...told, { type: 'foes', seat: seat(1), foes: ['orc'] }], me)).toBe(800);
  });
});

test('KM-060, KM-179: the motion of every event of a match takes less than a second; only what is to be read stays longer', () => {
  for (const event of events) expect(lastsOf(event), event.type).toBeLessThan(1_000);
});

test('the more there is to show, the faster it goes', () => {
  expect(hasteWith(0)).toBe(1);
  expect(hasteWith(1_500)).toBe(1);
  expect(hasteWith(6_000)).toBe(4);
  expect(hasteWith(60_000)).toBe(8);
});

describe('KM-011, KM-060: what is heard', () => {
  const heard = (type: Event['type']): Set<string> =>
    new Set(events.filter((event) => event.type === type).map((event) => soundsOf(event).join()));

  test.each([
    ['initiative', 'dice'],
    ['rolled', 'dice'],
    ['drew', 'card'],
    ['luckDrawn', 'card'],
    ['duelBegan', 'drum'],
    ['lootMove', 'coin'],
    ['traded', 'coin'],
    ['claimed', 'horn'],
    ['won', 'horn'],
  ] as const)('%s: %s', (type, sound) => {
    expect(heard(type)).toEqual(new Set([sound]));
  });

  test('a round in which a blow lands rings, when its dice rest; one without is only dice', () => {
    for (const event of events) {
      const isRound = event.type === 'fightRound' || event.type === 'duelRound';
      if (!isRound) continue;
      const lands =
        event.type === 'fightRound' ? event.foes.some(({ struck }) => struck) : event.fighters.some(({ hits }) => hits);
      expect(soundsOf(event)).toEqual(lands ? ['dice', 'sword'] : ['dice']);
      const [rolls] = beatsOf(event);
      expect(rolls).toMatchObject({ phase: 'rolls', sounds: ['dice'] });
    }
    expect(heard('fightRound')).toEqual(new Set(['dice,sword', 'dice']));
  });
});
