import type { Game, Types } from '../game.ts';
import type { Json } from '../json.ts';
import type { Rng } from '../rng/rng.ts';
import { type Field, fieldsOf, parseSettings, type Settings } from '../settings.ts';

/** Makes up a seat's choice where the schema alone cannot say what is legal (a deck, say). */
export type SampleSeat<T extends Types> = (rng: Rng, rules: T['rules']) => unknown;

/** Random house rules and seat choices: everything the game's schemas allow, defaults half of the time. */
export function sampleSettings<T extends Types>(
  game: Game<T>,
  rng: Rng,
  players?: number,
  sampleSeat?: SampleSeat<T>,
): Settings<T> {
  const [min, max] = game.seats;
  const rules = rng.chance(1, 2) ? game.rules.parse({}) : game.rules.parse(sampleFields(fieldsOf(game.rules), rng));
  const count = players ?? min + rng.int(max - min + 1);
  const seats = sampleSeats(game, rules, count, rng, sampleSeat);
  const settings = parseSettings(game, { rules, seats });
  if (!settings.ok)
    throw new Error(`cannot make up settings for ${game.name}: ${settings.field} is refused (${JSON.stringify(settings.why)})`);
  return settings;
}

/** Random choices for this number of seats under these rules, to be parsed like any that come from outside. */
export function sampleSeats<T extends Types>(
  game: Game<T>,
  rules: T['rules'],
  count: number,
  rng: Rng,
  sampleSeat?: SampleSeat<T>,
): unknown[] {
  const choices = fieldsOf(game.seatChoice(rules), 'seat');
  return Array.from({ length: count }, () => sampleSeat?.(rng, rules) ?? sampleFields(choices, rng));
}

function sampleFields(fields: readonly Field[], rng: Rng): { [name: string]: Json } {
  return Object.fromEntries(fields.map((field) => [field.name, sampleField(field, rng)]));
}

function sampleField(field: Field, rng: Rng): Json {
  switch (field.type) {
    case 'switch':
      return rng.chance(1, 2);
    case 'choice':
      return rng.pick(field.values).value;
    case 'number':
      return field.min + rng.int(field.max - field.min + 1);
    default:
      return field.initial;
  }
}
