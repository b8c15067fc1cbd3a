import type { Json } from '@tavern/engine';

/** The house rules of a match, if its view contains them. */
export function rulesIn(view: unknown): { readonly [rule: string]: Json } | null {
  const { rules } = (view ?? {}) as { readonly rules?: unknown };
  return typeof rules === 'object' && rules !== null ? (rules as { readonly [rule: string]: Json }) : null;
}
