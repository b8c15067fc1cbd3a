import { type Asking, Flow, isAsking, type Waiting } from './flow.ts';
import type { Game, Step, Types } from './game.ts';
import { copy } from './json.ts';
import { Kernel } from './kernel.ts';
import type { Match } from './match.ts';
import type { Packet } from './packet.ts';
import type { Rng, RngSource } from './rng/rng.ts';
import type { Seat } from './seat.ts';

/** A new match, run up to its first question. Rules and choices are taken as they are: parse what comes from outside (settings.ts). */
export function create<T extends Types>(
  game: Game<T>,
  source: RngSource,
  seats: readonly T['seat'][],
  rules: T['rules'],
): Match<T> {
  const stream = source.stream(0);
  const state = game.setup(stream, seats, rules);
  return startFrom(
    game,
    source,
    stream,
    state,
    [copy(game.start)],
    seats.map(() => 0),
  );
}

/** A match in this state with these steps to do, the first one last, on the stream that set-up drew from. */
export function startFrom<T extends Types>(
  game: Game<T>,
  source: RngSource,
  stream: Rng,
  state: T['state'],
  todo: Step<T>[],
  counts: number[],
): Kernel<T> {
  return new Kernel(game, source, { state, flow: new Flow<T>(todo, []), seq: 0, counts, gone: [] }).begin(stream);
}

/**
 * A world this seat cannot tell from the true one, ready to play on: the only door for search bots, hints and the consequences
 * shown on buttons. Made from the packet alone; what others have sealed is made up. The same source gives the same world: take a new
 * one for each.
 */
export function imagine<T extends Types>(game: Game<T>, packet: Packet<T>, seat: Seat, source: RngSource): Match<T> {
  if (packet.flow === undefined) throw new Error('imagine needs a seat’s own packet: spectators get no flow');
  const { todo, later, players, gone, asked } = copy(packet.flow);
  const rng = source.stream('imagine');
  const state = game.guess(copy(packet.view), seat, rng);
  const counts = Array.from({ length: players }, (_, index) => (index === seat ? asked : 0));
  const flow = new Flow<T>(todo as unknown as Waiting<T>[], later as unknown as Step<T>[]);
  const match = new Kernel(game, source, { state, flow, seq: 0, counts, gone: [...gone] });
  for (const waiting of flow.todo) if (isAsking(waiting)) makeUpAnswers(match, waiting, rng);
  return match;
}

function makeUpAnswers<T extends Types>(match: Kernel<T>, { ask, seats, answers }: Asking<T>, rng: Rng): void {
  const def = match.definition(ask);
  if (def.done === undefined) return;
  for (const [index, seat] of seats.entries()) {
    if (answers[index] !== true) continue;
    // An answer that was handled on arrival may have used up its option: then only the fact that there was one is left.
    const options = def.options(match.position.state, ask, seat);
    if (options.length > 0) answers[index] = copy(rng.pick(options));
  }
}
