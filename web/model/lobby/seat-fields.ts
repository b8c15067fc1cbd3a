import type { Clash, Field, Sitter } from '@tavern/engine';
import type { Chosen, LobbyPack, SeatCases } from './lobby-pack.ts';

/** By what a case is found. */
export const caseKey = (on: readonly string[], rules: Chosen): string => JSON.stringify(on.map((name) => rules[name] ?? null));

/** Rules that this page does not know (the server's are newer) are taken for the printed ones. */
const caseUnder = ({ seat: { on, cases }, printed }: LobbyPack, rules: Chosen): SeatCases['cases'][string] => {
  const found = cases[caseKey(on, rules)] ?? cases[caseKey(on, printed)];
  if (found === undefined) throw new Error('a lobby pack without the printed rules');
  return found;
};

/** What a seat may choose under these rules. `by`: who sits there, where that is known. */
export const seatFields = (pack: LobbyPack, rules: Chosen, by: Sitter | 'any' = 'any'): readonly Field[] =>
  pack.seat.fields[caseUnder(pack, rules)[by]] ?? [];

/** The field in which no two seats can have the same, and why; null: there is none. */
export const clashUnder = (pack: LobbyPack, rules: Chosen): Clash | null => caseUnder(pack, rules).clash;
