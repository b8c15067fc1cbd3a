/** How often each of them is there, in the order of the first one of its kind. */
export function tallied<Each extends string>(all: readonly Each[]): ReadonlyMap<Each, number> {
  const counts = new Map<Each, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}
