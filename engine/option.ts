import type { Flat } from './game.ts';

/** The listed option that equals the given one, or null. The listed one is played, so a caller who changes a copy changes nothing. */
export function findOption<O extends object>(listed: readonly O[], given: unknown): O | null {
  for (let i = 0; i < listed.length; i++) if (listed[i] === given) return listed[i] as O;
  if (!isPlain(given)) return null;
  for (let i = 0; i < listed.length; i++) if (sameOption(listed[i] as unknown as Flat, given as Flat)) return listed[i] as O;
  return null;
}

export function sameOption(listed: Flat, given: Flat): boolean {
  let fields = 0;
  for (const field in listed) {
    if (listed[field] !== given[field]) return false;
    fields += 1;
  }
  for (const _ in given) fields -= 1;
  return fields === 0;
}

/** A record as JSON makes them: lists, instances and inherited fields are kept out. */
function isPlain(given: unknown): given is object {
  if (typeof given !== 'object' || given === null) return false;
  const prototype: unknown = Object.getPrototypeOf(given);
  return prototype === Object.prototype || prototype === null;
}

/** Why something is no option at all: the field and the problem, or null if it has the form of one. */
export function optionFault(given: unknown): { field: string; problem: string } | null {
  if (!isPlain(given)) return { field: 'option', problem: 'not-a-record' };
  for (const [field, value] of Object.entries(given))
    if ((typeof value === 'object' && value !== null) || !['string', 'number', 'boolean', 'object'].includes(typeof value))
      return { field: `option.${field}`, problem: 'not-flat' };
  return null;
}

/** The field in which an unlisted option differs from the nearest listed one. */
export function strayField(listed: readonly object[], given: Flat): string {
  let best = { field: 'do', depth: -1 };
  for (const option of listed as readonly Flat[]) {
    const fields = [...new Set([...Object.keys(option), ...Object.keys(given)])];
    const depth = fields.findIndex((field) => option[field] !== given[field]);
    if (depth > best.depth) best = { field: fields[depth] ?? 'do', depth };
  }
  return `option.${best.field}`;
}
