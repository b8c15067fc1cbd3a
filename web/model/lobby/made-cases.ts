import { type Clash, type Field, fieldsOf, firstChoice, type Game, type Json, type Types } from '@tavern/engine';
import type { Chosen, SeatCases } from './lobby-pack.ts';
import { caseKey } from './seat-fields.ts';

/** What one case looks like, before lists that are equal are put together. */
interface CaseLook {
  readonly any: readonly Field[];
  readonly person: readonly Field[];
  readonly bot: readonly Field[];
  readonly clash: Clash | null;
}

function seenUnder(game: Game<Types>, rules: Chosen): CaseLook {
  const first = firstChoice(game, rules);
  return {
    any: fieldsOf(game.seatChoice(rules), 'seat'),
    person: fieldsOf(game.seatChoice(rules, 'person'), 'seat'),
    bot: fieldsOf(game.seatChoice(rules, 'bot'), 'seat'),
    clash: game.seating?.clash?.(rules, first, [first]) ?? null,
  };
}

/** Every value that matters of a house rule; of a number the least and the most. */
function valuesOf(field: Field): readonly Json[] {
  switch (field.type) {
    case 'switch':
      return [true, false];
    case 'choice':
      return field.values.map(({ value }) => value);
    case 'number':
      return [field.min, field.max, field.initial];
    case 'other':
      return [field.initial];
  }
}

/** All rules that differ from these in some of the fields, each with the values that matter. */
const variants = (rules: Chosen, fields: readonly Field[]): readonly Chosen[] =>
  fields.reduce<readonly Chosen[]>(
    (all, field) => all.flatMap((each) => valuesOf(field).map((value) => ({ ...each, [field.name]: value }))),
    [rules],
  );

/**
 * The cases of a game: a house rule decides about what seats choose if another value of it changes that, whatever the rules found before are.
 * web/test/model/lobby/lobby-packs.test.ts compares them with what the game itself says under many more rules.
 */
export function madeCases(game: Game<Types>, fields: readonly Field[], printed: Chosen): SeatCases {
  const known = new Map<string, CaseLook>();
  const seen = (rules: Chosen): CaseLook => {
    const key = JSON.stringify(rules);
    const found = known.get(key) ?? seenUnder(game, rules);
    known.set(key, found);
    return found;
  };
  const can = (rules: Chosen): boolean => game.rules.safeParse(rules).success;
  const changes = (field: Field, rules: Chosen): boolean =>
    valuesOf(field)
      .map((value) => ({ ...rules, [field.name]: value }))
      .some((other) => can(other) && JSON.stringify(seen(other)) !== JSON.stringify(seen(rules)));

  const on: Field[] = [];
  const missing = (): Field | undefined => {
    const tried = variants(printed, on).filter(can);
    return fields.find((field) => !on.includes(field) && tried.some((rules) => changes(field, rules)));
  };
  for (let next = missing(); next !== undefined; next = missing()) on.push(next);

  const names = on.map(({ name }) => name);
  const lists = new Map<string, number>();
  const place = (list: readonly Field[]): number => {
    const text = JSON.stringify(list);
    if (!lists.has(text)) lists.set(text, lists.size);
    return lists.get(text) ?? 0;
  };
  const cases = variants(printed, on)
    .filter(can)
    .map((rules) => {
      const { any, person, bot, clash } = seen(rules);
      return [caseKey(names, rules), { any: place(any), person: place(person), bot: place(bot), clash }] as const;
    });
  return { on: names, cases: Object.fromEntries(cases), fields: [...lists.keys()].map((text) => JSON.parse(text) as Field[]) };
}
