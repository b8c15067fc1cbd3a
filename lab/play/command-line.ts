import { LANGUAGES, type Language } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { PACES, type Pace, type Speed } from '@tavern/host';
import { Mistake, oneOf, optionsFrom, wholeNumber } from '../arguments.ts';
import { houseRules, recommendedRules, seatFields } from '../house-rules.ts';
import { spoken, words } from '../words.ts';
import { type Arrangement, choicesFrom, withSeats } from './arrangement.ts';
import { checkNames } from './names.ts';

const options = {
  seats: { type: 'string' },
  people: { type: 'string' },
  names: { type: 'string' },
  preset: { type: 'string' },
  rule: { type: 'string', multiple: true },
  box: { type: 'string' },
  choice: { type: 'string', multiple: true },
  pace: { type: 'string' },
  speed: { type: 'string' },
  lang: { type: 'string' },
  seed: { type: 'string' },
  save: { type: 'string' },
  server: { type: 'string' },
  room: { type: 'string' },
} as const;

type Values = ReturnType<typeof optionsFrom<typeof options>>['values'];

/** Options about the table itself. */
const TABLE = ['seats', 'people', 'preset', 'rule', 'box', 'choice'] as const;
const SPEEDS: readonly Speed[] = ['1x', '2x', 'off'];

/** What the command line asks for, whatever the game. Everything in it is checked before anything is shown. */
export interface Wanted {
  readonly game: string | undefined;
  readonly language: Language;
  readonly pace: Pace;
  readonly speed: Speed;
  readonly seed: number | undefined;
  readonly names: string | undefined;
  readonly save: string | undefined;
  /** Where it is played, if not here, and in which room, if not in a new one. */
  readonly server: string | undefined;
  readonly room: string | undefined;
  /** Options named the table, so no menu asks for it. */
  readonly settled: boolean;
  /** Read with the game: its seats, its rules, its choices. */
  readonly table: Pick<Values, (typeof TABLE)[number]>;
}

export function wantedFrom(args: readonly string[]): Wanted {
  const { values, positionals } = optionsFrom(args, options);
  if (positionals.length > 1) throw new Mistake(words('usage'));
  const { names, save, seed, server, room } = values;
  if (room !== undefined && server === undefined) throw new Mistake(words('mistake.room', { room }));
  if (server !== undefined && seed !== undefined) throw new Mistake(words('mistake.serverSeed', { seed }));
  checkNames(names);
  return {
    game: positionals[0],
    language: oneOf('--lang', values.lang, LANGUAGES, spoken()),
    pace: oneOf('--pace', values.pace, PACES, 'unhurried'),
    speed: oneOf('--speed', values.speed, SPEEDS, '1x'),
    seed: seed === undefined ? undefined : wholeNumber('--seed', seed, 0),
    names,
    save,
    server,
    room,
    settled: TABLE.some((option) => values[option] !== undefined),
    table: values,
  };
}

/** Without options about rules the match begins like the menu: with the recommended ones. */
export function arrangementFrom(pack: GamePack, { language, table }: Pick<Wanted, 'language' | 'table'>): Arrangement {
  const [min, max] = pack.game.seats;
  const people = wholeNumber('--people', table.people, 1, 0, max);
  const usual = Math.max(min, people, Math.min(max, people === 1 ? 3 : people));
  const seats = wholeNumber('--seats', table.seats, usual, min, max);
  if (people > seats) throw new Mistake(words('mistake.number', { name: '--people', given: people, min: 0, max: seats }));
  const silent = table.preset === undefined && table.rule === undefined;
  const rules = silent
    ? { ...recommendedRules(pack), ...houseRules(pack, undefined, [], table.box) }
    : houseRules(pack, table.preset, table.rule, table.box);
  return {
    language,
    ...withSeats(pack, { seats, people, rules }),
    choices: choicesFrom(table.choice ?? [], people, seatFields(pack, rules)),
  };
}
