/** States that nobody will ever change: copies that the kernel took where somebody watches. */
const stills = new WeakSet<object>();

export function keepStill<S extends object>(state: S): S {
  stills.add(state);
  return state;
}

/**
 * What is worked out from a part of state is kept as long as that part. Moments of a match share what did not change between them, so
 * a view that is made with this costs only what changed. `state`: the state it is a part of; if that one may still change,
 * nothing is kept.
 */
export function perPart<Part extends object, Result>(work: (part: Part) => Result): (part: Part, state: object) => Result {
  const known = new WeakMap<Part, Result>();
  return (part, state) => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const result = work(part);
    if (stills.has(state)) known.set(part, result);
    return result;
  };
}
