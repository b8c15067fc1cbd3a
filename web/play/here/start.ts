import { namesakesOf, personAtSeat, personOf } from '@tavern/bots';
import {
  commitTo,
  contentHash,
  derivedNonce,
  fieldsOf,
  type Game,
  type Json,
  parseSettings,
  type Refusal,
  readWith,
  type Types,
} from '@tavern/engine';
import { botsOf, type GamePack } from '@tavern/games';
import { LONGEST_SEED, makeSeed, normalSeed, seedDice } from '@tavern/host';
import { isForOne } from '../../model/for-one.ts';
import { refused } from '../../model/refused.ts';
import type { HereMatch } from './here-match.ts';
import type { Start, StartSeat } from './messages.ts';

export interface Chance {
  bytes(count: number): Uint8Array;
}

type SeatChoice = { readonly [field: string]: Json };

/** Letters and digits of an id: five bits each. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Of a match: nobody can guess it. */
export const newId = (chance: Chance): string => Array.from(chance.bytes(16), (byte) => LETTERS[byte % LETTERS.length]).join('');

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A match to be stored, before its first answer. */
export function newHereMatch(
  pack: GamePack,
  { game: name, rules, seats, seed: typed, openly = false }: Start,
  chance: Chance,
  now: number,
): { readonly ok: true; readonly match: HereMatch } | Refusal {
  const { game } = pack;
  const levels = Object.keys(botsOf(pack));
  const stranger = seats.find((seat) => seat.by === 'bot' && !levels.includes(seat.level));
  if (stranger?.by === 'bot') return refused('here.unknown-level', { level: stranger.level });
  const house = readWith(game.rules, rules ?? recommended(pack), 'rules');
  if (!house.ok) return house;
  const settings = parseSettings(game, { rules: house.value, seats: choicesOf(game, house.value, seats, chance) });
  if (!settings.ok) return settings;

  const dice = isForOne(pack) ? diceOfSeed(typed, chance) : diceOfChance(typed, seats, chance);
  if ('ok' in dice) return dice;
  const id = newId(chance);
  const taken = namesakesOf(seats.flatMap((seat) => (seat.by === 'person' ? [seat.name] : [])));
  const match: HereMatch = {
    id,
    game: name,
    version: game.version,
    contentHash: contentHash(game, settings.rules),
    rules: settings.rules,
    seats: seats.map((seat, index) => ({
      name: seat.by === 'person' ? seat.name.trim() : '',
      choice: settings.seats[index] ?? {},
      level: seat.by === 'bot' ? seat.level : null,
      ...(seat.by === 'bot' ? { person: (personOf(seat.person) ?? personAtSeat(id, index, taken)).id } : {}),
    })),
    ...dice,
    ...(openly ? { openly } : {}),
    startedAt: now,
    endedAt: null,
    summary: { answers: 0, touchedAt: now, waiting: [], rounds: null, winners: null },
  };
  return { ok: true, match };
}

type Dice = Pick<HereMatch, 'secret' | 'nonces' | 'seed'>;

/** The same seed gives the same throws, here and on every server. Without a seed, a readable one is drawn. */
function diceOfSeed(typed: string | undefined, chance: Chance): Dice | Refusal {
  const seed = typed === undefined ? makeSeed(chance.bytes(8)) : normalSeed(typed);
  if (seed === null) return refused('refusal.bad-seed', { max: LONGEST_SEED });
  const { secret, nonce } = seedDice(seed);
  return { secret, nonces: [nonce], seed };
}

function diceOfChance(typed: string | undefined, seats: readonly StartSeat[], chance: Chance): Dice | Refusal {
  return typed === undefined ? freshDice(seats, chance) : refused('refusal.no-seeds');
}

/** A secret that nobody knows before, and a nonce for each seat. */
export function freshDice(seats: readonly Pick<StartSeat, 'by'>[], chance: Chance): Pick<HereMatch, 'secret' | 'nonces'> {
  const secret = chance.bytes(32);
  const commit = commitTo(secret);
  const nonces = seats.map((seat, index) => (seat.by === 'bot' ? derivedNonce(commit, index) : hexOf(chance.bytes(16))));
  return { secret: hexOf(secret), nonces };
}

const recommended = ({ presets = [] }: GamePack): object => presets.find((preset) => preset.recommended === true)?.rules ?? {};

/**
 * Fields without a choice get a value that nobody has, while there is one: a random value for a bot and for a person with a `wish`, the
 * first one for any other person.
 */
function choicesOf(game: Game<Types>, rules: object, seats: readonly StartSeat[], chance: Chance): unknown[] {
  const fields = fieldsOf(game.seatChoice(rules), 'seat');
  const taken = seats.flatMap((seat) => {
    if (seat.choice !== undefined) return [seat.choice as SeatChoice];
    return seat.by === 'person' && seat.wish !== undefined ? [seat.wish] : [];
  });
  return seats.map((seat) => {
    if (seat.choice !== undefined) return seat.choice;
    const wish: SeatChoice | undefined = seat.by === 'person' ? seat.wish : {};
    const made: SeatChoice = Object.fromEntries(
      fields.map((field) => {
        const wished = wish?.[field.name];
        if (wished !== undefined) return [field.name, wished];
        if (field.type !== 'choice') return [field.name, field.initial];
        const values = field.values.map(({ value }) => value);
        const free = values.filter((value) => !taken.some((each) => each[field.name] === value));
        const offered = free.length > 0 ? free : values;
        const initial = offered.includes(field.initial as string | number) ? field.initial : (offered[0] ?? field.initial);
        return [field.name, wish === undefined ? initial : (offered[(chance.bytes(1)[0] ?? 0) % offered.length] ?? initial)];
      }),
    );
    taken.push(made);
    return made;
  });
}
