import { imagine } from './create.ts';
import type { Game, Option, Types } from './game.ts';
import { type Json, same } from './json.ts';
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
  const { question } = packet;
  if (!isForeseeable(game, packet) || question === null) return null;
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

/** What follows an answer in one world: what its seat was told, and what it sees then. */
export interface Followed<T extends Types> {
  readonly events: readonly T['event'][];
  readonly view: T['view'];
}

/**
 * The part of what follows a seat's own answer on which all made-up worlds agree; null: they do not. For answers that also draw a card
 * or leave something to chance: the rest may be known all the same. `part` leaves out what depends on that.
 */
export function foreseePart<T extends Types, P extends Json>(
  game: Game<T>,
  packet: Packet<T>,
  seat: Seat,
  option: Option<T>,
  part: (followed: Followed<T>) => P,
  { worlds = WORLDS, enough = () => false, seed = packet.question?.id ?? 0 }: Omit<Foreseeing, 'mistake'> = {},
): P | null {
  const { question } = packet;
  if (!isForeseeable(game, packet) || question === null) return null;
  const found: P[] = [];
  while (found.length < worlds && !enough()) {
    const match = imagine(game, packet, seat, fast(seed + found.length));
    if (!same(match.packet(seat, { lean: true }).question, question)) return null;
    const result = match.answer(seat, question.id, option);
    if (!result.ok) return null;
    const next = part({ events: match.told(result.events, seat), view: match.packet(seat, { lean: true }).view });
    if (found[0] !== undefined && !same(found[0], next)) return null;
    found.push(next);
  }
  return found.length < FEWEST ? null : (found[0] ?? null);
}

function isForeseeable<T extends Types>(game: Game<T>, { question, flow, waiting }: Packet<T>): boolean {
  // An answer in a window counts when the window closes, and only the host knows when that is.
  if (question === null || question.window || flow === undefined) return false;
  // A rival who seems to be choosing may have answered before being asked: then this answer is the last.
  return game.questions[question.kind as keyof typeof game.questions].mode !== 'sealed' || waiting.length <= 1;
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
  const hidden = hiddenIn(game, match.state, seat);
  const result = match.answer(seat, packet.question?.id ?? 0, option);
  // Something came out of hiding, such as a drawn card: that a few worlds agree on it would be luck.
  if (hiddenIn(game, match.state, seat) < hidden) return null;
  return result.ok ? match.packet(seat, { before: packet, lean: true }) : null;
}

const hiddenIn = <T extends Types>(game: Game<T>, state: T['state'], seat: Seat): number =>
  game.hidden?.(state, seat).length ?? 0;

/** Making up a world may draw; playing on in it may not. */
const withoutChance = (source: RngSource): RngSource => ({
  stream: (key) => (key === 'imagine' ? source.stream(key) : NO_CHANCE),
});

const drawn = (): never => {
  throw new Drawn();
};

const NO_CHANCE: Rng = { int: drawn, die: drawn, chance: drawn, pick: drawn, shuffle: drawn };
