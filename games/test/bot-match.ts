import type { AskedPacket, Bot } from '@tavern/bots';
import { fast, type Match, type Option, type Types } from '@tavern/engine';

export type Hear<T extends Types> = (event: T['event'], match: Match<T>) => void;

/** Bots play a match to its end. Their luck hangs on the seed, the seat and the answer alone. */
export function playOut<T extends Types>(
  match: Match<T>,
  bots: readonly Bot<T>[],
  seed: number,
  hear: Hear<T> = () => {},
): Match<T> {
  while (match.over === null) {
    const [who] = match.asked;
    if (who === undefined) throw new Error('nobody is asked');
    const packet = match.packet(who) as AskedPacket<T>;
    const option = bots[who]?.choose(packet, who, fast(seed).stream(`${who}:${match.seq}`)) as Option<T>;
    const result = match.answer(who, packet.question.id, option);
    if (!result.ok) throw new Error(`seed ${seed}: ${JSON.stringify(option)} was refused, ${result.code}`);
    for (const { event } of result.events) hear(event, match);
  }
  return match;
}

interface Duel<T extends Types> {
  readonly battle: (bots: readonly Bot<T>[], seed: number) => Match<T>;
  /** The seat of the first bot. */
  readonly seatOf: (seed: number) => number;
}

/** Of the decided matches, how many the first bot wins. */
export function duelOf<T extends Types>(
  { battle, seatOf }: Duel<T>,
  [first, second]: readonly [Bot<T>, Bot<T>],
  matches: number,
): { won: number; decided: number } {
  let won = 0;
  let decided = 0;
  for (let seed = 0; seed < matches; seed++) {
    const mine = seatOf(seed);
    const { over } = battle(mine === 0 ? [first, second] : [second, first], seed);
    const [winner] = over?.winners ?? [];
    if (winner === undefined) continue;
    decided += 1;
    if (winner === mine) won += 1;
  }
  return { won, decided };
}
