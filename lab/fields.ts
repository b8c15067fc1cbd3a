import type { Field, Json } from '@tavern/engine';

const YES = ['true', 'yes', 'on'];
const NO = ['false', 'no', 'off'];

/** `name=value` from the command line, the value read as its field's type; null if it is not written like that. */
export function fieldFrom(given: string, fields: readonly Field[]): { readonly name: string; readonly value: Json } | null {
  const at = given.indexOf('=');
  if (at < 1) return null;
  const name = given.slice(0, at);
  const field = fields.find((each) => each.name === name);
  return { name, value: valueFrom(given.slice(at + 1), field) };
}

/** What cannot be read as the field's type stays text: the game's own schema then says what is wrong with it. */
function valueFrom(text: string, field: Field | undefined): Json {
  if (field?.type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (field?.type === 'switch' && [...YES, ...NO].includes(text)) return YES.includes(text);
  if (field?.type === 'choice') return field.values.find(({ value }) => String(value) === text)?.value ?? text;
  return text;
}
