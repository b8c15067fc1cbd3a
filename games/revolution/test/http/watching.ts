import { create, fast, type Match, type Packet, type Rng, type Seat, seat, type Told } from '@tavern/engine';
import type { ContractEvent, ContractRoom } from '../../../contract.ts';
import { MatchChronicle } from '../../http/chronicle.ts';
import type { Standing } from '../../http/shapes/game-env.ts';
import type { SeatChoice } from '../../rules/decks.ts';
import { game } from '../../rules/game.ts';
import type { Revolution, RevolutionOption } from '../../rules/types.ts';
import { searchingSeat } from '../searching-deck.ts';

export const ROOM: ContractRoom = { code: 'ABC234', match: '0'.repeat(16), names: ['Mei', 'Ann'] };

/** One player who follows a match through the contract. `at` is what a host would give as the time. */
export class Follower {
  readonly chronicle: MatchChronicle;
  readonly seat: Seat;
  readonly events: ContractEvent[] = [];
  packet: Packet<Revolution> | null = null;

  constructor(of: Seat) {
    this.seat = of;
    this.chronicle = new MatchChronicle(of);
  }

  /** What an answer has told this seat; a step only where there is something to see, as a host makes frames. */
  see(match: Match<Revolution>, told: readonly Told<Revolution['event']>[], time: number): readonly ContractEvent[] {
    const events = match.told(told, this.seat);
    const views = events.length === 0 ? [] : match.views(told, this.seat);
    const packet = match.packet(this.seat, { before: this.packet ?? undefined, lean: true });
    if (events.length === 0 && packet === this.packet) return [];
    if (views.length < events.length) views.push(packet.view);
    this.packet = packet;
    const found = this.chronicle.take({ time, events, views, packet });
    this.events.push(...found);
    return found;
  }

  standing(passed = true): Standing {
    return this.chronicle.standing(ROOM, passed);
  }
}

/** Both players, and how the match goes on. */
export class Watching {
  readonly match: Match<Revolution>;
  readonly followers: readonly [Follower, Follower];
  time = 1_000_000;

  constructor(match: Match<Revolution>) {
    this.match = match;
    match.watch();
    this.followers = [new Follower(seat(0)), new Follower(seat(1))];
    this.show(match.opening);
  }

  static random(seed: number, seats: readonly SeatChoice[] = [searchingSeat(), searchingSeat()]): Watching {
    return new Watching(create(game, fast(seed), [...seats], game.rules.parse({})));
  }

  answer(who: Seat, option: RevolutionOption): readonly [readonly ContractEvent[], readonly ContractEvent[]] {
    const result = this.match.answer(who, this.match.question(who)?.id ?? 0, option);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
    this.time += 1_000;
    return this.show(result.events);
  }

  /** Any answer of anybody who is asked. */
  step(rng: Rng): void {
    const who = rng.pick(this.match.asked);
    this.answer(who, rng.pick(this.match.question(who)?.options ?? []));
  }

  private show(told: readonly Told<Revolution['event']>[]): [readonly ContractEvent[], readonly ContractEvent[]] {
    const [one, two] = this.followers;
    return [one.see(this.match, told, this.time), two.see(this.match, told, this.time)];
  }
}
