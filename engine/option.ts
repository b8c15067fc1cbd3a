import type { Flat } from './game.ts';

/** The listed option equal to the given one, or null. The listed one is played, so what a caller does to its own copy is no matter. */
export function findOption<O extends object>(listed: readonly O[], given: object): O | null {
  for (const option of listed) if (option === given || sameOption(option as unknown as Flat, given as Flat)) return option;
  return null;
}

export function sameOption(listed: Flat, given: Flat): boolean {
  for (const field in listed) if (listed[field] !== given[field]) return false;
  for (const field in given) if (!(field in listed)) return false;
  return true;
}

/** Why something is no option at all: the field and the problem, or null if it has the form of one. */
export function optionFault(given: unknown): { field: string; problem: string } | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { field: 'option', problem: 'not-a-record' };
  const prototype: unknown = Object.getPrototypeOf(given);
  if (prototype !== Object.prototype && prototype !== null) return { field: 'option', problem: 'not-a-record' };
  for (const [field, value] of Object.entries(given))
    if ((typeof value === 'object' && value !== null) || !['string', 'number', 'boolean', 'object'].includes(typeof value))
      return { field: `option.${field}`, problem: 'not-flat' };
  return null;
}

/** The field in which an unlisted option parts from the nearest listed one. */
export function strayField(listed: readonly object[], given: Flat): string {
  let best = { field: 'do', depth: -1 };
  for (const option of listed as readonly Flat[]) {
    const fields = [...new Set([...Object.keys(option), ...Object.keys(given)])];
    const depth = fields.findIndex((field) => option[field] !== given[field]);
    if (depth > best.depth) best = { field: fields[depth] ?? 'do', depth };
  }
  return `option.${best.field}`;
}
