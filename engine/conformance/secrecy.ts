import { imagine } from '../create.ts';
import type { Flat, Types } from '../game.ts';
import { same } from '../json.ts';
import type { Kernel } from '../kernel.ts';
import { sameOption } from '../option.ts';
import { sharedPacket } from '../packet.ts';
import type { Told } from '../play.ts';
import { fast } from '../rng/fast.ts';
import type { Rng } from '../rng/rng.ts';
import type { Seat } from '../seat.ts';
import { stroll } from './continuity.ts';
import { attempt, insist } from './nonconformity.ts';
import { at, guessed, inGuess, inState, Pair, pairable, parting, swapped } from './worlds.ts';

/** Two worlds this seat may not tell apart: the true one, and one in which something hidden is changed. */
function worldsFor<T extends Types>(
  match: Kernel<T>,
  seat: Seat,
  rng: Rng,
): { how: string; world: (luck: number) => Kernel<T> }[] {
  const truth = match.position.state;
  const swap = swapped(match, truth, seat, rng);
  const guess = guessed(match, truth, seat, rng);
  if (match.game.hidden === undefined)
    insist(
      same(guess, truth),
      () => `guess changes the state, but the game names nothing hidden (${parting(truth, guess, 'state')})`,
    );
  const dealt = { how: 'dealt anew', world: (luck: number) => inGuess(match, guess, seat, fast(luck)) };
  if (swap === null) return [dealt];
  return [dealt, { how: 'two hidden things swapped', world: (luck: number) => inState(match, swap, fast(luck)) }];
}

/** Static: what the seat and the spectators get is the same, byte for byte, in every such world. */
export function checkStaticSecrecy<T extends Types>(match: Kernel<T>, seat: Seat, rng: Rng): void {
  for (const { how, world } of worldsFor(match, seat, rng)) {
    const other = world(0);
    for (const viewer of [seat, null]) comparePackets(match, other, viewer, `a packet tells (${how})`);
  }
}

/**
 * The same for every moment in the middle of an answer that somebody was shown. Only with two hidden values swapped: in the middle, the rules may
 * hold something that is neither here nor there, and no guess can deal that.
 */
export function checkMoments<T extends Types>(match: Kernel<T>, events: readonly Told<T['event']>[], seat: Seat, rng: Rng): void {
  const { game } = match;
  for (const { event, after } of events.slice(0, -1)) {
    const swap = after === undefined ? null : swapped(match, after as T['state'], seat, rng);
    if (swap === null) continue;
    for (const viewer of [seat, null]) {
      const [one, two] = [game.view(after as T['state'], viewer), game.view(swap, viewer)];
      insist(
        same(one, two),
        () => `a view in the middle tells, after ${event.type}: ${eyes(viewer)} ${parting(one, two, 'view')}`,
      );
    }
  }
}

const eyes = (viewer: Seat | null): string =>
  `${viewer === null ? 'a spectator' : `seat ${viewer}`} could tell two worlds apart by`;

const SIDE_BY_SIDE = 10;

/** Dynamic: given the same answers, both worlds ask the same questions and tell the same events while the secret stays one. */
export function checkDynamicSecrecy<T extends Types>(match: Kernel<T>, seat: Seat, rng: Rng): void {
  if (!pairable(match, seat)) return;
  const luck = rng.int(2 ** 30);
  for (const { how, world } of worldsFor(match, seat, rng)) {
    const pair = new Pair(match.fork(fast(luck)), world(luck), seat);
    pair.a.watch();
    pair.b.watch();
    for (let i = 0; i < SIDE_BY_SIDE && pair.a.over === null && pair.b.over === null; i++)
      if (!sameStep(pair, seat, how, rng)) break;
  }
}

