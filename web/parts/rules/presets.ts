import { PRINTED } from '@tavern/decks';
import { type Field, type Json, same } from '@tavern/engine';
import type { GamePack, Preset } from '@tavern/games';

export type Chosen = { readonly [field: string]: Json };

/** All rules of a preset, including those it does not name. */
export const rulesOf = ({ game }: GamePack, preset: Preset): Chosen => game.rules.parse(preset.rules) as Chosen;

/** The code of the cards that a table has chosen. */
export const boxIn = (rules: Chosen): string => (typeof rules['box'] === 'string' ? rules['box'] : PRINTED);

/** A new table has the recommended rules. */
export function firstRules({ game, presets = [] }: GamePack): Chosen {
  const recommended = presets.find((preset) => preset.recommended === true);
  return game.rules.parse(recommended?.rules ?? {}) as Chosen;
}

/** A preset speaks of rules: the table keeps its cards. */
export const withPreset = (pack: GamePack, preset: Preset, rules: Chosen): Chosen => ({
  ...rulesOf(pack, preset),
  ...(pack.box === undefined ? {} : { box: boxIn(rules) }),
});

/** The preset with these rules, whatever the cards are; null: they are a custom set. */
export const presetOf = (pack: GamePack, rules: Chosen): Preset | null =>
  pack.presets?.find((preset) => same(withPreset(pack, preset, rules), rules)) ?? null;

/** The rules that differ from a new table's. The cards have a row of their own. */
export function changedRules(fields: readonly Field[], pack: GamePack, rules: Chosen): readonly string[] {
  const usual = firstRules(pack);
  return fields.flatMap(({ name }) => (same(rules[name], usual[name]) ? [] : [name]));
}
