/** The lines of a game's rule book that tests must cite: KM-063 to KM-166, say. */
export interface Checklist {
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  /** Single lines beyond them that tests must cite too: `["KM-182"]`. */
  readonly also?: readonly string[];
  /** Lines that may wait, each with the reason why: `{ "KM-069": "why" }`. */
  readonly later?: { readonly [id: string]: string };
}

export const idsOf = ({ prefix, from, to, also = [] }: Checklist): string[] => [
  ...Array.from({ length: to - from + 1 }, (_, index) => idOf(prefix, from + index)),
  ...also,
];

const idOf = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(3, '0')}`;

/** Ids that a text names itself. */
export const namedIn = (text: string, prefix: string): Set<string> =>
  new Set([...text.matchAll(new RegExp(`(?<!\\w)${prefix}-(\\d+)(?!\\w)`, 'g'))].map((found) => idOf(prefix, Number(found[1]))));

/** Ids that a test's name cites: those it names, and those between the ends of `KM-080..082` or `KM-080..KM-082`. */
export function citedIn(name: string, prefix: string): Set<string> {
  const cited = namedIn(name, prefix);
  const ranges = name.matchAll(new RegExp(`(?<!\\w)${prefix}-(\\d+)\\s*\\.\\.\\s*(?:${prefix}-)?(\\d+)(?!\\w)`, 'g'));
  for (const [, from, to] of ranges)
    for (let number = Number(from); number <= Number(to); number++) cited.add(idOf(prefix, number));
  return cited;
}

/** `docs/rules/checklists.json`: a checklist per game. What is wrong with it is said with the game and the field. */
export function parseChecklists(text: string): { readonly [game: string]: Checklist } {
  const given: unknown = JSON.parse(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error('it should be an object with a field per game');
  for (const [game, checklist] of Object.entries(given as { [game: string]: Partial<Checklist> | null })) {
    const { prefix, from, to, also = [], later = {} } = checklist ?? {};
    if (typeof prefix !== 'string' || !/^[A-Z]+$/.test(prefix)) throw new Error(`${game}.prefix should be capital letters`);
    if (!Number.isInteger(from) || Number(from) < 0) throw new Error(`${game}.from should be a whole number`);
    if (!Number.isInteger(to) || Number(to) < Number(from))
      throw new Error(`${game}.to should be a whole number, not below from`);
    checkAlso(game, also, prefix, Number(from), Number(to));
    checkLater(game, later, new Set(idsOf(checklist as Checklist)));
  }
  return given as { readonly [game: string]: Checklist };
}

function checkAlso(game: string, also: unknown, prefix: string, from: number, to: number): void {
  if (!Array.isArray(also)) throw new Error(`${game}.also should be a list of ids`);
  for (const [index, id] of also.entries()) {
    const number = typeof id === 'string' ? Number(id.slice(prefix.length + 1)) : Number.NaN;
    if (!Number.isInteger(number) || id !== idOf(prefix, number))
      throw new Error(`${game}.also.${index} should be an id such as ${idOf(prefix, to + 1)}`);
    if ((number >= from && number <= to) || also.indexOf(id) < index)
      throw new Error(`${game}.also.${index}: ${id} is in the checklist already`);
  }
}

function checkLater(game: string, later: unknown, ids: ReadonlySet<string>): void {
  if (typeof later !== 'object' || later === null || Array.isArray(later))
    throw new Error(`${game}.later should be an object with a reason per id`);
  for (const [id, why] of Object.entries(later)) {
    if (!ids.has(id)) throw new Error(`${game}.later.${id} is not in the checklist`);
    if (typeof why !== 'string' || why.trim() === '') throw new Error(`${game}.later.${id} should say why`);
  }
}
