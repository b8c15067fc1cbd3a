import type { Game, Types } from './game.ts';
import type { Json } from './json.ts';
import { fieldsOf, takenField } from './settings.ts';

type Choice = { readonly [field: string]: unknown };

/**
 * Choices of which no two share what they may not share (`unshared`): each gives way to those before it, to the first listed value that is free. The
 * same choices where nothing had to change.
 */
export function setApart<T extends Types>(
  game: Pick<Game<T>, 'unshared' | 'seatChoice'>,
  rules: T['rules'],
  choices: readonly Choice[],
): readonly Choice[] {
  const names = game.unshared?.(rules) ?? [];
  if (names.length === 0) return choices;
  const fields = fieldsOf(game.seatChoice(rules), 'seat').filter(({ name }) => names.includes(name));
  const settled: Choice[] = [];
  for (const choice of choices) {
    let own = choice;
    for (const field of fields) {
      if (takenField({ unshared: () => [field.name] }, rules, settled, own) === null) continue;
      const values: readonly Json[] = field.type === 'choice' ? field.values.map(({ value }) => value) : [];
      const free = values.find((value) => settled.every((each) => each[field.name] !== value));
      if (free !== undefined) own = { ...own, [field.name]: free };
    }
    settled.push(own);
  }
  return settled;
}
