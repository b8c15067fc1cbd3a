import { type Field, type Json, malformed, type Say, same, say } from '@tavern/engine';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import type { Chosen } from './presets.ts';

type Ruled = Pick<LobbyPack, 'fields' | 'printed'>;

// A set of house rules as a line of text, for links and for this browser: `hardDefeat=on;retreatDistance=3`. What is as printed is left out.

const ON = 'on';
const OFF = 'off';

function written(field: Field, value: Json | undefined): string {
  if (field.type === 'switch') return value === true ? ON : OFF;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function codeOf({ fields, printed }: Ruled, rules: Chosen): string {
  return fields
    .filter(({ name }) => !same(rules[name], printed[name]))
    .map((field) => `${field.name}=${written(field, rules[field.name])}`)
    .join(';');
}

type Read = { readonly ok: true; readonly rules: Chosen } | { readonly ok: false; readonly why: Say };

/**
 * The rules of a line, or a sentence that says what is wrong with it, and the way out. An open choice (the cards of a box) is taken as it is: whether the game
 * takes it is said by those who have its rules, the server or the worker in which the match begins.
 */
export function readCode({ fields, printed }: Ruled, code: string): Read {
  const given: { [name: string]: Json } = {};
  for (const part of code.split(';').filter((each) => each !== '')) {
    const [name = '', ...rest] = part.split('=');
    const field = fields.find((each) => each.name === name);
    if (field === undefined) return { ok: false, why: say('lobby.sets.unknown', { rule: name.slice(0, MOST_SHOWN) }) };
    const value = valueFrom(field, rest.join('='));
    if (value === undefined) return { ok: false, why: say('lobby.sets.value', { rule: field.label }) };
    const beyond = beyondOf(field, value);
    if (beyond !== null) return { ok: false, why: say('lobby.sets.refused', { why: beyond }) };
    given[name] = value;
  }
  return { ok: true, rules: { ...printed, ...given } };
}

const MOST_SHOWN = 40;

/** Why a number is none that the rule takes; null: it is one. */
function beyondOf(field: Field, value: Json): Say | null {
  if (field.type !== 'number' || typeof value !== 'number') return null;
  if (value < field.min) return malformed(field.name, 'too-small', { min: field.min }).why;
  return value > field.max ? malformed(field.name, 'too-big', { max: field.max }).why : null;
}

function valueFrom(field: Field, text: string): Json | undefined {
  switch (field.type) {
    case 'switch':
      return text === ON ? true : text === OFF ? false : undefined;
    case 'choice':
      return field.values.find(({ value }) => String(value) === text)?.value ?? (field.open === true ? text : undefined);
    case 'number':
      return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
    case 'other':
      return text;
  }
}
