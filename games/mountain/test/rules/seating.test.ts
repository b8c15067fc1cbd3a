import { firstChoice, parseSettings, type Sitter, withBots } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import type { Mountain } from '../../rules/types.ts';

// KM-185, H-56: which team a seat is in is a choice of that seat, set by the room. How rooms ask for it is in server/test/rooms/seating.test.ts.

const settings = (mode: Mountain['rules']['mode'], ...teams: readonly string[]) =>
  parseSettings(game, { rules: { mode }, seats: teams.map((team) => (team === '' ? {} : { team })) });
const rules = (mode: Mountain['rules']['mode']) => game.rules.parse({ mode });
const allowed = (mode: Mountain['rules']['mode'], by: Sitter, team: string) =>
  game.seatChoice(rules(mode), by).safeParse({ team }).success;

describe('H-56: teams', () => {
  test('are two or three', () => {
    expect(settings('teams', 'hawk', 'stag')).toMatchObject({ ok: true });
    expect(settings('teams', 'hawk', 'bear', 'stag', 'bear')).toMatchObject({ ok: true });
    expect(settings('teams', 'bear', 'bear', 'bear')).toMatchObject({ ok: false, field: 'seats', why: { key: 'seats.oneTeam' } });
    expect(settings('teams', 'hawk', 'crow')).toMatchObject({ ok: false, field: 'seats.1.team' });
  });

  test('are filled in turn by those who sit down', () => {
    const seats: Mountain['seat'][] = [];
    for (let i = 0; i < 4; i++) seats.push(firstChoice(game, rules('teams'), seats, 'person'));
    expect(seats.map(({ team }) => team)).toEqual(['hawk', 'stag', 'hawk', 'stag']);
    const beside = { class: 'scout', team: 'stag' } as const;
    expect(firstChoice(game, rules('teams'), [beside, beside], 'bot').team).toBe('hawk');
  });

  test('are not there in a race', () => {
    expect(settings('race', '', '')).toMatchObject({ ok: true, seats: [{ class: 'scout' }, { class: 'scout' }] });
    expect(settings('race', 'hawk', '')).toMatchObject({ ok: false, field: 'seats.0.team' });
  });
});

test('a bot that sits down takes a class that nobody has yet; the eighth takes the first again', () => {
  const seats: Mountain['seat'][] = [{ class: 'scout' }];
  for (let i = 0; i < 7; i++) seats.push(firstChoice(game, rules('race'), seats, 'bot'));
  expect(new Set(seats.map((seat) => seat.class)).size).toBe(7);
  expect(seats.at(-1)?.class).toBe('scout');
  expect(firstChoice(game, rules('race'), seats, 'person').class).toBe('scout');
});

describe('H-56: co-op', () => {
  test('has people in one team and bots in the other', () => {
    expect(allowed('coop', 'person', 'hawk')).toBe(true);
    expect(allowed('coop', 'person', 'stag')).toBe(false);
    expect(allowed('coop', 'bot', 'stag')).toBe(true);
    expect(allowed('coop', 'bot', 'hawk')).toBe(false);
  });

  test('has as many bots as people', () => {
    expect(settings('coop', 'hawk', 'stag', 'stag', 'hawk')).toMatchObject({ ok: true });
    const uneven = { ok: false, field: 'seats', why: { key: 'seats.uneven', with: { people: 2, bots: 1 } } };
    expect(settings('coop', 'hawk', 'hawk', 'stag')).toMatchObject(uneven);
    expect(withBots(game, rules('coop'), ['person', null, 'person'])).toEqual(['person', 'bot', 'person', 'bot']);
    expect(withBots(game, rules('coop'), ['person', 'bot', 'bot'])).toEqual(['person', 'bot', null]);
    expect(withBots(game, rules('teams'), ['person', null])).toEqual(['person', null]);
  });
});
