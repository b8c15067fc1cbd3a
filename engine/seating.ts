import type { Game, Types } from './game.ts';
import { type MatchRefusal, malformed } from './refusal.ts';
import type { Say } from './say.ts';

/** Who sits on a seat. Only what may be chosen for it can depend on that: rules never know. */
export type Sitter = 'person' | 'bot';

/** Why one seat's choice cannot be beside those of others: the field at fault, and a sentence that names the way out. */
export interface Clash {
  readonly field: string;
  readonly why: Say;
}

/** What the choices of all seats must be like together, for games in which a schema of one seat cannot say it (`Game.seating`). */
export interface Seating<T extends Types> {
  /** Refused as soon as it is chosen: the seat that chose first keeps it. */
  clash?(rules: T['rules'], choice: T['seat'], others: readonly T['seat'][]): Clash | null;
  /** What all seats together still lack for a start, as a sentence that names the way out. */
  lacks?(rules: T['rules'], seats: readonly T['seat'][]): Say | null;
  /** What somebody who sits down begins with beside these others: the smaller team, what nobody has. Other fields have their defaults. */
  begin?(rules: T['rules'], others: readonly T['seat'][], by: Sitter): Partial<T['seat']>;
  /** How many bots play with this many people; null: as the host likes. */
  bots?(rules: T['rules'], people: number): number | null;
}

/** What is wrong with choices that are all right by themselves; null: nothing. */
export function seatingRefusal<T extends Types>(
  { seating }: Pick<Game<T>, 'seating'>,
  rules: T['rules'],
  seats: readonly T['seat'][],
): MatchRefusal | null {
  for (const [index, choice] of seats.entries()) {
    const clash = seating?.clash?.(rules, choice, seats.slice(0, index)) ?? null;
    if (clash !== null) return because(`seats.${index}.${clash.field}`, clash.why);
  }
  const why = seating?.lacks?.(rules, seats) ?? null;
  return why === null ? null : because('seats', why);
}

/** Why this choice cannot be beside those that others have made before; null: it can. */
export function clashRefusal<T extends Types>(
  { seating }: Pick<Game<T>, 'seating'>,
  rules: T['rules'],
  choice: T['seat'],
  others: readonly T['seat'][],
): MatchRefusal | null {
  const clash = seating?.clash?.(rules, choice, others) ?? null;
  return clash === null ? null : because(`choice.${clash.field}`, clash.why);
}

const because = (field: string, why: Say): MatchRefusal => ({ ...malformed(field, 'refused'), why });
