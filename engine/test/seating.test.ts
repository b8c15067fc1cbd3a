import { type Game, parseSettings, say } from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import { expect, test } from 'vitest';
import { fast } from '../rng/fast.ts';
import { magpies } from './magpies/magpies.ts';
import type { Magpies } from './magpies/types.ts';

const taken = say('bird.taken');
const lonely = say('birds.lonely');

const unlike = (_rules: object, { bird }: Magpies['seat'], others: readonly Magpies['seat'][]) =>
  others.some((each) => each.bird === bird) ? { field: 'bird', why: taken } : null;
const crowed = (_rules: object, seats: readonly Magpies['seat'][]) => (seats.some(({ bird }) => bird === 'crow') ? null : lonely);

/** No bird twice. */
const strict: Game<Magpies> = { ...magpies, seating: { clash: unlike } };
/** Without a crow nobody begins. */
const loose: Game<Magpies> = { ...magpies, seating: { lacks: crowed } };
const settings = (game: Game<Magpies>, ...birds: readonly string[]) =>
  parseSettings(game, { rules: {}, seats: birds.map((bird) => ({ bird })) });

test('a choice that cannot be beside an earlier one is refused, with its seat and field', () => {
  expect(settings(strict, 'crow', 'magpie')).toMatchObject({ ok: true });
  expect(settings(strict, 'magpie', 'crow', 'magpie')).toEqual({
    ok: false,
    code: 'malformed',
    field: 'seats.2.bird',
    why: taken,
  });
});

test('what all seats lack together is refused, and a single choice that cannot be read comes first', () => {
  expect(settings(loose, 'magpie', 'crow', 'magpie')).toMatchObject({ ok: true });
  expect(settings(loose, 'magpie', 'magpie')).toEqual({ ok: false, code: 'malformed', field: 'seats', why: lonely });
  expect(settings(loose, 'magpie', 'owl')).toMatchObject({ field: 'seats.1.bird', why: { key: 'refusal.malformed' } });
});

test.each([strict, loose])('made-up choices go together', (game) => {
  for (let seed = 0; seed < 30; seed++) {
    const seats = sampleSeats(game, game.rules.parse({}), 2, fast(seed).stream('seats'));
    expect(parseSettings(game, { rules: {}, seats })).toMatchObject({ ok: true });
  }
});

test('made-up choices for bots go with those of the people', () => {
  const person = { bird: 'crow' as const };
  const drawn = Array.from({ length: 30 }, (_, seed) =>
    sampleSeats(strict, strict.rules.parse({}), 1, fast(seed).stream('seats'), undefined, [person]),
  );
  expect(drawn).not.toContainEqual([person]);
});
