import type { Types } from '../game.ts';
import { canonical } from '../json.ts';
import type { Kernel } from '../kernel.ts';
import { fast } from '../rng/fast.ts';
import type { Rng, RngSource } from '../rng/rng.ts';
import { seatsOf } from '../seat.ts';
import { resume } from '../snapshot.ts';
import { attempt, insist } from './nonconformity.ts';

/** Plays a match on at random for a few answers. */
export function stroll<T extends Types>(match: Kernel<T>, rng: Rng, answers: number): void {
  for (let i = 0; i < answers && match.over === null; i++) {
    const seat = rng.pick(match.asked);
    const question = match.question(seat);
    attempt(match, seat, question?.id ?? 0, rng.pick(question?.options ?? []));
  }
}

/** A match is saved, read back with its keys in another order, and played on: every answer must give what the uninterrupted match gives. */
export function checkResume<T extends Types>(match: Kernel<T>, source: () => RngSource, rng: Rng): void {
  const read = resume(match.game, source(), JSON.parse(canonical(match.toJSON())));
  insist(read.ok, () => `the match's own snapshot is refused: ${JSON.stringify(read)}`);
  if (!read.ok) return;
  insist(read.match.hash() === match.hash(), () => 'a resumed match is not the match that was saved');
  const onward = match.fork(source());
  for (let i = 0; i < 3 && onward.over === null; i++) {
    const seat = rng.pick(onward.asked);
    const question = onward.question(seat);
    const option = rng.pick(question?.options ?? []);
    attempt(onward, seat, question?.id ?? 0, option);
    read.match.answer(seat, question?.id ?? 0, option);
    insist(read.match.hash() === onward.hash(), () => `after saving and resuming, ${JSON.stringify(option)} leads elsewhere`);
  }
}

/** Playing a fork on leaves no trace in its parent, and looking at a match changes nothing. */
export function checkFork<T extends Types>(match: Kernel<T>, rng: Rng): void {
  const before = match.hash();
  stroll(match.fork(fast(rng.int(2 ** 30))), rng, 4);
  insist(match.hash() === before, () => 'playing a fork on changed its parent');
  for (const seat of [...seatsOf(match.players), null]) match.packet(seat);
  insist(match.hash() === before, () => 'looking (view, options, blocked, fallback) changed the match');
}

/** Every seat that has not given up may do so at any time, and the match goes on or ends properly. */
export function checkConcede<T extends Types>(match: Kernel<T>, rng: Rng): void {
  const fork = match.fork(fast(rng.int(2 ** 30)));
  const staying = seatsOf(match.players).filter((seat) => !match.gone.includes(seat));
  const seat = rng.pick(staying);
  const result = fork.answer(seat, 0, { do: 'concede' });
  insist(result.ok, () => `seat ${seat} may not concede: ${JSON.stringify(result)}`);
  insist(fork.over !== null || fork.asked.length > 0, () => `after seat ${seat} conceded nobody is asked anything`);
  stroll(fork, rng, 4);
}
