import { z } from 'zod';
import type { Field } from './field.ts';
import type { Game, Types } from './game.ts';
import type { Json } from './json.ts';
import { OPEN } from './open-choice.ts';
import { type MatchRefusal, malformed } from './refusal.ts';
import { say } from './say.ts';
import { seatingRefusal } from './seating.ts';
import { readWith } from './unreadable.ts';

interface Property {
  readonly type?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly const?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: Json;
  readonly group?: string;
  /** The values that an open choice lists (`openChoice`). */
  readonly [OPEN]?: readonly string[];
}

/** A house rule among others of its kind: lobbies show the rules of one group together, under the game's words for it. */
export const inGroup = <S extends z.ZodType>(group: string, rule: S): S => rule.meta({ group });

/** The fields of a schema of flat options, from its JSON schema, so that lobby, terminal and HTTP API show the same. */
export function fieldsOf(schema: z.ZodType, prefix = 'options'): Field[] {
  const json = z.toJSONSchema(schema, { io: 'input' }) as { properties?: { [name: string]: Property } };
  return Object.entries(json.properties ?? {}).map(([name, property]) => fieldOf(name, property, prefix));
}

function fieldOf(name: string, property: Property, prefix: string): Field {
  const { group } = property;
  const common = {
    name,
    label: say(`${prefix}.${name}.label`),
    help: say(`${prefix}.${name}.help`),
    ...(group !== undefined && { group }),
  };
  if (property.type === 'boolean') return { ...common, type: 'switch', initial: property.default ?? false };
  const listed = property[OPEN];
  const allowed = listed ?? property.enum ?? (property.const === undefined ? undefined : [property.const]);
  if (allowed !== undefined) {
    const values = allowed.map((value) => ({ value, label: say(`${prefix}.${name}.${value}`) }));
    const choice = { ...common, type: 'choice', values, initial: property.default ?? values[0]?.value ?? null } as const;
    return listed === undefined ? choice : { ...choice, open: true };
  }
  const { minimum: min = Number.MIN_SAFE_INTEGER, maximum: max = Number.MAX_SAFE_INTEGER } = property;
  if (property.type === 'integer' && min > Number.MIN_SAFE_INTEGER && max < Number.MAX_SAFE_INTEGER) {
    return { ...common, type: 'number', min, max, initial: property.default ?? min };
  }
  return { ...common, type: 'other', schema: property as unknown as Json, initial: property.default ?? null };
}

export interface Settings<T extends Types> {
  readonly rules: T['rules'];
  readonly seats: readonly T['seat'][];
}

/** House rules and seat choices as they come from outside: parsed, or refused with the field that is wrong. */
export function parseSettings<T extends Types>(
  game: Game<T>,
  given: { readonly rules: unknown; readonly seats: unknown },
): ({ readonly ok: true } & Settings<T>) | MatchRefusal {
  const rules = readWith(game.rules, given.rules, 'rules');
  if (!rules.ok) return rules;
  if (!Array.isArray(given.seats)) return malformed('seats', 'not-a-list');
  const [min, max] = game.seats;
  if (given.seats.length < min || given.seats.length > max) return malformed('seats', 'seat-count', { min, max });

  const choice = game.seatChoice(rules.value);
  const seats: T['seat'][] = [];
  for (const [index, each] of given.seats.entries()) {
    const read = readWith(choice, each, `seats.${index}`);
    if (!read.ok) return read;
    seats.push(read.value);
  }
  return seatingRefusal(game, rules.value, seats) ?? { ok: true, rules: rules.value, seats };
}
