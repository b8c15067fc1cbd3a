/** The present round, if the game counts rounds. */
export function roundOf(view: unknown): number | null {
  const { round } = (view ?? {}) as { readonly round?: unknown };
  return typeof round === 'number' && round > 0 ? round : null;
}
