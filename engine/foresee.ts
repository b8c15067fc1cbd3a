import { imagine } from './create.ts';
import type { Game, Option, Types } from './game.ts';
import { same } from './json.ts';
import type { Packet } from './packet.ts';
import { fast } from './rng/fast.ts';
import type { Rng, RngSource } from './rng/rng.ts';
import type { Seat } from './seat.ts';

/** In this many made-up worlds the answer must give the same result: then it hardly depends on anything hidden. */
const WORLDS = 4;
/** Fewer than these prove nothing. */
const FEWEST = 2;

export interface Foreseeing {
  readonly worlds?: number;
  /** Asked before every world: is there no time for another one? */
  readonly enough?: () => boolean;
  /** Another seed makes up other worlds. */
  readonly seed?: number;
  /** Is told that the rules failed; the result is null then. Without it, the error is thrown. */
  readonly mistake?: (error: unknown) => void;
}

class Drawn extends Error {}

/**
 * What the rules make of a seat's own answer if it depends on no chance and nothing hidden; null: that is not certain. For what shows
 * at once, and for the consequence on every button and target.
 */
export function foresee<T extends Types>(
  game: Game<T>,
  packet: Packet<T>,
  seat: Seat,
  option: Option<T>,
  how: Foreseeing = {},
): Packet<T> | null {
  const { question, flow } = packet;
  // An answer in a window counts when the window closes, and only the host knows when that is.
  if (question === null || question.window || flow === undefined) return null;
  // A rival who seems to be choosing may have answered before being asked: then this answer is the last.
  if (game.questions[question.kind as keyof typeof game.questions].mode === 'sealed' && packet.waiting.length > 1) return null;
  const { worlds = WORLDS, enough = () => false, seed = question.id, mistake } = how;
  let first: Packet<T> | null = null;
  let seen = 0;
  try {
    for (; seen < worlds && !enough(); seen++) {
      const next = inOneWorld(game, packet, seat, option, seed + seen);
      if (next === null || (first !== null && !same(first, next))) return null;
      first ??= next;
    }
  } catch (error) {
    if (error instanceof Drawn) return null;
    if (mistake === undefined) throw error;
    mistake(error);
    return null;
  }
  return seen < FEWEST ? null : first;
}

function inOneWorld<T extends Types>(
  game: Game<T>,
  packet: Packet<T>,
  seat: Seat,
  option: Option<T>,
  seed: number,
): Packet<T> | null {
  const match = imagine(game, packet, seat, withoutChance(fast(seed)));
  const before = match.packet(seat, { lean: true });
  // A world that asks something else than the true one teaches nothing.
  if (!same(before.question, packet.question)) return null;
  const result = match.answer(seat, packet.question?.id ?? 0, option);
  return result.ok ? match.packet(seat, { before: packet, lean: true }) : null;
}

/** Making up a world may draw; playing on in it may not. */
const withoutChance = (source: RngSource): RngSource => ({
  stream: (key) => (key === 'imagine' ? source.stream(key) : NO_CHANCE),
});

const drawn = (): never => {
  throw new Drawn();
};

const NO_CHANCE: Rng = { int: drawn, die: drawn, chance: drawn, pick: drawn, shuffle: drawn };
