import { type Seat, seat } from '@tavern/engine';
import { ScriptReader } from '@tavern/kit/show/script.ts';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../rules/events.ts';
import { ZONES } from '../../../rules/state.ts';
import { partsOf } from '../../../ui/show/parts.ts';
import { placeOf, spotAt } from '../../../ui/show/places.ts';
import { script } from '../../../ui/show/script.ts';
import { ME, RIVAL, revolution } from '../../revolution.ts';
import { battleIn, counted } from '../battle.ts';
import { EYES, randomMatch } from '../matches.ts';

const reader = new ScriptReader(script);
const after = revolution().match.packet(ME).view;
const beatsOf = (event: Event, viewer: Seat | null = ME, later: readonly Event[] = []) =>
  reader.beats(event, { viewer, later, earlier: () => [], after, lay: null });
const lastsOf = (event: Event, viewer: Seat | null = ME): number =>
  beatsOf(event, viewer).reduce((sum, { lasts }) => sum + lasts, 0);
const soundsOf = (event: Event, viewer: Seat | null = ME) => beatsOf(event, viewer).flatMap(({ sounds = [] }) => sounds);

test('every type of event has a row, and random matches meet all but the rarest of them', () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= 30; seed++)
    for (const moment of randomMatch(seed))
      for (const viewer of EYES)
        for (const event of moment.told(viewer)) {
          met.add(event.type);
          for (const { lasts } of beatsOf(event, viewer)) expect(lasts, event.type).toBeGreaterThanOrEqual(0);
          const { seats, places } = reader.about(event);
          expect(seats.every((each) => each === 0 || each === 1)).toBe(true);
          for (const place of places) expect(placeOf(spotAt(place).seat, spotAt(place).spot)).toBe(place);
        }
  const rare = new Set(['vacant', 'noDraw', 'skipped', 'looked']);
  expect(Object.keys(script.rows).filter((type) => !met.has(type) && !rare.has(type))).toEqual([]);
});

test('every place of the square has a number of its own', () => {
  const places = [ME, RIVAL].flatMap((side) => [...ZONES, 'leader' as const].map((spot) => placeOf(side, spot)));
  expect(new Set(places).size).toBe(12);
  expect(spotAt(placeOf(RIVAL, 'sp'))).toEqual({ seat: RIVAL, spot: 'sp' });
});

describe('what is learnt on the way', () => {
  const placed = (face: 'up' | 'down', card: 'c-1' | null): Event => ({
    type: 'placed',
    seat: RIVAL,
    card,
    zone: 'top',
    face,
    by: null,
  });

  test('a rival’s card turns up on its way, their face-down card and your own do not', () => {
    const phases = (event: Event, viewer: Seat) => beatsOf(event, viewer).map(({ phase }) => phase);
    expect(phases(placed('up', 'c-1'), ME)).toEqual(['draws', 'moves']);
    expect(phases(placed('down', null), ME)).toEqual(['moves']);
    expect(phases(placed('up', 'c-1'), RIVAL)).toEqual(['moves']);
  });

  test('a hand that was looked at stays before the player who looked until it is read, and nobody else waits for it', () => {
    const looked = (cards: 'c-1'[] | null): Event => ({ type: 'looked', seat: ME, count: 1, cards });
    expect(beatsOf(looked(['c-1']), ME).some(({ holds, read }) => holds === true && read === true)).toBe(true);
    expect(beatsOf(looked(['c-1']), RIVAL).some(({ holds }) => holds === true)).toBe(false);
    expect(beatsOf(looked(null), null).some(({ holds }) => holds === true)).toBe(false);
  });
});

describe('the battle', () => {
  const battle = battleIn(counted());

  test('is told part by part: every row, the totals, every award, the race', () => {
    const parts = partsOf(battle);
    expect(beatsOf(battle).map(({ part }) => part)).toEqual(parts.map((_, index) => index));
    expect(parts.map((part) => (part.is === 'row' ? part.row : part.is))).toEqual([
      'printed',
      'leader',
      'effects',
      'help',
      'secret',
      'combo',
      'total',
      'award',
      'award',
      'award',
      'race',
    ]);
    expect(lastsOf(battle)).toBeLessThan(script.calm ?? 0);
  });

  test('sounds won to the winner and to spectators, and lost to the loser', () => {
    expect(
      [ME, RIVAL, null].map((viewer) => soundsOf(battle, viewer).filter((sound) => sound === 'win' || sound === 'lose')),
    ).toEqual([['win'], ['lose'], ['win']]);
  });

  test('is held before the end of the match, so that a press does not skip it unseen', () => {
    const ended: Event = { type: 'ended', winner: seat(0), how: 'points' };
    expect(beatsOf(battle, ME, [ended]).at(-1)).toMatchObject({ holds: true, read: true });
    expect(beatsOf(battle, ME).some(({ holds }) => holds === true)).toBe(false);
  });
});
