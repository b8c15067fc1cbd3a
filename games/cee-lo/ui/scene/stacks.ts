/** Coins per stack, and how many stacks can be told apart at a glance. */
const PER_STACK = 10;
const MOST_STACKS = 14;
const IN_A_ROW = 7;
const WORTHS = [1, 2, 5] as const;

interface Stack {
  /** Coins there, and places for coins. */
  readonly coins: number;
  readonly places: number;
  /** Its place: the row in front is 0. */
  readonly column: number;
  readonly row: number;
}

export interface Stacks {
  /** The value of one coin. */
  readonly worth: number;
  readonly columns: number;
  readonly rows: number;
  readonly all: readonly Stack[];
}

/** The smallest of 1, 2, 5, 10, 20, 50 ... that does not need too many stacks. */
function worthOf(most: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const worth of WORTHS) if (Math.ceil(most / (ten * worth)) <= PER_STACK * MOST_STACKS) return ten * worth;
}

/** `n` coins in stacks of ten, with places for `most`. Anything left is at least one coin. */
export function stacksOf(n: number, most: number): Stacks {
  const worth = worthOf(most);
  const coins = Math.ceil(n / worth);
  const places = Math.max(coins, Math.ceil(most / worth));
  const count = Math.max(1, Math.ceil(places / PER_STACK));
  const rows = Math.ceil(count / IN_A_ROW);
  const columns = Math.ceil(count / rows);
  const all = Array.from({ length: count }, (_, at): Stack => {
    const before = at * PER_STACK;
    return {
      coins: Math.min(PER_STACK, Math.max(0, coins - before)),
      places: Math.min(PER_STACK, places - before),
      column: at % columns,
      // The last ones to be lost are in front.
      row: Math.floor(at / columns),
    };
  });
  return { worth, columns, rows, all };
}
