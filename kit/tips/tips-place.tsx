import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The tip of an element; null: it has none. */
type TipOf<What> = (what: What) => ReactNode | null;

interface Naming<What> {
  /** A name for each element, to find it in the page: `data-tip`. */
  readonly nameOf: (what: What) => string;
  /** Whether a tap does nothing else there. Then it shows the tip. */
  readonly idle?: ((trigger: Element) => boolean) | undefined;
}

interface TipsPlaceProps<What> extends Naming<What> {
  /** A new object whenever what it tells has changed. */
  readonly tipOf: TipOf<What>;
  readonly children: ReactNode;
}

const TipOfContext = createContext<TipOf<never> | null>(null);
// Separate contexts: what changes with every event is read only by open tips, not by every element that has one.
const NamingContext = createContext<Naming<never> | null>(null);

/** Goes around a whole table once, and again where other tips apply. Everything inside can be `Tipped`. */
export function TipsPlace<What>({ tipOf, nameOf, idle, children }: TipsPlaceProps<What>) {
  const naming = useMemo(() => ({ nameOf, idle }), [nameOf, idle]);
  return (
    <NamingContext value={naming}>
      <TipOfContext value={tipOf}>{children}</TipOfContext>
    </NamingContext>
  );
}

function found<Context>(context: Context | null): Context {
  if (context === null) throw new Error('tips need a TipsPlace around them');
  return context;
}

// The casts are safe: a game has one type of subjects for tips, and its `TipsPlace` knows that type.
export const useNaming = (): Naming<unknown> => found(useContext(NamingContext)) as Naming<unknown>;
export const useTipOf = (): TipOf<unknown> => found(useContext(TipOfContext)) as TipOf<unknown>;
