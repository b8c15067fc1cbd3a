import { GIVEN, isAsking } from '../flow.ts';
import type { Hidden, Types } from '../game.ts';
import { canonical, copy, same } from '../json.ts';
import { Kernel } from '../kernel.ts';
import type { Rng, RngSource } from '../rng/rng.ts';
import type { Seat } from '../seat.ts';

/** The same match in another state. */
export function inState<T extends Types>(match: Kernel<T>, state: T['state'], source: RngSource): Kernel<T> {
  const { flow, seq, counts, gone } = match.position;
  return new Kernel(match.game, source, { state, flow: flow.copy(), seq, counts: counts.slice(), gone: gone.slice() });
}

/** The same match dealt anew for a seat. A seat that had answered before being asked is choosing there: this seat cannot see the difference. */
export function inGuess<T extends Types>(match: Kernel<T>, state: T['state'], seat: Seat, source: RngSource): Kernel<T> {
  const other = inState(match, state, source);
  for (const waiting of other.position.flow.todo) {
    if (!isAsking(waiting)) continue;
    for (const [index, who] of waiting.seats.entries()) {
      if (who === seat || waiting.answers[index] !== GIVEN) continue;
      waiting.answers[index] = null;
      if (waiting.left > 0) waiting.left += 1;
    }
  }
  return other;
}

/** Everything the seat cannot see, dealt anew by the game's own guess. */
export const guessed = <T extends Types>({ game }: Kernel<T>, truth: T['state'], seat: Seat, rng: Rng): T['state'] =>
  game.guess(copy(game.view(truth, seat)), seat, rng);

/** Two hidden values of one group change places, whatever the game's guess would do; null if there are no two different ones. */
export function swapped<T extends Types>({ game }: Kernel<T>, truth: T['state'], seat: Seat, rng: Rng): T['state'] | null {
  const places = game.hidden?.(truth, seat) ?? [];
  if (places.length < 2) return null;
  const state = copy(truth);
  const one = rng.pick(places);
  const others = places.filter((place) => place.group === one.group && !same(at(state, place), at(state, one)));
  if (others.length === 0) return null;
  const other = rng.pick(others);
  const value = at(state, one);
  put(state, one, at(state, other));
  put(state, other, value);
  return state;
}

type Tree = { [key: string | number]: unknown };

export const at = (state: object, { path }: Hidden): unknown =>
  path.reduce<unknown>((tree, key) => (typeof tree === 'object' && tree !== null ? (tree as Tree)[key] : undefined), state);

function put(state: object, { path }: Hidden, value: unknown): void {
  const parent = at(state, { path: path.slice(0, -1), group: '' }) as Tree;
  parent[path.at(-1) ?? ''] = value;
}

/** Two worlds can be played side by side unless others' secret answers wait in the flow: they may not fit the other world. */
export function pairable<T extends Types>(match: Kernel<T>, seat: Seat): boolean {
  return match.position.flow.todo.every((waiting) => {
    if (!isAsking(waiting) || match.definition(waiting.ask).mode !== 'sealed') return true;
    return waiting.answers.every((answer, index) => answer === null || answer === GIVEN || waiting.seats[index] === seat);
  });
}

/** All that is hidden from a seat in one world, without its places. */
const pool = <T extends Types>({ game }: Kernel<T>, state: T['state'], seat: Seat): string[] =>
  (game.hidden?.(state, seat) ?? []).map((place) => `${place.group} ${canonical(at(state, place) ?? null)}`);

/** What has come out of hiding and what has gone into it since, as text. */
function moved(before: readonly string[], now: readonly string[]): string {
  const balance = new Map<string, number>();
  for (const thing of before) balance.set(thing, (balance.get(thing) ?? 0) - 1);
  for (const thing of now) balance.set(thing, (balance.get(thing) ?? 0) + 1);
  const changes = [...balance].filter(([, count]) => count !== 0).map(([thing, count]) => `${thing} ${count}`);
  return changes.sort().join('\n');
}

/** Two worlds that a seat could not tell apart when they were made. */
export class Pair<T extends Types> {
  readonly a: Kernel<T>;
  readonly b: Kernel<T>;
  private readonly seat: Seat;
  private readonly pools: readonly [a: string[], b: string[]];

  constructor(a: Kernel<T>, b: Kernel<T>, seat: Seat) {
    this.a = a;
    this.b = b;
    this.seat = seat;
    this.pools = [pool(a, a.position.state, seat), pool(b, b.position.state, seat)];
  }

  /**
   * Has the seat lawfully learnt, now or at an earlier moment, what sets the worlds apart? The game may say so itself. Else: its views differ, and
   * so does what came out of hiding. While the same is known in both, nothing may differ: not even whether the game went on or asked.
   */
  learnt(inA: T['state'] = this.a.position.state, inB: T['state'] = this.b.position.state): boolean {
    const { a, b, seat } = this;
    const { game } = a;
    if (game.differs !== undefined) return game.differs(inA, inB, seat);
    if (canonical(game.view(inA, seat)) === canonical(game.view(inB, seat))) return false;
    return moved(this.pools[0], pool(a, inA, seat)) !== moved(this.pools[1], pool(b, inB, seat));
  }
}

/** The first place where two packets differ, for a message. */
export function parting(a: unknown, b: unknown, path = 'packet'): string {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    for (const key of keys)
      if (!same((a as Tree)[key], (b as Tree)[key])) return parting((a as Tree)[key], (b as Tree)[key], `${path}.${key}`);
  }
  return `${path}: ${JSON.stringify(a)} or ${JSON.stringify(b)}`;
}
