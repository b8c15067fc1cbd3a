import { type Field, type Json, same } from '@tavern/engine';
import type { GamePack, Preset } from '@tavern/games';

export type Chosen = { readonly [field: string]: Json };

/** A preset with every rule it stands for, those it does not name included. */
export const rulesOf = ({ game }: GamePack, preset: Preset): Chosen => game.rules.parse(preset.rules) as Chosen;

/** Where a new table begins: with the recommended rules. */
export function firstRules({ game, presets = [] }: GamePack): Chosen {
  const recommended = presets.find((preset) => preset.recommended === true);
  return game.rules.parse(recommended?.rules ?? {}) as Chosen;
}

/** The preset that these are the rules of; null: they are somebody's own. */
export const presetOf = (pack: GamePack, rules: Chosen): Preset | null =>
  pack.presets?.find((preset) => same(rulesOf(pack, preset), rules)) ?? null;

/** The rules that are not as a new table has them. */
export function changedRules(fields: readonly Field[], pack: GamePack, rules: Chosen): readonly string[] {
  const usual = firstRules(pack);
  return fields.flatMap(({ name }) => (same(rules[name], usual[name]) ? [] : [name]));
}
