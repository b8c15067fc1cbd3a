/** The state that is being looked at, if nobody will ever change it: a copy that the kernel took where somebody watches. */
let looked: object | null = null;

export function lookAt(still: object): void {
  looked = still;
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
    if (state === looked) known.set(part, result);
    return result;
  };
}
