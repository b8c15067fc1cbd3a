import {
  type Flat,
  fast,
  type Game,
  imagine,
  type Packet,
  type Rng,
  type RngSource,
  type Seat,
  same,
  type Types,
} from '@tavern/engine';

/** In so many guessed worlds the answer must lead to the same: what it depends on then is hardly hidden. */
const WORLDS = 4;
/** Fewer than these prove nothing. */
const FEWEST = 2;
/** Milliseconds. Longer than this, it would be felt where it should be instant. */
const BUDGET = 25;

export interface Predicting {
  /** Milliseconds; only differences matter. */
  readonly now?: () => number;
  readonly budget?: number;
  readonly seed?: number;
}

class Drawn extends Error {}

/** What the rules make of an own answer if no chance and nothing hidden has a say in it; null: that is not certain. Never throws. */
export function predict(
  game: Game<Types>,
  packet: Packet<Types>,
  seat: Seat,
  option: Flat,
  { now = () => performance.now(), budget = BUDGET, seed = Date.now() }: Predicting = {},
): Packet<Types> | null {
  const { question, flow } = packet;
  // What is said in a window counts when it closes, and that is not ours to know.
  if (question === null || question.window || flow === undefined) return null;
  const started = now();
  let first: Packet<Types> | null = null;
  let worlds = 0;
  try {
    for (; worlds < WORLDS; worlds++) {
      if (now() - started > budget) break;
      const next = inOneWorld(game, packet, seat, option, seed + worlds);
      if (next === null || (first !== null && !same(first, next))) return null;
      first ??= next;
    }
  } catch (error) {
    // Chance had a say. Anything else is a mistake in the rules, which the table itself will meet and tell of.
    if (!(error instanceof Drawn)) console.warn(error);
    return null;
  }
  return worlds < FEWEST ? null : first;
}

function inOneWorld(game: Game<Types>, packet: Packet<Types>, seat: Seat, option: Flat, seed: number): Packet<Types> | null {
  const match = imagine(game, packet, seat, withoutChance(fast(seed)));
  const before = match.packet(seat, { lean: true });
  // A world that asks something else than the true one is none to learn from.
  if (!same(before.question, packet.question)) return null;
  const result = match.answer(seat, packet.question?.id ?? 0, option);
  return result.ok ? match.packet(seat, { before: packet, lean: true }) : null;
}

/** Made-up worlds may be drawn; what follows in them may not. */
const withoutChance = (source: RngSource): RngSource => ({
  stream: (key) => (key === 'imagine' ? source.stream(key) : NO_CHANCE),
});

const drawn = (): never => {
  throw new Drawn();
};

const NO_CHANCE: Rng = { int: drawn, die: drawn, chance: drawn, pick: drawn, shuffle: drawn };
