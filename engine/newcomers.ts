import type { Game, Types } from './game.ts';
import type { Json } from './json.ts';
import type { Sitter } from './seating.ts';
import { fieldsOf } from './settings.ts';
import { readWith } from './unreadable.ts';

/** What a seat plays with until somebody chooses: the schema's defaults, else the first value of each field, and what fits beside the others. */
export function firstChoice<T extends Types>(
  game: Game<T>,
  rules: T['rules'],
  others: readonly T['seat'][] = [],
  by: Sitter = 'person',
): T['seat'] {
  const schema = game.seatChoice(rules, by);
  const plain = schema.safeParse({});
  const fields = plain.success
    ? plain.data
    : Object.fromEntries(fieldsOf(schema, 'seat').map(({ name, initial }) => [name, initial]));
  const read = readWith(schema, { ...fields, ...game.seating?.begin?.(rules, others, by) }, 'choice');
  if (read.ok) return read.value;
  throw new Error(`${game.name}: a seat has nothing to begin with (${read.field ?? 'choice'})`);
}

/** A choice under other rules, or beside others: what still fits of it is kept, the rest is as a newcomer's. */
export function refitted<T extends Types>(
  game: Game<T>,
  rules: T['rules'],
  choice: T['seat'],
  others: readonly T['seat'][],
  by: Sitter,
): T['seat'] {
  const schema = game.seatChoice(rules, by);
  const fits = (given: object) => {
    const read = schema.safeParse(given);
    return read.success && (game.seating?.clash?.(rules, read.data, others) ?? null) === null ? read.data : null;
  };
  let kept = firstChoice(game, rules, others, by);
  const whole = fits({ ...kept, ...choice });
  if (whole !== null) return whole;
  for (const [name, value] of Object.entries(choice as { [field: string]: Json }))
    kept = fits({ ...kept, [name]: value }) ?? kept;
  return kept;
}

/** The seats of a room, by who sits there; null: nobody. */
export type Sitting = readonly (Sitter | null)[];

/** Seats with as many bots as the game wants beside these people: bots sit down on free seats or on new ones, or get up, the last one first. */
export function withBots<T extends Types>(game: Game<T>, rules: T['rules'], sitting: Sitting): Sitting {
  const wanted = game.seating?.bots?.(rules, sitting.filter((by) => by === 'person').length) ?? null;
  if (wanted === null) return sitting;
  const seats = sitting.slice();
  let missing = wanted - seats.filter((by) => by === 'bot').length;
  for (let index = 0; missing > 0 && index < game.seats[1]; index++) {
    if (seats[index] === 'person' || seats[index] === 'bot') continue;
    seats[index] = 'bot';
    missing -= 1;
  }
  for (let index = seats.length - 1; missing < 0 && index >= 0; index--) {
    if (seats[index] !== 'bot') continue;
    seats[index] = null;
    missing += 1;
  }
  return seats;
}
