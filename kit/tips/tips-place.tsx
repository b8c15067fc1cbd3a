import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** What says what a thing is; null: there is nothing to say. */
type TipOf<What> = (what: What) => ReactNode | null;

interface Naming<What> {
  /** One word for each thing, to find it by in a page: `data-tip`. */
  readonly nameOf: (what: What) => string;
  /** Whether a tap is for nothing else there: then it shows the tip. */
  readonly idle?: ((trigger: Element) => boolean) | undefined;
}

interface TipsPlaceProps<What> extends Naming<What> {
  /** Another one whenever what it tells of has changed. */
  readonly tipOf: TipOf<What>;
  readonly children: ReactNode;
}

const TipOfContext = createContext<TipOf<never> | null>(null);
// Apart: what changes with every event is read by the tips that lie open, not by all that has one.
const NamingContext = createContext<Naming<never> | null>(null);

/** Laid under a whole table once, and again where something else holds: whatever stands on it can then be `Tipped`. */
export function TipsPlace<What>({ tipOf, nameOf, idle, children }: TipsPlaceProps<What>) {
  const naming = useMemo(() => ({ nameOf, idle }), [nameOf, idle]);
  return (
    <NamingContext value={naming}>
      <TipOfContext value={tipOf}>{children}</TipOfContext>
    </NamingContext>
  );
}

/** A game has one kind of things: what its tips are asked for is what its `TipsPlace` knows. */
function found<Context>(context: Context | null): Context {
  if (context === null) throw new Error('tips need a TipsPlace around them');
  return context;
}

export const useNaming = (): Naming<unknown> => found(useContext(NamingContext)) as Naming<unknown>;
export const useTipOf = (): TipOf<unknown> => found(useContext(TipOfContext)) as TipOf<unknown>;
