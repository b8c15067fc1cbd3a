import type { AskedPacket, Bot } from '@tavern/bots';
import { create, fast, type Match, type Option } from '@tavern/engine';
import { decks } from '../../rules/decks.ts';
import { game } from '../../rules/game.ts';
import type { Revolution } from '../../rules/types.ts';
import { ME, type RevolutionScene } from '../revolution.ts';

const READY = decks.ready.map(({ id }) => id);

type Hear = (event: Revolution['event'], match: Match<Revolution>) => void;

/** Both decks on both seats, and each against itself. */
const readyDecks = (seed: number): string[] => [seed, Math.floor(seed / 2)].map((at) => READY[at % 2] ?? 'homeland');

/** A match of two bots, with ready decks that depend on the seed unless others are named. */
export function battle(
  bots: readonly Bot<Revolution>[],
  seed: number,
  rules: object = {},
  hear: Hear = () => {},
  chosen: readonly string[] = readyDecks(seed),
): Match<Revolution> {
  const seats = chosen.map((deck) => ({ deck }));
  const match = create(game, fast(seed), seats, game.rules.parse(rules));
  while (match.over === null) {
    const [who] = match.asked;
    if (who === undefined) throw new Error('nobody is asked');
    const packet = match.packet(who) as AskedPacket<Revolution>;
    const option = bots[who]?.choose(packet, who, fast(seed).stream(`${who}:${match.seq}`)) as Option<Revolution>;
    const result = match.answer(who, packet.question.id, option);
    if (!result.ok) throw new Error(`seed ${seed}: ${JSON.stringify(option)} was refused, ${result.code}`);
    for (const { event } of result.events) hear(event, match);
  }
  return match;
}

/** Of the decided matches, how many the first wins; seats change, and every pair of decks is played from both sides. */
export function duel(first: Bot<Revolution>, second: Bot<Revolution>, matches: number): { won: number; decided: number } {
  let won = 0;
  let decided = 0;
  for (let seed = 0; seed < matches; seed++) {
    const mine = Math.floor(seed / 4) % 2;
    const { over } = battle(mine === 0 ? [first, second] : [second, first], seed);
    const [winner] = over?.winners ?? [];
    if (winner === undefined) continue;
    decided += 1;
    if (winner === mine) won += 1;
  }
  return { won, decided };
}

/** What a bot answers on seat 0. */
export const chosenBy = (bot: Bot<Revolution>, scene: RevolutionScene, luck = 1): Option<Revolution> | null =>
  bot.choose(scene.match.packet(ME) as AskedPacket<Revolution>, ME, fast(luck).stream('bot')) as Option<Revolution> | null;
