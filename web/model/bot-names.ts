import { botsIn, type SeatedBot, seatCode } from '@tavern/bots';
import { type Say, say } from '@tavern/engine';

/** Puts a seat without a name of its own into words: a bot by who it is; null: a person, by the number of the seat; 0: the only one. */
export type NameOf = (bot: SeatedBot | null, n: number) => string;

const person = (n: number): Say => (n === 0 ? say('common.traveller') : say('seat.unnamed', { n }));

export const botNameOf =
  (tell: (what: Say) => string): NameOf =>
  (bot, n) =>
    tell(bot === null ? person(n) : say(`person.${bot.person.id}`));

/** Where names are listed and nothing else stands beside them: with the level. */
export const fullNameOf =
  (tell: (what: Say) => string): NameOf =>
  (bot, n) => {
    const name = botNameOf(tell)(bot, n);
    return bot === null ? name : tell(say('bot.called', { name, level: say(`level.${bot.level}`) }));
  };

interface Called {
  readonly name: string;
  /** A bot's; null: a person. */
  readonly level: string | null;
  /** A bot's; matches from before bots were persons have none. */
  readonly person?: string | undefined;
}

/** Who plays for the house at a table here, by seat. */
export const botsAt = (seats: readonly Called[]): readonly (SeatedBot | null)[] =>
  botsIn(seats.map(({ level, person }) => (level === null ? null : person === undefined ? level : seatCode(level, person))));

/** What the seats of a match are called, ready to be shown. */
export function namesOf(seats: readonly Called[], nameOf: NameOf): string[] {
  const bots = botsAt(seats);
  const alone = seats.filter(({ level }) => level === null).length === 1;
  return seats.map(({ name }, index) => {
    const bot = bots[index] ?? null;
    return bot === null && name !== '' ? name : nameOf(bot, bot === null && alone ? 0 : index + 1);
  });
}

/** The same of names as a server and records have them: of a bot level and person. Status or record tells which of them are bots. */
export const botsAmong = (names: readonly string[], isBot: (seat: number) => boolean): readonly (SeatedBot | null)[] =>
  botsIn(names.map((name, seat) => (isBot(seat) ? name : null)));

export const namesFromServer = (names: readonly string[], isBot: (seat: number) => boolean, nameOf: NameOf): string[] =>
  botsAmong(names, isBot).map((bot, seat) => (bot === null ? (names[seat] ?? '') : nameOf(bot, seat + 1)));
