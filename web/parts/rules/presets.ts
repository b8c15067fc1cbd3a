import { type Field, type Json, same } from '@tavern/engine';
import type { GamePack, Preset } from '@tavern/games';

export type Chosen = { readonly [field: string]: Json };

/** All rules of a preset, including those it does not name. */
export const rulesOf = ({ game }: GamePack, preset: Preset): Chosen => game.rules.parse(preset.rules) as Chosen;

/** A new table has the recommended rules. */
export function firstRules({ game, presets = [] }: GamePack): Chosen {
  const recommended = presets.find((preset) => preset.recommended === true);
  return game.rules.parse(recommended?.rules ?? {}) as Chosen;
}

/** The preset with these rules; null: they are a custom set. */
export const presetOf = (pack: GamePack, rules: Chosen): Preset | null =>
  pack.presets?.find((preset) => same(rulesOf(pack, preset), rules)) ?? null;

/** The rules that differ from a new table's. */
export function changedRules(fields: readonly Field[], pack: GamePack, rules: Chosen): readonly string[] {
  const usual = firstRules(pack);
  return fields.flatMap(({ name }) => (same(rules[name], usual[name]) ? [] : [name]));
}
