import { Flow, type Waiting } from './flow.ts';
import type { Game, Step, Types } from './game.ts';
import { copy } from './json.ts';
import type { Match } from './match.ts';
import type { Packet } from './packet.ts';
import type { RngSource } from './rng/rng.ts';
import { Running } from './running.ts';
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
  const counts = seats.map(() => 0);
  return new Running(game, source, { state, flow: new Flow<T>([], []), seq: 0, counts, gone: [] }).begin(stream);
}

/**
 * A world this seat cannot tell from the true one, ready to play on: the only door for search bots, hints and the consequences
 * shown on buttons. Made from the packet alone.
 */
export function imagine<T extends Types>(game: Game<T>, packet: Packet<T>, seat: Seat, source: RngSource): Match<T> {
  const { flow } = packet;
  if (flow === undefined) throw new Error('imagine needs a seat’s own packet: spectators get no flow');
  const state = game.guess(copy(packet.view), seat, source.stream('imagine'));
  return inWorld(game, state, flow, seat, packet.question?.id ?? 0, source);
}

function inWorld<T extends Types>(
  game: Game<T>,
  state: T['state'],
  { todo, later, players, gone }: NonNullable<Packet<T>['flow']>,
  seat: Seat,
  id: number,
  source: RngSource,
): Match<T> {
  const counts = Array.from({ length: players }, (_, index) => (index === seat ? id : 0));
  const flow = new Flow<T>(copy(todo) as unknown as Waiting<T>[], copy(later) as unknown as Step<T>[]);
  return new Running(game, source, { state, flow, seq: 0, counts, gone: [...gone] });
}
