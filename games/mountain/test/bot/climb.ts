import type { AskedPacket, Bot } from '@tavern/bots';
import { create, fast, findOption, type Match, type Option, type Seat } from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import type { Event } from '../../rules/events.ts';
import { game } from '../../rules/game.ts';
import type { Rules } from '../../rules/house-rules.ts';
import type { Mountain } from '../../rules/types.ts';

/** A whole game. Whatever is chosen must be listed, and somebody must always move. */
export function climb(
  bots: readonly Bot<Mountain>[],
  rules: Rules,
  seed: number,
  hear: (event: Event, match: Match<Mountain>) => void = () => {},
): Match<Mountain> {
  const luck = fast(seed);
  const seats = sampleSeats(game, rules, bots.length, luck.stream('seats')) as Mountain['seat'][];
  const match = create(game, fast(seed), seats, rules);
  const choice = luck.stream('bots');
  const speak = (who: Seat): boolean => {
    const packet = match.packet(who) as AskedPacket<Mountain>;
    const option = (bots[who] as Bot<Mountain>).choose(packet, who, choice) as Option<Mountain> | null;
    if (option === null) return false;
    if (findOption(packet.question.options, option) === null) throw new Error(`${JSON.stringify(option)} is not listed`);
    const answered = match.answer(who, packet.question.id, option);
    if (answered.ok) for (const { event } of answered.events) hear(event, match);
    return answered.ok;
  };
  while (match.over === null) {
    if (match.seq > 2_000) throw new Error(`game ${seed} does not end`);
    if (!match.asked.some(speak))
      throw new Error(`game ${seed}: everybody waits for '${match.question(match.asked[0] as Seat)?.kind}'`);
  }
  return match;
}
