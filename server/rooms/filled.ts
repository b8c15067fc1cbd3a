import { firstChoice, type Sitting, same, withBots } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Room, RoomSeat } from './room.ts';
import { isTaken, OPEN } from './seats.ts';

/** Who sits where. */
const sittingOf = (seats: readonly RoomSeat[]): Sitting => seats.map(({ by }) => (by === 'open' ? null : by));

/** What the others have chosen. */
export const choicesBeside = (seats: readonly RoomSeat[], index: number): Room['rules'][] =>
  seats.flatMap((seat, each) => (each !== index && isTaken(seat) ? [seat.choice] : []));

/** The seats with as many bots as the game wants beside these people. A bot that sits down plays at the level of the others. */
export function filled(seats: readonly RoomSeat[], rules: Room['rules'], pack: GamePack): readonly RoomSeat[] {
  const { game } = pack;
  const sitting = sittingOf(seats);
  const wanted = withBots(game, rules, sitting);
  if (same(wanted, sitting)) return seats;
  const level = seats.find((seat) => seat.by === 'bot')?.level ?? (pack.bot === undefined ? 'random' : 'normal');
  const all: RoomSeat[] = wanted.map((by, index) => (by === 'bot' || by === 'person' ? (seats[index] ?? OPEN) : OPEN));
  for (const [index, by] of wanted.entries()) {
    if (by !== 'bot' || all[index]?.by === 'bot') continue;
    all[index] = { by: 'bot', level, choice: firstChoice(game, rules, choicesBeside(all, index), 'bot') as Room['rules'] };
  }
  return all;
}
