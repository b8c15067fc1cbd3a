import { type Field, fieldsOf, type Json, parseSettings, type Refusal, same, type Types } from '@tavern/engine';
import type { GamePack, Preset } from '@tavern/games';
import { Mistake } from './arguments.ts';
import { boxIn } from './box-file.ts';
import { nameAndValue, readField } from './fields.ts';
import { told, words } from './words.ts';

/** House rules by name; what is not named has its default. */
export type HouseRules = { readonly [name: string]: Json };

/** House rules from the command line: a preset's first, then each `--rule name=value`, then the cards of `--box file`. A mistake in them is named. */
export function houseRules(pack: GamePack, preset: string | undefined, given: readonly string[] = [], box?: string): HouseRules {
  const base = preset === undefined ? {} : presetRules(presetOf(pack, preset));
  const cards = box === undefined ? {} : { box: boxIn(pack, box) };
  const rules = { ...base, ...rulesFrom(given, fieldsOf(pack.game.rules)), ...cards };
  // A table without seats is refused as well, but only once its rules could be read.
  const read = parseSettings(pack.game, { rules, seats: [] });
  if (!read.ok && read.field !== 'seats') throw wrongSettings(pack, read);
  return rules;
}

/** Where people begin who say nothing about rules. */
export function recommendedRules({ presets = [] }: GamePack): HouseRules {
  const recommended = presets.find((preset) => preset.recommended === true);
  return recommended === undefined ? {} : presetRules(recommended);
}

/** A game's own checks speak with the game's words. */
export const wrongSettings = ({ texts }: GamePack, { why }: Refusal): Mistake =>
  new Mistake(words('mistake.settings', { why: told(why, texts) }));

export const presetRules = (preset: Preset): HouseRules => preset.rules as HouseRules;

/** The preset that these rules amount to, however they were put together. */
export const presetLike = (pack: GamePack, rules: HouseRules): Preset | undefined =>
  pack.presets?.find((preset) => alike(pack, presetRules(preset), rules));

export const alike = (pack: GamePack, a: HouseRules, b: HouseRules): boolean => same(inFull(pack, a), inFull(pack, b));

function presetOf({ game, presets = [] }: GamePack, id: string): Preset {
  const found = presets.find((preset) => preset.id === id);
  if (found !== undefined) return found;
  if (presets.length === 0) throw new Mistake(words('mistake.noPresets', { game: game.name }));
  throw new Mistake(words('mistake.choice', { name: '--preset', given: id, known: presets.map((each) => each.id).join(', ') }));
}

function rulesFrom(given: readonly string[], fields: readonly Field[]): HouseRules {
  return Object.fromEntries(
    given.map((rule) => {
      const parts = nameAndValue(rule);
      if (parts === null) throw new Mistake(words('mistake.rule', { given: rule }));
      return [parts[0], readField('--rule', parts, fields)];
    }),
  );
}

/** The rules with every default filled in. */
export const inFull = ({ game }: GamePack, rules: HouseRules): Types['rules'] => game.rules.parse(rules);

/** What a person may choose for their seat under these rules. */
export const seatFields = (pack: GamePack, rules: HouseRules): Field[] =>
  fieldsOf(pack.game.seatChoice(inFull(pack, rules), 'person'), 'seat');

/** How many bots play with these people, where the game says so; null: as many as are wanted, or nobody plays but bots. */
export const botsCounted = (pack: GamePack, rules: HouseRules, people: number): number | null =>
  people === 0 ? null : (pack.game.seating?.bots?.(inFull(pack, rules), people) ?? null);