function sameStep<T extends Types>(pair: Pair<T>, seat: Seat, how: string, rng: Rng): boolean {
  const { a, b } = pair;
  const common = shared(a, b);
  if (common.length === 0) return false;
  const { who, option } = rng.pick(common);
  const [inA, inB] = [a, b].map((world) => {
    const result = attempt(world, who, world.question(who)?.id ?? 0, option);
    insist(result.ok, () => `a listed option was refused in a paired world: ${JSON.stringify(option)}`);
    return result.ok ? result.events : [];
  }) as [readonly Told<T['event']>[], readonly Told<T['event']>[]];
  if (pair.learnt() || inA.some(({ after }, index) => learntThen(pair, after, inB[index]?.after))) return false;
  const after = `after ${JSON.stringify(option)} by seat ${who} (${how})`;
  const [toldA, toldB] = [a.told(inA, seat), b.told(inB, seat)];
  insist(same(toldA, toldB), () => `events tell seat ${seat} a secret ${after}: ${parting(toldA, toldB, 'events')}`);
  const [openA, openB] = [a.told(inA, null), b.told(inB, null)];
  insist(same(openA, openB), () => `events tell a spectator a secret ${after}: ${parting(openA, openB, 'events')}`);
  for (const viewer of [seat, null]) {
    const [one, two] = [a.views(inA, viewer), b.views(inB, viewer)];
    insist(same(one, two), () => `a view in the middle tells ${after}: ${eyes(viewer)} ${parting(one, two, 'views')}`);
  }
  for (const viewer of [seat, null]) comparePackets(a, b, viewer, `a packet tells ${after}`);
  return true;
}

const learntThen = <T extends Types>(pair: Pair<T>, inA: T['state'] | undefined, inB: T['state'] | undefined): boolean =>
  inA !== undefined && inB !== undefined && pair.learnt(inA, inB);

/** Answers that somebody could give in both worlds. */
function shared<T extends Types>(a: Kernel<T>, b: Kernel<T>): { who: Seat; option: unknown }[] {
  return a.asked
    .filter((who) => b.asked.includes(who))
    .flatMap((who) => {
      const others = (b.question(who)?.options ?? []) as readonly Flat[];
      const options = (a.question(who)?.options ?? []) as readonly Flat[];
      return options.filter((option) => others.some((other) => sameOption(option, other))).map((option) => ({ who, option }));
    });
}

function comparePackets<T extends Types>(a: Kernel<T>, b: Kernel<T>, viewer: Seat | null, what: string): void {
  const [one, two] = [sharedPacket(a, viewer), sharedPacket(b, viewer)];
  insist(same(one, two), () => `${what}: ${eyes(viewer)} ${parting(one, two)}`);
}

/** `imagine` gives a world the seat cannot tell from the true one, that can be played on, and that does not know the truth. */
export function checkImagine<T extends Types>(match: Kernel<T>, seat: Seat, rng: Rng): void {
  const packet = match.packet(seat);
  const world = imagine(match.game, packet, seat, fast(rng.int(2 ** 30))) as Kernel<T>;
  const again = world.packet(seat);
  insist(same(again, packet), () => `an imagined world looks different to its own seat: ${parting(packet, again)}`);
  stroll(world, rng, 3);
  checkIgnorance(match, seat, rng);
}

const SURELY = 27.6; // e^-27.6 is one in a million million

/** Something hidden must not be at its true place in every imagined world. */
function checkIgnorance<T extends Types>(match: Kernel<T>, seat: Seat, rng: Rng): void {
  const { state } = match.position;
  const places = match.game.hidden?.(state, seat) ?? [];
  if (places.length === 0) return;
  const place = rng.pick(places);
  const truth = at(state, place);
  const group = places.filter((each) => each.group === place.group);
  const alike = group.filter((each) => same(at(state, each), truth)).length / group.length;
  if (alike > 0.6) return;
  const packet = match.packet(seat);
  const tries = Math.ceil(SURELY / -Math.log(alike));
  for (let i = 0; i < tries; i++) {
    const world = imagine(match.game, packet, seat, fast(rng.int(2 ** 30)));
    if (!same(at(world.state, place), truth)) return;
  }
  insist(
    false,
    () =>
      `imagine knows what seat ${seat} may not: ${place.path.join('.')} was ${JSON.stringify(truth)} in ${tries} worlds of ${tries}`,
  );
}
