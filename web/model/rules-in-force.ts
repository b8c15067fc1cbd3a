import type { Json } from '@tavern/engine';

/** The house rules that a match is played by, where its table shows them. */
export function rulesIn(view: unknown): { readonly [rule: string]: Json } | null {
  const { rules } = (view ?? {}) as { readonly rules?: unknown };
  return typeof rules === 'object' && rules !== null ? (rules as { readonly [rule: string]: Json }) : null;
}
