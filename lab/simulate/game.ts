import type { AskedPacket, Bot } from '@tavern/bots';
import {
  create,
  fast,
  type Match,
  type Option,
  type Outcome,
  parseSettings,
  type RngSource,
  type Seat,
  type Types,
} from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import type { GamePack } from '@tavern/games';
import { botCalled } from '../bots.ts';
import { type HouseRules, inFull } from '../house-rules.ts';

/** What is the same in all games of a simulation; plain data, because workers are sent it. */
export interface Plan {
  readonly game: string;
  readonly players: number;
  /** By name, handed out to the seats in turn. */
  readonly bots: readonly string[];
  readonly rules: HouseRules;
  readonly seed: number;
  /** A game with more answers than this is given up as unfinished. */
  readonly cap: number;
}

/** What is counted of one game. */
export interface Played {
  readonly seed: number;
  readonly answers: number;
  /** Null: unfinished. */
  readonly over: Outcome | null;
  readonly bots: readonly string[];
  readonly choices: readonly Types['seat'][];
  readonly state: Types['state'];
  readonly used: ReadonlySet<string>;
}

/** The bots on the seats of this game: from one game to the next everybody moves on by a seat, so that no bot has the better seats. */
export const seated = ({ bots, players }: Plan, game: number): string[] =>
  Array.from({ length: players }, (_, seat) => bots[(seat + game) % bots.length] ?? '');

/** Plays one game of a plan. It follows from the plan and the game's number alone, on whichever worker. */
export async function playGame(pack: GamePack, plan: Plan, game: number): Promise<Played> {
  const seed = plan.seed + game;
  const luck = fast(seed);
  const sampled = sampleSeats(pack.game, inFull(pack, plan.rules), plan.players, luck.stream('simulate:choices'));
  const settings = parseSettings(pack.game, { rules: plan.rules, seats: sampled });
  if (!settings.ok) throw new Error(`seed ${seed}: cannot make up seat choices, ${settings.field} is refused`);
  const names = seated(plan, game);
  const bots = names.map((name) => botCalled(pack, name));

  const match = create(pack.game, fast(seed), settings.seats, settings.rules);
  const used = new Set<string>();
  const hear = (events: Match<Types>['opening']): void => {
    for (const { event } of events) for (const card of pack.statistics?.used(event) ?? []) used.add(card);
  };
  hear(match.opening);
  while (match.over === null && match.seq < plan.cap) {
    const { seat, question, option } = await choose(match, bots, luck);
    const result = match.answer(seat, question, option);
    if (!result.ok)
      throw new Error(`seed ${seed}, answer ${match.seq + 1}: ${names[seat]} chose ${JSON.stringify(option)}: ${result.code}`);
    hear(result.events);
  }
  return { seed, answers: match.seq, over: match.over, bots: names, choices: settings.seats, state: match.state, used };
}

interface Chosen {
  readonly seat: Seat;
  readonly question: number;
  readonly option: Option<Types>;
}

/** Where several seats are asked, any of them may answer first. Where none wants to, one of them gets the fallback, as if time ran out. */
async function choose(match: Match<Types>, bots: readonly Bot<Types>[], luck: RngSource): Promise<Chosen> {
  const { seq } = match;
  const asked = match.asked.length > 1 ? luck.stream(`simulate:order:${seq}`).shuffle([...match.asked]) : match.asked;
  for (const seat of asked) {
    const packet = match.packet(seat) as AskedPacket<Types>;
    const option = await bots[seat]?.choose(packet, seat, luck.stream(`simulate:bot:${seat}:${seq}`));
    if (option !== null && option !== undefined) return { seat, question: packet.question.id, option };
  }
  const [seat] = asked;
  if (seat === undefined) throw new Error(`the game goes on after ${seq} answers, and nobody is asked`);
  return { seat, question: match.question(seat)?.id ?? 0, option: match.fallback(seat) };
}
