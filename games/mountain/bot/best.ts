/** The one that is worth most; of equals the first. Null: there is none. */
export function best<X>(all: readonly X[], worth: (each: X) => number): X | null {
  let found: X | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of all) {
    const value = worth(each);
    if (value <= most) continue;
    most = value;
    found = each;
  }
  return found;
}
