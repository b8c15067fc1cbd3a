/** The round that a table shows, where its game counts them. */
export function roundOf(view: unknown): number | null {
  const { round } = (view ?? {}) as { readonly round?: unknown };
  return typeof round === 'number' && round > 0 ? round : null;
}
