import { useState } from 'react';

/** A state that belongs to one question: what was chosen for it is forgotten when the next one comes. `about`: its id; null: nothing is asked. */
export function useAskedState<S extends object>(about: number | null, initial: S): readonly [S, (next: Partial<S>) => void] {
  const [state, setState] = useState<{ readonly about: number | null; readonly of: S }>({ about, of: initial });
  const now = state.about === about ? state.of : initial;
  return [now, (next) => setState({ about, of: { ...now, ...next } })];
}
