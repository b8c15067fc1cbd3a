import { PRINTED } from '@tavern/decks';
import { type Field, same } from '@tavern/engine';
import type { Chosen, NamedRules, WholePreset } from '../../model/lobby/lobby-pack.ts';

export type { Chosen };

/** The code of the cards that a table has chosen. */
export const boxIn = (rules: Chosen): string => (typeof rules['box'] === 'string' ? rules['box'] : PRINTED);

/** A new table has the recommended rules. */
export const firstRules = ({ printed, presets }: NamedRules): Chosen =>
  presets.find((preset) => preset.recommended === true)?.rules ?? printed;

/** A preset speaks of rules: the table keeps its cards. */
export const withPreset = ({ box }: NamedRules, preset: WholePreset, rules: Chosen): Chosen => ({
  ...preset.rules,
  ...(box === undefined ? {} : { box: boxIn(rules) }),
});

/** The preset with these rules, whatever the cards are; null: they are a custom set. */
export const presetOf = (named: NamedRules, rules: Chosen): WholePreset | null =>
  named.presets.find((preset) => same(withPreset(named, preset, rules), rules)) ?? null;

/** The rules that differ from a new table's. The cards have a row of their own. */
export function changedRules(fields: readonly Field[], named: NamedRules, rules: Chosen): readonly string[] {
  const usual = firstRules(named);
  return fields.flatMap(({ name }) => (same(rules[name], usual[name]) ? [] : [name]));
}
