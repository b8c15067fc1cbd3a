import { type Say, say } from '@tavern/engine';

/** Puts a seat without a name of its own into words: a bot by its level, numbered where several have it; null: a person, by number; 0: the only one. */
export type NameOf = (level: string | null, nth: number) => string;

export const botNameOf =
  (tell: (what: Say) => string): NameOf =>
  (level, nth) => {
    if (level === null) return tell(nth === 0 ? say('common.traveller') : say('seat.unnamed', { n: nth }));
    return tell(nth === 1 ? say(`bot.${level}`) : say(`bot.${level}.nth`, { n: nth }));
  };

interface Called {
  readonly name: string;
  readonly level: string | null;
}

/** What the seats of a match are called, ready to be shown. */
export function namesOf(seats: readonly Called[], nameOf: NameOf): string[] {
  const bots = new Map<string, number>();
  const alone = seats.filter(({ level }) => level === null).length === 1;
  return seats.map(({ name, level }, index) => {
    if (level === null) return name === '' ? nameOf(null, alone ? 0 : index + 1) : name;
    const nth = (bots.get(level) ?? 0) + 1;
    bots.set(level, nth);
    return nameOf(level, nth);
  });
}

/** Levels as a server numbers them: `easy`, `easy 2`. A match's names come so, and its status tells which of them are bots. */
export function namesFromServer(names: readonly string[], isBot: (seat: number) => boolean, nameOf: NameOf): string[] {
  return names.map((name, seat) => {
    const [, level = name, nth = '1'] = /^(\S+?)(?: (\d+))?$/.exec(name) ?? [];
    return isBot(seat) ? nameOf(level, Number(nth)) : name;
  });
}
