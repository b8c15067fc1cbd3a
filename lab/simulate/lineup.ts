import { fast, type Types } from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import type { GamePack } from '@tavern/games';
import type { HouseRules } from '../house-rules.ts';

/** Who plays: bots by name, handed out to all seats in turn. */
interface Playing {
  readonly bots: readonly string[];
  readonly players: number;
}

/** From one game to the next everybody moves on by a seat, so that nobody has the better seats. */
export const inTurn = (names: readonly string[], players: number, game: number): string[] =>
  Array.from({ length: players }, (_, seat) => names[(seat + game) % names.length] ?? '');

/** The bots on the seats of this game. */
export const seated = ({ bots, players }: Playing, game: number): string[] => inTurn(bots, players, game);

/** The side that each seat plays for; none: for itself. */
export const sidesOf = (statistics: GamePack['statistics'], seats: readonly Types['seat'][]): (string | null)[] =>
  seats.map((choice) => statistics?.side?.(choice) ?? null);

/** The same by sides, where several seats play for one: each side is played by one bot. */
export function lineup(pack: GamePack, plan: Playing, game: number, seats: readonly Types['seat'][]): string[] {
  const sides = sidesOf(pack.statistics, seats);
  if (sides.includes(null)) return seated(plan, game);
  const named = [...new Set(sides)];
  const bots = inTurn(plan.bots, named.length, game);
  return sides.map((side) => bots[named.indexOf(side)] ?? '');
}

/** Whether seats play for sides under these rules. */
export function playsForSides(pack: GamePack, rules: HouseRules): boolean {
  const { game, sampleSeat } = pack;
  const parsed = game.rules.parse(rules);
  const seats = sampleSeats(game, parsed, Math.max(2, game.seats[0]), fast(1).stream('league:sides'), sampleSeat);
  const schema = game.seatChoice(parsed);
  return !sidesOf(
    pack.statistics,
    seats.map((seat) => schema.parse(seat)),
  ).includes(null);
}
