import type { Field, Json } from '@tavern/engine';
import { Mistake } from './arguments.ts';
import { words } from './words.ts';

const YES = new Set(['yes', 'true', 'on']);
const NO = new Set(['no', 'false', 'off']);

/** `name=value` from the command line; null if it is not written like that. */
export function nameAndValue(given: string): readonly [name: string, value: string] | null {
  const at = given.indexOf('=');
  return at < 1 ? null : [given.slice(0, at), given.slice(at + 1)];
}

/**
 * A value, read as its field's type. A name or a value that does not exist is a mistake, told together with those that do. `option`
 * is where it was given: `--rule`.
 */
export function readField(option: string, [name, text]: readonly [string, string], fields: readonly Field[]): Json {
  const field = fields.find((each) => each.name === name);
  if (field !== undefined) return valueFrom(text, field, `${option} ${name}`);
  throw notOneOf(
    option,
    name,
    fields.map((each) => each.name),
  );
}

function valueFrom(text: string, field: Field, where: string): Json {
  switch (field.type) {
    case 'number': {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      const { min, max } = field;
      if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
      throw new Mistake(words('mistake.number', { name: where, given: text, min, max }));
    }
    case 'switch':
      if (YES.has(text)) return true;
      if (NO.has(text)) return false;
      throw notOneOf(where, text, ['yes', 'no']);
    case 'choice': {
      const found = field.values.find(({ value }) => String(value) === text);
      if (found !== undefined) return found.value;
      // The game's own schema decides about what is not listed.
      if (field.open === true) return text;
      throw notOneOf(
        where,
        text,
        field.values.map(({ value }) => String(value)),
      );
    }
    default:
      // The game's own schema says what is wrong with it.
      return text;
  }
}

const notOneOf = (name: string, given: string, known: readonly string[]): Mistake =>
  new Mistake(words('mistake.choice', { name, given, known: known.join(', ') }));
