import { seatCode } from '@tavern/bots';
import {
  branchOff,
  commitTo,
  contentHash,
  create,
  fair,
  type Match,
  type MatchRecord,
  Recorder,
  type Types,
} from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { type Entry, relive } from '@tavern/host';
import { botsAt } from '../../model/bot-names.ts';
import type { HereMatch, HereSeat } from './here-match.ts';
import { timeBefore } from './past.ts';

/** One hash per this many answers, as on the server: enough to find where a record is wrong, and short. */
const HASH_EVERY = 16;

export const sameRules = ({ game }: GamePack, { version, contentHash: content, rules }: HereMatch): boolean =>
  version === game.version && content === contentHash(game, rules);

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** The match before the first answer. Throws if the rules cannot start it, and if the parent of a branch does not verify. */
export function begun({ game }: GamePack, { secret, nonces, seats, rules, branch }: HereMatch): Match<Types> {
  const source = fair(bytesOf(secret), nonces);
  const choices = seats.map(({ choice }) => choice);
  if (branch === undefined) return create(game, source, choices, rules);
  const started = branchOff(game, branch.parent, source);
  if (!started.ok) throw new Error(`the parent is refused: ${JSON.stringify(started)}`);
  return started.match;
}

/** The record of a finished match with its secret. Every shuffle, die and state is computed again. */
export function recordOf(pack: GamePack, row: HereMatch, log: readonly Entry[]): MatchRecord {
  const { rules, seats, secret, nonces, branch } = row;
  const match = begun(pack, row);
  const luck = { commit: commitTo(bytesOf(secret)), nonces };
  const head = { rules, seats: recordSeats(seats), luck, parent: branch?.parent };
  const recorder = new Recorder(pack.game, match, head, HASH_EVERY);
  // A record begins with its own first answer, also where the table's times go on from another match.
  const start = branch === undefined ? 0 : timeBefore(branch.parent);
  const own = log.map((entry) => ({ ...entry, at: entry.at - start }));
  relive(match, own, { viewers: [], recorder });
  return recorder.toJSON(secret);
}

/** Bots have the same names as on the server, level and person, which belong to no language. */
const recordSeats = (seats: readonly HereSeat[]): { name: string; choice: object; bot?: true }[] => {
  const bots = botsAt(seats);
  return seats.map(({ name, choice }, index) => {
    const bot = bots[index] ?? null;
    return bot === null ? { name, choice } : { name: seatCode(bot.level, bot.person.id), choice, bot: true };
  });
};
