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
  seat as toSeat,
} from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import type { Drawn, GamePack } from '@tavern/games';
import { botCalled } from '../bots.ts';
import type { HouseRules } from '../house-rules.ts';
import { inTurn, lineup } from './lineup.ts';

/** What is the same in all games of a simulation; plain data, because workers are sent it. */
export interface Plan {
  readonly game: string;
  readonly players: number;
  /** By name, handed out to the seats in turn. */
  readonly bots: readonly string[];
  /** What the seats choose in their field `deck`, in turn like the bots; left out: whatever each seat's choice is made up to be. */
  readonly decks?: readonly string[];
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
  /** By seat, where the plan says which. */
  readonly decks: readonly string[];
  /** The seat that began. */
  readonly first: Seat;
  readonly state: Types['state'];
  readonly used: ReadonlySet<string>;
  readonly drawn: readonly Drawn[];
}

/** The decks of the seats of this game; none: each is made up. */
const decksOf = ({ decks, players }: Plan, game: number): string[] => (decks === undefined ? [] : inTurn(decks, players, game));

/** Hears how long a bot thought about one choice, in milliseconds of the clock on the wall. */
export type Watch = (bot: string, milliseconds: number) => void;

/** Plays one game of a plan. It follows from the plan and the game's number alone, on whichever worker. */
export async function playGame(pack: GamePack, plan: Plan, game: number, watch?: Watch): Promise<Played> {
  const seed = plan.seed + game;
  const luck = fast(seed);
  const settings = parseSettings(pack.game, { rules: plan.rules, seats: choicesOf(pack, plan, game, luck) });
  if (!settings.ok) throw new Error(`seed ${seed}: cannot make up seat choices, ${settings.field} is refused`);
  const names = lineup(pack, plan, game, settings.seats);
  const bots = names.map((name) => timed(botCalled(pack, name), name, watch));

  const match = create(pack.game, fast(seed), settings.seats, settings.rules);
  const used = new Set<string>();
  const drawn: Drawn[] = [];
  let first = toSeat(0);
  const hear = (events: Match<Types>['opening']): void => {
    for (const { event } of events) {
      for (const card of pack.statistics?.used(event) ?? []) used.add(card);
      drawn.push(...(pack.statistics?.drawn?.(event) ?? []));
      first = pack.statistics?.began?.(event) ?? first;
    }
  };
  hear(match.opening);
  while (match.over === null && match.seq < plan.cap) {
    const { seat, question, option } = await choose(match, bots, luck);
    const result = match.answer(seat, question, option);
    if (!result.ok)
      throw new Error(`seed ${seed}, answer ${match.seq + 1}: ${names[seat]} chose ${JSON.stringify(option)}: ${result.code}`);
    hear(result.events);
  }
  const { seq: answers, over, state } = match;
  return { seed, answers, over, bots: names, choices: settings.seats, decks: decksOf(plan, game), first, state, used, drawn };
}

function choicesOf({ game, sampleSeat }: GamePack, plan: Plan, number: number, luck: RngSource): unknown[] {
  const rules = game.rules.parse(plan.rules);
  const sampled = sampleSeats(game, rules, plan.players, luck.stream('simulate:choices'), sampleSeat);
  const decks = decksOf(plan, number);
  return sampled.map((choice, seat) => (decks[seat] === undefined ? choice : { ...(choice as object), deck: decks[seat] }));
}

function timed(bot: Bot<Types>, name: string, watch: Watch | undefined): Bot<Types> {
  if (watch === undefined) return bot;
  return {
    async choose(packet, seat, rng) {
      const started = performance.now();
      const option = await bot.choose(packet, seat, rng);
      watch(name, performance.now() - started);
      return option;
    },
  };
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
