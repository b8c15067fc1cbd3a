import type { Field } from '../field.ts';
import type { Game, Types } from '../game.ts';
import type { Json } from '../json.ts';
import { firstChoice } from '../newcomers.ts';
import type { Refusal } from '../refusal.ts';
import type { Rng } from '../rng/rng.ts';
import { fieldsOf, parseSettings, type Settings } from '../settings.ts';

/** Makes up a seat's choice where the schema alone cannot say what is legal (a deck, say). */
export type SampleSeat<T extends Types> = (rng: Rng, rules: T['rules']) => unknown;

/** Makes up house rules where the schema lists too little (the cards of a box, say). They replace those that it lists. */
export type SampleRules<T extends Types> = (rng: Rng, rules: T['rules']) => object;

/** What a game makes up itself. */
export interface Samplers<T extends Types> {
  readonly sampleSeat?: SampleSeat<T> | undefined;
  readonly sampleRules?: SampleRules<T> | undefined;
}

/** Random house rules and seat choices: everything the game's schemas allow, defaults half of the time. */
export function sampleSettings<T extends Types>(
  game: Game<T>,
  rng: Rng,
  players?: number,
  { sampleSeat, sampleRules }: Samplers<T> = {},
): Settings<T> {
  const [min, max] = game.seats;
  let refused: Refusal | null = null;
  // House rules may not go with this number of players: then there are others.
  for (let i = 0; i < TRIES; i++) {
    const rules = rng.chance(1, 2) ? game.rules.parse({}) : madeUpRules(game, rng, sampleRules);
    const count = players ?? min + rng.int(max - min + 1);
    const seats = sampleSeats(game, rules, count, rng, sampleSeat);
    const settings = parseSettings(game, { rules, seats });
    if (settings.ok) return settings;
    refused = settings;
    if (settings.field !== 'seats') break;
  }
  throw new Error(`cannot make up settings for ${game.name}: ${refused?.field} is refused (${JSON.stringify(refused?.why)})`);
}

const TRIES = 40;

function madeUpRules<T extends Types>(game: Game<T>, rng: Rng, sampleRules: SampleRules<T> | undefined): T['rules'] {
  const listed = game.rules.parse(sampleFields(fieldsOf(game.rules), rng));
  return sampleRules === undefined ? listed : game.rules.parse({ ...listed, ...sampleRules(rng, listed) });
}

/**
 * Random choices for this number of seats under these rules, to be parsed like any that come from outside. `before`: choices of other seats. Each is drawn
 * until it fits beside those before it, and all of them until they may start.
 */
export function sampleSeats<T extends Types>(
  game: Game<T>,
  rules: T['rules'],
  count: number,
  rng: Rng,
  sampleSeat?: SampleSeat<T>,
  before: readonly T['seat'][] = [],
): unknown[] {
  // Others have chosen already: these are the bots beside them.
  const by = before.length > 0 ? 'bot' : undefined;
  const schema = game.seatChoice(rules, by);
  const choices = fieldsOf(schema, 'seat');
  const fitting = (others: readonly T['seat'][]): unknown => {
    for (let i = 0; i < TRIES; i++) {
      const drawn = sampleSeat?.(rng, rules) ?? sampleFields(choices, rng);
      if (game.seating?.clash === undefined) return drawn;
      const read = schema.safeParse(drawn);
      if (!read.success || game.seating.clash(rules, read.data, others) === null) return drawn;
    }
    return firstChoice(game, rules, others, by);
  };
  for (let i = 1; ; i++) {
    const seats: unknown[] = [...before];
    for (let seat = 0; seat < count; seat++) seats.push(fitting(seats as T['seat'][]));
    const lacks = game.seating?.lacks?.(rules, seats as T['seat'][]) ?? null;
    if (lacks === null || i === TRIES) return seats.slice(before.length);
  }
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
