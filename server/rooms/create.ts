import { type Game, malformed, type Refusal, type Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { RoomSettings } from '@tavern/wire';
import { defaultChoice, readRules, rulesToBeginWith } from './chosen.ts';
import { filled } from './filled.ts';
import type { Room } from './room.ts';
import { OPEN } from './seats.ts';
import { readSeed } from './seed.ts';

/** The next match's dice, drawn outside: what is kept, and what everybody sees of it. */
export interface Dice {
  readonly secret: string;
  readonly commit: string;
}

export interface NewRoom {
  readonly code: string;
  readonly game: string;
  readonly pack: GamePack;
  readonly settings: RoomSettings;
  /** A guest's id; sits down at once. */
  readonly host: string;
  readonly dice: Dice;
  readonly now: number;
}

const USUAL_SEATS = 4;

export function createRoom(given: NewRoom): { readonly ok: true; readonly room: Room } | Refusal {
  const { code, pack, settings, host, dice, now } = given;
  const { game } = pack;
  const rules =
    settings.rules === undefined
      ? ({ ok: true, value: rulesToBeginWith(pack) } as const)
      : readRules(game, settings.rules, 'settings.rules');
  if (!rules.ok) return rules;
  const seats = settings.seats ?? usualSeats(game);
  const refused = seatCountRefusal(game, seats);
  if (refused !== null) return refused;
  const seed = readSeed(game, settings.seed ?? null);
  if (!seed.ok) return seed;
  const sitting = { by: 'person', guest: host, choice: defaultChoice(game, rules.value), nonce: null } as const;
  const room: Room = {
    code,
    version: 1,
    game: given.game,
    rules: rules.value,
    seats: filled([sitting, ...Array<typeof OPEN>(seats - 1).fill(OPEN)], rules.value, pack),
    host,
    awayHost: null,
    public: settings.public ?? false,
    pace: settings.pace ?? 'normal',
    speed: settings.speed ?? '1x',
    banned: [],
    match: null,
    playing: false,
    secret: dice.secret,
    commit: dice.commit,
    seed: seed.seed,
    createdAt: now,
    touchedAt: now,
  };
  return { ok: true, room };
}

function usualSeats({ seats: [min, max] }: Game<Types>): number {
  return Math.max(min, Math.min(USUAL_SEATS, max));
}

export function seatCountRefusal({ seats: [min, max] }: Game<Types>, seats: number): Refusal | null {
  return seats >= min && seats <= max ? null : malformed('settings.seats', 'seat-count', { min, max });
}
