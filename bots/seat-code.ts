import { type Person, persons } from './persons.ts';

/** A bot's name as it is stored and sent: `normal marta`. It is in no language, so that every language can put it into its own words. */
export const seatCode = (level: string, person: string): string => `${level} ${person}`;

/** The person that plays a level. */
export interface SeatedBot {
  readonly level: string;
  readonly person: Person;
}

const CODE = /^(\S+?)(?: (\S+))?$/;

/** null: a bot from before they were persons. */
export const personIn = (code: string): Person | null => personOf(CODE.exec(code)?.[2]);

export const personOf = (id: string | null | undefined): Person | null => persons.find((each) => each.id === id) ?? null;

/**
 * The bots on the seats of a table, by their codes (null: no bot). Matches from before bots were persons say `normal` and `normal 2`: their bots get
 * persons by seat, no two the same.
 */
export function botsIn(codes: readonly (string | null)[]): readonly (SeatedBot | null)[] {
  const read = codes.map((code) => {
    if (code === null) return null;
    const [, level = code, id] = CODE.exec(code) ?? [];
    return { level, person: personOf(id) };
  });
  const free = persons.filter((person) => !read.some((bot) => bot?.person === person));
  return read.map((bot, seat) => (bot === null ? null : { level: bot.level, person: bot.person ?? personAt(free, seat) }));
}

function personAt(free: readonly Person[], seat: number): Person {
  const person = free[seat % free.length];
  if (person === undefined) throw new Error('more bots than persons');
  return person;
}
