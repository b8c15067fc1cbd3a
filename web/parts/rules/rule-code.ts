import { type Field, fieldsOf, type Json, readWith, type Say, same, say } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Chosen } from './presets.ts';

// A set of house rules as a line of text, for links and for this browser: `hardDefeat=on;retreatDistance=3`. What is as printed is left out.

const ON = 'on';
const OFF = 'off';

function written(field: Field, value: Json | undefined): string {
  if (field.type === 'switch') return value === true ? ON : OFF;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function codeOf({ game }: GamePack, rules: Chosen): string {
  const printed = game.rules.parse({}) as Chosen;
  return fieldsOf(game.rules)
    .filter(({ name }) => !same(rules[name], printed[name]))
    .map((field) => `${field.name}=${written(field, rules[field.name])}`)
    .join(';');
}

type Read = { readonly ok: true; readonly rules: Chosen } | { readonly ok: false; readonly why: Say };

/** The rules of a line, or a sentence that says what is wrong with it, and the way out. */
export function readCode({ game }: GamePack, code: string): Read {
  const fields = fieldsOf(game.rules);
  const given: { [name: string]: Json } = {};
  for (const part of code.split(';').filter((each) => each !== '')) {
    const [name = '', ...rest] = part.split('=');
    const field = fields.find((each) => each.name === name);
    if (field === undefined) return { ok: false, why: say('lobby.sets.unknown', { rule: name.slice(0, MOST_SHOWN) }) };
    const value = valueFrom(field, rest.join('='));
    if (value === undefined) return { ok: false, why: say('lobby.sets.value', { rule: field.label }) };
    given[name] = value;
  }
  const read = readWith(game.rules, given);
  return read.ok ? { ok: true, rules: read.value as Chosen } : { ok: false, why: say('lobby.sets.refused', { why: read.why }) };
}

const MOST_SHOWN = 40;

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
