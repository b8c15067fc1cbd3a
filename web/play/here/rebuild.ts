import { seatCode } from '@tavern/bots';
import { commitTo, contentHash, create, fair, type Match, type MatchRecord, Recorder, type Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { type Entry, relive } from '@tavern/host';
import { botsAt } from '../../model/bot-names.ts';
import type { HereMatch, HereSeat } from './here-match.ts';

/** A hash of every so many answers, as the server has it: enough to find where a record parts from the truth, and short. */
const HASH_EVERY = 16;

export const sameRules = ({ game }: GamePack, { version, contentHash: content }: HereMatch): boolean =>
  version === game.version && content === contentHash(game);

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** The match as it was before the first answer. Throws what rules throw that never began such a match. */
export const begun = ({ game }: GamePack, { secret, nonces, seats, rules }: HereMatch): Match<Types> =>
  create(
    game,
    fair(bytesOf(secret), nonces),
    seats.map(({ choice }) => choice),
    rules,
  );

/** The record of a finished match with its secret: every shuffle, die and state is computed anew. */
export function recordOf(pack: GamePack, row: HereMatch, log: readonly Entry[]): MatchRecord {
  const { rules, seats, secret, nonces } = row;
  const match = begun(pack, row);
  const head = { rules, seats: recordSeats(seats), luck: { commit: commitTo(bytesOf(secret)), nonces } };
  const recorder = new Recorder(pack.game, match, head, HASH_EVERY);
  relive(match, log, { viewers: [], recorder });
  return recorder.toJSON(secret);
}

/** Bots are called as on the server: by level and person, which are words of no language. */
const recordSeats = (seats: readonly HereSeat[]): { name: string; choice: object; bot?: true }[] => {
  const bots = botsAt(seats);
  return seats.map(({ name, choice }, index) => {
    const bot = bots[index] ?? null;
    return bot === null ? { name, choice } : { name: seatCode(bot.level, bot.person.id), choice, bot: true };
  });
};
