import type { AskedPacket, Bot } from '@tavern/bots';
import { create, fast, type Match, type Option } from '@tavern/engine';
import { decks } from '../../rules/decks.ts';
import { game } from '../../rules/game.ts';
import type { Skirmish } from '../../rules/types.ts';

const READY = decks.ready.map(({ id }) => id);

type Hear = (event: Skirmish['event'], match: Match<Skirmish>) => void;

/** A match of two bots with decks that depend on the seed. */
export function battle(bots: readonly Bot<Skirmish>[], seed: number, rules: object = {}, hear: Hear = () => {}): Match<Skirmish> {
  const seats = [READY[seed % 3], READY[Math.floor(seed / 3) % 3]].map((deck) => ({ deck: deck ?? 'iron_wall' }));
  const match = create(game, fast(seed), seats, game.rules.parse(rules));
  while (match.over === null) {
    const [who] = match.asked;
    if (who === undefined) throw new Error('nobody is asked');
    const packet = match.packet(who) as AskedPacket<Skirmish>;
    const chosen = bots[who]?.choose(packet, who, fast(seed).stream(`${who}:${match.seq}`)) as Option<Skirmish>;
    const result = match.answer(who, packet.question.id, chosen);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
    for (const { event } of result.events) hear(event, match);
  }
  return match;
}

/** Of the decided matches, how many the first wins; seats change, and every pair of decks is played from both sides. */
export function duel(first: Bot<Skirmish>, second: Bot<Skirmish>, matches: number): { won: number; decided: number } {
  let won = 0;
  let decided = 0;
  for (let seed = 0; seed < matches; seed++) {
    const mine = seed % 2;
    const { over } = battle(mine === 0 ? [first, second] : [second, first], seed);
    const [winner] = over?.winners ?? [];
    if (winner === undefined) continue;
    decided += 1;
    if (winner === mine) won += 1;
  }
  return { won, decided };
}
