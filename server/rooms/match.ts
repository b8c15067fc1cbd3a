import { contentHash, derivedNonce, type Game, parseSettings, type Snapshot, type Types } from '@tavern/engine';
import type { MatchRow, MatchSeat } from '../store/store.ts';
import type { Dice } from './create.ts';
import type { Room } from './room.ts';
import { isTaken, seatNames } from './seats.ts';
import { diceOf } from './seed.ts';

export interface NewMatch {
  readonly id: string;
  readonly game: Game<Types>;
  readonly now: number;
  readonly names: (guest: string) => string;
  /** For tests: it begins with this. */
  readonly beginning?: Beginning;
}

/** What a match of a test begins with, in the place of its game's own beginning. */
export interface Beginning {
  readonly snapshot: Snapshot;
  /** What each seat has chosen, whatever its guest chose in the room. */
  readonly choices: readonly MatchSeat['choice'][];
  /** Where the dice come from, if anybody is to know them. */
  readonly seed: string | null;
}

/** The match that starts in a room which `act` has just let start: its taken seats, closed up. */
export function matchOf(room: Room, { id, game, now, names, beginning }: NewMatch): MatchRow {
  const taken = room.seats.filter(isTaken);
  const called = seatNames(room, names).filter((name) => name !== null);
  // Parsed once more, so that a rule which the game got since the room was made has its default.
  const settings = parseSettings(game, { rules: room.rules, seats: beginning?.choices ?? taken.map(({ choice }) => choice) });
  if (!settings.ok) throw new Error(`room ${room.code} started with settings that ${game.name} refuses: ${settings.field}`);
  const seats = taken.map((seat, index): MatchSeat => {
    const common = { name: called[index] ?? '', choice: settings.seats[index] as MatchSeat['choice'] };
    return seat.by === 'bot' ? { guest: null, ...common, level: seat.level } : { guest: seat.guest, ...common };
  });
  const { secret, commit, nonce } = diceOf({ ...room, seed: beginning?.seed ?? room.seed });
  const nonces = taken.map((seat, index) => {
    if (nonce !== undefined) return nonce;
    if (seat.by === 'bot') return derivedNonce(commit, index);
    if (seat.nonce === null) throw new Error(`room ${room.code} started before ${seat.guest} was ready`);
    return seat.nonce;
  });
  return {
    id,
    room: room.code,
    game: room.game,
    version: game.version,
    contentHash: contentHash(game, settings.rules),
    rules: settings.rules as MatchRow['rules'],
    pace: room.pace,
    speed: room.speed,
    seats,
    secret,
    commit,
    nonces,
    startedAt: now,
    ...(beginning === undefined ? {} : { injected: beginning.snapshot }),
    ended: null,
  };
}

/**
 * The room with its match in it. The same version: what `act` did and this are one saved change. Nonces and secret belong to the match
 * from now on. For the next match everybody says ready again, under the next commitment.
 */
export function started(room: Room, match: string, next: Dice): Room {
  const seats = room.seats.map((seat) => (seat.by === 'person' ? { ...seat, nonce: null } : seat));
  return { ...room, seats, match, playing: true, secret: next.secret, commit: next.commit };
}

/** After this match. The same room where another one runs by now, or none: two processes may both notice an end. */
export function ended(room: Room, match: string, now: number): Room {
  if (!room.playing || room.match !== match) return room;
  return { ...room, playing: false, version: room.version + 1, touchedAt: now };
}
