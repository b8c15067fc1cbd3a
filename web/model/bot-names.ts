import { botsIn, type SeatedBot, seatCode } from '@tavern/bots';
import { type Say, say } from '@tavern/engine';

/** Names a seat. A bot is named by its person; null: a person without a name, by the number of the seat; 0: the only seat. */
export type NameOf = (bot: SeatedBot | null, n: number) => string;

const person = (n: number): Say => (n === 0 ? say('common.traveller') : say('seat.unnamed', { n }));

export const botNameOf =
  (tell: (what: Say) => string): NameOf =>
  (bot, n) =>
    tell(bot === null ? person(n) : say(`person.${bot.person.id}`));

/** With the level, for lists that show nothing else beside the names. */
export const fullNameOf =
  (tell: (what: Say) => string): NameOf =>
  (bot, n) => {
    const name = botNameOf(tell)(bot, n);
    return bot === null ? name : tell(say('bot.called', { name, level: say(`level.${bot.level}`) }));
  };

interface Called {
  readonly name: string;
  /** A bot's level; null: a person. */
  readonly level: string | null;
  /** A bot's person; matches from before bots were persons have none. */
  readonly person?: string | undefined;
}

/** The bots at a table here, by seat. */
export const botsAt = (seats: readonly Called[]): readonly (SeatedBot | null)[] =>
  botsIn(seats.map(({ level, person }) => (level === null ? null : person === undefined ? level : seatCode(level, person))));

/** The names of the seats of a match, ready to be shown. */
export function namesOf(seats: readonly Called[], nameOf: NameOf): string[] {
  const bots = botsAt(seats);
  const alone = seats.filter(({ level }) => level === null).length === 1;
  return seats.map(({ name }, index) => named(name, bots[index] ?? null, index, alone, nameOf));
}

/** `alone`: there is only one person. */
const named = (name: string, bot: SeatedBot | null, seat: number, alone: boolean, nameOf: NameOf): string =>
  bot === null && name !== '' ? name : nameOf(bot, bot === null && alone ? 0 : seat + 1);

/** The same from the names on a server or in a record, which contain a bot's level and person. `isBot` tells which names are bots'. */
export const botsAmong = (names: readonly string[], isBot: (seat: number) => boolean): readonly (SeatedBot | null)[] =>
  botsIn(names.map((name, seat) => (isBot(seat) ? name : null)));

export const namesFromServer = (names: readonly string[], isBot: (seat: number) => boolean, nameOf: NameOf): string[] =>
  botsAmong(names, isBot).map((bot, seat) => (bot === null ? (names[seat] ?? '') : nameOf(bot, seat + 1)));

/** The seats of a record: those of the server, and those of a match here, where a person may have no name. */
type Recorded = readonly { readonly name: string; readonly bot?: true | undefined }[];

export const botsInRecord = (seats: Recorded): readonly (SeatedBot | null)[] =>
  botsIn(seats.map(({ name, bot }) => (bot === true ? name : null)));

export function namesInRecord(seats: Recorded, nameOf: NameOf): string[] {
  const alone = seats.filter(({ bot }) => bot !== true).length === 1;
  return botsInRecord(seats).map((bot, seat) => named(seats[seat]?.name ?? '', bot, seat, alone, nameOf));
}
